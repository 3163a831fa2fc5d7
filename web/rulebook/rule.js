// A rule that is cited somewhere, "[vge 10.6.1.2]": what it says, and the demos that show it, in a dialog of the page.
// @ts-check
import { say } from "../page/phrases.js";
import { bookOf, tellIn, titleOf, wordsOf } from "./rule_book.js";

/** @typedef {import("./rule_book.js").Book} Book */

/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** "10.6.1.2", "10.6.1", "10.6", "10": the rule itself, then what it is a part of. @param {string} number */
function* upwards(number) {
  for (let part = number; part; part = part.replace(/[.-]?[^.-]*$/, "")) yield part;
}

/** @param {Book} book @param {string} number */
function find(book, number) {
  const parts = [...upwards(number.replace(/[+[].*$/, ""))];
  const said = parts.find((part) => book.rules[part]?.summary);
  const shown = parts.find((part) => book.rules[part]?.demos?.length);
  return { said, shown, demos: (shown && book.rules[shown].demos) || [] };
}

/** @param {string} id @param {string | undefined} words @param {string} english */
function demoItem(id, words, english) {
  const row = document.createElement("li");
  const link = document.createElement("a");
  link.href = `index.html#demo=${id}`;
  link.target = "_blank"; // the match stays where it is
  link.rel = "noopener";
  tellIn(link, words, english);
  row.append(link);
  return row;
}

/** "[vge 10.6.1.2]": edition and number; nothing: no such thing. @param {string} cited */
export const partsOf = (cited) => /^\[(\w+) ([^\]]+)\]$/.exec(cited)?.slice(1) ?? [];

/** A rule with what it says in the page's language, if anybody has said it. @param {string} edition @param {string} number */
async function lookUp(edition, number) {
  const [book, words] = await Promise.all([bookOf(edition), wordsOf(edition)]);
  const found = find(book, number);
  const summary = document.createElement("span");
  if (found.said) tellIn(summary, words.summaries[found.said], book.rules[found.said].summary ?? "");
  return { ...found, book, words, summary };
}

/** Which book it stands in, below its number. @param {string} edition */
function nameBook(edition) {
  let line = document.getElementById("rule-book");
  if (!line) {
    line = document.createElement("p");
    line.id = "rule-book";
    line.className = "soft";
    byId("rule-title").after(line);
  }
  line.textContent = titleOf(edition).map((part) => say(part)).join(", ");
}

/** What the rule says, and which demos show it. @param {string} edition @param {string} number */
async function tell(edition, number) {
  const { said, shown, demos, book, words, summary } = await lookUp(edition, number);
  if (!said) summary.textContent = say("This rule has no summary here.");
  const partOf = said && said !== number ? ` ${say("(Rule {0}, of which it is a part.)", said)}` : "";
  byId("rule-summary").replaceChildren(summary, partOf);
  byId("rule-demos").replaceChildren(...demos.slice(0, 6).map((id) => demoItem(id, words.titles[id], book.titles[id])));
  byId("rule-shown").textContent = !demos.length ? say("No demo shows it.") :
    shown === number ? say("Shown in") : say("Rule {0} is shown in", shown ?? "");
}

/** What somebody looked up is nobody else's business. */
export const hideRule = () => /** @type {HTMLDialogElement} */ (byId("rule")).close();

/** A press beside it puts it away. @param {MouseEvent} event */
function closeFromBeside({ target, currentTarget, clientX, clientY }) {
  const dialog = /** @type {HTMLDialogElement} */ (currentTarget);
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  if (target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom)) dialog.close();
}

/** @param {string} cited "[vge 10.6.1.2]" */
export async function showRule(cited) {
  const [edition, number] = partsOf(cited);
  if (!number) return;
  const dialog = /** @type {HTMLDialogElement} */ (byId("rule"));
  dialog.onclick = closeFromBeside;
  byId("rule-title").textContent = say("Rule {0}", number);
  nameBook(edition);
  byId("rule-summary").textContent = say("Looking it up");
  byId("rule-shown").textContent = "";
  byId("rule-demos").replaceChildren();
  if (!dialog.open) dialog.showModal();
  try {
    await tell(edition, number);
  } catch {
    byId("rule-summary").textContent = say("The rule could not be loaded. Please try again.");
  }
}

/** A sentence, in which every rule that it cites can be looked up. @param {string} text @returns {(Node | string)[]} */
export const withRules = (text) => text.split(/(\[(?:vge|vgm|vgi|bsk|bso|bsh|dbs) [^\]]+\])/).map((part, at) => (at % 2 ? ruleButton(part) : part));

/** A rule within a sentence, to be looked up. @param {string} cited @param {string} [text] where its edition is said already: the number */
export function ruleButton(cited, text = cited) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "rule";
  button.textContent = text;
  button.addEventListener("click", () => showRule(cited));
  return button;
}

/**
 * What a rule says; an empty text if that is known of no part of it.
 * @param {string} edition @param {string} number @returns {Promise<string | undefined>} undefined: there is no such rule
 */
export async function ruleSummary(edition, number) {
  const { book, summary } = await lookUp(edition, number);
  return book.rules[number] ? summary.textContent ?? "" : undefined;
}

/** What a rule says in short; nothing where nobody has said it. @param {string} cited "[vge 10.6.1.2]" */
export async function summaryOf(cited) {
  const [edition, number] = partsOf(cited);
  if (!number) return undefined;
  const { said, summary } = await lookUp(edition, number);
  return said && summary;
}
