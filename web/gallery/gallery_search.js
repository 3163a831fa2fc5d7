// The gallery's search: which demos have all of the words, those that have them in their titles first; where none has, the nearest.
// @ts-check
import { nearestRule, nearestWords } from "./gallery_near.js";

/** "È" is found by "e". @param {string} text */
export const plainly = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** @param {string} asked */
export const wordsIn = (asked) => plainly(asked).split(/\s+/).filter(Boolean);

/** A word in the text; a rule only as a number of its own: "10.6" is in "10.6.1", not in "210.6". @param {string} text @param {string} word */
function has(text, word) {
  if (!/\d/.test(word)) return text.includes(word);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!/[\w.]/.test(text[at - 1] ?? " ") && !(/\d$/.test(word) && /\d/.test(text[at + word.length] ?? " "))) return true;
  return false;
}

/** Its rules and what they say. @param {HTMLElement} item */
const rulesOf = (item) => [...item.querySelectorAll("dt, dd")].map((part) => part.textContent).join(" ");

/** @param {string[]} texts @returns {Map<string, number>} */
function countWords(texts) {
  const words = new Map();
  for (const text of texts) for (const word of text.match(/\p{L}{3,}/gu) ?? []) words.set(word, (words.get(word) ?? 0) + 1);
  return words;
}

/** @typedef {{ count: number, near?: string, elsewhere?: number }} Found how many; with what words instead, none: with some of them; how many the filters keep back */

const atMost = 24; // that have only some of the words

export class Search {
  /** @param {HTMLElement[]} demos @param {HTMLElement} results where they stand while there is a search @param {(item: HTMLElement) => string} titleOf */
  constructor(demos, results, titleOf) {
    this.demos = demos;
    this.results = results;
    this.list = /** @type {HTMLElement} */ (results.querySelector("ul"));
    this.titleOf = titleOf;
    this.homes = demos.map((item) => item.parentElement);
    /** What each says in English, in the page as it came. */
    this.english = demos.map((item) => ({ title: titleOf(item), text: rulesOf(item) }));
    /** What of each is searched, once somebody searches: in English, too. @type {{ title: string, text: string }[] | undefined} */
    this.texts = undefined;
  }

  /** More that this one says in English. @param {HTMLElement} item @param {string} text */
  learn(item, text) {
    this.english[this.demos.indexOf(item)].text += ` ${text}`;
    this.forget();
  }

  /** They say something else by now. */
  forget() {
    this.texts = this.words = this.titleWords = undefined;
  }

  prepare() {
    return (this.texts ??= this.demos.map((item, at) => {
      const title = plainly(`${this.titleOf(item)} ${this.english[at].title}`);
      return { title, text: plainly(`${title} ${rulesOf(item)} ${this.english[at].text}`) };
    }));
  }

  /** All words that there are, and how often; and those of the titles. */
  vocabulary() {
    return (this.words ??= countWords(this.prepare().map(({ text }) => text)));
  }
  wordsOfTitles() {
    return (this.titleWords ??= countWords(this.prepare().map(({ title }) => title)));
  }

  /** The numbers of all rules, plainly. */
  rules() {
    return (this.numbers ??= new Set(this.demos.flatMap((item) => [...item.querySelectorAll("dt")].map((part) => plainly(part.textContent ?? "")))));
  }

  /** The same, each word that nowhere is by the nearest that is; without those that nothing is near to. @param {string[]} words */
  mended(words) {
    const texts = this.prepare();
    return words.flatMap((word) => {
      if (texts.some(({ text }) => has(text, word))) return [word];
      const near = /\d/.test(word) ? nearestRule(word, this.rules()) : nearestWords(word, this.vocabulary())[0];
      return near ? [near] : [];
    });
  }

  /** Those that have all of the words, first those that have them in their titles. @param {string[]} words @param {(item: HTMLElement) => boolean} letThrough */
  having(words, letThrough) {
    const texts = this.prepare();
    /** @type {HTMLElement[]} */
    const inTitle = [], inText = [];
    this.demos.forEach((item, at) => {
      if (!letThrough(item) || !words.every((word) => has(texts[at].text, word))) return;
      (words.every((word) => has(texts[at].title, word)) ? inTitle : inText).push(item);
    });
    return [...inTitle, ...inText];
  }

  /** Those that have the most of the words, titles before texts. @param {string[]} words @param {(item: HTMLElement) => boolean} letThrough */
  havingSome(words, letThrough) {
    const texts = this.prepare();
    const weigh = (/** @type {number} */ at) => words.reduce((sum, word) => sum + (has(texts[at].text, word) ? word.length : 0) + (has(texts[at].title, word) ? word.length / 2 : 0), 0);
    return this.demos.map((item, at) => ({ item, weight: letThrough(item) ? weigh(at) : 0 })).filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight).slice(0, atMost).map(({ item }) => item);
  }

  /** Instead of nothing. @param {string[]} words @param {(item: HTMLElement) => boolean} letThrough @returns {{ items: HTMLElement[], near?: string }} */
  nearest(words, letThrough) {
    const mended = this.mended(words), near = mended.join(" ");
    const items = mended.length === words.length && near !== words.join(" ") ? this.having(mended, letThrough) : [];
    return items.length > 0 ? { items, near } : { items: this.havingSome(mended.filter((word) => word.length > 2 || /\d/.test(word)), letThrough) };
  }

  /** Shows what has all of these words and is let through, else perhaps what is nearest. @param {string} asked @param {(item: HTMLElement) => boolean} letThrough @param {boolean} [nearest] @returns {Found} */
  show(asked, letThrough, nearest = false) {
    const words = wordsIn(asked);
    const exact = words.length > 0 ? this.having(words, letThrough) : this.demos.filter(letThrough);
    const { items, near } = exact.length > 0 || words.length === 0 || !nearest ? { items: exact } : this.nearest(words, letThrough);
    const seen = new Set(items);
    for (const item of this.demos) item.hidden = !seen.has(item);
    this.place(words.length > 0 ? items : []);
    return { count: exact.length, near, elsewhere: exact.length || !words.length ? 0 : this.having(words, () => true).length };
  }

  /** These stand among the results, every other one in its chapter. @param {HTMLElement[]} found */
  place(found) {
    const away = new Set(found);
    /** @type {Map<Element | null, HTMLElement[]>} */
    const home = new Map();
    this.demos.forEach((item, at) => {
      if (!away.has(item)) home.set(this.homes[at], [...(home.get(this.homes[at]) ?? []), item]);
    });
    this.list.replaceChildren(...found);
    for (const [list, items] of home)
      if (list && (items.length !== list.children.length || items.some((item, at) => list.children[at] !== item))) list.replaceChildren(...items);
    this.results.hidden = found.length === 0;
  }
}
