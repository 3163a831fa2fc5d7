// Fields for the cards in the list of a demo's own cards: a name, a kind, numbers and words; what is more stays JSON. The list is
// what counts: fields write into it, and are drawn anew from it.
// @ts-check
import { element } from "../page/page_tools.js";
import { say } from "../page/phrases.js";

/** @typedef {Record<string, any>} OwnCard */

const named = ["id", "name", "type"]; // have their fields always
/** @type {Record<string, string>} */
const labels = {
  id: "Its id", name: "Name", type: "Kind",
  grade: "grade", power: "power", shield: "shield", critical: "critical", cost: "cost", lives: "lives", strike: "strike",
};

/** @param {OwnCard} card @param {OwnCard} template @returns {string[]} what has a field of its own: numbers and words, those of the template first */
function fieldsOf(card, template) {
  const simple = [...new Set([...Object.keys(template), ...Object.keys(card)])].filter((key) => ["number", "string"].includes(typeof (card[key] ?? template[key])));
  return [...named, ...simple.filter((key) => !named.includes(key) && key !== "flavor")];
}

/** Of each system the words that its fields take. Without them there are plain fields. @type {Promise<Record<string, Record<string, string[]>>> | undefined} */
let words;
/** @param {string} system @returns {Promise<Record<string, string[]>>} */
async function wordsOf(system) {
  words ??= fetch(new URL("../card-fields.json", import.meta.url)).then((response) => (response.ok ? response.json() : {}));
  words.catch(() => { words = undefined; });
  return (await words.catch(() => /** @type {any} */ ({})))[system] ?? {};
}

/** What is written there stays a choice, though the system does not know it: its fault is said. @param {string[]} choices @param {string} now */
function chooser(choices, now) {
  const all = ["", ...choices, ...(now && !choices.includes(now) ? [now] : [])];
  const select = /** @type {HTMLSelectElement} */ (element("select", {}, ...all.map((word) => element("option", { value: word }, word))));
  select.value = now;
  return select;
}

/**
 * @param {OwnCard} card @param {OwnCard} template one of the system, with the numbers that its cards have
 * @param {Record<string, string[]>} choices the words that a field takes
 * @param {number} at @param {(card: OwnCard) => void} changed with the card as it is to be
 */
function fields(card, template, choices, at, changed) {
  const own = fieldsOf(card, template);
  const rest = () => Object.fromEntries(Object.entries(card).filter(([key]) => !own.includes(key)));
  const box = element("fieldset", {}, element("legend", {}, say("Card {0}", at + 1)));
  for (const key of own) {
    const counts = typeof (card[key] ?? template[key]) === "number";
    const plain = () => /** @type {HTMLInputElement} */ (element("input", counts ? { type: "number" } : { autocomplete: "off", spellcheck: "false" }));
    const input = !counts && choices[key] ? chooser(choices[key], String(card[key] ?? "")) : plain();
    input.value = String(card[key] ?? "");
    input.addEventListener("input", () => {
      const value = input.value.trim();
      if (value === "") delete card[key];
      else card[key] = counts ? Number(value) : value;
      changed(card);
    });
    box.append(element("label", {}, element("span", {}, say(labels[key] ?? key)), input));
  }
  const more = /** @type {HTMLTextAreaElement} */ (element("textarea", { rows: "2", spellcheck: "false", placeholder: '{"abilities": []}' }));
  more.value = Object.keys(rest()).length ? JSON.stringify(rest()) : "";
  const broken = element("small", { role: "status" });
  more.addEventListener("input", () => {
    try {
      const read = JSON.parse(more.value || "{}");
      if (read === null || typeof read !== "object" || Array.isArray(read)) throw new Error();
      for (const key of Object.keys(rest())) delete card[key];
      Object.assign(card, read);
      broken.textContent = "";
      changed(card);
    } catch {
      broken.textContent = say("This is no JSON of fields yet, as in {0}.", '{"abilities": []}');
    }
  });
  box.append(element("label", { class: "more" }, element("span", {}, say("Abilities and more, in JSON")), more, broken));
  return box;
}

/** Grows with each list that is shown: the words of one that came late are nobody's. */
let shown = 0;

/**
 * The cards of the list as fields. @param {HTMLElement} box @param {unknown} list @param {OwnCard} template @param {string} system
 * @param {(list: OwnCard[]) => void} changed with the whole list
 */
export async function showCardForm(box, list, template, system, changed) {
  const cards = Array.isArray(list) ? list.filter((card) => card !== null && typeof card === "object" && !Array.isArray(card)) : [];
  const whole = Array.isArray(list) && cards.length === list.length;
  const mine = ++shown;
  const choices = whole && cards.length ? await wordsOf(system) : {};
  if (mine !== shown) return;
  box.replaceChildren(...(whole ? cards.map((card, at) => fields(card, template, choices, at, () => changed(cards))) : []));
}
