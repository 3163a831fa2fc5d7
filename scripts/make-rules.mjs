// Writes for each edition what its rules say and which demos show them, for whoever looks up a rule at the table.
// usage: node scripts/make-rules.mjs FOLDER   (assets/demos and assets/rules lie beside this folder)
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { demosOf, editions, ledger, plain } from "./pages.mjs";

const [folder] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (const [edition] of editions) {
  const rules = {}, titles = {};
  const entry = (rule) => (rules[rule] ??= {});
  for (const [rule, summary] of ledger(edition)) entry(rule).summary = summary;
  // The demo of few rules says more of each.
  for (const demo of demosOf(edition).sort((a, b) => a.rules.length - b.rules.length)) {
    titles[demo.id] = demo.title;
    for (const rule of demo.rules) (entry(plain(rule)).demos ??= []).push(demo.id);
  }
  writeFileSync(join(folder, `${edition}.json`), JSON.stringify({ rules, titles }));
}
