// A demo from nothing: a position, its steps recorded at the table, told, run as a test, saved, opened again, linked, played.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";
import { packDemo, unpackDemo } from "../../web/lessons/demo_link.js";
import { forks, lessonStep, putInto, readDemo, recordedOn, soFar, thenWith, tidy, waysOf, writeText } from "../../web/lessons/demo_text.js";
import { asText, copied, laptop, loadFile, phone, Table, untilReady } from "./support/table.mjs";

const begin = {
  title: "A call", narration: "A unit is called.", rules: ["9.6.2.3"], system: "vanguard", edition: "vge",
  given: { A: { hand: "mirror-moth" } }, steps: [], then: { asked: { seat: "A", question: "main" } },
};
const file = (demo) => ({ name: "demo.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(demo)) });

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

/** Opens the editor with this demo in it. */
async function edit(table, demo) {
  await asText.focus(table, "edit-board");
  await table.page.locator("#board").waitFor();
  await loadFile(table.page, file(demo));
}

for (const [where, options] of [["a laptop", laptop], ["a phone", phone]]) {
  test(`a demo is recorded, told, tested, saved and linked on ${where}`, async () => {
    const table = await Table.open(options);
    const { page } = table;
    await edit(table, begin);
    await page.locator("#board-tab-demo").click();
    await page.locator("#demo-record").click();
    await page.locator("#recording").waitFor();
    await table.until(({ recording, decision }) => recording && decision, "the table to record");
    assert.equal(await table.fragment(), "");

    // Two answers, the first of them taken back.
    await asText.choose(table, 0);
    await asText.control(table, "undo");
    await table.until(({ decision, cursor }) => decision && cursor === 0, "the answer to be taken back");
    await asText.choose(table, 0);
    await page.locator("#recording-end").click();
    await page.locator("#demo-steps li").first().waitFor();
    const steps = await page.locator("#demo-steps li").count();
    assert.ok(steps >= 1);
    assert.ok((await page.locator("#demo-steps li p").first().textContent()).length > 3);
    await page.locator("#demo-steps textarea").first().fill("The moth comes.");

    // A rule that is not shown does not pass; one that the steps carry does.
    await page.locator("#demo-rules").fill("99.99");
    await page.locator("#demo-rules").dispatchEvent("change");
    await page.locator("#demo-rules-found .fault").waitFor();
    await page.locator("#demo-run").click();
    assert.match(await page.locator("#demo-report.failed").textContent(), /99\.99/);
    await page.locator("#demo-rules").fill("");
    await page.locator("#demo-rules").dispatchEvent("change");
    await page.locator("#demo-carried-box summary").click();
    await page.locator("#demo-carried button").first().click();
    await page.locator("#demo-run").click();
    await page.locator("#demo-report.passed").waitFor();

    const saving = page.waitForEvent("download");
    await page.locator("#board-save").click();
    const saved = JSON.parse(await readFile(await (await saving).path(), "utf8"));
    assert.deepEqual(saved.given, begin.given); // untouched: to the letter
    assert.equal(saved.steps.length, steps);
    assert.equal(saved.steps[0].say, "The moth comes.");
    assert.ok(saved.then.asked);

    // What the editor does not know comes back with the file.
    await loadFile(page, file({ ...saved, steps: [{ ...saved.steps[0], learner: { ask: "Call it." } }, ...saved.steps.slice(1)] }));
    const again = page.waitForEvent("download");
    await page.locator("#board-save").click();
    assert.deepEqual(JSON.parse(await readFile(await (await again).path(), "utf8")).steps[0].learner, { ask: "Call it." });
    await loadFile(page, file(saved));
    await page.locator("#demo-link").click();
    await page.locator("#toast", { hasText: "Link copied" }).waitFor();
    const link = new URL(await copied(page));
    assert.deepEqual(table.problems, []);
    await table.close();

    const other = await Table.open({ ...options, hash: link.hash.slice(1) });
    const lesson = (await other.until((now) => now.lesson, "the lesson")).lesson;
    assert.equal(lesson.title.en, "A call");
    await other.page.locator("#lesson-next").click();
    await other.until((now) => now.lesson.step === 1, "its first step");
    assert.equal((await other.mirror()).lesson.say.en, "The moth comes.");
    assert.match(await other.fragment(), /^lesson=[A-Za-z0-9_-]+&step=1$/);
    assert.deepEqual(other.problems, []);
    await other.close();
  });
}

const call = { ...begin, rules: ["9.9.2.1"], steps: [{ A: "call", card: "mirror-moth", to: "front-left", say: "There it stands." }] };

/** What the editor saves. */
async function saved(page) {
  const saving = page.waitForEvent("download");
  await page.locator("#board-save").click();
  return JSON.parse(await readFile(await (await saving).path(), "utf8"));
}

for (const [where, options] of [["a laptop", laptop], ["a phone", phone]]) {
  test(`a move is left to the learner on ${where}: asked, hinted, remarked on, ringed, tested, tried`, async () => {
    const table = await Table.open(options);
    const { page } = table;
    await edit(table, call);
    const row = page.locator("#demo-steps > li").first();
    const faults = { textContent: async () => (await row.locator(".faults").allTextContents()).join("") };
    const theSwitch = page.getByRole("switch", { name: "The learner makes move 1" });

    // Fields in which nothing is written are nothing.
    await theSwitch.focus();
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: "Add a remark" }).click();
    assert.deepEqual((await saved(page)).steps, call.steps);

    await page.getByLabel("What is asked").fill("Call Mirror Moth to the front.");
    assert.match(await faults.textContent(), /Write both/);
    await page.getByLabel("The hint").fill("Drag it there.");
    assert.equal(await faults.textContent(), ""); // an empty remark is none

    // One remark to a move of the list, one in words.
    const remark = (number) => page.getByRole("group", { name: `Remark ${number}` });
    const moves = remark(1).getByLabel("To the move");
    const texts = await moves.locator("option").allTextContents();
    assert.ok(!texts.some((text) => /front left/.test(text)), "the move that is asked for is no other move");
    await moves.selectOption({ label: "To battle" });
    assert.equal(await faults.textContent(), "Remark 1: It names a move, and says something to it.");
    await remark(1).getByLabel("What is said to it").fill("Not without a unit.");
    assert.equal(await faults.textContent(), "");
    await page.getByRole("button", { name: "Add a remark" }).click();
    assert.ok(await remark(2).getByLabel("To the move").evaluate((list) => list === document.activeElement), "the new remark has the focus");
    assert.ok(!(await remark(2).locator("option").allTextContents()).includes("To battle"), "a move has one remark");
    await remark(2).getByLabel("To the move").selectOption("words");
    await remark(2).getByLabel("What is said to it").fill("It does not attack from there.");
    assert.equal(await remark(2).getByLabel("Card", { exact: true }).inputValue(), "mirror-moth");
    assert.equal(await faults.textContent(), "Remark 2: This is the move that the learner is asked for.");
    await remark(2).getByLabel("To", { exact: true }).fill("");
    assert.equal(await faults.textContent(), "Remark 2: This is no single move that is offered here.");
    await page.getByRole("button", { name: "Try it as a learner" }).click();
    await page.locator("#demo-report.failed", { hasText: "different moves" }).waitFor();
    assert.ok(await page.locator("#board").isVisible(), "a lesson that does not run is not opened");
    await remark(2).getByLabel("To", { exact: true }).fill("back-left");
    assert.equal(await faults.textContent(), "");

    // What is ringed: from the list, and in words.
    await row.getByLabel("Ringed on the table").selectOption("these");
    const ring = row.getByLabel("What is ringed after step 1");
    await ring.selectOption("=A:front-left:mirror-moth");
    await row.getByRole("button", { name: "Ring it" }).click();
    await ring.selectOption("words");
    await row.getByLabel("A card or a place, in words").fill("B:nowhere");
    await page.keyboard.press("Enter");
    assert.match(await faults.textContent(), /^"B:nowhere" is no single card or place here/);
    await row.getByRole("button", { name: "B:nowhere: ringed no more" }).click();
    assert.equal(await faults.textContent(), "");

    const learner = {
      ask: "Call Mirror Moth to the front.", hint: "Drag it there.",
      remarks: [
        { move: { A: "end-main" }, say: "Not without a unit." },
        { move: { A: "call", card: "mirror-moth", to: "back-left" }, say: "It does not attack from there." },
      ],
    };
    const wanted = { A: "call", card: "mirror-moth", to: "front-left", learner, show: ["A:front-left:mirror-moth"], say: "There it stands." };
    assert.deepEqual((await saved(page)).steps, [wanted]);
    const room = await row.boundingBox();
    for (const target of await row.locator("button, select, textarea, input, .switch").all()) {
      const box = await target.boundingBox();
      const small = await target.evaluate((each) => each.matches("[role=switch], .row:not(.chips, .add, .more) > button"));
      assert.ok(!box || small || box.height >= 44, `${await target.evaluate((each) => each.outerHTML)} is ${box?.height} high`);
      assert.ok(!box || box.x + box.width <= room.x + room.width, `${await target.evaluate((each) => each.outerHTML)} stands out of its step`);
    }
    await page.locator("#demo-run").click();
    await page.locator("#demo-report.passed").waitFor();

    // As the learner sees it: twice wrong, then right.
    await page.getByRole("button", { name: "Try it as a learner" }).click();
    await page.locator("#board").waitFor({ state: "hidden" });
    const asked = await table.until(({ lesson, decision }) => lesson?.learner && decision, "the lesson to ask");
    assert.equal(asked.lesson.learner.ask.en, learner.ask);
    const choice = (text) => asked.decision.options.find((option) => text.test(option.text)).index;
    const ended = await asText.choose(table, choice(/To battle/));
    assert.equal(ended.notice, "remark");
    assert.equal(ended.message, learner.remarks[0].say);
    const behind = await asText.choose(table, choice(/back left/));
    assert.equal(behind.message, learner.remarks[1].say);
    await asText.choose(table, choice(/front left/));
    const { lesson } = await table.until((now) => now.lesson.step === 1, "the lesson to go on");
    assert.ok(lesson.right && !lesson.learner);
    assert.equal(lesson.say.en, "There it stands.");
    assert.match(lesson.sights.join(), /Mirror Moth/);
    assert.deepEqual(table.problems, []);
    await table.close();
  });
}

