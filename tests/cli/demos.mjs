// twoseat demo and twoseat coverage: demos that must fail do, each for its reason; the schema fits the demos.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";
import { fits, json, root } from "../schemas.mjs";

const failing = join(root, "tests/demos-that-fail");
const names = (folder) => readdirSync(folder).filter((name) => name.endsWith(".json")).map((name) => name.slice(0, -5));

function twoseat(...words) {
  const { status, stdout, stderr } = spawnSync(join(root, "build/native/twoseat"), words, { encoding: "utf8", maxBuffer: 1 << 26 });
  return { status, stdout, stderr };
}

// What each of them is told, where, and what was found instead.
const reasons = {
  "a-variant-fails": ["/variants/with less power/then/B/damage", /so many cards/],
  "a-way-fails": ["/then/B/damage", /After "B guards"/],
  "a-leak": ["/then/hidden from/B", /B sees lamp-keeper/],
  "ambiguous-card": ["/steps/0/card", /must mean one card; there are 2/],
  "ambiguous-move": ["/steps/0", /could mean 2 different moves/, /ride \(2\)/],
  "answer-after-the-end": ["/steps/1", /B, who is not asked/, /the match is over/],
  "answer-nobody-asked-for": ["/steps/1", /B, who is not asked/, /A is asked: main/],
  "card-that-is-not-there": ["/steps/0/card", /there are none/],
  "deck-breaks-other-rules": ["/then/decks/0", /breaks other rules/, /8\.1\.4\.1, 8\.1\.5/],
  "deck-not-legal": ["/given/decks/B", /exactly 50/],
  "did-happen": ["/then/never/0", /It happened/],
  "did-not-happen": ["/then/happened/1", /after what stands before it/],
  "empty-check": ["/then", /checks nothing/],
  "ended-otherwise": ["/then/result", /result is another/, /conceded/],
  "ending-not-told": ["/then", /does not say how/],
  "english-missing": ["/title", /"en" is missing/],
  "field-twice": ["", /"title" stands twice/],
  "hint-missing": ["/steps/0/learner", /has a "hint"/],
  "id-as-name-of-several": ["/given/A/hand/0/name it", /several such cards lie there/],
  "impossible-position": ["/given", /position cannot be so/],
  "learner-of-nothing": ["/steps/1/learner", /not a try, not a concession/],
  "move-not-offered": ["/steps/1", /not offered/, /main/],
  "ways-before-the-end": ["/steps/2/then one of", /last of the steps/],
  "no-check": ["", /what is true "then"/],
  "no-such-ability": ["/given/standing by", /which of its automatic abilities/],
  "not-an-object": ["", /must be a JSON object/],
  "not-json": ["", /not JSON \(line 3\)/],
  "not-refused": ["/steps/0", /should be refused, and is offered/],
  "not-what-went-by-itself": ["/steps/2", /A, who is not asked/, /By itself went: A attack-target some-vanguard/],
  "nothing-to-show": ["/steps/0/show/2", /must mean one card; there are none/],
  "one-where-two-are-picked": ["/steps/2", /no fewer than 2, no more than 2. \[vge 11\.8\.4\]/],
  "other-offers": ["/then/offers", /so many ways to call/, /5/],
  "own-card-faulty": ["/cards/0/power", /must be a whole number/],
  "parts-by-nothing": ["/parts by", /comes to the same in edition vge/],
  "parts-by-another-rule": ["/parts by/0", /6\.6\.1\.2\.3 is not among the demo's rules/],
  "question-left-open": ["/then", /question is left open/, /A is asked: main/],
  "question-not-answered": ["/steps/1", /not offered/, /A is asked: main/],
  "refused-by-another-rule": ["/steps/0", /refused by other rules/, /9\.9\.2/],
  "remark-not-offered": ["/steps/0/learner/remarks/0/move", /not offered/, /A is asked: ride/],
  "remark-of-the-other-seat": ["/steps/0/learner/remarks/0/move", /of the seat that learns/],
  "remark-on-the-right-move": ["/steps/0/learner/remarks/0/move", /that the learner is asked for/],
  "rule-not-shown": ["/rules", /10\.7\.1\.10 is cited, but nothing here shows it/],
  "rule-unknown": ["/rules/1", /no rule 99\.9/],
  "seen-after-all": ["/then/seen by/A/A:hand", /A sees other cards/, /mirror-moth/],
  "show-whose-place": ["/steps/1/show/0", /says whose place/],
  "three-where-two-are-picked": ["/steps/2", /no fewer than 2, no more than 2/],
  "two-remarks-on-one-move": ["/steps/0/learner/remarks/1/move", /has a remark already/],
  "unknown-edition": ["/edition", /no edition "vgx"/],
  "unknown-field": ["/then/souls", /no such field/],
  "unknown-role": ["/given/A/vanguard/role", /no role "carriage"/],
  "unknown-words": ["/given/phase", /no procedure "tea time"/],
  "waits-for-another-question": ["/steps/3", /B, who is not asked/, /A is asked: attack/],
  "wrong-cards": ["/then/A/hand", /lie other cards/, /mirror-moth/],
  "wrong-count": ["/then/A/hand", /so many cards/, /^1 /],
  "wrong-number": ["/then/cards/A:vanguard/power", /It is another/, /13000/],
  "wrong-question": ["/then/asked", /Another question/, /A is asked: main/],
  "wrong-rule-asked": ["/then/asked", /Another question/, /9\.9\.2/],
};

test("brackets deeper than any demo's are a sentence, wherever they stand", () => {
  for (const [open, close] of [["{\"a\":", "}"], ["[1,", "]"], ["{\"all\":[", "]}"]]) {
    const path = join(mkdtempSync(join(tmpdir(), "twoseat-")), "deep.json");
    writeFileSync(path, `{"title":${open.repeat(90_000)}1${close.repeat(90_000)},"system":"vanguard","edition":"vge"}`);
    const { status, stdout } = spawnSync(join(root, "build/native/twoseat"), ["demo", path], { encoding: "utf8" });
    assert.equal(status, 1);
    assert.match(stdout, /nested too deeply/);
  }
});

test("every demo that must fail is expected to, for a reason", () => {
  assert.deepEqual(names(failing).sort(), Object.keys(reasons).sort());
});

for (const [name, [path, sentence, found]] of Object.entries(reasons)) {
  test(`${name} fails`, () => {
    const { status, stdout } = twoseat("demo", "--json", join(failing, `${name}.json`));
    assert.equal(status, 1);
    const { demos, passed, failed } = JSON.parse(stdout);
    assert.deepEqual([passed, failed, demos.length], [0, 1, 1]);
    const { failures } = demos[0];
    const failure = failures.find((one) => one.path === path && sentence.test(one.sentence));
    assert.ok(failure, JSON.stringify(failures, null, 1));
    if (found) assert.match(failure.found, found);
  });
}

test("a file with several faults is told all of them", () => {
  const { stdout } = twoseat("demo", "--json", join(failing, "unknown-words.json"));
  assert.deepEqual(JSON.parse(stdout).demos[0].failures.map((failure) => failure.path),
    ["/given/A/kitchen", "/given/A/hand", "/given/phase", "/steps/0/A", "/then/asked/seat", "/then/asked/question"]);
});

test("the demos of the project pass, and the last line counts them", () => {
  const { status, stdout } = twoseat("demo", join(root, "assets/demos"));
  assert.equal(status, 0, stdout);
  assert.match(stdout, /^\d+ passed, 0 failed\n$/);
});

test("demo --trace tells questions, offers as steps, answers, events with their rules, and what went by itself", () => {
  const { status, stdout } = twoseat("demo", "--trace", join(root, "tests/cards/vanguard-rules/what-goes-without-saying.json"));
  assert.equal(status, 0);
  const said = ["A is asked: main [vge 9.9.2]", '- {"A":"activate","card":"front-left"}', '> {"A":"activate","card":"front-left"}',
    "(by itself: A choose Footman) [vge 11.8.4]", "A discards Footman. [vge 7.9.1]", "nothing came of it [vge 10.3.1.2]"];
  let at = 0;
  for (const line of said) {
    const found = stdout.indexOf(line, at);
    assert.ok(found >= 0, line);
    at = found;
  }
});

test("what did not happen is told with what did", () => {
  const { stdout } = twoseat("demo", "--json", join(failing, "did-not-happen.json"));
  assert.match(JSON.parse(stdout).demos[0].failures[0].found, /^6\.3\.3\.5, 9\.7\.3/);
});

test("demo --lang tells the lesson, in English where it is not in that language", () => {
  const tell = (language, name) => twoseat("demo", "--lang", language, join(root, `assets/demos/vge/${name}.json`)).stdout;
  assert.match(tell("it", "boost"), /: Supporto\n {2}Un'unità attiva/);
  assert.match(tell("en", "boost"), /: Boost\n {2}A standing unit/);
  const demo = JSON.parse(readFileSync(join(root, "assets/demos/vge/two-mates.json"), "utf8"));
  const english = join(mkdtempSync(join(tmpdir(), "twoseat-")), "two-mates.json");
  writeFileSync(english, JSON.stringify({ ...demo, title: demo.title.en }));
  const { stdout } = twoseat("demo", "--lang", "it", english);
  assert.match(stdout, /: Two mates\n {2}Un Leader/);
});

test("demo --moment draws what a demo comes to, but where the learner is asked first nothing that is to be found", () => {
  const places = (option, demo) => JSON.parse(twoseat("demo", option, join(root, "assets", demo)).stdout).places;
  for (const [demo, moves] of [["demos/bsh/a-closed-creature-does-not-defend.json", true], ["demos/bsh/a-new-creature-waits.json", false], ["puzzles/heroes/01-a-short-eviction.json", false]])
    (moves ? assert.notDeepEqual : assert.deepEqual)(places("--moment", demo), places("--given", demo), demo);
});

test("demo: bad usage ends with 2", () => {
  for (const words of [["demo"], ["demo", "--fast", "x"], ["demo", "--lang", "xx", "x"], ["coverage", "x"], ["coverage", "--edition", "zzz"]])
    assert.equal(twoseat(...words).status, 2, words.join(" "));
});

test("coverage counts each class of the ledger", () => {
  const { status, stdout, stderr } = twoseat("coverage", "--json");
  assert.equal(status, 0, stderr);
  const { edition, classes } = JSON.parse(stdout);
  assert.equal(edition, "vge");
  assert.deepEqual(Object.keys(classes), ["engine", "info", "deck", "card", "model", "text"]);
  for (const { rules, ...lists } of Object.values(classes)) {
    assert.deepEqual(Object.keys(lists), ["happened", "claimed", "tested", "missing"]);
    assert.equal(rules, Object.values(lists).flat().length);
  }
  assert.ok(classes.engine.happened.length > 100, String(classes.engine.happened.length));
  const part = JSON.parse(twoseat("coverage", "--json", "--section", "9-13").stdout).classes;
  assert.ok(part.engine.rules < classes.engine.rules);
  assert.ok(part.engine.missing.every((rule) => /^(9|1[0-3])\./.test(rule)));
});

// --- The schema ---------------------------------------------------------------------------------------------------

const schema = json("assets/schema/demo.schema.json");

test("every demo fits the published schema", () => {
  const folder = join(root, "assets/demos");
  const files = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".json"));
  assert.ok(files.length > 0);
  for (const name of files) assert.ok(fits(JSON.parse(readFileSync(join(folder, name), "utf8")), schema), name);
});

test("files of another shape do not fit it", () => {
  for (const name of ["english-missing", "no-check", "not-an-object", "unknown-field"]) {
    const demo = JSON.parse(readFileSync(join(failing, `${name}.json`), "utf8"));
    assert.equal(fits(demo, schema), name === "no-check", name); // an empty list of checks is the loader's to refuse
  }
});
