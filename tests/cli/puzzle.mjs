// twoseat puzzle: what it proves, what it prints, and that every puzzle of the project is one.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { fits, json } from "../schemas.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const folder = mkdtempSync(join(tmpdir(), "twoseat-"));
const assets = join(root, "assets/puzzles");

function twoseat(...words) {
  const { status, stdout, stderr } = spawnSync(join(root, "build/native/twoseat"), words, { encoding: "utf8", maxBuffer: 1 << 28 });
  return { status, stdout, stderr };
}

const puzzle = {
  title: "One attack", narration: "Win this turn.", system: "vanguard", edition: "vge",
  given: {
    phase: "battle phase",
    A: { vanguard: { card: "some-vanguard", rest: true }, "front-left": "mirror-moth" },
    B: { vanguard: "ninth-peal", damage: { card: "unknown", count: 5 } },
  },
  task: { seat: "A", goal: "win this turn" },
};

let files = 0;
function file(content) {
  const path = join(folder, `${++files}.json`);
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
}
function check(content, ...words) {
  const { status, stdout, stderr } = twoseat("puzzle", "check", "--json", ...words, file(content));
  assert.ok(status < 2, stderr);
  const { puzzles: [checked], proved, failed } = JSON.parse(stdout);
  assert.deepEqual([proved, failed], status === 0 ? [1, 0] : [0, 1]);
  return checked;
}

test("a proof says how many first moves solve it, how, and what refutes the others, each with its rule", () => {
  const { status, stdout } = twoseat("puzzle", "check", file(puzzle));
  assert.equal(status, 0);
  assert.match(stdout, /solves: 1 of 2 first moves/);
  assert.match(stdout, /solves: {"A":"attack"}\n {4}{"A":"attack"} \[vge 10\.3\.1\.3\] \(1 of 2 do\)/);
  assert.match(stdout, /six cards in the damage zone\. \[vge 13\.2\.2\]/);
  assert.match(stdout, /fails: {"A":"no-attack"}\n(?: {4}.*\n)* {4} {2}B's turn\. \[vge 9\.1\.1\]/);
  assert.match(stdout, /\n1 proved, 0 failed\n$/);
  assert.equal(twoseat("puzzle", "check", file(puzzle)).stdout.replace(/\d+\.json/, ""), stdout.replace(/\d+\.json/, ""));
});

test("--json says the same", () => {
  const checked = check(puzzle);
  assert.deepEqual(Object.keys(checked), ["file", "title", "proved", "fault", "solving", "only", "positions", "moves"]);
  assert.deepEqual(checked.moves.map(({ move, verdict }) => [move, verdict]), [['{"A":"attack"}', "solves"], ['{"A":"no-attack"}', "fails"]]);
});

test("what cannot be solved, has another line, or goes past a limit is not proved, and that is said", () => {
  const with_ = (change) => { const copy = structuredClone(puzzle); change(copy); return copy; };
  assert.equal(check(with_(({ given }) => { given.B.damage.count = 4; })).fault, "Nothing solves it.");
  assert.equal(check(with_(({ given, task }) => { given.A["front-right"] = "boat-reeve"; task.only = true; })).fault, "It has more than one line.");
  assert.equal(check(with_(({ given }) => { given.B.hand = "great-lens"; }), "--limit", "1").fault, "The limit of positions was reached.");
  assert.match(check(with_((copy) => { delete copy.task; })).fault, /no "task"/);
});

test("cards of a hand that is left open break the line that they break", () => {
  const open = structuredClone(puzzle);
  open.given.B.hand = "great-lens";
  assert.equal(check(open).proved, true);
  open.task.open = { "B:hand": ["great-lens", "footman"] };
  assert.equal(check(open).fault, "Nothing solves it.");
});

test("bad usage ends with 2 and a sentence", () => {
  for (const words of [[], ["solve"], ["check"], ["check", "--limit", "many", "x"], ["find", "--system", "chess"], ["find", "now"], ["find", "--edition", "bsh"]]) {
    const { status, stdout, stderr } = twoseat("puzzle", ...words);
    assert.equal(status, 2, words.join(" "));
    assert.equal(stdout, "");
    assert.match(stderr, /^twoseat: .+\.\n$/);
  }
});


test("puzzle find goes back to the turns in which matches were won, the same way every time", () => {
  const words = ["puzzle", "find", "--system", "heroes", "--games", "11", "--seed", "1000", "--limit", "50"];
  const { status, stdout } = twoseat(...words);
  assert.equal(status, 0);
  assert.match(stdout, /^2 of \d+ last turns$/m);
  const rows = twoseat(...words, "--json").stdout.split("\n").filter(Boolean).map((line) => JSON.parse(line));
  assert.deepEqual(rows.map(({ seed }) => seed), [1002, 1010]);
  for (const { draft, solving, moves, lost } of rows) {
    assert.ok(moves >= 4 && 2 * solving.length <= moves);
    if (lost.length > 0) continue;
    const checked = check({ title: "Found", narration: "Found.", ...draft });
    assert.deepEqual([checked.fault, checked.moves.length], ["", moves]);
    assert.deepEqual(checked.moves.filter(({ verdict }) => verdict === "solves").map(({ move }) => move), solving);
  }
});

const names = readdirSync(assets, { recursive: true }).filter((name) => name.endsWith(".json"));

test("every puzzle of the project is proved", () => {
  const { status, stdout } = twoseat("puzzle", "check", "--json", assets);
  const { puzzles } = JSON.parse(stdout);
  assert.deepEqual(puzzles.filter(({ proved }) => !proved).map(({ file, fault }) => `${file}: ${fault}`), []);
  assert.equal(status, 0);
  assert.equal(puzzles.length, names.length);
  for (const { file, moves } of puzzles) { // somewhere on the line there must be something to choose
    const choices = moves.filter(({ verdict }) => verdict === "solves").flatMap(({ line }) => line.join("\n").match(/\((\d+) of (\d+) do\)$/gm) ?? [])
      .map((choice) => choice.match(/\d+/g).map(Number));
    assert.ok(choices.some(([solving, ways]) => ways >= 2 && solving < ways), file);
  }
});

test("every puzzle of the project is a demo that plays a solution, and tells its task in four languages", () => {
  const { status, stdout } = twoseat("demo", assets);
  assert.equal(status, 0, stdout);
  const schema = json("assets/schema/demo.schema.json");
  for (const name of names) {
    const content = JSON.parse(readFileSync(join(assets, name), "utf8"));
    assert.ok(fits(content, schema), name);
    assert.ok(content.task && content.steps.length > 0, name);
    for (const text of [content.title, content.narration]) assert.deepEqual(Object.keys(text), ["en", "ms", "it", "id"], name);
    assert.equal(new Set(Object.values(content.narration).map(String)).size, 4, name);
  }
});
