// Writes for each edition what its rules say and which demos show them (EDITION.json), for whoever looks up a rule, and what
// of it there is in another language (EDITION.LANGUAGE.json: the page tells the rest in English); chapters.LANGUAGE.json names the chapters.
// usage: node scripts/make-rules.mjs FOLDER   (assets/demos and assets/rules lie beside this folder)
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chaptersOf } from "./chapters.mjs";
import { demosOf, editions, languages, ledger, ledgerIn, plain } from "./pages.mjs";

const [folder] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (const [edition] of editions) {
  const rules = {}, titles = {};
  const entry = (rule) => (rules[rule] ??= {});
  for (const [rule, summary] of ledger(edition)) entry(rule).summary = summary;
  // The demo of few rules says more of each.
  const demos = demosOf(edition).sort((a, b) => a.rules.length - b.rules.length);
  for (const demo of demos) {
    titles[demo.id] = demo.title.en;
    for (const rule of demo.rules) (entry(plain(rule)).demos ??= []).push(demo.id);
  }
  const write = (name, content) => writeFileSync(join(folder, `${name}.json`), JSON.stringify(content));
  write(edition, { rules, titles });
  for (const language of languages)
    write(`${edition}.${language}`, {
      summaries: Object.fromEntries(ledgerIn(language, edition)),
      titles: Object.fromEntries(demos.map(({ id, title }) => [id, title[language]])),
    });
}
// What the gallery's covers are called, of all editions at once.
for (const language of languages) {
  const chapters = editions.flatMap(([edition]) => chaptersOf(edition)).map(({ id, names }) => [id, names[language]]);
  writeFileSync(join(folder, `chapters.${language}.json`), JSON.stringify({ chapters: Object.fromEntries(chapters) }));
}
