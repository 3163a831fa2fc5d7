// `twoseat hint`: what a searching player would do, for the seat that decides, from what that seat may know.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const folder = mkdtempSync(join(tmpdir(), "twoseat-hint-"));

function twoseat(...words) {
  const { status, stdout, stderr } = spawnSync(join(root, "build/native/twoseat"), words, { encoding: "utf8" });
  return { status, stdout, stderr };
}

function file(name, content) {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

/** A match of Vanguard; with these answers the first seat keeps its whole hand. */
const journal = (answers, seed = 7) => ({
  system: "vanguard", edition: "vge", decks: ["all-lamps-lit", "bells-below"], seed, answers, conceded: null,
});
const keep = { choice: 0, picks: [] };
const begun = file("begun.json", journal([{ choice: 0, picks: [0] }, keep, keep]));
const hint = (...words) => JSON.parse(twoseat("hint", ...words, "--json").stdout);

test("three moves at most, the best one first, each with its chance and the answer that makes it", () => {
  const found = hint(begun, "--player", "search:80");
  assert.deepEqual(Object.keys(found), ["seat", "question", "rule", "moves", "line"]);
  assert.match(found.rule, /^\[vge \d/);
  assert.ok(found.moves.length >= 2 && found.moves.length <= 3);
  for (const { move, chance, visits } of found.moves) {
    assert.ok(move.length > 0);
    assert.ok(chance > 0 && chance < 1);
    assert.ok(visits > 0);
  }
  assert.deepEqual(found.line[0], { seat: found.seat, move: found.moves[0].move });
  const answered = file("answered.json", journal([{ choice: 0, picks: [0] }, keep, keep, found.moves[0].answer]));
  assert.equal(twoseat("link", "encode", "--match", answered).status, 0, "the answer is legal");
});

test("the same seed and iterations say the same; a link says the same as its file", () => {
  const said = (...words) => twoseat("hint", ...words, "--player", "search:60", "--json").stdout;
  assert.equal(said(begun), said(begun));
  const link = twoseat("link", "encode", "--match", begun).stdout.trim();
  assert.equal(said(link), said(begun));
});

test("a demo's own position and cards are judged; in words by default", () => {
  const { status, stdout, stderr } = twoseat("hint", join(root, "assets/demos/vge/guard-equal-power-is-a-hit.json"), "--player", "search:30");
  assert.equal(status, 0, stderr);
  assert.match(stdout, /^[AB] decides: /);
  assert.match(stdout, /^ *\d+\.\d %  \S/m);
  assert.match(stdout, /^expected:$/m);
});

test("what cannot be judged is refused with a sentence", () => {
  const over = file("over.json", { ...journal([{ choice: 0, picks: [0] }]), conceded: "A" });
  for (const [words, code] of [[[], 2], [[begun, "--player", "greedy"], 2], [[begun, "--player", "search:0"], 2],
    [[join(folder, "none.json")], 2], [[over], 1], [["m-nonsense"], 1], [[file("else.json", { a: 1 })], 1]]) {
    const { status, stderr } = twoseat("hint", ...words);
    assert.equal(status, code, words.join(" "));
    assert.match(stderr, /\.\s*$/);
  }
  const seat = twoseat("link", "encode", "--seat", "A", begun).stdout.trim();
  assert.equal(twoseat("hint", seat).status, 1);
});
