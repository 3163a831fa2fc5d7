// `twoseat review`: the course of a match that is over, the same for its link and its file, and what is none.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const folder = mkdtempSync(join(tmpdir(), "twoseat-review-"));

function twoseat(...words) {
  const { status, stdout, stderr } = spawnSync(join(root, "build/native/twoseat"), words, { encoding: "utf8", maxBuffer: 1 << 28 });
  return { status, stdout, stderr };
}

/** The beginning of a match in which both seats think little, until one of them gives up. */
function shortMatch() {
  const journal = { system: "heroes", edition: "bsh", decks: ["dust-and-drums", "full-house"], seed: 3, answers: [], conceded: null };
  const path = join(folder, "match.json");
  for (const end = 24; journal.answers.length < end;) {
    writeFileSync(path, JSON.stringify(journal));
    const { status, stdout, stderr } = twoseat("hint", path, "--player", "search:4", "--json");
    assert.equal(status, 0, stderr);
    journal.answers.push(JSON.parse(stdout).moves[0].answer);
  }
  writeFileSync(path, JSON.stringify({ ...journal, conceded: "B" }));
  return path;
}

test("each moment has a chance, the few that decided name what was better; a link says the same as its file", () => {
  const path = shortMatch();
  const { status, stdout, stderr } = twoseat("review", "--json", path);
  assert.equal(status, 0, stderr);
  const { course, decided } = JSON.parse(stdout);
  assert.ok(course.length > 5);
  for (const { after, turn, seat, chance } of course) {
    assert.ok(after >= 0 && turn >= 0 && chance >= 0 && chance <= 1);
    assert.match(seat, /^[AB]$/);
  }
  assert.ok(decided.length <= 3);
  for (const { lost } of decided) assert.ok(lost > 0 && lost <= 1);
  assert.equal(twoseat("review", "--json", twoseat("link", "encode", "--match", path).stdout.trim()).stdout, stdout);
  assert.match(twoseat("review", path).stdout, /^turn 1: A \d+ %$/m);
});

test("what is no whole match is refused with a sentence", () => {
  for (const [words, code] of [[[], 2], [[join(folder, "none.json")], 2], [["m-nonsense"], 1]]) {
    const { status, stderr } = twoseat("review", ...words);
    assert.equal(status, code, words.join(" "));
    assert.match(stderr, /\.\s*$/);
  }
});
