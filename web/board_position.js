// A position under the hands of the board editor: a value, and what can be done with it. It is written as the "given" of
// a rule demo, so that one becomes the other.
// @ts-check
import { say } from "./phrases.js";

/** @typedef {{ card: string, rest?: boolean, down?: boolean, counters?: Record<string, number> }} Laid */
/** @typedef {{ counters: Record<string, number>, places: Record<string, Laid[]> }} Half */
/** @typedef {{ system: string, edition: string, moment: number, turn: number, player: "A" | "B", A: Half, B: Half }} Position */
/** @typedef {import("./twoseat.d.ts").BoardFacts} BoardFacts */
/** @typedef {"A" | "B"} Side */

export const sides = /** @type {Side[]} */ (["A", "B"]);
const most = 100; // cards in a place

/** @param {string} system @param {string} edition @returns {Position} */
export const emptyPosition = (system, edition) =>
  ({ system, edition, moment: 0, turn: 3, player: "A", A: { counters: {}, places: {} }, B: { counters: {}, places: {} } });

/** @param {Laid} laid */
function written({ card, rest, down, counters }) {
  const counted = Object.fromEntries(Object.entries(counters ?? {}).filter(([, count]) => count > 0));
  const bare = !rest && !down && Object.keys(counted).length === 0;
  return bare ? card : { card, ...(rest && { rest }), ...(down && { face: "down" }), ...(Object.keys(counted).length && { counters: counted }) };
}

/** @param {BoardFacts} facts @param {Position} position @returns {object} its system, edition and "given" */
export function toGiven(facts, position) {
  const { phase, step } = facts.moments[position.moment] ?? {};
  /** @type {Record<string, any>} */
  const given = { turn: position.turn, "turn player": position.player, ...(phase && { phase }), ...(step && { step }) };
  for (const side of sides) {
    const { counters, places } = position[side];
    given[side] = {};
    for (const { id, usual } of facts.places) // what is not said would be filled with the usual cards
      if (places[id]?.length || usual) given[side][id] = (places[id] ?? []).map(written);
    const counted = Object.entries(counters).filter(([, count]) => count > 0);
    if (counted.length) given[side].counters = Object.fromEntries(counted);
  }
  return { system: position.system, edition: position.edition, given };
}

/**
 * @param {BoardFacts} facts @param {any} demo a demo file @returns {{ position: Position, lost: string[] }} lost: what
 * the editor does not know, as sentences
 */
export function fromDemo(facts, demo) {
  const given = demo.given ?? {};
  const position = emptyPosition(String(demo.system), String(demo.edition));
  const lost = [];
  const moment = facts.moments.findIndex(({ phase, step }) => phase === given.phase && step === given.step);
  position.moment = Math.max(0, moment);
  if (moment < 0) lost.push(say('The moment "{0}" is not among those that can be chosen.', [given.phase, given.step].filter(Boolean).join(", ")));
  if (Number.isInteger(given.turn)) position.turn = given.turn;
  position.player = given["turn player"] === "B" ? "B" : "A";
  for (const side of sides)
    for (const [place, list] of Object.entries(given[side] ?? {})) {
      if (place === "counters") position[side].counters = { ...list };
      else if (Array.isArray(list ?? [])) position[side].places[place] = (list ?? []).flatMap((/** @type {any} */ laid) => {
        if (laid === "...") return [];
        const { card = laid, count = 1, rest, face, counters } = typeof laid === "object" ? laid : {};
        return Array.from({ length: Math.min(most, count) }, () => ({ card: String(card), rest: rest === true, down: face === "down", counters: { ...counters } }));
      });
      else lost.push(say('What lies in "{0}" could not be read.', place));
    }
  if (demo.cards?.length) lost.push(say("The demo's own cards are left out: a position has only cards of the system."));
  if (demo.steps?.length) lost.push(say("Its steps are left out: this edits where they begin."));
  return { position, lost };
}

/** @param {Position} position @param {Side} side @param {string} place @param {Laid} laid */
export function lay(position, side, place, laid) {
  const list = (position[side].places[place] ??= []);
  if (list.length < most) list.push(laid);
}

/** @param {Position} position @param {Side} side @param {string} place @param {number} at @returns {Laid | undefined} what lay there */
export const take = (position, side, place, at) => position[side].places[place]?.splice(at, 1)[0];
