// The page of what is different in the editions, as somebody uses it who knows one of them: words, rule numbers, an edition,
// links to an entry, and what the rules say.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import test from "node:test";
import { openPage, openedBeside, phone } from "./support/table.mjs";

const { source } = createRequire(import.meta.url)("axe-core");
const shown = ".differences > li:not([hidden])";

/** The page, when it is ready to be searched. */
async function differences(query = "", options = {}) {
  const home = await openPage({ javaScriptEnabled: false });
  await home.page.context().close();
  const opened = await openPage({ address: `${home.address}differences.html${query}`, ...options });
  if (options.javaScriptEnabled !== false) await ready(opened.page);
  return opened;
}

const ready = (page) => page.locator(".find:not(.waiting)").waitFor();
const count = (page) => page.locator(shown).count();
const ids = (page) => page.locator(shown).evaluateAll((items) => items.map(({ id }) => id));
const fitsTheWidth = (page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test("a word finds sentences before titles of demos, a number the rule in either edition and what stands below it", async () => {
  const { page, problems } = await differences();
  const all = await ids(page);
  assert.ok(all.length > 150 && new Set(all).size === all.length);
  const told = await page.locator(`${shown} .difference, header p`).allTextContents();
  assert.deepEqual(told.filter((sentence) => /\bvg[eim]\b/.test(sentence)), [], "editions have names in sentences");
  const numbers = await page.locator("main dt, main .others").allTextContents();
  assert.ok(numbers.includes("Italian edition 7.5.1.2.4 #") && numbers.some((text) => text.startsWith("English edition 10.6.1.2.4")), "editions have names beside numbers");
  assert.deepEqual(numbers.filter((text) => /\bvg[eim]\b/.test(text)), []);
  await page.locator("#search").fill("trigger");
  const sentences = await page.locator(`${shown} .difference`).allTextContents();
  const first = sentences.findIndex((sentence) => !/trigger/i.test(sentence));
  assert.ok(first > 3 && sentences.slice(first).every((sentence) => !/trigger/i.test(sentence)));
  await page.locator("#search").fill("10.28");
  const found = await ids(page);
  assert.ok(found.includes("vgi-10.28.2") && found.length < 15, `${found}`);
  await page.locator("#search").fill("vge 10.6.1.2.4");
  assert.ok((await ids(page)).includes("vgi-7.5.1.2.4"));
  assert.match(await page.locator("#found").textContent(), /^\d of \d+ differences$/);
  await page.locator("#search").fill("zerbinotti");
  assert.equal(await count(page), 0);
  await page.locator("#search").fill("");
  assert.deepEqual(await ids(page), all, "each is back in its chapter");
  assert.deepEqual(problems, []);
  await page.context().close();
});

test("an edition narrows what is shown; whoever comes back finds search, edition and place again", async () => {
  const { page, problems } = await differences();
  const all = await count(page);
  await page.locator("#edition").selectOption("vgm");
  assert.ok((await ids(page)).every((id) => id.startsWith("vgm-")) && (await count(page)) < all);
  assert.ok(await page.locator("#vgi").isHidden());
  await page.locator("#search").fill("vge");
  const before = await ids(page);
  await page.evaluate(() => scrollTo(0, 1500));
  await page.waitForFunction(() => history.state?.top === 1500);
  assert.match(page.url(), /edition=vgm&find=vge/);
  await page.reload();
  await ready(page);
  assert.deepEqual(await ids(page), before);
  assert.ok(Math.abs((await page.evaluate(() => scrollY)) - 1500) <= 2);
  await page.locator("#search").fill("deck");
  assert.ok(await page.locator(shown).first().evaluate((item) => item.getBoundingClientRect().top >= 0), "the first is in view");
  assert.deepEqual(problems, []);
  await page.context().close();
});

test("a number opens what the rule says in its edition, in the language of the page", async () => {
  for (const [lang, title] of [["en", "Rule"], ["it", "Regola"]]) {
    const { page, problems } = await differences(`?lang=${lang}&find=7.5.1.2.4`);
    for (const [edition, number] of [["vgi", "7.5.1.2.4"], ["vge", "10.6.1.2.4"]]) {
      await page.locator('[id="vgi-7.5.1.2.4"]').getByRole("button", { name: number, exact: true }).click();
      await page.locator("#rule[open] #rule-demos a").first().waitFor();
      assert.equal(await page.locator("#rule-title").textContent(), `${title} ${number}`);
      assert.match(await page.locator("#rule-book").textContent(), { en: { vge: /, English edition$/, vgi: /, Italian edition$/ }, it: { vge: /, edizione inglese$/, vgi: /, edizione italiana$/ } }[lang][edition]);
      assert.ok((await page.locator("#rule-summary").textContent()).length > 10);
      await page.keyboard.press("Escape");
    }
    assert.deepEqual(problems, []);
    await page.context().close();
  }
});

test("an entry has demos of its edition by name, without pictures that all look alike, and a link that leads to it, whatever is searched for", async () => {
  const { page, problems } = await differences("?lang=id&find=legion#vgi-7.5.1.2.4", { reducedMotion: "no-preference" });
  const entry = page.locator('[id="vgi-7.5.1.2.4"]');
  assert.equal(await page.locator("#search").inputValue(), "", "the search would have hidden it");
  assert.match(await entry.locator(".shown a").first().getAttribute("href"), /^index\.html#demo=vgi\/[\w-]+$/);
  assert.equal(await page.locator("main img").count(), 0);
  const [edge, top] = await page.evaluate(() => [".find", "[id='vgi-7.5.1.2.4']"].map((one) => document.querySelector(one).getBoundingClientRect()))
    .then(([fields, item]) => [fields.bottom, item.top]);
  assert.ok(top >= edge && top < edge + 40, `${top}, below ${edge}`);
  await page.locator("#search").fill("legion");
  await page.evaluate(() => { location.hash = "#vgi-2.5.4.2"; });
  await page.locator('[id="vgi-2.5.4.2"]', { hasText: "Hanya dalam edisi ini" }).waitFor();
  assert.deepEqual(problems, []);
  await page.context().close();
});

test("in another language the page's own words are in it, chapters and demos, too", async () => {
  const { page, problems } = await differences("?lang=ms");
  assert.equal(await page.locator("h1").textContent(), "Apa yang berbeza dalam edisi-edisi");
  assert.deepEqual(await page.locator("#edition option").allTextContents(), ["Kedua-dua edisi", "Edisi Melayu", "Edisi Itali"]);
  assert.match(await page.locator("#found").textContent(), /perbezaan$/);
  assert.equal(await page.locator("h3").first().getAttribute("lang"), "ms");
  const entry = page.locator('[id="vgi-7.5.1.2.4"]');
  assert.deepEqual([await entry.locator("dt").textContent(), await entry.locator(".others > span").textContent()], ["Edisi Itali 7.5.1.2.4 #", "Edisi Inggeris 10.6.1.2.4"]);
  assert.equal(await page.locator(".shown .title").first().getAttribute("lang"), "ms");
  for (const said of await page.locator(".difference").all()) assert.ok(await said.getAttribute("lang"));
  assert.deepEqual(problems, []);
  await page.context().close();
});

test("without a script it is a list with anchors; on a phone nothing is wider than the screen", async () => {
  const bare = await differences("#vgi-7.5.1.2.4", { ...phone, javaScriptEnabled: false });
  assert.ok(await bare.page.locator('[id="vgi-7.5.1.2.4"] .difference').isVisible());
  assert.equal(await bare.page.locator("main dt button").count(), 0);
  await bare.page.context().close();
  for (const lang of ["en", "it"]) {
    const { page, problems } = await differences(`?lang=${lang}`, phone);
    assert.ok(await fitsTheWidth(page));
    await page.locator("#search").fill("stride");
    assert.ok(await fitsTheWidth(page));
    assert.deepEqual(problems, []);
    await page.context().close();
  }
});

test("in somebody else's page the list stands without the page's head, searched as the line to copy says; what it leads to opens beside it", async () => {
  const { page, problems } = await differences("?lang=it&edition=vgi&find=legion");
  const found = await ids(page);
  await page.locator(".embedding summary").click();
  const line = await page.locator(".embedding textarea").inputValue();
  assert.match(line, /^<iframe src="[^"]+differences\.html\?find=legion&#38;edition=vgi&#38;lang=it&#38;embed" title="[^"]+"/);
  const address = /src="([^"]+)"/.exec(line)[1].replaceAll("&#38;", "&");
  await page.context().close();
  assert.deepEqual(problems, []);

  const embedded = await openPage({ address, ...phone });
  await ready(embedded.page);
  assert.ok(await embedded.page.locator("header").isHidden());
  assert.deepEqual(await ids(embedded.page), found);
  assert.equal(await embedded.page.locator(".embedding").count(), 0, "nobody embeds what is embedded");
  assert.ok(await fitsTheWidth(embedded.page));
  await embedded.page.locator("#search").fill("stride");
  await openedBeside(embedded.page, () => embedded.page.locator(".whole a").click(), /differences\.html\?find=stride&edition=vgi&lang=it$/);
  await openedBeside(embedded.page, () => embedded.page.locator(`${shown} .shown a`).first().click(), /index\.html#demo=vgi/);
  assert.match(embedded.page.url(), /embed/, "the list is where it was");
  assert.deepEqual(embedded.problems, []);
  await embedded.page.context().close();
});

test("axe finds nothing serious, dark and light", async () => {
  const { page } = await differences("?find=legion");
  await page.evaluate(source);
  for (const colorScheme of ["dark", "light"]) {
    await page.emulateMedia({ colorScheme });
    const serious = await page.evaluate(async () => (await axe.run()).violations.filter(({ impact }) => /serious|critical/.test(impact)).map(({ id }) => id));
    assert.deepEqual(serious, [], colorScheme);
  }
  await page.context().close();
});
