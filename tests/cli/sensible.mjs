// The computer never does what any beginner would call stupid: positions of tests/sensible, each with what is sensible there.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { root } from "../schemas.mjs";

const folder = join(root, "tests/sensible");
const player = process.env.TWOSEAT_SENSIBLE_PLAYER ?? "search:400";
const seed = process.env.TWOSEAT_SENSIBLE_SEED ?? "1";
const fewest = 12; // positions of a family

function twoseat(...words) {
  const { status, stdout, stderr } = spawnSync(join(root, "build/native/twoseat"), words, { encoding: "utf8" });
  assert.equal(status, 0, stderr || stdout);
  return JSON.parse(stdout);
}

const offer = /^ {4}- (.*)$/, answer = /^ {2}> (.*)$/;
const together = / \(\d+ to \d+ together\)$/; // said of what only stands among several

/** A step as the trace writes it, whatever the order in which its cards are picked. */
function words(step) {
  const { cards, ...rest } = JSON.parse(step);
  return JSON.stringify(cards ? { ...rest, cards: [...cards].sort() } : rest);
}

/** From the question on that the last step answers. */
function last(trace, before) {
  const answers = [...trace.keys()].filter((i) => answer.test(trace[i]));
  return before === 0 ? trace : trace.slice(answers[before - 1] + 1);
}

const verb = (said) => together.test(said) ? said.split(" ")[0] : Object.values(JSON.parse(said))[0];
const card = (said) => together.test(said) ? said.split(" ")[1] : JSON.parse(said).card ?? JSON.parse(said).on;

/** The choices of that question, as hint counts them: each the list of its offers, all of one verb. */
function choices(trace) {
  const first = trace.findIndex((line) => offer.test(line));
  const end = trace.findIndex((line, i) => i > first && !offer.test(line));
  const found = [];
  for (const line of trace.slice(first, end)) {
    const [, said] = line.match(offer);
    if (found.length === 0 || verb(found.at(-1)[0]) !== verb(said)) found.push([]);
    found.at(-1).push(said);
  }
  return found;
}

/** What hint answers, as the trace would write it. */
function chosen(offers, seat, { choice, picks }) {
  const said = picks.map((pick) => offers[choice][pick]);
  return words(said.length === 1 ? said[0] : JSON.stringify({ [seat]: verb(offers[choice][0]), cards: said.map(card) }));
}

/** What the demo answers, on each of its ways. */
function sensible(trace, ways) {
  const answers = trace.filter((line) => answer.test(line)).map((line) => words(line.match(answer)[1]));
  assert.equal(answers.length, ways, "each way is one step");
  return answers;
}

function check(file) {
  const demo = JSON.parse(readFileSync(file, "utf8"));
  const before = demo.steps.length - 1, step = demo.steps[before];
  const ways = Object.keys(step["then one of"] ?? { only: 0 }).length;
  const trace = last(twoseat("demo", "--trace", "--json", file).demos[0].trace, before);
  const offers = choices(trace), right = sensible(trace, ways);
  const wrong = (step.learner?.remarks ?? []).map(({ move }) => words(JSON.stringify(move)));
  for (const move of wrong) assert.ok(offers.flat().includes(move), `${move} is not offered in these words`);
  const { seat, moves } = twoseat("hint", file, ...(before > 0 ? ["--after", String(before)] : []), "--player", player, "--seed", seed, "--json");
  const said = chosen(offers, seat, moves[0].answer);
  const weighed = moves.map(({ move, chance, visits }) => `${move} (${(100 * chance).toFixed(1)} %, ${visits})`).join("; ");
  const told = `${player} answers ${said}; it weighed ${weighed}. ${[demo.narration].flat().join(" ")}`;
  if (wrong.length > 0) assert.ok(!wrong.includes(said), told);
  else assert.ok(right.includes(said), told);
}

const families = readdirSync(folder).sort();

test("every family has its positions", () => {
  assert.deepEqual(families, ["berserk", "dragonball", "heroes", "vanguard"]);
  for (const family of families) assert.ok(readdirSync(join(folder, family)).length >= fewest, family);
});

for (const family of families)
  for (const name of readdirSync(join(folder, family)).sort())
    test(`${family}: ${name.replace(".json", "").replaceAll("-", " ")}`, () => check(join(folder, family, name)));
