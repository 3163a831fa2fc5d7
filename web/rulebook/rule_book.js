// What the rules of an edition say, which demos show them, and what of it there is in the language of the page.
// @ts-check

/** @typedef {{ summary?: string, demos?: string[] }} Rule */
/** @typedef {{ rules: Record<string, Rule>, titles: Record<string, string> }} Book in English */
/** @typedef {{ summaries: Record<string, string>, titles: Record<string, string>, chapters?: Record<string, string> }} BookWords in another language, as far as there are any */

/** One request a file, of those that scripts/make-rules.mjs writes. @type {Map<string, Promise<any>>} */
const files = new Map();

/** @param {string} name @returns {Promise<any>} */
function file(name) {
  const known = files.get(name);
  if (known) return known;
  const content = fetch(new URL(`../rules/${name}.json`, import.meta.url)).then((response) => {
    if (!response.ok) throw new Error(response.statusText);
    return response.json();
  });
  content.catch(() => files.delete(name)); // to be tried again
  files.set(name, content);
  return content;
}

/** @param {string} edition @returns {Promise<Book>} */
export const bookOf = (edition) => file(edition);

/** Nothing for English, nor where they do not come: English stands in. @param {string} edition @returns {Promise<BookWords>} */
export async function wordsOf(edition) {
  const none = { summaries: {}, titles: {} };
  const { lang } = document.documentElement;
  return lang === "en" ? none : file(`${edition}.${lang}`).catch(() => none);
}

/** @typedef {{ summaries: Record<string, string>, tables: Record<string, string> }} Differences sentences by the ids of page and tables, in English; by edition a table as assets/editions has them, its sentences by their ids */

/** What people call the rulebooks: the game, and where it has several the edition, which is said in the page's language. @type {Record<string, [string, string?]>} */
const titles = {
  vge: ["Cardfight!! Vanguard", "English edition"], vgm: ["Cardfight!! Vanguard", "Malay edition"], vgi: ["Cardfight!! Vanguard", "Italian edition"],
  bsk: ["Berserk"], bso: ["Berserk Online"], bsh: ["Berserk Heroes"], dbs: ["Dragon Ball Super Card Game"],
};
/** @param {string} edition @returns {string[]} the game and perhaps its edition, in English */
export const titleOf = (edition) => /** @type {string[]} */ (titles[edition] ?? []);

/** @returns {Promise<Differences>} what is different in the editions of Vanguard */
export const differences = () => file("differences");

/** Puts these words into the element, else what it says in English, and marks in which language it speaks then. @param {HTMLElement} element @param {string | undefined} words @param {string} english */
export function tellIn(element, words, english) {
  element.textContent = words ?? english;
  element.lang = words === undefined ? "en" : document.documentElement.lang;
}
