// Plays at a table: what to choose, and how it is chosen (by mouse or touch on the canvas, by keyboard, as text).
import assert from "node:assert/strict";
import { isShowing, isThinking } from "./table.mjs";

/** A small generator of numbers below n, the same ones for the same seed. */
export function dice(seed) {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

// First what brings the match on; what is not named here comes last.
const eager = [/^Ride /, /^Set as first/, /^Go first/, /^Discard/, /^Attack/, /^Boost/, /^Power/, /^Critical/, /^Draw/, /^Stand/, /^Heal/,
  /^Remove/, /^Call /, /^To battle/, /^End turn/, /^No more guard/, /^No boost/, /^Do not ride/];

/**
 * Rides, calls up to two units a turn, attacks with everything, guards once: a short and lively match.
 * @returns {(mirror) => object[]} the options to pick in the open decision; none: as it is
 */
export function livelyPlayer(seed) {
  const below = dice(seed);
  let calls = 0;
  let guarded = false;
  return ({ decision, holder, zones }) => {
    const { options } = decision;
    const rival = zones.find(({ id }) => id === `${holder === "A" ? "B" : "A"}.vanguard`)?.cards[0]?.name;
    const having = (pattern) => options.filter(({ text }) => pattern.test(text));
    const one = (some) => [some[below(some.length)]];
    if (having(/^Return /).length) return below(2) ? [] : one(options);
    if (having(/^Ride |^Do not ride/).length) calls = 0;
    const guards = having(/^Guard|^Intercept/);
    if (guards.length && !guarded) {
      guarded = true;
      return one(guards);
    }
    const vanguard = options.filter(({ text }) => text === `Attack ${rival}`);
    if (vanguard.length) return one(vanguard);
    for (const pattern of eager) {
      let some = having(pattern);
      if (!some.length) continue;
      if (/Call/.test(pattern.source)) {
        if (calls >= 2) continue;
        const row = ++calls === 1 ? / front / : / back /; // one to attack, one to boost
        some = some.some(({ text }) => row.test(text)) ? some.filter(({ text }) => row.test(text)) : some;
      }
      return one(some);
    }
    return one(options);
  };
}

/**
 * Heroes: plays what it can, attacks the hero with everything, defends once in a while: a short and lively match.
 * @returns {(mirror) => object[]} as livelyPlayer
 */
export function heroicPlayer(seed) {
  const below = dice(seed);
  return ({ decision, holder, zones }) => {
    const { options } = decision;
    const rival = zones.find(({ id }) => id === `${holder === "A" ? "B" : "A"}.hero`).cards[0].name;
    const having = (pattern) => options.filter(({ text }) => pattern.test(text));
    const one = (some) => [some[below(some.length)]];
    const onHero = options.filter(({ text }) => text.endsWith(`attacks ${rival}`));
    const defences = having(/^Defend with/);
    if (defences.length && below(3) === 0) return one(defences);
    for (const some of [having(/^Play /), onHero, having(/^No defender$/), having(/^Choose /), having(/^End the turn$/)])
      if (some.length) return one(some);
    return one(options);
  };
}

/** What must be seen in the log of a whole match of Heroes. */
export const heroicEvents = {
  gold: / receives 1 gold/, play: / plays /, pay: / pays /, attack: / attacks /, defence: / defends/, wounds: / takes \d+ wound/,
  death: / dies/, opens: / opens/, end: /hero has died/,
};

/**
 * Berserk: recruits a few creatures, puts them where they may stand, strikes whenever it can, else walks to the enemy.
 * @returns {(mirror) => object[]} as livelyPlayer
 */
export function berserkPlayer(seed, most = 3) {
  const below = dice(seed);
  let recruited = { A: 0, B: 0 };
  let steps = 0;
  // A cell as a point: the columns from A to E, the rows from B's back to A's.
  const point = (id) => {
    const [, seat, column, row] = id.match(/^([AB])\.([a-e])([1-3])$/) ?? [];
    return seat && { x: column.charCodeAt(0), y: seat === "A" ? Number(row) : 1 - Number(row) };
  };
  const cell = (name, holder) => point(`${name.startsWith("their ") === (holder === "A") ? "B" : "A"}.${name.replace("their ", "").toLowerCase()}`);
  const far = (a, b) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
  return ({ decision, holder, zones }) => {
    const { options } = decision;
    const having = (pattern) => options.filter(({ text }) => pattern.test(text));
    const one = (some) => [some[below(some.length)]];
    const deal = zones.find(({ id }) => id === `${holder}.deal`)?.cards ?? [];
    const creatures = having(/^Recruit /).filter(({ text }) => deal.some(({ name, text: told }) => text === `Recruit ${name}` && /creature/.test(told)));
    if (having(/^Ready$/).length) {
      if (recruited[holder]++ < most && creatures.length) return one(creatures);
      return having(/^Ready$/);
    }
    if (options.every(({ text }) => / hidden$| stays closed$/.test(text))) return [];
    const calm = [/^Keep this deal$/, /^Go first$/, /^Deploy /, / strikes /, /^Keep the strike$/].map(having).find((some) => some.length);
    if (calm) return one(calm);
    const defences = having(/^Defend with /);
    if (defences.length && below(2) === 0) return one(defences);
    if (having(/^Pass$/).length) return having(/^Pass$/);
    const end = having(/^End the turn$/);
    // Whose a card is its zone says, or its text where it stands on the other half.
    const side = (id, { text }) => text.match(/, (Ann|Bo)'s/)?.[1].replace("Ann", "A").replace("Bo", "B") ?? id[0];
    const standing = zones.filter(({ id }) => point(id)).flatMap(({ id, cards }) => cards.map((card) => ({ ...card, side: side(id, card), at: point(id) })));
    const rivals = standing.filter(({ side }) => side !== holder).map(({ at }) => at);
    const own = (which) => standing.filter(({ name, side }) => name === which && side === holder).map(({ at }) => at);
    const nearest = (from) => Math.min(...rivals.map((rival) => far(from, rival)));
    const walks = having(/ moves to /).map((option) => {
      const [, name, to] = option.text.match(/^(.*) moves to (.*)$/);
      return { option, gain: Math.min(...own(name).map(nearest)) - nearest(cell(to, holder)) };
    }).filter(({ gain }) => gain > 0);
    if (walks.length && steps++ < 8) return [walks[below(walks.length)].option];
    steps = 0;
    return end.length ? end : one(options);
  };
}

/** What must be seen in the log of a whole match of Berserk. */
export const berserkEvents = {
  pay: / pays \d+ (gold|silver)/, deploy: / places /, reveal: / is revealed/, strike: / strikes at /, roll: / rolls [1-6]/,
  blow: / (strikes (weakly|with medium strength|strongly): \d+|misses)\./, wounds: / wounds?\./, closes: / closes/, opens: / opens/,
  death: / dies/, end: / wins the fight/,
};

/**
 * Dragon Ball: charges energy, plays what it can, attacks with everything, combos once in a while.
 * @returns {(mirror) => object[]} as livelyPlayer
 */
export function dragonPlayer(seed) {
  const below = dice(seed);
  return ({ decision, holder, zones }) => {
    const { options } = decision;
    const leader = zones.find(({ id }) => id === `${holder === "A" ? "B" : "A"}.leader`).cards[0]?.name;
    const energy = zones.find(({ id }) => id === `${holder}.energy`).cards.length;
    const having = (pattern) => options.filter(({ text }) => pattern.test(text));
    const one = (some) => [some[below(some.length)]];
    if (having(/^Return /).length) return [];
    if (energy >= 5 && having(/^No energy$/).length) return having(/^No energy$/);
    const combos = having(/^Combo /);
    if (combos.length && below(3) === 0) return one(combos);
    const onLeader = options.filter(({ text }) => text.endsWith(` attacks ${leader}`));
    const onOthers = having(/ attacks /).filter((option) => !onLeader.includes(option));
    for (const some of [having(/^Charge /), having(/^Play /), having(/^Pay$/), below(2) ? onOthers : [], onLeader, having(/^No more$/), having(/^No Counter$/), having(/^End the turn$/)])
      if (some.length) return one(some);
    return one(options);
  };
}

/** What must be seen in the log of a whole match of Dragon Ball. */
export const dragonEvents = {
  charge: / puts .* into the energy/, play: / plays /, attack: / attacks /, combo: / combos with /, hit: / hits /, life: / loses a life/,
  ko: / is KO-ed/, end: / wins: /,
};

/** Gives the answer that consists of these options: presses them, and the button that ends a choice of several. */
export async function give(table, mirror, picks, way) {
  const { cursor, decision } = mirror;
  for (const { index } of picks) {
    // A card, then its circle, then perhaps a line of a small list: one option may take several presses.
    for (let presses = 0; mirror.cursor === cursor && mirror.decision && !mirror.decision.options[index].picked; ++presses) {
      assert.ok(presses < 4, `pressing does not choose "${decision.options[index].text}"`);
      mirror = await way.choose(table, index);
    }
  }
  const several = picks.length === 0 || picks[0].picked !== undefined;
  return several && mirror.cursor === cursor ? way.control(table, "done") : mirror;
}

/** What must be seen in the log of a whole match. */
export const events = {
  ride: / rides /, call: / calls /, attack: / attacks /, boost: / boosts /, guard: / guards with /,
  "drive check": /^Drive check: /, "damage check": /^Damage check: /, damage: / as damage/,
};

/**
 * Plays until the match is over or until(mirror) says so.
 * @param way how one option is chosen (support/table.mjs)
 * @param looks is given each mirror while what an answer brought about is shown part by part, if the table `looksOn`
 * @returns {{ mirror, answers: number, told: Set<string> }} told: which of `seen` were seen in the log
 */
export async function playOn(table, { player, way, until = () => false, most = 600, each, looks, seen = events }) {
  const told = new Set();
  let mirror = await table.mirror();
  for (let answers = 0; ; ) {
    for (const line of mirror.log) {
      for (const [name, pattern] of Object.entries(seen)) if (pattern.test(line)) told.add(name);
    }
    if (mirror.result || until(mirror)) return { mirror, answers, told };
    assert.ok(answers < most, `no end after ${most} answers`);
    if (isShowing(mirror)) {
      looks?.(mirror);
      mirror = await table.goOn();
      continue;
    }
    if (isThinking(mirror)) {
      mirror = await table.until((now) => !isThinking(now) || now.cursor !== mirror.cursor, "the computer's move");
      continue;
    }
    if (mirror.waitingFor) {
      mirror = await way.control(table, "confirm-seat");
      continue;
    }
    assert.ok(mirror.decision?.options.length, `nobody can go on: ${JSON.stringify(mirror)}`);
    await each?.(mirror);
    mirror = await give(table, mirror, player(mirror), way);
    ++answers;
  }
}