test("shipped lessons lose nothing in the editor, whatever language they are edited in", async () => {
  const table = await Table.open();
  const { page } = table;
  await asText.control(table, "language:it");
  for (const name of ["vge/call-up-to-the-vanguards-grade", "vge/boost", "bsk/a-defender-steps-between", "bsh/the-hero-dies"]) {
    const demo = JSON.parse(await readFile(`assets/demos/${name}.json`, "utf8"));
    const at = demo.steps.findIndex((step) => step.learner);
    if (!(await page.locator("#board").isVisible())) await asText.focus(table, "edit-board");
    await loadFile(page, file(demo));
    const row = page.locator("#demo-steps > li").nth(at);
    await row.locator(".learner").waitFor();
    assert.equal(await page.locator("#demo-steps .faults").allTextContents().then((all) => all.join("")), "", name);
    assert.deepEqual(await row.locator(".remark > label > select").evaluateAll((lists) => lists.map(({ value }) => /^\d+$/.test(value))), [demo.steps[at].learner.remarks ?? []].flat().map(() => true));
    assert.equal(JSON.stringify(await saved(page)), JSON.stringify(demo), name);
    await row.locator(".learner > label textarea").first().fill("Say it anew.");
    await row.getByRole("switch").click();
    await row.locator(".learner").waitFor({ state: "detached" });
    await row.getByRole("switch").click();
    await row.locator(".learner").waitFor();
    const edited = structuredClone(demo);
    edited.steps[at].learner.ask = writeText(demo.steps[at].learner.ask, await page.evaluate(() => document.documentElement.lang), "Say it anew.");
    assert.deepEqual(await saved(page), edited, name);
  }
  assert.deepEqual(table.problems, []);
  await table.close();
});

