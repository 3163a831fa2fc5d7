// Writes the data of each system and language as a file of its own, which the page fetches when it is wanted (web/page/data.js,
// shell/match/data_store.h): SYSTEM.json has cards, decks and layout, SYSTEM.LANGUAGE.json its words, those of card texts and what
// is told of its cards, table.LANGUAGE.json the table's own words, page.LANGUAGE.json the page's (web/page/phrases.js). English is in the program. Then says in the
// page which system comes first, and of which build the program's parts are.
// usage: node scripts/make-data.mjs SITE FIRST
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const assets = join(dirname(fileURLToPath(import.meta.url)), "../assets");
const [site, first] = process.argv.slice(2);
const out = join(site, "data");
const languages = ["ms", "it", "id"];

const textOf = (path) => readFileSync(join(assets, path), "utf8");
/** As small as it means the same. */
const terse = (path) => JSON.stringify(JSON.parse(textOf(path)));
const filesOf = (folder) => readdirSync(join(assets, folder)).filter((name) => name.endsWith(".json")).sort().map((name) => `${folder}/${name}`);
const write = (name, files) => writeFileSync(join(out, `${name}.json`), JSON.stringify(files));

/** {"English": {"ms": ..., "it": ...}} with one of the languages, of those phrases that are wanted. */
function inLanguage(path, language, wanted = () => true) {
  const phrases = Object.entries(JSON.parse(textOf(path))).filter(([english, said]) => wanted(english) && said[language]);
  return JSON.stringify(Object.fromEntries(phrases.map(([english, said]) => [english, { [language]: said[language] }])));
}

mkdirSync(out, { recursive: true });
const systems = filesOf("layouts").map((path) => JSON.parse(textOf(path)).system);
if (!systems.includes(first)) throw new Error(`there is no layout of ${first}`);
const cardsAndDecks = ["cards", "decks"].flatMap(filesOf);
for (const system of systems) {
  const own = cardsAndDecks.filter((path) => JSON.parse(textOf(path)).system === system);
  write(system, Object.fromEntries([`layouts/${system}.json`, ...own].map((path) => [path, terse(path)])));
  const flavors = new Set(own.flatMap((path) => JSON.parse(textOf(path)).cards ?? []).map(({ flavor }) => flavor));
  const abouts = new Set(own.map((path) => JSON.parse(textOf(path)).about));
  for (const language of languages)
    write(`${system}.${language}`, {
      [`wordings/${system}.${language}.json`]: terse(`wordings/${system}.${language}.json`),
      [`words/${system}.json`]: inLanguage(`words/${system}.json`, language),
      "words/flavors.json": inLanguage("words/flavors.json", language, (english) => flavors.has(english) || abouts.has(english)),
    });
}
for (const language of languages) {
  write(`table.${language}`, { "words/table.json": inLanguage("words/table.json", language) });
  write(`page.${language}`, Object.fromEntries(Object.entries(JSON.parse(textOf("page/words.json"))).map(([english, said]) => [english, said[language]])));
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
