// What the scripts that write pages share: text as HTML, the rule demos, and the ledgers of the rules.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const assets = join(dirname(fileURLToPath(import.meta.url)), "../assets");

export const escape = (text) => text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]);

export const editions = [
  ["vge", "Cardfight!! Vanguard, English edition"], ["vgm", "Cardfight!! Vanguard, Malay edition"],
  ["vgi", "Cardfight!! Vanguard, Italian edition"], ["bsk", "Berserk"], ["bso", "Berserk Online"], ["bsh", "Berserk Heroes"],
  ["dbs", "Dragon Ball Super Card Game"],
];

/** A rule as the ledger knows it: "10.2+" and "10.2[1]" are about 10.2. */
export const plain = (rule) => rule.replace(/[[+].*$/, "");

/** The other languages; what they have no words for is told in English. */
export const languages = ["ms", "it", "id"];

/** Numbers as numbers: 10.2 before 10.10. */
export const byNumber = new Intl.Collator("en", { numeric: true }).compare;

/** The rows of such a table, by the names of these columns. */
export function rowsOf(file, ...names) {
  const [head, ...rows] = readFileSync(file, "utf8").trimEnd().split("\n").map((row) => row.split("\t"));
  const at = names.map((name) => head.indexOf(name));
  return rows.map((row) => at.map((column) => row[column]));
}

const summariesIn = (folder, edition) => new Map((existsSync(folder) ? readdirSync(folder) : [])
  .filter((file) => file.startsWith(edition) && file.endsWith(".tsv") && !file.endsWith(".tests.tsv"))
  .flatMap((file) => rowsOf(join(folder, file), "rule", "summary")));

/** Rule number to summary, from the edition's ledgers. */
export const ledger = (edition) => summariesIn(join(assets, "rules"), edition);

/** The same in another language, where there is one. */
export const ledgerIn = (language, edition) => summariesIn(join(assets, "rules", language), edition);

/** Those with a table; what checks decks only has nothing to show. */
export function demosOf(edition) {
  return readdirSync(join(assets, "demos", edition)).filter((file) => file.endsWith(".json")).map((file) => {
    const demo = JSON.parse(readFileSync(join(assets, "demos", edition, file), "utf8"));
    return { id: `${edition}/${file.slice(0, -5)}`, title: demo.title, narration: demo.narration, rules: demo.rules, table: "given" in demo || "steps" in demo, lying: JSON.stringify(demo.given ?? "").length };
  }).filter(({ table }) => table);
}
