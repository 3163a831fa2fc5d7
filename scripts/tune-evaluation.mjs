// Looks by self-play for better weights of a family's evaluation: one weight at a time is made larger and smaller, and what wins
// clearly (the lower end of the 95 % interval above one half) is kept. Prints each trial and, in the end, the weights as evaluation.cpp has them.
// usage: node scripts/tune-evaluation.mjs --system vanguard [--edition vge] [--player search:100] [--games 200] [--rounds 1] [--seed 1]
import { execFile } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";

const twoseat = fileURLToPath(new URL("../build/native/twoseat", import.meta.url));
const { values: wanted } = parseArgs({ options: {
  system: { type: "string", default: "vanguard" }, edition: { type: "string" }, player: { type: "string", default: "search:100" },
  games: { type: "string", default: "200" }, rounds: { type: "string", default: "1" }, seed: { type: "string", default: "1" },
} });
const rules = ["--system", wanted.system, ...(wanted.edition ? ["--edition", wanted.edition] : [])];
const run = promisify(execFile);
/** @param {...string} words */
const tournament = async (...words) => JSON.parse((await run(twoseat, ["tournament", ...rules, ...words, "--json"], { maxBuffer: 1e8 })).stdout);

const named = /** @type {{ what: string, worth: number }[]} */ (await tournament("--weights"));
let best = named.map(({ worth }) => worth);
let seed = Number(wanted.seed);
const weighing = (/** @type {number[]} */ worths) => `${wanted.player}@${worths.join(":")}`;

/** Another worth of one thing: a half more or a third less, but another one. @param {number} worth @param {boolean} more */
const other = (worth, more) => Math.round(worth * (more ? 1.5 : 2 / 3)) === worth ? worth + (more ? 1 : -1) : Math.round(worth * (more ? 1.5 : 2 / 3));

/** @param {number[]} worths */
async function against(worths) {
  const [row] = await tournament("--players", `${weighing(best)},${weighing(worths)}`, "--games", wanted.games, "--seed", String(seed));
  return /** @type {{ share: number, interval: [number, number] }} */ (row);
}

const percent = (/** @type {number} */ share) => `${(100 * share).toFixed(1)} %`;
for (let round = 1; round <= Number(wanted.rounds); ++round) {
  const trials = named.flatMap((_, at) => [true, false].map((more) => ({ at, more })));
  for (let next = 0; next < trials.length;) {
    const these = trials.slice(next, next += availableParallelism());
    const before = best;
    const results = await Promise.all(these.map(({ at, more }) => against(before.map((worth, each) => (each === at ? other(worth, more) : worth)))));
    seed += Number(wanted.games); // no trial profits from the chance of another
    results.forEach(({ share, interval }, each) => {
      const { at, more } = these[each], worth = other(before[at], more), kept = interval[0] > 0.5 && best[at] === before[at];
      console.log(`${named[at].what}: ${worth} for ${before[at]} wins ${percent(share)} (${percent(interval[0])} to ${percent(interval[1])})${kept ? ", kept" : ""}`);
      if (kept) best = best.map((was, which) => (which === at ? worth : was));
    });
  }
}
for (const [at, { what }] of named.entries()) console.log(`    {"${what}", ${best[at]}},`);