test("a course is taken back at the table and leads elsewhere: to a concession", async () => {
  const table = await Table.open();
  const { page } = table;
  const demo = JSON.parse(await readFile("assets/demos/vge/guard-equal-power-is-a-hit.json", "utf8"));
  const moves = demo.steps.filter((step) => !step.then);
  assert.equal(moves.length, 3);
  await edit(table, demo);
  await page.locator("#demo-steps li").nth(demo.steps.length - 1).waitFor();
  await page.locator("#demo-record").click();
  await table.until(({ recording, cursor }) => recording && cursor === 3, "all its moves to be made");
  await asText.control(table, "undo");
  await table.until(({ cursor }) => cursor === 2, "the last of them to be taken back");
  await asText.control(table, "concede");
  await asText.control(table, "concede-yes");
  await table.until(({ result }) => result, "the end of the match");
  await page.locator("#recording-end").click();

  // It does not end as its "then" says, which somebody wrote: that is said, and noted when it is wanted.
  await page.locator("#demo-run").click();
  assert.match(await page.locator("#demo-report.failed").textContent(), /result/);
  await page.locator("#demo-end").click();
  const saving = page.waitForEvent("download");
  await page.locator("#board-save").click();
  const saved = JSON.parse(await readFile(await (await saving).path(), "utf8"));
  assert.deepEqual(saved.steps.filter((step) => !step.then).slice(0, 2), moves.slice(0, 2));
  assert.deepEqual(saved.steps.at(-1), { B: "concede" });
  assert.deepEqual(saved.then.result, { winner: "A", reason: "conceded" });
  await page.getByRole("button", { name: "Tell something before step 1" }).click();
  assert.match(await page.locator("#demo-steps li p").last().textContent(), /concedes/);
  assert.deepEqual(table.problems, []);
  await table.close();
});

