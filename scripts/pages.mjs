// What the scripts that write pages share: text as HTML, the rule demos, and the ledgers of the rules.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const assets = join(dirname(fileURLToPath(import.meta.url)), "../assets");
const english = (text) => (typeof text === "string" ? text : text.en);

export const escape = (text) => text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]);

export const editions = [
  ["vge", "Cardfight!! Vanguard, English edition"], ["bsk", "Berserk"], ["bso", "Berserk Online"], ["bsh", "Berserk Heroes"],
];

/** A rule as the ledger knows it: "10.2+" and "10.2[1]" are about 10.2. */
export const plain = (rule) => rule.replace(/[[+].*$/, "");

/** Rule number to summary, from the edition's ledgers. */
export function ledger(edition) {
  const rules = new Map();
  for (const file of readdirSync(join(assets, "rules"))) {
    if (!file.startsWith(edition) || !file.endsWith(".tsv") || file.endsWith(".tests.tsv")) continue;
    const [head, ...rows] = readFileSync(join(assets, "rules", file), "utf8").trimEnd().split("\n").map((row) => row.split("\t"));
    const [rule, summary] = ["rule", "summary"].map((name) => head.indexOf(name));
    for (const row of rows) rules.set(row[rule], row[summary]);
  }
  return rules;
}

/** Those with a table; what checks decks only has nothing to show. */
export function demosOf(edition) {
  return readdirSync(join(assets, "demos", edition)).filter((file) => file.endsWith(".json")).map((file) => {
    const demo = JSON.parse(readFileSync(join(assets, "demos", edition, file), "utf8"));
    return { id: `${edition}/${file.slice(0, -5)}`, title: english(demo.title), rules: demo.rules, table: "given" in demo || "steps" in demo };
  }).filter(({ table }) => table);
}
