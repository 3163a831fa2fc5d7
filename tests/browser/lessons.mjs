// Rule demos on the page: stepping through one, playing along, going astray; the gallery; tables in pages of others.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import test from "node:test";
import { asText, openPage, phone, Table } from "./support/table.mjs";

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

test("on a phone the demo's text and buttons leave room for the table", async () => {
  const table = await open({ ...phone });
  const panel = await table.page.locator("#lesson").boundingBox();
  const canvas = await table.page.locator("#canvas").boundingBox();
  assert.ok(canvas.y + canvas.height <= panel.y + 1, "they do not overlap");
  for (const button of await table.page.locator("#lesson .steps button").all()) {
    const { width, height } = await button.boundingBox();
    assert.ok(width >= 44 && height >= 44, "buttons are large enough for a finger");
  }
  await table.close();
});

test("a demo that is not there gets a sentence", async () => {
  for (const hash of ["demo=vge/no-such-demo", "demo=../../etc/passwd", "demo="]) {
    const { page } = await openPage({ hash });
    await page.getByText("There is no such rule demo here.").waitFor({ state: "attached" }); // it goes away by itself
    await page.context().close();
  }
});

test("the gallery lists every demo without a script, finds them by words, and leads to the table", async () => {
  const home = await openPage();
  await home.page.context().close();
  const address = `${home.address}gallery.html`;
  const plain = await openPage({ address, javaScriptEnabled: false });
  assert.ok((await plain.page.locator("ul.demos li").count()) > 600);
  assert.ok(await plain.page.locator(".find").isHidden());
  await plain.page.context().close();

  const { page, problems } = await openPage({ address });
  await page.locator("#search").fill("equal power");
  await page.waitForFunction(() => document.querySelectorAll("ul.demos li:not([hidden])").length < 20);
  const link = page.locator(`li[data-demo="${demo}"] a.title`);
  assert.ok(await link.isVisible());
  await page.locator("#search").fill("no such words at all");
  await page.getByText("No demo has all of these words.").waitFor();
  await page.locator("#search").fill("");
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
  assert.match(await page.evaluate(() => document.querySelector("twoseat-table").link("position")), /index\.html#p/);
  assert.match(await page.evaluate(() => document.querySelector("twoseat-table").apply(999).catch(({ message }) => message)), /index of an option/);
  assert.ok(await page.evaluate(() => window.heard.some(([name]) => name === "decision")));
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
