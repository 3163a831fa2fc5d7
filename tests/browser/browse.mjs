// The gallery as somebody uses it who looks around: chapters and what is next, suggestions, what is nearest, its weight.
import assert from "node:assert/strict";
import test from "node:test";
import { brotliCompressSync } from "node:zlib";
import { count, gallery, shown } from "./support/gallery.mjs";
import { phone } from "./support/table.mjs";

test("chapters are folded until one is chosen; Back leads to where it was chosen, and what is next stands at its end", async () => {
  const { page, problems } = await gallery("", { viewport: { width: 800, height: 500 } });
  assert.equal(await page.locator("ul.demos li:visible").count(), 0);
  assert.ok(await page.evaluate(() => document.documentElement.scrollHeight) < 4000, "no longer than a few screens");
  await page.locator("#bsk .all a").click();
  assert.match(page.url(), /\?game=bsk$/);
  assert.equal(await page.locator("main > section:visible").count(), 1);
  const cover = page.locator('#bsk .covers a[href="#bsk-flying-creatures"]');
  await cover.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  assert.ok(before > 0);
  await cover.click();
  assert.match(page.url(), /\?game=bsk&chapter=bsk-flying-creatures$/);
  assert.equal(await page.locator("main h3:visible").textContent(), "Flying creatures");
  assert.equal(await page.evaluate(() => document.activeElement.textContent), "Flying creatures");
  const next = page.getByRole("navigation", { name: "Learn this next" });
  await next.getByRole("link", { name: /^Terrains, artifacts and equipment/ }).click();
  assert.equal(await page.locator("main h3:visible").textContent(), "Terrains, artifacts and equipment");
  await page.goBack();
  assert.equal(await page.locator("main h3:visible").textContent(), "Flying creatures");
  await page.goBack();
  await cover.waitFor();
  assert.ok(Math.abs(await page.evaluate(() => scrollY) - before) <= 2);
  await page.goForward();
  assert.equal(await page.locator("main h3:visible").textContent(), "Flying creatures");
  assert.deepEqual(problems, []);
  await page.context().close();
});

test("links to a game and to a chapter open them; a chapter chosen among all names its game", async () => {
  const { page, problems } = await gallery("#vgm-riding");
  assert.equal(await page.locator("main h3:visible").textContent(), "Riding");
  assert.equal(await page.locator("#game").inputValue(), "vgm");
  await page.locator("#game").selectOption("");
  await page.locator("#chapter").selectOption("vgi-riding");
  assert.equal(await page.locator("#game").inputValue(), "vgi");
  await page.locator("#vgi-riding li").first().waitFor();
  await page.evaluate(() => { location.hash = "dbs"; });
  await page.locator("#dbs .covers").waitFor();
  assert.equal(await page.locator("#game").inputValue(), "dbs");
  assert.deepEqual(problems, []);
  await page.context().close();
});

test("what is found says of which game and chapter it is, and leads there", async () => {
  const { page, problems } = await gallery("?find=equal+power+hits");
  const [where] = await page.locator("#results li .where a").allTextContents();
  assert.match(where, /^Cardfight!! Vanguard, \w+ edition · \w+/);
  await page.locator("#results li .where a").first().click();
  assert.ok(where.endsWith(` · ${await page.locator("main h3:visible").textContent()}`));
  assert.equal(await page.locator("#search").inputValue(), "");
  await page.goBack();
  await page.locator("#results li").first().waitFor();
  assert.equal(await page.locator("#search").inputValue(), "equal power hits");
  assert.deepEqual(problems, []);
  await page.context().close();
});

test("where nothing is found stands what is nearest: by spelling, by another form, by the rule above, in other games", async () => {
  const { page, problems } = await gallery();
  const near = async (asked) => {
    await page.locator("#search").fill(asked);
    await page.locator("#found", { hasText: "No demo has all of these words." }).waitFor();
    await page.locator("#results li").first().waitFor();
    return page.locator("#nearest").textContent();
  };
  assert.equal(await near("drvie chekc"), "The nearest, with: drive check");
  assert.equal(await near("recruitings"), "The nearest, with: recruiting");
  assert.equal(await near("10.6.1.2.99"), "The nearest, with: 10.6.1.2");
  assert.equal(await near("drive zzzzzzzz"), "The nearest, with some of these words:");
  assert.match((await page.locator(`${shown} a.title`).first().textContent()).toLowerCase(), /drive/);
  await page.locator("#search").fill("");
  await page.locator("#game").selectOption("bsh");
  await page.locator("#search").fill("imaginary gift");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^\d+ in other games and chapters$/ }).click();
  assert.equal(await page.locator("#game").inputValue(), "");
  assert.ok(await page.locator("#nearest").isHidden());
  assert.ok((await count(page)) > 0);
  assert.deepEqual(problems, []);
  await page.context().close();
});

