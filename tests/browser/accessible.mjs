// What axe finds on every kind of page, dark and light: nothing serious.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import test from "node:test";
import { loadFile, openPage, phone, untilReady } from "./support/table.mjs";

const { source } = createRequire(import.meta.url)("axe-core");

/** Serious and critical findings, a line each, of all rules or of some. What a list hides is left out: it takes most of the time. */
async function findings(page, ...rules) {
  await page.evaluate(source);
  return page.evaluate(async (rules) => {
    for (const item of document.querySelectorAll("li[hidden]")) item.remove();
    const { violations } = await axe.run(document, { resultTypes: ["violations"], ...(rules.length && { runOnly: rules }) });
    return violations.filter(({ impact }) => impact === "serious" || impact === "critical")
      .flatMap(({ id, nodes }) => nodes.slice(0, 5).map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`));
  }, rules);
}

const pages = {
  "the start page": { path: "", prepare: (page) => untilReady(page, { stay: true }) },
  "the new match, with the table as text": {
    path: "",
    async prepare(page) {
      await untilReady(page);
      await page.keyboard.press("F6");
    },
  },
  "a match, and the list of matches": {
    path: "",
    async prepare(page) {
      await untilReady(page);
      const click = (selector) => page.evaluate((selector) => document.querySelector(selector).click(), selector);
      await click('#controls [data-key="new-match"] button');
      await page.waitForSelector('#controls [data-key="start-match"]', { state: "attached" });
      await click('#controls [data-key="start-match"] button');
      await page.waitForFunction(() => location.hash.length > 1);
      await click('#controls [data-key="matches"] button');
      await page.locator("#matches-list li").first().waitFor();
    },
  },
  "a demo at the table": { path: "index.html#demo=vge/guard-equal-power-is-a-hit", prepare: (page) => page.waitForFunction(() => window.twoseat?.mirror().lesson) },
  "the sheet to send from, with a picture and with a text": {
    path: "index.html#demo=vge/guard-equal-power-is-a-hit",
    async prepare(page) {
      await page.waitForFunction(() => window.twoseat?.mirror().lesson);
      await page.evaluate(() => document.querySelector('#controls [data-key="send"] button').click());
      await page.locator('#send input[value="picture"]').check();
      await page.locator("#send-save:enabled").waitFor();
      assert.deepEqual(await findings(page), []);
      await page.locator('#send input[value="text"]').check();
      await page.locator("#send-copy:enabled").waitFor();
    },
  },
  "the board editor, with a demo": {
    path: "",
    async prepare(page) {
      await untilReady(page);
      await page.evaluate(() => document.querySelector('#controls [data-key="edit-board"] button').click());
      await loadFile(page, "assets/demos/vge/guard-equal-power-is-a-hit.json");
      await page.locator("#demo-steps li").first().waitFor();
      await page.locator("#demo-run").click();
      assert.deepEqual(await findings(page), []);
      await page.locator("#board-tab-position").click();
    },
  },
  "the gallery, as far as a search shows it": { path: "gallery.html?find=10.7.1" },
  "the gallery, as a chapter shows it": { path: "gallery.html?lang=id&game=bsk&chapter=bsk-flying-creatures" },
  "the gallery, folded": { path: "gallery.html" },
  "the gallery with suggestions": {
    path: "gallery.html",
    async prepare(page) {
      await page.locator("#search").fill("drive");
      await page.locator("#suggested li").first().waitFor();
      await page.keyboard.press("ArrowDown");
    },
  },
  "the gallery with what is nearest": { path: "gallery.html?find=vangaurd+gaurding" },
  "the tutorials": { path: "tutorials/index.html" },
  "a tutorial with a live table": {
    path: "tutorials/berserk.it.html",
    async prepare(page) {
      await page.locator("twoseat-table .poster").first().click();
      await page.frameLocator("twoseat-table iframe").locator("#lesson-next").waitFor();
    },
  },
  "the page of a demo": { path: "demos/vge/guard-equal-power-is-a-hit.ms.html" },
  "the page for what is not there": { path: "no/such/page.html" },
  "the page that is shown without a network": { path: "away.html" },
};

for (const [name, { path, prepare }] of Object.entries(pages)) {
  test(`${name}: axe finds nothing serious`, async () => {
    const home = await openPage({ javaScriptEnabled: false });
    await home.page.context().close();
    const { page } = await openPage({ address: home.address + path, viewport: { width: 800, height: 600 } });
    await prepare?.(page);
    assert.deepEqual(await findings(page), [], "dark");
    await page.emulateMedia({ colorScheme: "light" }); // which changes colours only
    assert.deepEqual(await findings(page, "color-contrast"), [], "light");
    await page.context().close();
  });
}

test("a tutorial reads without JavaScript, on a phone too: texts, rules, pictures with words", async () => {
  const home = await openPage({ javaScriptEnabled: false });
  const { page } = await openPage({ ...phone, javaScriptEnabled: false, address: `${home.address}tutorials/vanguard.ms.html` });
  assert.equal(await page.locator("section.lesson").count(), 4);
  assert.match(await page.locator("main").innerText(), /Giliran sentiasa berjalan/);
  assert.deepEqual(await page.locator("#card li strong").allInnerTexts(), ["grade 1", "kuasa 8000", "perisai 5000", "kritikal 1"]);
  assert.deepEqual(await page.locator("#card svg .mark").allTextContents(), ["1", "2", "3", "4"]);
  const pictures = page.locator(".tables twoseat-table img");
  assert.ok((await pictures.count()) >= 8);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    const box = await picture.boundingBox();
    assert.ok(box.width > 250 && box.height > 150, "the picture is there");
    assert.match(await picture.getAttribute("alt"), /\w+\. A: /);
  }
  const { width, wide } = await page.locator("body").evaluate((body) => ({ width: innerWidth, wide: body.ownerDocument.documentElement.scrollWidth }));
  assert.ok(wide <= width, "nothing hangs over the edge");
  for (const link of await page.locator(".languages a, .contents a").all()) assert.ok((await link.boundingBox()).height >= 44);
  assert.deepEqual(await page.locator(".languages a").evaluateAll((links) => links.map(({ hreflang }) => hreflang)), ["en", "ms", "it", "id"]);
  await page.context().close();
  await home.page.context().close();
});

test("the tutorials are a card for each game with its picture, and no part of one stands alone in a row", async () => {
  const home = await openPage({ javaScriptEnabled: false });
  await home.page.context().close();
  for (const options of [{ viewport: { width: 1280, height: 800 } }, { viewport: { width: 844, height: 390 } }, phone]) {
    const { page } = await openPage({ ...options, javaScriptEnabled: false, address: `${home.address}tutorials/index.ms.html` });
    const cards = page.locator(".games li");
    assert.equal(await cards.count(), 4);
    for (const card of await cards.all()) {
      assert.match(await card.locator("a").getAttribute("href"), /^\w+\.ms\.html$/);
      assert.ok(await card.locator("img").evaluate(async (image) => { await image.decode(); return image.naturalWidth > 0; }));
    }
    await cards.last().scrollIntoViewIfNeeded();
    const box = await cards.last().boundingBox();
    await page.mouse.click(box.x + box.width / 2, box.y + 40); // its picture
    await page.locator(".contents").waitFor();
    const rows = await page.locator(".contents li").evaluateAll((parts) => {
      const tops = parts.map((part) => part.offsetTop);
      return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
    });
    assert.ok(new Set(rows).size === 1 || Math.min(...rows) > 1, `rows of ${rows}`);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    await page.context().close();
  }
});

test("a tutorial's rules lead to their demos, its tables come alive in its language", async () => {
  const home = await openPage({ javaScriptEnabled: false });
  await home.page.context().close();
  const { page, problems } = await openPage({ address: `${home.address}tutorials/heroes.it.html` });
  const table = page.locator("twoseat-table").first();
  assert.match(await table.locator(".poster").innerText(), /Prova/);
  await table.locator(".poster").click();
  const frame = page.frameLocator("twoseat-table iframe");
  await frame.getByRole("heading", { name: "L'oro ritorna" }).waitFor();
  assert.ok(await page.locator("a.rule", { hasText: "BSH-42" }).first().isHidden());
  await page.locator("details.why:has(a.rule:text('BSH-42')) summary").first().click();
  await page.locator("a.rule", { hasText: "BSH-42" }).first().click();
  await page.waitForFunction(() => document.querySelectorAll("ul.demos li[hidden]").length > 100);
  assert.ok(await page.locator('li[id="bsh/gold-comes-back"]').isVisible());
  assert.deepEqual(problems, []);
  await page.context().close();
});
