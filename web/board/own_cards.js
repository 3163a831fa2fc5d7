// Cards that a demo brings along: written in fields or as JSON, checked by the engine with each change, in the pool at once.
// @ts-check
import { showCardForm } from "./own_card_form.js";
import { byId, element, field } from "../page/page_tools.js";
import { say } from "../page/phrases.js";

/** @typedef {import("../twoseat.d.ts").OwnCards} OwnCards */

/** The line on which a fault's card begins; its sentence names it. @param {string} text @param {string} where */
function lineOf(text, where) {
  const lines = text.split("\n");
  const at = lines.findIndex((line) => [...line.matchAll(/"id":\s*"([^"]+)"/g)].some(([, id]) => where.includes(id)));
  return at < 0 ? "" : say("Line {0}: ", at + 1);
}

/**
 * @param {(text: string) => OwnCards} check @param {() => Record<string, unknown> | null} template @param {() => string} system
 * @param {() => Record<string, any>} demo that has the cards @param {() => void} changed
 */
export function makeOwnCards(check, template, system, demo, changed) {
  const written = /** @type {HTMLTextAreaElement} */ (byId("own-cards"));
  /** @type {OwnCards} */
  let known = { faults: [], cards: [] };

  function read() {
    const text = written.value.trim();
    known = text ? check(text) : { faults: [], cards: [] };
    byId("own-faults").replaceChildren(...known.faults.map(({ where, sentence }) => element("li", {}, `${lineOf(written.value, where)}${where ? `${where}: ` : ""}${sentence}`)));
    byId("own-found").textContent = text && !known.faults.length ? say("In order: {0}", known.cards.map(({ name, text: words }) => [name, words].filter(Boolean).join(": ")).join(" · ")) : "";
    if (!text) delete demo().cards;
    else if (!known.faults.length) demo().cards = JSON.parse(text);
    changed();
  }

  /** What is written; none: it is broken, which is said below. @returns {any[] | undefined} */
  function listed() {
    try {
      return [JSON.parse(written.value || "[]")].flat();
    } catch {
      return undefined;
    }
  }

  /** @param {any[]} list */
  function write(list) {
    written.value = `[\n${list.map((each) => JSON.stringify(each, null, 1).replace(/\s*\n\s*/g, " ")).join(",\n")}\n]`;
    read();
  }

  const showForm = () => showCardForm(byId("own-form"), listed(), template() ?? {}, system(), write);

  async function add() {
    const card = { ...template() };
    const list = listed();
    if (!list) return;
    if (list.length) card.id = `${card.id}-${list.length + 1}`;
    write([...list, card]);
    await showForm();
    /** @type {HTMLElement | null} */ (byId("own-form").querySelector("fieldset:last-child input"))?.focus();
  }

  written.addEventListener("input", () => {
    read();
    showForm();
  });
  byId("own-add").addEventListener("click", add);
  return {
    cards: () => known.cards,
    /** @param {string} id */
    name: (id) => known.cards.find((card) => card.id === id)?.name,
    broken: () => known.faults.length > 0,
    /** @param {unknown[] | undefined} cards of the demo that was opened */
    take(cards) {
      written.value = cards?.length ? `[\n${cards.map((each) => JSON.stringify(each)).join(",\n")}\n]` : "";
      known = { faults: [], cards: [] };
      byId("own-faults").replaceChildren();
      queueMicrotask(() => { // once the editor knows the system
        if (field("own-cards").value) read();
        showForm();
      });
    },
  };
}
