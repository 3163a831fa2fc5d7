// What the page of differences says in the language of the page: its sentences, and the names of chapters and demos, as far as
// there are any; English stands in.
// @ts-check
import { say } from "../page/phrases.js";
import { tellIn, wordsOf } from "../rulebook/rule_book.js";

/** @typedef {import("../rulebook/rule_book.js").BookWords} BookWords */

/** @param {string} selector @param {ParentNode} [within] */
const each = (selector, within = document) => /** @type {NodeListOf<HTMLElement>} */ (within.querySelectorAll(selector));

/** @param {HTMLElement} said @param {string | undefined} words */
function tell(said, words) {
  if (words) tellIn(said, words, "");
}

/** What stands in the middle of a heading begins a line here. @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** A demo by its name. @param {HTMLElement} link @param {BookWords} words */
function tellDemo(link, words) {
  const id = (link.getAttribute("href") ?? "").replace(/^.*#demo=/, "");
  tell(/** @type {HTMLElement} */ (link.querySelector(".title")), words.titles[id]);
}

/** @param {HTMLElement} edition its section @param {BookWords} sentences */
async function tellEdition(edition, sentences) {
  const [words, { chapters }] = await Promise.all([wordsOf(edition.id), wordsOf("chapters")]);
  for (const heading of each("[data-chapter]", edition)) tell(heading, chapters?.[heading.dataset.chapter ?? ""]);
  for (const book of each(".book", edition)) tell(book, capital(say(book.textContent ?? "")));
  for (const only of each(".only", edition)) tell(only, say("Only in this edition"));
  for (const both of each(".both", edition)) {
    both.setAttribute("href", `${both.getAttribute("href")}&lang=${document.documentElement.lang}`);
    both.setAttribute("aria-label", `${say("See both")}: ${edition.querySelector("h2 span")?.textContent}, ${both.closest("li")?.id.replace(/^\w+-/, "")}`);
    both.textContent = say("See both");
  }
  for (const said of each(".difference", edition)) tell(said, sentences.summaries[said.closest("li")?.id ?? ""]);
  for (const link of each(".shown a", edition)) tellDemo(link, words);
}

/** @param {HTMLElement[]} editions their sections */
export async function translate(editions) {
  if (document.documentElement.lang === "en") return;
  const sentences = await wordsOf("differences");
  await Promise.all(editions.map((edition) => tellEdition(edition, sentences)));
}
