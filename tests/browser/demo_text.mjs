// A demo as text: its link, and what is recorded, asked and counted in it, without a browser.
import assert from "node:assert/strict";
import test from "node:test";
import { packDemo, unpackDemo } from "../../web/lessons/demo_link.js";
import { forks, lessonStep, putInto, readDemo, recordedOn, soFar, thenWith, tidy, waysOf, writeText } from "../../web/lessons/demo_text.js";
import { begin } from "./support/editing.mjs";

test("a demo survives its link, and what is no link is refused in a sentence", async () => {
  const link = await packDemo(begin);
  assert.match(link, /^lesson=[A-Za-z0-9_-]+$/);
  assert.deepEqual(JSON.parse(await unpackDemo(link.slice(7))), begin);
  for (const bad of ["", "x", "%%%", link.slice(7, -20)]) await assert.rejects(unpackDemo(bad), /broken/, bad);
  await assert.rejects(unpackDemo("A".repeat(200_001)), /too long/);
  const bomb = await packDemo({ title: "x".repeat(2_000_000) }).catch((error) => error);
  assert.ok(bomb instanceof RangeError || (await unpackDemo(bomb.slice(7)).catch(({ message }) => message)) === "That is too long to be a lesson.");
});

test("what is recorded goes behind the moves that still stand, and other languages are kept", () => {
  const steps = [{ A: "pass" }, { then: { turn: 1 } }, { B: "pass" }, { say: "Done." }];
  assert.deepEqual(recordedOn(steps, 2, [{ A: "draw" }]), [...steps, { A: "draw" }]);
  assert.deepEqual(recordedOn(steps, 1, [{ A: "draw" }]), [...steps.slice(0, 2), { A: "draw" }]);
  assert.deepEqual(recordedOn([{ A: "try call", refused: [] }, { A: "pass" }], 0, []), [{ A: "try call", refused: [] }]);
  assert.deepEqual(writeText({ en: "One", it: "Uno" }, "en", "Two"), { en: "Two", it: "Uno" });
  assert.deepEqual(writeText("One", "it", "Uno"), { en: "One", it: "Uno" });
  assert.deepEqual(writeText("", "en", "a\n\nb", true), ["a", "b"]);
  assert.deepEqual(tidy({ steps: [{ say: "" }, { A: "pass", learner: { ask: "?" }, say: "" }], title: "", then: { turn: 2 }, mine: 3 }),
    { steps: [{ A: "pass", learner: { ask: "?" } }], then: { turn: 2 }, mine: 3 });
  assert.deepEqual(writeText({ en: "One", it: "Uno" }, "it", " "), { en: "One" });
  assert.deepEqual(thenWith({ turn: 5, asked: {} }, { result: { winner: "A" } }), { result: { winner: "A" }, turn: 5 });
});

test("a choice of ways stays the last of the steps, whatever is recorded before it", () => {
  const choice = { "then one of": { one: [{ A: "pass" }], two: { title: { en: "Two", it: "Due" }, steps: [{ A: "draw" }] } } };
  const steps = [{ A: "pass" }, { B: "pass" }, choice];
  assert.deepEqual(recordedOn(steps, 2, [{ A: "draw" }]), [...steps.slice(0, 2), { A: "draw" }, choice]);
  assert.deepEqual(recordedOn(steps, 1, [{ A: "draw" }]), [steps[0], { A: "draw" }, choice]);
  assert.deepEqual(tidy({ steps, variants: { other: { given: { turn: 7 } } } }), { steps, variants: { other: { given: { turn: 7 } } } });
  assert.deepEqual([forks(choice), forks(steps[0]), forks(undefined)], [true, false, false]);
  assert.deepEqual([waysOf(choice, "it"), waysOf(choice, "ms")], [["one", "Due"], ["one", "Two"]]);
  assert.equal(lessonStep({ steps }, 3), 2);
});

test("of what a learner is asked only what is written is kept, and it stands before what is told", () => {
  const nothing = [{}, { ask: "" }, { ask: {}, hint: "", remarks: [] }, { remarks: [{}, { say: "" }] }];
  for (const learner of nothing) assert.deepEqual(tidy({ steps: [{ A: "pass", learner }] }).steps, [{ A: "pass" }], JSON.stringify(learner));
  const half = { ask: "Call.", remarks: [{ move: { A: "pass" }, say: "" }, {}], mine: 1 };
  assert.deepEqual(tidy({ steps: [{ A: "call", learner: half, show: [] }] }).steps, [{ A: "call", learner: { ask: "Call.", remarks: [{ move: { A: "pass" } }], mine: 1 }, show: [] }]);
  const alone = { remarks: { move: { A: "pass" }, say: "No." } };
  assert.deepEqual(tidy({ steps: [{ A: "call", learner: alone }] }).steps[0].learner, alone);
  const step = { A: "call", say: "So." };
  putInto(step, "learner", {});
  putInto(step, "show", ["B:hand"]);
  assert.deepEqual(Object.keys(step), ["A", "learner", "show", "say"]);
  putInto(step, "show", undefined);
  assert.deepEqual(Object.keys(step), ["A", "learner", "say"]);
});

test("a lesson's steps are counted as the engine counts them, and what it is asked about a step is bare", () => {
  const steps = [{ say: "Look." }, { then: { turn: 1 } }, { then: { turn: 1, say: "So." } }, { name: { x: "hand" } }, { A: "call", learner: {}, show: [], say: "!" }, { B: "try pass", refused: ["1"] }];
  assert.deepEqual(steps.map((_, at) => lessonStep({ steps }, at)), [0, 1, 1, 2, 2, 3]);
  assert.deepEqual(soFar({ ...begin, steps }, 4), { system: "vanguard", edition: "vge", given: begin.given, steps: [{ say: "." }, ...steps.slice(1, 4), { A: "call" }] });
});

test("a file of another shape than a demo's is no demo; what else is wrong with it is the engine's to say", () => {
  assert.deepEqual(readDemo(JSON.stringify(begin)).demo, begin);
  assert.deepEqual(readDemo('{"system": "vanguard", "given": {"A": {"hand": [null, 5, {"count": "x"}]}}}').demo.system, "vanguard");
  assert.match(readDemo("{").sorry, /no JSON/);
  for (const bad of ["null", "5", "[]", '{"given": []}', '{"given": {"A": "x"}}', '{"steps": {}}', '{"steps": [null]}', '{"rules": "1"}', '{"rules": [1]}', '{"cards": [1]}'])
    assert.match(readDemo(bad).sorry, /no demo/, bad);
});
