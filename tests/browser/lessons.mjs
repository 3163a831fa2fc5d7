// Rule demos on the page: stepping through one, playing along, going astray; the gallery; tables in pages of others.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import test from "node:test";
import { gallery } from "./support/gallery.mjs";
import { asText, byKeyboard, onCanvas, openPage, phone, Table } from "./support/table.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const demo = "vge/guard-equal-power-is-a-hit";
const open = async (options = {}) => {
  const table = await Table.open({ hash: `demo=${demo}`, ...options });
  await table.until(({ lesson }) => lesson, "the demo");
  return table;
};
const at = (step) => ({ lesson }) => lesson.step === step && !lesson.strayed;

test("a demo is stepped through to its end and back, and the address says where", async () => {
  const table = await open();
  const panel = table.page.locator("#lesson");
  const { lesson, length } = await table.mirror();
  assert.equal(length, 0);
  assert.equal(lesson.step, 0);
  assert.equal(await panel.locator("h2").textContent(), lesson.title.en);
  assert.match(await panel.locator("#lesson-text").textContent(), new RegExp(lesson.narration[0].en.slice(0, 20)));
  assert.match(await panel.locator("#lesson-rules").textContent(), /\[vge 10\./);
  const hashes = [await table.hash()];
  for (let step = 1; step <= lesson.steps; ++step) {
    await panel.locator("#lesson-next").click();
    await table.until(at(step), `step ${step}`);
    hashes.push(await table.hash());
  }
  assert.ok(await panel.locator("#lesson-next").isDisabled());
  assert.equal(await table.fragment(), `demo=${demo}&step=${lesson.steps}`);
  const end = await Table.open({ hash: await table.fragment() });
  await end.until(({ lesson }) => lesson && lesson.step === lesson.steps, "the end of the demo");
  assert.equal(await end.hash(), hashes.at(-1));
  await end.close();
  for (let step = lesson.steps - 1; step >= 0; --step) {
    await panel.locator("#lesson-back").click();
    await table.until(at(step), `step ${step} again`);
    assert.equal(await table.hash(), hashes[step]);
  }
  await table.close();
});

test("at its end a lesson says well done and leads to the next of its tutorial, any other demo to those about its rule", async () => {
  const { lessons } = JSON.parse(readFileSync(`${root}/assets/tutorials/heroes.json`, "utf8"));
  const [first, second] = lessons.flatMap(({ demos }) => demos);
  const table = await Table.open({ hash: `demo=${first}` });
  const { lesson } = await table.until(({ lesson }) => lesson, "the lesson");
  const done = table.page.locator("#lesson-text .well");
  for (let step = 1; step <= lesson.steps; ++step) {
    assert.equal(await done.count(), 0);
    await table.page.locator("#lesson-next").click();
    await table.until(at(step), `step ${step}`);
  }
  assert.match(await done.textContent(), /^Well done\./);
  await done.locator("a", { hasText: "Next lesson" }).click();
  await table.until(({ lesson }) => lesson?.id === second, "the next lesson");
  await table.close();
  const other = await Table.open({ hash: "demo=vge/zero-does-nothing&step=99" });
  await other.page.locator("#lesson-text .well a[href*='gallery.html'][href*='find=']").waitFor();
  await other.close();
});

test("who plays along stays in the demo, who does something else can come back", async () => {
  const table = await open();
  const press = (id, step) => table.page.locator(`#${id}`).click().then(() => table.until(at(step), `step ${step}`));
  await press("lesson-next", 1);
  const right = await table.hash();
  const { decision } = await press("lesson-back", 0);
  const ways = [];
  for (const { index } of decision.options.slice(0, 4)) {
    await asText.choose(table, index);
    const { lesson } = await table.until(({ cursor }) => cursor === 1, "an answer");
    const along = (await table.hash()) === right;
    ways.push(along);
    assert.equal(lesson.strayed, !along);
    if (along) assert.equal(lesson.step, 1);
    else assert.match(await table.page.locator("#lesson-text").textContent(), /left the course/);
    await press(along ? "lesson-back" : "lesson-next", 0);
  }
  assert.deepEqual([ways.filter(Boolean).length, ways.includes(false)], [1, true], "one answer is the demo's, others are not");
  await table.close();
});

const option = (mirror, text) => mirror.decision.options.find((one) => text.test(one.text)).index;

// By mouse, by finger, and by the keyboard in the table as text.
for (const [how, by, options] of [["on the canvas", onCanvas, {}], ["by finger", onCanvas, phone], ["by keyboard as text", byKeyboard, {}]]) {
  test(`${how} a learner is asked, told of another move, and goes on with the right one`, async () => {
    const table = await Table.open({ hash: "demo=bsh/a-defender-steps-in&step=1", ...options });
    const text = table.page.locator("#lesson-text");
    const asked = await table.until(({ lesson }) => lesson?.learner, "what the learner is asked");
    assert.match(await text.textContent(), /Your move: Now you are Bo, and your hero is attacked/);
    assert.equal(await table.page.locator("#lesson-next").textContent(), "Show me");
    const before = await table.hash();

    const wrong = await by.choose(table, option(asked, /defence|not defend|nobody|no def/i));
    assert.equal(wrong.notice, "remark");
    assert.match(wrong.message, /You may let the blow through/);
    assert.equal(await table.hash(), before, "nothing was done");
    assert.deepEqual([wrong.lesson.step, wrong.lesson.strayed, wrong.lesson.right], [1, false, false]);
    assert.match(await table.page.locator("#message").textContent(), /You may let the blow through/);

    if (by === byKeyboard) await table.page.keyboard.press("F6"); // to the drawn table, so that F6 leads to the first option
    await by.choose(table, option(wrong, /Gate Keeper/));
    const right = await table.until(at(2), "the right move");
    assert.ok(right.lesson.right);
    assert.equal(right.message, null);
    assert.match(await text.textContent(), /^Right! The hero is unhurt/);
    await table.close();
  });
}

test("the hint tells more and rings what it is about; Show me does it", async () => {
  const table = await Table.open({ hash: "demo=vge/call-up-to-the-vanguards-grade&step=3" });
  const { lesson } = await table.until(({ lesson }) => lesson?.learner, "what the learner is asked");
  assert.equal(lesson.learner.hint, null, "not before it is asked for");
  await table.rest();
  const plain = await table.page.screenshot();
  await table.page.locator("#lesson-hint").click();
  const { lesson: hinted } = await table.until(({ lesson }) => lesson.learner.hint, "the hint");
  assert.match(await table.page.locator("#lesson-text .hint").textContent(), /Drag it from your hand/);
  assert.deepEqual(hinted.sights, ["Ann: hand: Mirror Moth", "Ann: front left circle"]);
  assert.match(await table.page.locator("#lesson-text .unseen").textContent(), /Ringed on the table: Ann: hand: Mirror Moth/);
  await table.rest();
  assert.ok(!plain.equals(await table.page.screenshot()));
  await table.page.locator("#lesson-next").click();
  const shown = await table.until(at(4), "what was shown");
  assert.equal(shown.lesson.right, false);
  assert.ok(shown.lesson.learner, "the next one is asked, too");
  await table.page.locator("#lesson-back").click();
  await table.until(({ lesson }) => lesson.step === 3 && lesson.learner && !lesson.learner.hint, "the question again, without its hint");
  await table.close();
});

test("where a lesson forks the learner chooses by button or by a move, and can see the other way", async () => {
  const table = await Table.open({ hash: "demo=vge/guard-or-not&step=2" });
  const { lesson } = await table.until(({ lesson }) => lesson?.forks.length === 1, "the choice");
  assert.deepEqual([lesson.step, lesson.steps, lesson.forks[0].ways.map(({ chosen }) => chosen)], [2, 2, [false, false]]);
  assert.ok(await table.page.locator("#lesson-next").isDisabled(), "nothing comes before the choice");
  const way = (name) => table.page.locator("#lesson .forks button", { hasText: name });
  await way("Take the damage").click();
  const { lesson: hit } = await table.until(({ lesson }) => lesson.step === 3 && lesson.steps > 3, "the damage");
  assert.equal(hit.strayed, false);
  assert.equal(await table.fragment(), "demo=vge/guard-or-not&way=1&step=3");
  await table.page.locator("#lesson-next").click();
  await table.until(at(hit.steps), "the end");
  assert.match(await table.page.locator("#lesson-text").textContent(), /the attack hits/);
  assert.equal(await way("Take the damage").getAttribute("aria-pressed"), "true");

  const again = await Table.open({ hash: await table.fragment() });
  await again.until(({ lesson }) => lesson && lesson.step === hit.steps && lesson.forks[0].ways[1].chosen, "the same end");
  await again.close();

  await way("Guard with Chorister").click(); // the other, from where they part
  await table.until(({ lesson, cursor }) => lesson.forks.length === 0 && lesson.step === 3 && cursor === 3, "the guardian");
  assert.match(await table.page.locator("#lesson-text").textContent(), /shield is added/);
  await table.page.locator("#lesson-back").click();
  const fork = await table.until(({ lesson }) => lesson.step === 2 && lesson.forks[0].ways[0].chosen, "the choice again");
  await asText.choose(table, option(fork, /pass|no more guard/i));
  const { lesson: played } = await table.until(({ lesson }) => lesson.step === 3 && !lesson.strayed, "the way that was played");
  assert.equal(played.steps, hit.steps);
  await table.close();
});

test("a lesson begins in the position that the learner chooses", async () => {
  const table = await Table.open({ hash: "demo=vge/less-power-does-not-hit" });
  await table.until(({ lesson }) => lesson?.forks[0]?.ways[0].chosen, "the position as it is given");
  const before = await table.hash();
  await table.page.locator("#lesson .forks button", { hasText: "With less power" }).click();
  await table.until(({ lesson }) => lesson.forks[0]?.ways[1].chosen && lesson.step === 0, "the other");
  assert.notEqual(await table.hash(), before);
  assert.equal(await table.fragment(), "demo=vge/less-power-does-not-hit&way=1");
  await table.close();
});

test("what the rules forbid is refused with its rule where the learner is asked, too", async () => {
  const table = await Table.open({ hash: "demo=vge/call-up-to-the-vanguards-grade&step=3" });
  await table.until(({ lesson }) => lesson?.learner, "what the learner is asked");
  await table.rest(); // the rules beside the lesson come later, and make the table smaller
  const { zones } = await table.mirror();
  const zone = (id) => zones.find((one) => one.id === id);
  const lens = zone("A.hand").cards.find(({ name }) => name === "Great Lens");
  const mirror = await table.dragUntil(lens.at, zone("A.vanguard").cards[0].at, ({ notice }) => notice, "a refusal");
  assert.equal(mirror.notice, "refused");
  assert.match(mirror.message, /\[vge 9\.[0-9.]+\]/);
  assert.ok(mirror.lesson.learner);
  await table.close();
});

test("played on from here it is a match like any other, until somebody goes back to the demo", async () => {
  const table = await Table.open({ hash: "demo=bsh/creatures-strike-each-other" });
  await table.until(({ lesson }) => lesson?.learner, "what the learner is asked");
  await table.page.locator("#lesson-free").click();
  const free = await table.until(({ lesson }) => lesson.strayed, "the free match");
  assert.equal(free.lesson.learner, null);
  const next = await asText.choose(table, option(free, /End/i));
  assert.deepEqual([next.cursor, next.message], [1, null]);
  await table.page.locator("#lesson-next").click();
  const back = await table.until(at(0), "the demo");
  assert.ok(back.lesson.learner);
  assert.equal(back.cursor, 0);
  await table.close();
});

test("rules stand behind the question why with what they say, and the demo opens in the editor", async () => {
  const table = await Table.open({ hash: "demo=vge/boost" });
  const rule = table.page.locator("#lesson-rules li", { hasText: "[vge 10.4.1.12]" });
  await table.page.waitForFunction(() => [...document.querySelectorAll("#lesson-rules li")].every((row) => row.textContent.replace(/\[.*?\]/, "").trim().length > 10));
  assert.ok(await rule.isHidden());
  await table.page.locator("#lesson-why summary").click();
  await rule.locator("button").click();
  assert.match(await table.page.locator("#rule-title").textContent(), /10\.4\.1\.12/);
  await table.close();

  const other = await Table.open({ hash: "demo=bsh/creatures-strike-each-other" });
  await other.until(({ lesson }) => lesson, "the demo");
  await other.page.locator("#lesson-edit").click();
  await other.page.locator("#board").waitFor();
  assert.match(await other.page.locator("#board-A").textContent(), /stone-ox|Stone Ox/);
  await other.close();
});

test("on a phone the demo's text and buttons leave room for the table", async () => {
  const table = await open({ ...phone });
  const panel = await table.page.locator("#lesson").boundingBox();
  const canvas = await table.page.locator("#canvas").boundingBox();
  assert.ok(canvas.y + canvas.height <= panel.y + 1, "they do not overlap");
  for (const button of await table.page.locator("#lesson .steps button:not([hidden])").all()) {
    const { width, height } = await button.boundingBox();
    assert.ok(width >= 44 && height >= 44, "buttons are large enough for a finger");
  }
  await table.close();
});

test("a demo that is not there gets a sentence", async () => {
  for (const hash of ["demo=vge/no-such-demo", "demo=../../etc/passwd", "demo="]) {
    const { page } = await openPage({ hash });
    await page.getByText("There is no such rule demo here: ").waitFor({ state: "attached" }); // it goes away by itself
    await page.context().close();
  }
});

test("below a tutorial's table stands the title of the lesson that lies on it, also after the next was opened", async () => {
  const { lessons } = JSON.parse(readFileSync(`${root}/assets/tutorials/heroes.json`, "utf8"));
  const [first, second] = lessons.flatMap(({ demos }) => demos).map((id) => ({ id, title: JSON.parse(readFileSync(`${root}/assets/demos/${id}.json`, "utf8")).title.it }));
  const home = await openPage({ javaScriptEnabled: false });
  await home.page.context().close();
  const { page, problems } = await openPage({ address: `${home.address}tutorials/heroes.it.html` });
  const figure = page.locator("figure").first(), caption = figure.locator("figcaption a");
  await figure.locator(".poster").click();
  await figure.locator("twoseat-table").evaluate((table) => table.goto(99));
  const frame = page.frameLocator("twoseat-table iframe");
  assert.equal(await caption.textContent(), first.title);
  await frame.locator("#lesson-text .well a.next").evaluate((link) => link.click()); // which lies outside of what is seen, for those who listen
  await frame.locator("#lesson-title", { hasText: second.title }).waitFor();
  await caption.filter({ hasText: second.title }).waitFor();
  assert.match(await caption.getAttribute("href"), new RegExp(`#demo=${second.id}$`));
  assert.equal(await figure.locator("twoseat-table").evaluate(({ shadowRoot }) => shadowRoot.querySelector("iframe").title), second.title);
  assert.deepEqual(problems, []);
  await page.context().close();
});

test("the gallery lists every demo without a script, finds them by words, and leads to the table", async () => {
  const home = await openPage();
  await home.page.context().close();
  const address = `${home.address}gallery.html`;
  const plain = await gallery("", { javaScriptEnabled: false });
  assert.ok((await plain.page.locator("ul.demos li").count()) > 600);
  assert.ok(await plain.page.locator(".find").isHidden());
  await plain.page.context().close();

  const { page, problems } = await openPage({ address });
  await page.locator("#search").fill("equal power");
  await page.waitForFunction(() => document.querySelectorAll("ul.demos li:not([hidden])").length < 20);
  const link = page.locator(`li[id="${demo}"] a.title`);
  assert.ok(await link.isVisible());
  await page.locator("#search").fill("no such words at all");
  await page.getByText("No demo has all of these words.").waitFor();
  await page.locator("#search").fill("equal power");
  await link.click();
  await page.waitForFunction(() => window.twoseat?.mirror().lesson);
  assert.deepEqual(problems, []);
  await page.context().close();
});

/** A page of another origin, with this in its body. */
async function foreignPage(body) {
  const server = createServer((request, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.end(`<!doctype html><title>A tutorial</title>${body}`);
  });
  await new Promise((done) => { server.listen(0, "127.0.0.1", done); });
  const close = () => { server.closeAllConnections(); return new Promise((done) => { server.close(done); }); };
  return { address: `http://localhost:${server.address().port}/`, close };
}

test("a page of another origin shows a picture, then a live table that it steers", async () => {
  const site = (await openPage()).address;
  const foreign = await foreignPage(`<script async src="${site}embed.js"></script><twoseat-table demo="${demo}" theme="light"></twoseat-table>`);
  const { page } = await openPage({ address: foreign.address });
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  const poster = page.locator("twoseat-table .poster img");
  await poster.waitFor();
  await page.waitForFunction(() => document.querySelector("twoseat-table").shadowRoot.querySelector("img").naturalWidth > 0);
  assert.ok(!asked.some((url) => url.endsWith(".wasm")), "no program before it is wanted");

  await page.evaluate(() => {
    const element = document.querySelector("twoseat-table");
    window.heard = [];
    for (const name of ["ready", "step", "decision", "answer", "refused", "error", "end"])
      element.addEventListener(name, ({ detail }) => window.heard.push([name, detail]));
  });
  await page.locator("twoseat-table .poster").click();
  await page.waitForFunction(() => window.heard.some(([name]) => name === "ready"));
  await page.evaluate(() => document.querySelector("twoseat-table").next());
  await page.waitForFunction(() => window.heard.some(([name, detail]) => name === "step" && detail.step === 1));
  await page.evaluate(() => document.querySelector("twoseat-table").goto(0));
  await page.waitForFunction(() => window.heard.filter(([name, detail]) => name === "step" && detail.step === 0).length >= 1);
  assert.equal(await page.evaluate(() => document.querySelector("twoseat-table").link("position")), ""); // a lesson's table has none
  assert.match(await page.evaluate(() => document.querySelector("twoseat-table").apply(999).catch(({ message }) => message)), /index of an option/);
  assert.ok(await page.evaluate(() => window.heard.some(([name]) => name === "decision")));
  await page.context().close();
  await foreign.close();
});

test("a page that embeds a demo hears of the learner's right and wrong moves", async () => {
  const site = (await openPage()).address;
  const foreign = await foreignPage(`<script async src="${site}embed.js"></script><twoseat-table demo="bsh/creatures-strike-each-other" step="0"></twoseat-table>`);
  const { page } = await openPage({ address: foreign.address });
  await page.locator("twoseat-table .poster").click();
  await page.evaluate(() => {
    const element = document.querySelector("twoseat-table");
    window.heard = [];
    element.addEventListener("learner", ({ detail }) => window.heard.push(detail));
    return new Promise((done) => {
      element.addEventListener("decision", ({ detail }) => { window.options = detail.options; done(); });
    });
  });
  const apply = (words) => page.evaluate((words) => document.querySelector("twoseat-table").apply(
    window.options.find(({ text }) => words.every((word) => text.includes(word))).index), words);
  await apply(["End"]);
  await page.waitForFunction(() => window.heard.length === 1);
  await apply(["Gate Keeper"]);
  await page.waitForFunction(() => window.heard.length === 2);
  const [wrong, right] = await page.evaluate(() => window.heard);
  assert.deepEqual([wrong.step, wrong.right], [1, false]);
  assert.match(wrong.message, /First attack/);
  assert.deepEqual(right, { step: 1, right: true });
  await page.context().close();
  await foreign.close();
});

test("messages of the wrong shape do nothing to an embedded table", async () => {
  const site = (await openPage()).address;
  const foreign = await foreignPage(`<iframe src="${site}index.html?embed#demo=${demo}" width="900" height="620"></iframe>`);
  const { page, problems } = await openPage({ address: foreign.address });
  const frame = page.frame({ url: (url) => url.href.startsWith(site) }) ?? (await page.waitForEvent("frameattached"));
  await frame.waitForFunction(() => window.twoseat?.mirror().lesson);
  const before = await frame.evaluate(() => window.twoseat.hash());
  await page.evaluate(() => {
    const { contentWindow } = document.querySelector("iframe");
    for (const data of [null, 7, "next", {}, { twoseat: 1 }, { twoseat: 2, id: 1, call: "next" }, { twoseat: 1, id: 1, call: "constructor" },
      { twoseat: 1, id: 1, call: "__proto__" }, { twoseat: 1, id: -1, call: "next" }, { twoseat: 1, id: 1, call: ["next"] },
      { twoseat: 1, id: 1, call: "goto", argument: "1e9" }, { twoseat: 1, id: 1, call: "apply", argument: { valueOf: () => 0 }.x },
      { twoseat: 1, id: 1, call: "link", argument: "everything" }])
      contentWindow.postMessage(data, "*");
  });
  await frame.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  assert.equal(await frame.evaluate(() => window.twoseat.hash()), before);
  assert.equal((await frame.evaluate(() => window.twoseat.mirror())).lesson.step, 0);
  assert.deepEqual(problems.filter((problem) => !problem.startsWith("request:")), []);
  await page.context().close();
  await foreign.close();
});
