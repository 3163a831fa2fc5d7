// What the scripts that write pages share: text as HTML, and the ledgers of the rules.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const rulesFolder = join(dirname(fileURLToPath(import.meta.url)), "../assets/rules");

export const escape = (text) => text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]);

/** Rule number to summary, from the edition's ledgers. */
export function ledger(edition) {
  const rules = new Map();
  for (const file of readdirSync(rulesFolder)) {
    if (!file.startsWith(edition) || !file.endsWith(".tsv") || file.endsWith(".tests.tsv")) continue;
    const [head, ...rows] = readFileSync(join(rulesFolder, file), "utf8").trimEnd().split("\n").map((row) => row.split("\t"));
    const [rule, summary] = ["rule", "summary"].map((name) => head.indexOf(name));
    for (const row of rows) rules.set(row[rule], row[summary]);
  }
  return rules;
}
