// twoseat compare: where two editions part, and what it says of that.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const demo = (id) => join(root, "assets/demos", `${id}.json`);

function compare(editions, what) {
  const { status, stdout, stderr } = spawnSync(join(root, "build/native/twoseat"), ["compare", "--editions", editions, "--json", what], { encoding: "utf8" });
  assert.equal(status, 0, stderr);
  return JSON.parse(stdout);
}
const rules = ({ differences }) => differences.map(({ rule }) => rule);

test("G assist: another question is put, by the rules of each edition", () => {
  const found = compare("vge,vgi", demo("vgi/g-assist"));
  assert.deepEqual([found.after, found.parting], [1, "another question is put"]);
  assert.deepEqual(found.editions.map(({ asked }) => asked.question), ["g-assist-take", "g-assist-remove"]);
  assert.deepEqual(found.editions.map(({ asked }) => asked.rule), ["[vge 9.5.3.2]", "[vgi 6.4.1.2.3.5]"]);
  assert.ok(rules(found).includes("[vgi 6.4.1.2.3.5]"));
});

test("one guardian at a time: other answers are legal; a trigger's power: the same answer leads elsewhere", () => {
  const guard = compare("vge,vgi", demo("vgi/one-guardian-at-a-time"));
  assert.equal(guard.parting, "the same question has other legal answers");
  assert.deepEqual(rules(guard), ["[vgi 7.4.1.2.2]"]);
  const power = compare("vge,vgm", demo("vgm/critical-trigger-gives-ten-thousand"));
  assert.equal(power.parting, "the same answer led to another position");
  assert.deepEqual(rules(power), ["[vgm 2.8.2.2]"]);
});

test("what both editions decide alike does not part them, whichever comes first", () => {
  for (const editions of ["vge,vgm", "vgm,vge", "vge,vgi"]) {
    const found = compare(editions, demo("vge/a-card-for-the-empty-deck"));
    assert.deepEqual([found.parting, found.differences], ["they do not part", []]);
  }
});

test("a whole match parts where the second edition lets nobody choose who begins", () => {
  const file = join(mkdtempSync(join(tmpdir(), "twoseat-")), "match.json");
  writeFileSync(file, JSON.stringify({ system: "vanguard", edition: "vge", decks: ["all-lamps-lit", "bells-below"], seed: 7, answers: [], conceded: null }));
  const encoded = spawnSync(join(root, "build/native/twoseat"), ["link", "encode", "--match", file], { encoding: "utf8" });
  assert.equal(encoded.status, 0, encoded.stderr);
  const found = compare("vge,vgm", encoded.stdout.trim());
  assert.deepEqual([found.after, found.parting], [0, "another question is put"]);
  assert.deepEqual(found.editions.map(({ asked }) => asked.question), ["first-player", "exchange-hand"]);
});

test("they may part before the first question, and from a variant of the position alone", () => {
  const begun = compare("vge,vgm", demo("vgm/nobody-chooses-who-begins"));
  assert.deepEqual([begun.after, begun.parting], [0, "another question is put"]);
  assert.deepEqual(begun.editions.map(({ asked }) => asked.question), ["first-player", "exchange-hand"]);
  const variant = compare("vge,vgi", demo("vgi/lord-minds-other-clans"));
  assert.deepEqual([variant.parting, ...variant.editions.map(({ asked }) => asked.question)], ["another question is put", "ride", "attack"]);
});

test("a deck that is legal under one of them alone, and by which rule", () => {
  const found = compare("vge,vgm", demo("vgm/deck-four-of-a-name"));
  assert.deepEqual([found.deck, found.parting], [1, "a deck is legal under one of them alone"]);
  assert.deepEqual(found.editions.map(({ breaks }) => breaks), [["[vge 8.1.4.1]"], []]); // its ride deck is four of the fifty
  assert.ok(rules(found).includes("[vgm 8.1.3]"));
  assert.equal(compare("vge,vgm", demo("vgm/deck-sixteen-triggers")).parting, "they do not part");
});

test("of a deck's faults the rule is named that the editions differ by", () => {
  const file = (id) => join(root, "tests/cards/vanguard-rules", `${id}.json`);
  assert.deepEqual(rules(compare("vge,vgi", file("vgi-decks-no-front-triggers"))), ["[vgi 2.8.1.1]"]);
  assert.deepEqual(rules(compare("vge,vgi", file("vgi-decks-another-name-does-not-count"))), ["[vgi 5.2.2.2.1]"]);
});

test("a demo that says by which rules it parts is believed, between its edition and the first one; of its decks the one that breaks such a rule is shown", () => {
  assert.deepEqual(rules(compare("vge,vgi", demo("vgi/a-situation-must-come-anew"))), ["[vgi 8.6.7.1]"]);
  assert.ok(!rules(compare("vgm,vgi", demo("vgi/a-situation-must-come-anew"))).includes("[vgi 8.6.7.1]"), "it says nothing of that one");
  const found = compare("vgm,vge", demo("vgm/deck-eight-critical-triggers"));
  assert.deepEqual([found.deck, ...found.editions.map(({ breaks }) => breaks)], [3, ["[vgm 8.1.5.1]"], []]);
  assert.deepEqual(rules(found), ["[vgm 8.1.5.1]"]);
});

test("what cannot be compared is refused in a sentence", () => {
  for (const [status, ...words] of [[2, "--editions", "vge,bsk", demo("vge/a-card-for-the-empty-deck")], [2, "--editions", "vge", "x.json"], [2], [1, "--editions", "vge,vgi", "nothing"]]) {
    const run = spawnSync(join(root, "build/native/twoseat"), ["compare", ...words], { encoding: "utf8" });
    assert.equal(run.status, status, words.join(" "));
    assert.match(run.stderr, /\.\n$/);
  }
});