test("what was in force is kept with a position, as far as it is wanted", async () => {
  const table = await Table.open();
  const { page } = table;
  const given = { A: { vanguard: "vesper-mother-of-moths", soul: ["mirror-moth", "mirror-moth"] }, used: [{ "ability of": "A:vanguard" }], markers: [{ marker: "force-1", on: "A:front-left" }] };
  const layIt = async () => {
    await page.locator("#board-tab-demo").click();
    await page.locator("#demo-record").click();
    return table.until(({ recording, decision }) => recording && decision, "a question");
  };
  const acts = ({ decision }) => decision.options.some(({ text }) => /Vesper/.test(text));
  await edit(table, { ...begin, given });
  assert.match(await page.locator("#board-faults").textContent(), /Kept as it stands.*: used\./);
  assert.ok(!acts(await layIt()));
  await page.locator("#recording-end").click();
  await loadFile(page, file({ ...begin, given }));
  await page.getByRole("button", { name: "Leave out: used" }).click();
  assert.equal(await page.locator("#board-faults").textContent(), "");
  const { given: left } = await saved(page);
  assert.ok(!left.used && left.A.vanguard);
  assert.deepEqual(left.markers, given.markers);
  assert.ok(acts(await layIt()));
  assert.deepEqual(table.problems, []);
  await table.close();
});

test("a step says how its dice fall, and is told at once when they cannot fall so", async () => {
  const table = await Table.open();
  const { page } = table;
  const strike = { ...begin, system: "berserk", edition: "bsk", rules: ["216.5"], given: {
    turn: 3, "turn player": "A", phase: "turn", step: "main phase", A: { b1: ["stone-ox"] }, B: { b1: [{ card: "gate-keeper", rest: true }] },
  }, steps: [{ A: "strike", card: "b1:stone-ox", on: "B:b1:gate-keeper" }], then: { asked: { seat: "A", question: "main" } } };
  await edit(table, strike);
  await page.locator("#board-tab-demo").click();
  const dice = page.getByLabel("Dice fall");
  await dice.fill("6");
  await dice.press("Tab");
  await page.locator("#board-save").waitFor();
  assert.deepEqual((await saved(page)).steps, [{ ...strike.steps[0], dice: [6] }]);
  await page.getByLabel("Dice fall").fill("6, 4, 2");
  await page.getByLabel("Dice fall").press("Tab");
  await page.getByText("No such dice fall by this move.").first().waitFor();
  await page.getByLabel("Dice fall").fill("");
  await page.getByLabel("Dice fall").press("Tab");
  assert.deepEqual((await saved(page)).steps, strike.steps);
  await table.close();
});

