// What the table says, in its four languages, for the scripts that write pages and pictures: the words of assets/words.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { languages } from "./pages.mjs";

const assets = join(dirname(fileURLToPath(import.meta.url)), "../assets");
const books = new Map();

function book(name) {
  if (!books.has(name)) books.set(name, JSON.parse(readFileSync(join(assets, "words", `${name}.json`), "utf8")));
  return books.get(name);
}

/** What every language calls the same: nothing, and cells. */
const spared = /^([A-Z]\d)?$/;

/** A phrase in English and in every other language; the system's own words go before the table's. One that is missing is a mistake. */
export function told(system, english) {
  const words = book(system)[english] ?? book("table")[english];
  if (!words && !spared.test(english)) throw new Error(`assets/words: neither ${system}.json nor table.json has "${english}"`);
  return Object.fromEntries([["en", english], ...languages.map((language) => [language, words?.[language] ?? english])]);
}
