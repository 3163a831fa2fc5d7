// A position under the hands of the board editor: a value, and what can be done with it. It is written as the "given" of
// a rule demo, so that one becomes the other. What the editor has no field for is kept as it stands.
// @ts-check
import { say } from "../page/phrases.js";

/** A card as a demo lays it; `card` is "..." where the usual cards lie, or go on. @typedef {{ card: string, rest?: boolean, face?: string, counters?: Record<string, number> } & Record<string, unknown>} Laid */
/** @typedef {{ counters: Record<string, number>, places: Record<string, Laid[]> }} Half */
/** moment: which of those of the facts; -1: what `more` says. more: the rest of "given". @typedef {{ system: string, edition: string, moment: number, turn: number, player: "A" | "B", more: Record<string, unknown>, A: Half, B: Half }} Position */
/** @typedef {import("../twoseat.d.ts").BoardFacts} BoardFacts */
/** @typedef {"A" | "B"} Side */

export const sides = /** @type {Side[]} */ (["A", "B"]);
export const usualCards = "...";
const most = 100; // cards in a place
const edited = ["turn", "turn player", "A", "B"];
const momentFields = ["phase", "step", "under way"];
const inForce = ["changes", "relations", "standing by", "used"];

/** @param {string} system @param {string} edition @returns {Position} */
export const emptyPosition = (system, edition) =>
  ({ system, edition, moment: 0, turn: 3, player: "A", more: {}, A: { counters: {}, places: {} }, B: { counters: {}, places: {} } });

/** @param {Laid} laid @returns {string | Record<string, unknown>} */
function written({ card, rest, face, counters, ...more }) {
  const counted = Object.fromEntries(Object.entries(counters ?? {}).filter(([, count]) => count > 0));
  const how = { ...(rest && { rest }), ...(face && { face }), ...more, ...(Object.keys(counted).length && { counters: counted }) };
  return Object.keys(how).length ? { card, ...how } : card;
}

/** Cards that are alike and lie together are one entry with a count. @param {Laid[]} list */
function writtenPlace(list) {
  /** @type {{ one: string | Record<string, unknown>, count: number }[]} */
  const runs = [];
  for (const laid of list) {
    const one = written(laid);
    const last = runs.at(-1);
    if (last && one !== usualCards && !laid["name it"] && JSON.stringify(last.one) === JSON.stringify(one)) ++last.count;
    else runs.push({ one, count: 1 });
  }
  return runs.map(({ one, count }) => (count === 1 ? one : { ...(typeof one === "string" ? { card: one } : one), count }));
}

/** @param {BoardFacts} facts @param {Position} position @returns {{ system: string, edition: string, given: Record<string, any> }} */
export function toGiven(facts, position) {
  const { system, edition, more } = position;
  if (more.decks) return { system, edition, given: more };
  const { phase, step } = facts.moments[position.moment] ?? {};
  /** @type {Record<string, any>} */
  const given = { turn: position.turn, "turn player": position.player, ...(phase && { phase }), ...(step && { step }), ...more };
  for (const side of sides) {
    const { counters, places } = position[side];
    given[side] = {};
    const said = new Set([...Object.keys(places), ...facts.places.map(({ id }) => id)]); // older cards first, as they were laid
    for (const id of said) { // what is not said would be filled with the usual cards
      const usual = facts.places.find((place) => place.id === id)?.usual;
      const list = places[id] ?? [];
      if (list.length === 1 && list[0].card === usualCards) continue;
      if (list.length || usual) given[side][id] = writtenPlace(list);
    }
    const counted = Object.entries(counters).filter(([, count]) => count > 0);
    if (counted.length) given[side].counters = Object.fromEntries(counted);
  }
  return { system, edition, given };
}

/** @param {any} laid an entry of a place @returns {Laid[]} */
function read(laid) {
  const { card = laid, count = 1, ...how } = typeof laid === "object" && laid ? laid : {};
  return Array.from({ length: Math.min(most, Number(count) || 1) }, () => ({ ...structuredClone(how), card: String(card) }));
}

/**
 * @param {BoardFacts} facts @param {any} demo a demo file @returns {{ position: Position, lost: string[] }} lost: what
 * the editor cannot change, as sentences
 */
export function fromDemo(facts, demo) {
  const given = demo.given ?? {};
  const position = emptyPosition(String(demo.system), String(demo.edition));
  const lost = [];
  position.turn = Number.isInteger(given.turn) ? given.turn : 5;
  position.player = given["turn player"] === "B" ? "B" : "A";
  position.moment = given["under way"] ? -1 : facts.moments.findIndex(({ phase, step }) => phase === given.phase && step === given.step);
  position.more = Object.fromEntries(Object.entries(given).filter(([key]) => !edited.includes(key) && (position.moment < 0 || !momentFields.includes(key))));
  if (given.decks) return { position, lost: [say("It is a match from its beginning: its decks are kept as they are.")] };
  for (const side of sides) {
    for (const { id, usual } of facts.places) if (usual) position[side].places[id] = [{ card: usualCards }];
    for (const [place, list] of Object.entries(given[side] ?? {})) {
      if (place === "counters") position[side].counters = { ...list };
      else position[side].places[place] = (Array.isArray(list) ? list : [list ?? []].flat()).flatMap(read);
    }
  }
  const kept = Object.keys(position.more).filter((key) => key !== "markers" && !momentFields.includes(key));
  if (kept.length) lost.push(say("Kept as it stands, without a field here: {0}.", kept.join(", ")));
  return { position, lost };
}

/** A moment that the system offers, instead of what was kept. @param {Position} position @param {number} moment */
export function chooseMoment(position, moment) {
  position.moment = moment;
  if (moment >= 0) for (const key of momentFields) delete position.more[key];
}

/** What is kept of what was in force, by its fields in files. @param {Position} position */
export const keptInForce = ({ more }) => inForce.filter((field) => field in more);
/** @param {Position} position */
export function leaveOutInForce({ more }) {
  for (const field of inForce) delete more[field];
}

/** @param {BoardFacts} facts @param {Position} position @param {Side} side @param {string} place @param {Laid} laid */
export function lay(facts, position, side, place, laid) {
  const goesOn = facts.places.find(({ id }) => id === place)?.filled; // its usual cards may follow others
  const list = (position[side].places[place] ?? []).filter(({ card }) => card !== usualCards || goesOn);
  const end = list.at(-1)?.card === usualCards ? list.length - 1 : list.length;
  if (list.length < most) list.splice(end, 0, laid);
  position[side].places[place] = list;
}

/** @param {Position} position @param {Side} side @param {string} place @param {number} at @returns {Laid | undefined} what lay there */
export const take = (position, side, place, at) => position[side].places[place]?.splice(at, 1)[0];