test("markers are laid on a place in the editor, and taken away", async () => {
  const table = await Table.open();
  const { page } = table;
  const given = { A: { vanguard: "vesper-mother-of-moths" }, markers: { marker: "force-1", on: "A:front-left" } };
  await edit(table, { ...begin, given });
  await page.locator("#board-tab-position").click();
  const head = page.locator("#board-A .head", { hasText: "front left" });
  const count = async (kind, number) => {
    await page.locator("#board-markers label").filter({ hasText: new RegExp(`^${kind} $`) }).locator("input").fill(String(number));
    await page.locator("#board-search").focus();
  };
  assert.match(await head.textContent(), /Force I$/);
  await head.click();
  for (const width of [760, 900, 1000, 1280]) { // neither the hint beside it nor the button is covered
    await page.setViewportSize({ width, height: 700 });
    const [markers, ...others] = await Promise.all(["#board-markers", "#board-all", "#board-position .soft"].map((id) => page.locator(id).boundingBox()));
    for (const other of others.filter(Boolean))
      assert.ok(markers.x >= other.x + other.width || other.x >= markers.x + markers.width || markers.y >= other.y + other.height || other.y >= markers.y + markers.height, `at ${width}`);
  }
  await page.locator("#board-markers summary").click();
  await count("Force I", 2);
  await count("Force II", 1);
  assert.match(await head.textContent(), /Force I ×2, Force II$/);
  const written = await saved(page);
  assert.deepEqual(written.given.markers, [{ marker: "force-1", on: "A:front-left", count: 2 }, { marker: "force-2", on: "A:front-left" }]);
  await page.locator("#demo-record").evaluate((button) => button.click());
  const { zones } = await table.until(({ recording }) => recording, "the position on the table");
  assert.match(JSON.stringify(zones.find(({ id }) => id === "A.front-left")), /Force I\b.*Force II\b/);
  await page.locator("#recording-end").click();
  await loadFile(page, file(written));
  await head.click();
  await count("Force I", 0);
  await count("Force II", 0);
  assert.equal((await saved(page)).given.markers, undefined);
  assert.deepEqual(table.problems, []);
  await table.close();
});

test("a broken lesson is said in a sentence, and leaves the table as it is", async () => {
  const table = await Table.open({ hash: "lesson=AAAA" });
  await table.page.locator("#broken[open]", { hasText: "This link to a lesson is broken: " }).waitFor();
  await Promise.all([table.page.waitForEvent("load"), table.page.locator("#broken").getByRole("button").click()]);
  await untilReady(table.page);
  await table.page.evaluate((hash) => { location.hash = hash; }, await packDemo({ ...begin, given: { A: { hand: "nobody" } } }));
  const { message, notice } = await table.until((now) => now.message, "a sentence");
  assert.equal(notice, "fault");
  assert.match(message, /no card with the id "nobody"/);
  await table.close();
});

test("a demo's own cards are checked while they are written, are in the pool, and can be recorded with", async () => {
  const table = await Table.open();
  const { page } = table;
  await asText.focus(table, "edit-board");
  await page.locator("#board-tab-cards").click();
  await page.locator("#own-cards").fill("[\n{]");
  assert.match(await page.locator("#own-faults").textContent(), /line 2/);
  await page.locator("#own-cards").fill("");
  await page.locator("#own-add").click();
  assert.equal(await page.locator("#own-faults li").count(), 0);
  assert.match(await page.locator("#own-found").textContent(), /My Card/);
  const text = await page.locator("#own-cards").inputValue();
  const kind = page.locator("#own-form select").first(); // what it takes is chosen from
  await kind.waitFor();
  assert.ok((await kind.locator("option").allTextContents()).length > 2);
  assert.ok(text.includes(`"type": "${await kind.inputValue()}"`));
  await page.locator("#own-cards").fill(text.replace(/"type": "[a-z]+"/, '"type": "soup"'));
  assert.match(await page.locator("#own-faults").textContent(), /Line 2.*my-card/);
  await page.locator("#own-cards").fill(text);
  await page.locator("#board-tab-position").click();
  await page.locator("#board-search").fill("My Card");
  await page.locator("#board-A > li", { has: page.locator(".head", { hasText: "front left" }) }).locator(".head").click();
  await page.locator("#board-pool button").first().click();
  await page.locator("#board-A").getByText("My Card").waitFor();
  for (const side of ["A", "B"])
    for (const place of ["vanguard", "deck"]) {
      await page.locator(`#board-${side} > li`, { has: page.locator(".head", { hasText: place }) }).first().locator(".head").click();
      for (let i = 0; i < (place === "deck" ? 3 : 1); ++i) await page.locator("#board-pool button").first().click();
    }
  await page.locator("#board-tab-demo").click();
  await page.locator("#demo-record").click();
  const { zones } = await table.until(({ recording, decision }) => recording && decision, "the table to record");
  assert.equal(zones.find(({ id }) => id === "A.front-left").cards[0].name, "My Card");
  assert.deepEqual(table.problems, []);
  await table.close();
});

