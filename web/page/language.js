// The language of the page: which one it begins with, what stands in it already, and remembering what was chosen.
// @ts-check
import { fetchPhrases, say } from "./phrases.js";

export const languages = ["en", "ms", "it", "id"]; // as the engine counts them
const kept = "twoseat-language";

/** In this page: also where nothing may be kept. @type {string | undefined} */
let chosenHere;

/** What was chosen here before. */
function chosen() {
  try {
    return chosenHere ?? localStorage.getItem(kept);
  } catch {
    return null;
  }
}

/** @param {string} language @param {boolean} [keeps] also for the next visit */
export function remember(language, keeps = true) {
  chosenHere = language;
  try {
    if (keeps) localStorage.setItem(kept, language);
  } catch {
    // A private window: it lasts as long as the page.
  }
}

/** Editions whose rulebook is in another language than English: their matches open in it, for whoever has not chosen one. */
const ofEditions = /** @type {Record<string, string>} */ ({ vgm: "ms", vgi: "it" });
let before = ""; // the language that an edition's took the place of
/** What the table is to speak for a match of this edition: its rulebook's language, or again that which was spoken before one of those. @param {string} edition @returns {string | undefined} undefined: what it speaks */
export const languageOf = (edition) => (chosen() || !edition ? undefined : ofEditions[edition] ?? (before || undefined));

/** Says that it changes so. @param {string} edition @param {string} language @returns {string} in the language that is spoken until then */
export function changeOver(edition, language) {
  const { lang } = document.documentElement;
  const name = new Intl.DisplayNames([lang], { type: "language" }).of(language) ?? language;
  const returns = !ofEditions[edition];
  before = returns ? "" : before || lang;
  return say(returns ? "The table speaks {0} again." : "The table speaks {0} now, as the rulebook of this edition does. The menu has the other languages.", name);
}

/** What is asked for comes first, then what was chosen here before, then what the browser prefers. @param {string | null} wished */
function firstLanguage(wished) {
  const preferred = [wished, chosen(), ...navigator.languages.map((tag) => tag.split("-", 1)[0])];
  return preferred.find((language) => language && languages.includes(language)) ?? "en";
}

/** Puts the words that stand in the page into this language: those marked with data-say, labels and the like with data-say-label, -placeholder, -content; and links to pages that are there in each language (data-say-page). @param {string} language */
export function speak(language) {
  document.documentElement.lang = language;
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("a[data-say-page]")))
    link.setAttribute("href", (link.getAttribute("href") ?? "").replace(/(\.(ms|it|id))?\.html$/, language === "en" ? ".html" : `.${language}.html`));
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-say]"))) {
    element.dataset.say ||= element.textContent ?? "";
    const words = say(element.dataset.say);
    if (element.textContent !== words) element.textContent = words;
  }
  for (const [mark, attribute] of [["data-say-label", "aria-label"], ["data-say-placeholder", "placeholder"], ["data-say-content", "content"]]) {
    for (const element of document.querySelectorAll(`[${mark}]`)) {
      if (!element.getAttribute(mark)) element.setAttribute(mark, element.getAttribute(attribute) ?? "");
      element.setAttribute(attribute, say(element.getAttribute(mark) ?? ""));
    }
  }
}

/** In the language that is asked for, else the first that suits; done when its words are here. @param {string | null} wished */
export async function speakFirst(wished) {
  const language = firstLanguage(wished);
  document.documentElement.lang = language;
  await fetchPhrases(language);
  if (document.documentElement.lang === language) speak(language);
}
