// A demo from nothing: a position, its steps recorded at the table, told, run as a test, saved, opened again, linked, played.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";
import { writeText } from "../../web/lessons/demo_text.js";
import { begin, edit, file, saved } from "./support/editing.mjs";
import { asText, copied, laptop, loadFile, phone, Table } from "./support/table.mjs";

const call = { ...begin, rules: ["9.9.2.1"], steps: [{ A: "call", card: "mirror-moth", to: "front-left", say: "There it stands." }] };

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
