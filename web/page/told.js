// What is told of a system's cards and decks, and in which order: a language's file says it in that order alone, and what
// it is in English stands in the system's own file.
// @ts-check

const told = "words/flavors.json";

/** Each once. @param {Record<string, string>} files paths and contents of a system @returns {string[]} */
export function toldInEnglish(files) {
  /** @type {Set<string>} */
  const all = new Set();
  for (const text of Object.values(files))
    JSON.parse(text, (key, value) => { // of a card's other side, too
      if ((key === "flavor" || key === "about") && value) all.add(String(value));
      return value;
    });
  return [...all];
}

/** @param {string[]} english @param {(english: string) => string | undefined} translate @returns {[string, string]} a file of a language */
export function fileOfTold(english, translate) {
  return [told, JSON.stringify(english.map((each) => translate(each) ?? ""))];
}

/** What is served as data within data is text for the program. @param {string} text @returns {Record<string, string>} */
function filesIn(text) {
  const files = Object.entries(JSON.parse(text));
  return Object.fromEntries(files.map(([path, content]) => [path, typeof content === "string" ? content : JSON.stringify(content)]));
}

/**
 * A file as the program reads it: paths with their texts, what is told of cards as {"English": {"it": ...}}.
 * @param {string} name @param {string} text @param {(system: string) => Promise<string>} fetchSystem
 */
export async function asRead(name, text, fetchSystem) {
  const files = filesIn(text), [system, language] = name.split(".");
  if (language !== undefined && told in files) {
    /** @type {string[]} */
    const said = JSON.parse(files[told]);
    const english = toldInEnglish(JSON.parse(await fetchSystem(system)));
    const pairs = english.map((each, at) => [each, { [language]: said[at] }]).filter((_, at) => said[at]);
    files[told] = JSON.stringify(Object.fromEntries(pairs));
  }
  return JSON.stringify(files);
}