test("the editor begins from the table, unless a hand is covered there", async () => {
  const table = await Table.open();
  const { page } = table;
  await table.newMatch({ seed: 5 });
  await asText.focus(table, "edit-board");
  await page.locator("#board-table").click();
  await page.locator("#board-faults", { hasText: "A hand is covered" }).waitFor();
  await page.keyboard.press("Escape");
  await asText.control(table, "open-hands");
  await asText.focus(table, "edit-board");
  await page.locator("#board-table").click();
  assert.doesNotMatch(await page.locator("#board-faults").textContent(), /covered/);
  const hand = (await table.mirror()).zones.find(({ id }) => id === "A.hand");
  assert.equal(await page.locator("#board-A > li", { has: page.locator(".head", { hasText: "hand" }) }).first().locator("button:not(.head)").count(), hand.count);
  await page.locator("#board-lay").click();
  await page.locator("#board").waitFor({ state: "hidden" });
  const laid = await table.until(({ decision }) => decision, "the rules to go on");
  assert.deepEqual(laid.zones.find(({ id }) => id === "A.hand").cards.map(({ name }) => name), hand.cards.map(({ name }) => name));
  assert.deepEqual(table.problems, []);
  await table.close();
});

test("what the editor took from the table while both hands lay open is gone once they are covered", async () => {
  const table = await Table.open();
  const { page } = table;
  await table.newMatch({ seed: 5 });
  await asText.control(table, "open-hands");
  await asText.focus(table, "edit-board");
  await page.locator("#board-table").click();
  const cards = page.locator("#board-A > li button:not(.head)");
  await cards.first().waitFor();
  await page.keyboard.press("Escape");
  await asText.control(table, "open-hands");
  await asText.focus(table, "edit-board");
  await page.locator("#board").waitFor();
  assert.equal(await cards.count(), 0);
  await table.close();
});

test("cards are written in fields, a pass is made as often as needed, and the link to a lesson needs no rules", async () => {
  const table = await Table.open(laptop);
  const { page } = table;
  await edit(table, { ...begin, rules: [] });
  await page.locator("#board-tab-cards").click();
  await page.locator("#own-add").click();
  const card = page.getByRole("group", { name: "Card 1" });
  await card.getByLabel("Name").fill("Lamp of the Yard");
  await card.getByLabel("power").fill("12000");
  await card.getByLabel("Abilities and more").fill("{");
  await card.getByText("no JSON of fields yet").waitFor();
  await card.getByLabel("Abilities and more").fill("{}");
  assert.equal(await page.locator("#own-faults").textContent(), "");
  const own = JSON.parse(await page.locator("#own-cards").inputValue());
  assert.equal(own[0].name, "Lamp of the Yard");
  assert.equal(own[0].power, 12000);

  await loadFile(page, file({ ...begin, rules: [], steps: [{ A: "end-main" }] }));
  const often = page.getByLabel("How often");
  await often.selectOption("asked otherwise");
  assert.deepEqual((await saved(page)).steps, [{ A: "end-main", until: "asked otherwise" }]);
  await page.getByLabel("How often").selectOption("");
  await page.locator("#demo-link").click();
  await page.locator("#toast", { hasText: "Link copied" }).waitFor();
  const link = new URL(await copied(page));
  assert.deepEqual(table.problems, []);
  await table.close();
  const other = await Table.open({ hash: link.hash.slice(1) });
  await other.until((now) => now.lesson, "the lesson");
  await other.close();
});
