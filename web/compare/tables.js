// The two tables: a picture of each, drawn at once, and the live table behind it when somebody wants it; where they part, or one
// answer before. Where the positions differ, what lies differently is said, too.
// @ts-check
import { element } from "../page/page_tools.js";
import { say } from "../page/phrases.js";
import { drawPoster, number } from "../pictures/poster.js";

/** @typedef {import("../twoseat.d.ts").Comparison} Comparison */
/** @typedef {import("../twoseat.d.ts").ComparedMoment} ComparedMoment */

const mostPlaces = 8; // of those that lie differently

/** "Malay edition" of "Cardfight!! Vanguard, Malay edition": the game is known where this is said. @param {string} name */
export function titleOf(name) {
  const own = say(name.replace(/^.*, /, ""));
  return own.charAt(0).toUpperCase() + own.slice(1);
}

/** @param {Comparison} found @param {string} edition */
export const nameOf = (found, edition) => titleOf(found.editions.find(({ id }) => id === edition)?.name ?? edition);

/** @param {Comparison} found @param {ComparedMoment} moment @param {string} title */
function pictureOf(found, { places }, title) {
  const told = (/** @type {string} */ english) => ({ en: found.words[english] ?? english });
  const drawn = drawPoster({ layout: found.layout, places, title: { en: title }, languages: [], told });
  return element("img", { src: `data:image/svg+xml,${encodeURIComponent(drawn)}`, alt: title });
}

/** @param {Comparison} found @param {ComparedMoment} moment @param {string} title */
function tableOf(found, moment, title) {
  const picture = pictureOf(found, moment, title);
  if (!moment.table) return element("div", { class: "table" }, picture); // only a picture
  const { lang, dataset } = document.documentElement;
  const table = element("twoseat-table", { class: "table", lang, label: title, narration: "none" }, picture);
  if (dataset.theme) table.setAttribute("theme", dataset.theme);
  const wanted = new URLSearchParams(moment.table);
  if (wanted.has("demo")) for (const [name, value] of wanted) table.setAttribute(name, value);
  else table.setAttribute("position", moment.table);
  return table;
}

/** Place by place what lies there, in words. @param {Comparison} found @param {ComparedMoment} moment */
function lies({ layout, words, names }, { places }) {
  return new Map(places.map(({ seat, zone, name, count, cards }) => {
    const told = cards.map((/** @type {any} */ card) => {
      if (card.down) return words["face down"];
      const numbers = number(layout, card);
      return `${card.name}${numbers ? ` (${numbers})` : ""}${card.rest ? `, ${words["at rest"]}` : ""}`;
    });
    const text = told.length === count ? told.join("; ") : String(count);
    return [`${seat} ${zone}`, { name: `${names["AB".indexOf(seat)]}: ${words[name] ?? name}`, text: text || "–" }];
  }));
}

/** What lies differently under this edition. @param {Comparison} found @param {number} side */
function laidOut(found, side) {
  if (found.kind !== "result") return [];
  const here = lies(found, found.sides[side].at), there = lies(found, found.sides[1 - side].at);
  const keys = [...new Set([...here.keys(), ...there.keys()])].filter((key) => here.get(key)?.text !== there.get(key)?.text);
  if (keys.length === 0) return [];
  const rows = keys.slice(0, mostPlaces).map((key) =>
    element("div", {}, element("dt", {}, (here.get(key) ?? there.get(key))?.name ?? ""), element("dd", {}, here.get(key)?.text ?? "–")));
  return [element("dl", { class: "lies" }, ...rows)];
}

/** @param {Comparison} found @param {(side: number) => HTMLElement[]} asking what is asked there */
export function makeTables(found, asking) {
  const parts = element("div", { class: "sides" });
  const slots = found.sides.map(({ edition }, side) => {
    const slot = element("div", { class: "slot" });
    parts.append(element("section", { class: "side", "data-edition": edition },
      element("h3", {}, nameOf(found, edition)), slot, ...laidOut(found, side), ...asking(side)));
    return slot;
  });
  /** @param {"at" | "before"} when */
  const show = (when) => found.sides.forEach((side, number) => {
    const moment = side[when];
    if (moment) slots[number].replaceChildren(tableOf(found, moment, nameOf(found, side.edition)));
  });
  show("at");
  if (!found.sides[0].before) return parts;
  const steps = element("div", { class: "steps", role: "group", "aria-label": say("Which moment is shown") });
  const buttons = /** @type {["at" | "before", string][]} */ ([["before", say("One answer before")], ["at", say(found.kind === "none" ? "At the end" : "Where they part")]]).map(([when, words]) => {
    const button = element("button", { type: "button", "aria-pressed": String(when === "at"), "data-when": when }, words);
    button.addEventListener("click", () => {
      show(when);
      for (const each of buttons) each.setAttribute("aria-pressed", String(each === button));
    });
    return button;
  });
  steps.append(...buttons);
  const whole = element("div", {});
  whole.append(steps, parts);
  return whole;
}
