// Writes the data of each system and language as a file of its own, which the page fetches when it is wanted (web/page/data.js,
// shell/match/data_store.h): SYSTEM.json has cards, decks and layout, SYSTEM.LANGUAGE.json its words, those of card texts and what
// is told of its cards, table.LANGUAGE.json the table's own words, page.LANGUAGE.json the page's (web/page/phrases.js). English is in the program. Then says in the
// page which system comes first, and of which build the program's parts are.
// usage: node scripts/make-data.mjs SITE FIRST
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { fileOfTold, toldInEnglish } from "../web/page/told.js";

const assets = join(dirname(fileURLToPath(import.meta.url)), "../assets");
const [site, first] = process.argv.slice(2);
const out = join(site, "data");
const languages = ["ms", "it", "id"];

const textOf = (path) => readFileSync(join(assets, path), "utf8");
/** As small as it means the same. */
const terse = (path) => JSON.stringify(JSON.parse(textOf(path)));
const filesOf = (folder) => readdirSync(join(assets, folder)).filter((name) => name.endsWith(".json")).sort().map((name) => `${folder}/${name}`);
/** Data within data, not text within text, is smaller on its way (web/page/told.js). */
const write = (name, files) => writeFileSync(join(out, `${name}.json`), JSON.stringify(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, JSON.parse(text)]))));

/** {"English": {"ms": ..., "it": ...}} with one of the languages. */
function inLanguage(path, language) {
  const phrases = Object.entries(JSON.parse(textOf(path))).filter(([, said]) => said[language]);
  return JSON.stringify(Object.fromEntries(phrases.map(([english, said]) => [english, { [language]: said[language] }])));
}

mkdirSync(out, { recursive: true });
const systems = filesOf("layouts").map((path) => JSON.parse(textOf(path)).system);
if (!systems.includes(first)) throw new Error(`there is no layout of ${first}`);
const cardsAndDecks = ["cards", "decks"].flatMap(filesOf);
for (const system of systems) {
  const own = cardsAndDecks.filter((path) => JSON.parse(textOf(path)).system === system);
  const files = Object.fromEntries([`layouts/${system}.json`, ...own].map((path) => [path, terse(path)]));
  write(system, files);
  const told = toldInEnglish(files), flavors = JSON.parse(textOf("words/flavors.json"));
  for (const language of languages)
    write(`${system}.${language}`, {
      [`wordings/${system}.${language}.json`]: terse(`wordings/${system}.${language}.json`),
      [`words/${system}.json`]: inLanguage(`words/${system}.json`, language),
      ...Object.fromEntries([fileOfTold(told, (english) => flavors[english]?.[language])]),
    });
}
for (const language of languages) {
  write(`table.${language}`, { "words/table.json": inLanguage("words/table.json", language) });
  writeFileSync(join(out, `page.${language}.json`), JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(textOf("page/words.json"))).map(([english, said]) => [english, said[language]]))));
}

/** Writes into a file of the site what only now is known. */
function fill(name, place, value) {
  const file = join(site, name), text = readFileSync(file, "utf8");
  if (!text.includes(place)) throw new Error(`${file} has no place for ${value}`);
  writeFileSync(file, text.replace(place, place.replace('""', `"${value}"`)));
}
fill("index.html", '<meta name="first-system" content="">', first);
const [build] = WebAssembly.Module.customSections(new WebAssembly.Module(readFileSync(join(site, "twoseat-table.wasm"))), "build");
fill("page/parts.js", 'const build = "";', Buffer.from(build).toString());
