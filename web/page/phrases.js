// What the page itself says: in the language of the page, by the English words, else in English. Its words are data/page.LANGUAGE.json,
// of assets/page/words.json.
// @ts-check

/** By language and English words, as far as they have come. @type {Map<string, Record<string, string>>} */
const phrasebooks = new Map([["en", {}]]);

/** Here once it is done; where nothing comes, the page goes on in English. @param {string} language */
export async function fetchPhrases(language) {
  if (phrasebooks.has(language)) return;
  try {
    const response = await fetch(new URL(`../data/page.${language}.json`, import.meta.url));
    if (response.ok) phrasebooks.set(language, await response.json());
  } catch {
    // No network: tried again when somebody wants that language once more.
  }
}

/** @param {string} english a phrase @param {(string | number)[]} values in place of {0}, {1} ... @returns {string} */
export function say(english, ...values) {
  const phrases = phrasebooks.get(globalThis.document?.documentElement.lang) ?? {};
  return (Object.hasOwn(phrases, english) ? phrases[english] : english).replace(/\{(\d)\}/g, (_, at) => String(values[Number(at)]));
}
