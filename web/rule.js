// A rule that is cited somewhere, "[vge 10.6.1.2]": what it says, and the demos that show it, in a dialog of the page.
// @ts-check
import { say } from "./words.js";

/** @typedef {{ summary?: string, demos?: string[] }} Rule */
/** @typedef {{ rules: Record<string, Rule>, titles: Record<string, string> }} Book What scripts/make-rules.mjs writes. */

/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** One request an edition. @type {Map<string, Promise<Book>>} */
const books = new Map();

/** @param {string} edition @returns {Promise<Book>} */
function bookOf(edition) {
  const known = books.get(edition);
  if (known) return known;
  const book = fetch(new URL(`rules/${edition}.json`, import.meta.url)).then((response) => {
    if (!response.ok) throw new Error(response.statusText);
    return response.json();
  });
  book.catch(() => books.delete(edition)); // to be tried again
  books.set(edition, book);
  return book;
}

/** "10.6.1.2", "10.6.1", "10.6", "10": the rule itself, then what it is a part of. @param {string} number */
function* upwards(number) {
  for (let part = number; part; part = part.replace(/[.-]?[^.-]*$/, "")) yield part;
}

/** @param {Book} book @param {string} number */
function find(book, number) {
  const parts = [...upwards(number.replace(/[+[].*$/, ""))];
  const said = parts.find((part) => book.rules[part]?.summary);
  const shown = parts.find((part) => book.rules[part]?.demos?.length);
  return { said, summary: said ? book.rules[said].summary : undefined, shown, demos: (shown && book.rules[shown].demos) || [] };
}

/** @param {string} id @param {string} title */
function demoItem(id, title) {
  const row = document.createElement("li");
  const link = document.createElement("a");
  link.href = `index.html#demo=${id}`;
  link.target = "_blank"; // the match stays where it is
  link.rel = "noopener";
  link.textContent = title;
  row.append(link);
  return row;
}

/** @param {string} cited "[vge 10.6.1.2]" */
export async function showRule(cited) {
  const [, edition, number] = /^\[(\w+) ([^\]]+)\]$/.exec(cited) ?? [];
  if (!number) return;
  const dialog = /** @type {HTMLDialogElement} */ (byId("rule"));
  const summary = byId("rule-summary");
  const demos = byId("rule-demos");
  byId("rule-title").textContent = say("Rule {0}", number);
  summary.textContent = say("Looking it up");
  demos.replaceChildren();
  if (!dialog.open) dialog.showModal();
  try {
    const book = await bookOf(edition);
    const found = find(book, number);
    summary.textContent = (found.summary ?? say("This rule has no summary here.")) +
      (found.said && found.said !== number ? ` ${say("(Rule {0}, of which it is a part.)", found.said)}` : "");
    demos.replaceChildren(...found.demos.slice(0, 6).map((id) => demoItem(id, book.titles[id])));
    byId("rule-shown").textContent = !found.demos.length ? say("No demo shows it.") :
      found.shown === number ? say("Shown in") : say("Rule {0} is shown in", found.shown ?? "");
  } catch {
    summary.textContent = say("The rule could not be loaded. Please try again.");
    byId("rule-shown").textContent = "";
  }
}

/** A sentence, in which every rule that it cites can be looked up. @param {string} text @returns {(Node | string)[]} */
export const withRules = (text) => text.split(/(\[(?:vge|bsk|bso|bsh) [^\]]+\])/).map((part, at) => (at % 2 ? ruleButton(part) : part));

/** A rule within a sentence, to be looked up. @param {string} cited */
export function ruleButton(cited) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "rule";
  button.textContent = cited;
  button.addEventListener("click", () => showRule(cited));
  return button;
}

/**
 * What a rule says; an empty text if that is known of no part of it.
 * @param {string} edition @param {string} number @returns {Promise<string | undefined>} undefined: there is no such rule
 */
export async function ruleSummary(edition, number) {
  const book = await bookOf(edition);
  return book.rules[number] ? find(book, number).summary ?? "" : undefined;
}