test("what may be meant is suggested while somebody types, and taken by keys", async () => {
  const { page, problems } = await gallery();
  const search = page.getByRole("combobox", { name: "Search the demos" });
  const options = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
  await search.click();
  assert.equal(await search.getAttribute("aria-expanded"), "false");
  await page.keyboard.type("10.6.1");
  await options.first().waitFor();
  assert.match(await options.first().textContent(), /^10\.6\.1 ./);
  assert.equal(await search.getAttribute("aria-expanded"), "true");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const chosen = page.locator('#suggested [aria-selected="true"]');
  assert.equal(await chosen.getAttribute("id"), await search.getAttribute("aria-activedescendant"));
  const rule = (await chosen.locator("span").textContent());
  await page.keyboard.press("Enter");
  assert.equal(await search.inputValue(), rule);
  assert.ok(await options.first().isHidden());
  assert.ok((await count(page)) > 0);
  await search.fill("driv");
  await options.filter({ hasText: "Chapter" }).first().waitFor();
  await page.keyboard.press("Escape");
  assert.ok(await options.first().isHidden());
  assert.equal(await search.inputValue(), "driv", "only the list is put away");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  assert.notEqual(await search.inputValue(), "driv", "the last of them");
  await search.fill("drive checks");
  await options.filter({ hasText: "Chapter · Cardfight!! Vanguard, English edition" }).click();
  assert.equal(await page.locator("main h3:visible").textContent(), "Drive checks");
  assert.deepEqual(problems, []);
  await page.context().close();
});

for (const [how, options] of [["a laptop", { viewport: { width: 1280, height: 800 } }], ["a phone", { ...phone, viewport: { width: 360, height: 640 } }],
  ["a phone on its side", { ...phone, viewport: { width: 844, height: 390 } }]])
  test(`suggestions hide nothing of what is found, and stay while it is pressed, on ${how}`, async () => {
    const { page, problems } = await gallery("", options);
    await page.locator("#search").click();
    await page.keyboard.type("drive check");
    await page.locator("#suggested li").first().waitFor();
    const title = page.locator("#results a.title").first();
    await page.waitForFunction(() => document.querySelector("#results li .ways")); // all is told
    const [list, item] = await Promise.all([page.locator("#suggested").boundingBox(), page.locator("#results li").first().boundingBox()]);
    assert.ok(list.height <= 64 && item.y >= list.y + list.height, "one row, before them");
    const { x, y, height } = await title.boundingBox();
    assert.ok(y + height <= options.viewport.height, `the first is in view: ${y + height}`);
    assert.ok(await page.evaluate(([x, y]) => document.elementFromPoint(x, y).matches("#results a.title"), [x + 20, y + 10]), "and on top");
    await page.locator("#game").focus();
    assert.equal((await title.boundingBox()).y, y, "nothing moves when the field is left");
    await page.locator("#search").focus();
    await page.keyboard.press("Escape");
    assert.ok(await page.locator("#suggested").isHidden());
    await page.locator("#search").fill("drive checks");
    await page.locator("#suggested li").first().waitFor();
    await page.locator("#search").fill("");
    assert.ok(await page.locator("#suggested").isHidden());
    assert.deepEqual(problems, []);
    await page.context().close();
  });

test("on a phone Enter puts the keyboard away, and what is typed far down shows the first that is found", async () => {
  const { page, problems } = await gallery("?game=vge", phone);
  await page.evaluate(() => scrollTo({ top: 2000, behavior: "instant" }));
  await page.locator("#search").tap();
  await page.keyboard.type("drive");
  await page.locator("#results li").first().waitFor();
  assert.ok((await page.locator("#suggested").boundingBox()).y > 0);
  await page.keyboard.press("Enter");
  assert.ok(await page.locator("#suggested").isHidden());
  assert.equal(await page.evaluate(() => document.activeElement.id), "");
  assert.deepEqual(problems, []);
  await page.context().close();
});

test("rules beside those that a demo shows open what they say", async () => {
  const { page, problems } = await gallery("?find=10.6.1.2");
  const item = page.locator('li[id="vge/drive-checks"]');
  await item.locator(".related button").first().waitFor();
  const own = (await item.locator("dt").allTextContents()).map((rule) => rule.replace(/[[+].*$/, ""));
  const related = await item.locator(".related button").allTextContents();
  assert.ok(related.length > 0);
  for (const rule of related) assert.ok(!own.includes(rule), rule);
  await item.locator(".related button").first().click();
  await page.locator("#rule[open]", { hasText: `Rule ${related[0]}` }).waitFor();
  await page.locator("#rule-demos a").first().waitFor();
  assert.deepEqual(problems, []);
  await page.context().close();
});

test("the page itself is light before its pictures: at most 150 kB, in each language", async () => {
  for (const lang of ["en", "ms", "it", "id"]) {
    const { page } = await gallery(`?lang=${lang}`);
    await page.waitForFunction(() => document.querySelector(".covers img").naturalWidth > 0);
    const files = await page.evaluate(() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
      .map(({ name }) => new URL(name).pathname.slice(1)).filter((path) => !/^(posters|icons)\//.test(path)));
    assert.ok(files.includes("gallery.html") && files.length > 15);
    const contents = await Promise.all([...new Set(files)].map(async (path) => (await page.request.get(`${new URL(page.url()).origin}/${path}`)).body()));
    const sum = contents.reduce((all, content) => all + brotliCompressSync(content).length, 0);
    console.log(`the gallery before its pictures, ${lang}: ${sum} bytes`);
    assert.ok(sum > 100_000 && sum <= 150_000, `${lang}: ${sum} bytes`);
    await page.context().close();
  }
});
