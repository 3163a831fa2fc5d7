// Two editions side by side, as somebody uses the page: from the list of differences, with a link, from the table, embedded.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { agreeToOpen, openPage, openedBeside, phone, untilReady } from "./support/table.mjs";

const { source } = createRequire(import.meta.url)("axe-core");
const root = join(dirname(fileURLToPath(import.meta.url)), "../..");

/** The page, when it has compared, or has said why not. */
async function compare(query = "", options = {}) {
  const home = await openPage({ javaScriptEnabled: false });
  await home.page.context().close();
  const opened = await openPage({ address: `${home.address}${query.startsWith("differences") ? "" : "compare.html"}${query}`, ...options });
  return { ...opened, site: home.address };
}
const parted = (page) => page.locator("#parting:not([hidden])").waitFor();
const side = (page, edition) => page.locator(`.side[data-edition="${edition}"]`);
const fitsTheWidth = (page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
const sentence = (page) => page.locator("h2.sentence").textContent();

/** A match link with these answers. */
function matchLink(edition, answers) {
  const file = join(mkdtempSync(join(tmpdir(), "twoseat-")), "match.json");
  writeFileSync(file, JSON.stringify({ system: "vanguard", edition, decks: ["all-lamps-lit", "bells-below"], seed: 7, answers, conceded: null }));
  const { stdout, stderr } = spawnSync(join(root, "build/native/twoseat"), ["link", "encode", "--match", file], { encoding: "utf8" });
  assert.match(stdout, /^m/, stderr);
  return stdout.trim();
}

/** The live table of this edition, once something lies on it. */
async function live(page, edition) {
  const table = side(page, edition).locator("twoseat-table");
  await table.scrollIntoViewIfNeeded();
  await table.evaluate((element) => element.start());
  const frame = await (await table.evaluateHandle((element) => element.shadowRoot.querySelector("iframe"))).asElement().contentFrame();
  await frame.waitForFunction(() => window.twoseat?.mirror().zones?.length > 0);
  return frame.evaluate(() => window.twoseat.mirror());
}

test("a demo that parts: one sentence, both questions, the answers that one has alone, both rules, each table in its edition", async () => {
  const { page, problems } = await compare("?demo=vgi/one-guardian-at-a-time&editions=vge,vgi&lang=en");
  await parted(page);
  assert.equal(await sentence(page), "One hand card a guard action, of a grade the vanguard allows; in the English edition one or more cards in one action, whatever their grade.");
  assert.equal(await page.locator(".kind").textContent(), "The same question has other legal answers.");
  assert.match(await side(page, "vge").locator(".asked").textContent(), /^Bo is asked: [^[]* 10\.5\.1\.2$/);
  assert.match(await side(page, "vgi").locator(".asked").textContent(), /^Bo is asked: [^[]* 7\.4\.1\.2$/);
  const alone = await side(page, "vge").locator("li.only").allTextContents();
  assert.ok(alone.length === 1 && /Great Lens.*only here/.test(alone[0]), `${alone}`);
  assert.match(await side(page, "vge").locator(".choice > p.only").textContent(), /^up to 3 at once/);
  assert.match(await side(page, "vgi").locator(".choice > p.only").textContent(), /^one at a time/);
  assert.equal(await side(page, "vgi").locator("li.only").count(), 0);
  assert.deepEqual(await page.locator(".both button.rule").allTextContents(), ["10.5.1.2.2", "10.5.1.2.2.2", "7.4.1.2.2"]);
  for (const text of await page.locator(".both dd").allTextContents()) assert.ok(text.length > 20, text);
  for (const edition of ["vge", "vgi"]) {
    const mirror = await live(page, edition);
    assert.equal(mirror.edition, edition);
    assert.match(mirror.rule ?? mirror.decision.rule, new RegExp(edition));
  }
  assert.deepEqual(problems, []);
  await page.context().close();
});

test("the same answer that leads elsewhere: what lies differently is said; one answer before both are alike", async () => {
  const { page, problems } = await compare("?demo=vgm/critical-trigger-gives-ten-thousand&editions=vge,vgm");
  await parted(page);
  assert.equal(await page.locator(".kind").textContent(), "The same answer leads to another position.");
  const [first, second] = await Promise.all(["vge", "vgm"].map((edition) => side(page, edition).locator(".lies dd").allTextContents()));
  assert.ok(first.length > 0 && first.length === second.length && first.every((text, at) => text !== second[at]), `${first} ${second}`);
  const pictures = () => page.locator(".side .table img").evaluateAll((images) => images.map(({ src }) => src.replace(/<title.*?<\/title>/g, "").replace(/%3Ctitle.*?%3C%2Ftitle%3E/g, "")));
  const [one, other] = await pictures();
  assert.notEqual(one, other);
  await page.getByRole("button", { name: "One answer before" }).click();
  const [before, too] = await pictures();
  assert.equal(before, too);
  await page.getByRole("button", { name: "Where they part" }).click();
  assert.deepEqual(await pictures(), [one, other]);
  assert.deepEqual(problems, []);
  await page.context().close();
});

test("a pasted match link parts where the second edition lets nobody choose who begins; its hands stay covered", async () => {
  const { page, problems, site } = await compare("?lang=en");
  await page.locator("#said", { hasText: "Paste a link" }).waitFor();
  await page.locator("#link").fill(`${site}index.html#${matchLink("vge", [])}`);
  await page.getByRole("button", { name: "Compare" }).click();
  await parted(page);
  await page.locator("#second").selectOption("vgm");
  await page.waitForFunction(() => document.querySelector('.side[data-edition="vgm"]'));
  assert.match(page.url(), /editions=vge,vgm#m/);
  const questions = await Promise.all(["vge", "vgm"].map((edition) => side(page, edition).locator(".asked").textContent()));
  assert.ok(questions.every((question) => / \d[\d.]+$/.test(question)) && questions[0] !== questions[1], `${questions}`);
  assert.equal(await page.locator(".choice").count(), 0, "whose hands are covered tells no answers");
  assert.match(await side(page, "vgm").textContent(), /hands in this link are covered/);
  assert.match(await side(page, "vgm").locator("twoseat-table").getAttribute("position"), /&hands=covered$/);
  await page.locator("#link").fill(`${await page.locator("#link").inputValue()}&hands=open`);
  await page.getByRole("button", { name: "Compare" }).click();
  await side(page, "vge").locator(".choice li").first().waitFor();
  assert.deepEqual(problems, []);
  await page.context().close();
});

test("what the computer holds stays its own: both tables show one seat's eyes", async () => {
  const { page, problems } = await compare(`?editions=vge,vgm#${matchLink("vge", [])}&computer=B:easy`);
  await parted(page);
  for (const edition of ["vge", "vgm"]) assert.match(await side(page, edition).locator("twoseat-table").getAttribute("position"), /^s/);
  assert.deepEqual(problems, []);
  await page.context().close();
});

test("what does not part says so", async () => {
  const { page, problems } = await compare("?demo=vge/a-card-for-the-empty-deck&editions=vge,vgi");
  await parted(page);
  assert.equal(await sentence(page), "They do not part: these answers come to the same under both.");
  assert.equal(await page.locator(".both, .only").count(), 0);
  assert.equal(await page.locator(".side").count(), 2);
  assert.deepEqual(problems, []);
  await page.context().close();
});

test("what cannot be read or compared gets a sentence, and the next link is none the worse for it", async () => {
  const { page, problems } = await compare("?lang=en#mbroken");
  const said = page.locator("#said", { hasText: "This cannot be compared." });
  await said.waitFor();
  for (const [link, why] of [["demo=vgi/no-such-demo", /no such rule demo/], ["nothing at all", /\.$/], ["lesson=!", /broken/], ["demo=dbs/nobody", /no such/]]) {
    await page.locator("#link").fill(link);
    await page.getByRole("button", { name: "Compare" }).click();
    await page.waitForFunction((words) => new RegExp(words, "i").test(document.getElementById("said").textContent), why.source);
    assert.ok(await page.locator("#parting").isHidden());
  }
  await page.locator("#link").fill("demo=vgi/g-assist");
  await page.getByRole("button", { name: "Compare" }).click();
  await parted(page);
  assert.deepEqual(problems.filter((problem) => !/404/.test(problem)), []);
  await page.context().close();
});

test("from an entry of the differences to both editions, in the language of the page", async () => {
  const { page, problems } = await compare("differences.html?lang=it");
  await page.locator(".find:not(.waiting)").waitFor();
  assert.ok(await page.locator("a.both").count() > 40);
  const link = page.locator('[id="vgi-7.4.1.2.2"] a.both');
  assert.equal(await link.textContent(), "Vedi le due");
  await link.click();
  await parted(page);
  assert.equal(await page.locator("h2.sentence").getAttribute("lang"), "it");
  assert.equal(await page.locator(".kind").textContent(), "La stessa domanda ha altre risposte lecite.");
  assert.deepEqual(problems, []);
  await page.context().close();
});

test("the table's menu leads there with what lies on it", async () => {
  const { page, problems } = await openPage({ hash: `${matchLink("vge", [])}&hands=open` });
  await untilReady(page);
  await agreeToOpen({ page });
  const press = () => page.evaluate(() => document.querySelector('#controls [data-key="compare"] button').click());
  await parted(await openedBeside(page, press, /compare\.html#m.*&hands=open$/));
  assert.deepEqual(problems, []);
  await page.context().close();
});

test("embedded it shows what parts them alone; the line to copy is that", async () => {
  const { page, problems } = await compare("?demo=vgi/g-assist&editions=vge,vgi");
  await parted(page);
  await page.locator(".embedding summary").click();
  const line = await page.locator(".embedding textarea").inputValue();
  const address = /^<iframe src="([^"]+)"/.exec(line)[1].replaceAll("&#38;", "&");
  assert.match(address, /compare\.html\?demo=vgi\/g-assist&editions=vge,vgi&lang=en&embed$/);
  await page.goto(address);
  await parted(page);
  assert.ok(await page.locator("header").isHidden());
  assert.equal(await page.locator(".embedding").count(), 0);
  assert.equal(await page.locator(".side").count(), 2);
  assert.deepEqual(problems, []);
  await page.context().close();
});

test("on a phone one table stands above the other and nothing is wider than the screen", async () => {
  for (const lang of ["en", "it"]) {
    const { page, problems } = await compare(`?demo=vgi/one-guardian-at-a-time&editions=vge,vgi&lang=${lang}`, phone);
    await parted(page);
    assert.ok(await fitsTheWidth(page));
    const [first, second] = await page.locator(".side").evaluateAll((sides) => sides.map((each) => each.getBoundingClientRect().toJSON()));
    assert.ok(second.top >= first.bottom && Math.abs(first.left - second.left) < 1);
    assert.deepEqual(problems, []);
    await page.context().close();
  }
});

test("axe finds nothing serious, dark and light", async () => {
  const { page } = await compare("?demo=vgi/one-guardian-at-a-time&editions=vge,vgi");
  await parted(page);
  await page.locator(".embedding summary").click();
  await page.evaluate(source);
  for (const colorScheme of ["dark", "light"]) {
    await page.emulateMedia({ colorScheme });
    const serious = await page.evaluate(async () => (await axe.run()).violations.filter(({ impact }) => /serious|critical/.test(impact)).map(({ id, nodes }) => `${id} ${nodes[0].html}`));
    assert.deepEqual(serious, [], colorScheme);
  }
  await page.context().close();
});
