// Which suggestions there are for what stands in the search, of each kind a few.
// @ts-check
import { plainly, wordsIn } from "./gallery_search.js";
import { nearestWords } from "./gallery_near.js";
import { say } from "../page/phrases.js";

/** @typedef {import("./gallery_suggest.js").Suggestion} Suggestion */
/** @typedef {{ search: import("./gallery_search.js").Search, chapters: import("./gallery_chapters.js").Chapters, game: string, seek: (words: string) => void, choose: (game: string, chapter: string) => void }} Gallery */

const most = 8;

/** @param {HTMLElement} item @param {string} game */
const isOf = (item, game) => !game || item.id.startsWith(`${game}/`);

/** Rules whose numbers begin so, with what they say. @param {string} number @param {string} before the words before it @param {Gallery} gallery @returns {Suggestion[]} */
function rulesBeginning(number, before, { search, game, seek }) {
  /** @type {Map<string, string>} */
  const rules = new Map();
  for (const item of search.demos) {
    if (!isOf(item, game)) continue;
    for (const part of item.querySelectorAll("dt")) {
      const rule = (part.textContent ?? "").replace(/[[+].*$/, "");
      if (plainly(rule).startsWith(number) && !rules.get(rule)) rules.set(rule, part.nextElementSibling?.textContent ?? "");
    }
  }
  const inOrder = new Intl.Collator("en", { numeric: true }).compare;
  return [...rules].sort(([a], [b]) => inOrder(a, b)).slice(0, most).map(([text, note]) => ({ text, note, take: () => seek(before + text) }));
}

/** Chapters whose names have all of the words. @param {string[]} words @param {Gallery} gallery @returns {Suggestion[]} */
const chaptersHaving = (words, { chapters, game, choose }) => chapters.parts
  .map(({ id, parentElement }) => ({ id, of: parentElement?.id ?? "", text: chapters.nameOf(id) }))
  .filter(({ of, text }) => (!game || of === game) && words.every((word) => plainly(text).includes(word))).slice(0, 3)
  .map(({ id, of, text }) => ({ text, note: `${say("Chapter")} · ${chapters.nameOf(of)}`, take: () => choose(of, id) }));

/** Titles with all of the words, each once; those that begin with them first. @param {string[]} words @param {Gallery} gallery @returns {Suggestion[]} */
function titlesHaving(words, { search, chapters, game, seek }) {
  /** @type {Map<string, Suggestion>} */
  const titles = new Map();
  for (const item of search.having(words, (each) => isOf(each, game))) {
    const text = search.titleOf(item);
    if (!titles.has(text) && words.every((word) => plainly(text).includes(word)))
      titles.set(text, { text, note: chapters.nameOf(item.id.split("/", 1)[0]), take: () => seek(text) });
  }
  const begins = (/** @type {Suggestion} */ { text }) => Number(plainly(text).startsWith(words.join(" ")));
  return [...titles.values()].sort((a, b) => begins(b) - begins(a));
}

/** The last word as it may go on, by words of titles. @param {string} word @param {string} before @param {Gallery} gallery @returns {Suggestion[]} */
const wordsBeginning = (word, before, { search, seek }) => (word.length < 2 ? [] : [...search.wordsOfTitles()])
  .filter(([other]) => other.startsWith(word) && other !== word).sort(([, a], [, b]) => b - a).slice(0, 3)
  .map(([other]) => ({ text: before + other, note: "", take: () => seek(before + other) }));

/** @param {string} asked @param {Gallery} gallery @returns {Suggestion[]} */
export function suggestionsFor(asked, gallery) {
  const { search, seek } = gallery, words = wordsIn(asked), last = words.at(-1) ?? "";
  const before = words.slice(0, -1).map((word) => `${word} `).join("");
  if (/\d/.test(last)) return rulesBeginning(last, before, gallery);
  const offers = [...chaptersHaving(words, gallery), ...wordsBeginning(last, before, gallery), ...titlesHaving(words, gallery)].slice(0, most);
  if (offers.length > 0) return offers;
  const others = search.mended(words).length && search.having(words, () => true).length === 0 ? nearestWords(last, search.vocabulary()).slice(0, 3) : [];
  return others.map((other) => ({ text: before + other, note: "", take: () => seek(before + other) }));
}
