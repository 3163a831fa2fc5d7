// The gallery as somebody uses it who looks for a rule: words, games and chapters, pictures, the way back, links to give away.
import assert from "node:assert/strict";
import test from "node:test";
import { brotliCompressSync } from "node:zlib";
import { openPage, phone } from "./support/table.mjs";

const shown = "ul.demos li:not([hidden])";

/** The gallery, when it is ready to be searched. */
async function gallery(query = "", options = {}) {
  const home = await openPage({ javaScriptEnabled: false });
  await home.page.context().close();
  const opened = await openPage({ address: `${home.address}gallery.html${query}`, ...options });
  if (options.javaScriptEnabled !== false) await ready(opened.page);
  return opened;
}

const ready = (page) => page.locator(".find:not(.waiting)").waitFor();
const count = (page) => page.locator(shown).count();
/** Which demo stands at the top, below the fields, and how far down. */
const top = (page) => page.evaluate(() => {
  const edge = document.querySelector(".find").getBoundingClientRect().bottom;
  const item = [...document.querySelectorAll("ul.demos li:not([hidden])")].find((each) => each.getBoundingClientRect().top >= edge);
  return [item.dataset.demo, Math.round(item.getBoundingClientRect().top)];
});

test("titles are found before texts, and a rule by its whole number", async () => {
  const { page, problems } = await gallery();
  const all = await count(page);
  await page.locator("#search").fill("guard");
  const titles = await page.locator(`${shown} a.title`).allTextContents();
  const first = titles.findIndex((title) => !/guard/i.test(title));
  assert.ok(first > 3 && titles.length > first, "some have it in their titles, some in their rules");
  assert.ok(titles.slice(first).every((title) => !/guard/i.test(title)));
  await page.locator("#search").fill("10.6");
  for (const item of await page.locator(shown).all())
    assert.match((await item.locator("dt, dd").allTextContents()).join(" "), /(^|[^\d.])10\.6(?!\d)/);
  await page.locator("#search").fill("");
  assert.equal(await count(page), all);
  assert.ok(await page.locator("#results").isHidden());
  assert.equal(await page.locator("main section section ul.demos li").count(), all, "each is back in its chapter");
  assert.deepEqual(problems, []);
  await page.context().close();
});

test("games and chapters have names in the language of the page, and narrow what is shown", async () => {
  const { page, problems } = await gallery("?lang=it");
  const all = await count(page);
  assert.ok((await page.locator("#chapter optgroup").count()) === 7);
  await page.locator("#game").selectOption("vge");
  assert.ok((await count(page)) < all);
  assert.equal(await page.locator("#chapter optgroup").count(), 0);
  await page.locator("#chapter").selectOption({ label: "Controlli d'assalto" });
  await page.locator('li[data-demo="vge/drive-checks"]').waitFor();
  assert.equal(await page.locator("main h3:visible").count(), 1);
  assert.equal(await page.locator("main h3:visible").textContent(), "Controlli d'assalto");
  assert.match(page.url(), /game=vge&chapter=vge-drive-checks/);
  await page.locator("#game").selectOption("bsh");
  assert.equal(await page.locator("#chapter").inputValue(), "", "the chapter was of another game");
  for (const item of await page.locator(shown).all()) assert.match(await item.getAttribute("data-demo"), /^bsh\//);
  assert.deepEqual(problems, []);
  await page.context().close();
});

for (const [how, options] of [["a laptop", { viewport: { width: 1280, height: 800 } }], ["a phone", phone]])
  test(`whoever comes back finds search, filters and place again, on ${how}`, async () => {
    const { page, problems } = await gallery("", options);
    await page.locator("#game").selectOption("bsk");
    await page.locator("#search").fill("strike");
    await page.locator(shown).nth(40).scrollIntoViewIfNeeded();
    await page.evaluate(() => new Promise((done) => { scrollBy({ top: 37, behavior: "instant" }); setTimeout(done, 600); }));
    const before = [await count(page), ...(await top(page))];
    const same = async () => {
      await ready(page);
      assert.equal(await page.locator("#search").inputValue(), "strike");
      assert.equal(await page.locator("#game").inputValue(), "bsk");
      const [demos, demo, place] = [await count(page), ...(await top(page))];
      assert.deepEqual([demos, demo], before.slice(0, 2));
      assert.ok(Math.abs(place - before[2]) <= 2, `${place}, before ${before[2]}`);
    };
    await page.reload();
    await same();
    await page.locator(`li[data-demo="${before[1]}"] a.page`).dispatchEvent("click"); // where it stands, without scrolling
    await page.locator("body.demo").waitFor();
    await page.goBack();
    await same();
    assert.deepEqual(problems, []);
    await page.context().close();
  });

test("every demo has its picture, loaded as it comes near, and every chapter one of its demos'", async () => {
  const { page, problems } = await gallery();
  const loaded = () => page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => name.includes("/posters/")).length);
  await page.waitForFunction(() => document.querySelector(".covers img").naturalWidth > 0);
  assert.ok((await loaded()) < 120, "not all at once");
  assert.equal(await page.locator("ul.demos li").count(), await page.locator("ul.demos li img").count());
  const covers = await page.locator(".covers a").evaluateAll((links) => links.map((link) => [link.querySelector("img").src.replace(/^.*posters\/|\.svg.*$/g, ""), document.querySelector(link.getAttribute("href"))]
    .map((each) => (each instanceof Element ? [...each.querySelectorAll("li")].map(({ dataset }) => dataset.demo) : each))));
  assert.ok(covers.length > 100);
  for (const [cover, demos] of covers) assert.ok(demos.includes(cover), `${cover} is one of ${demos}`);
  await page.locator("#chapter").selectOption({ index: await page.locator("#chapter option").count() - 1 });
  const last = page.locator("main section section ul.demos li img").last();
  await last.scrollIntoViewIfNeeded();
  await page.waitForFunction((image) => image.naturalWidth > 0, await last.elementHandle());
  assert.deepEqual(problems, []);
  await page.context().close();
});

test("a demo's link leads to its page in the language in which it was copied", async () => {
  const { page, problems } = await gallery("?lang=ms&find=drive-checks");
  await page.locator("#search").fill("10.6.1.2");
  const item = page.locator('li[data-demo="vge/drive-checks"]');
  await item.locator("button.link").click();
  await page.locator("#said", { hasText: "Disalin" }).waitFor({ state: "attached" });
  const address = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(address, /demos\/vge\/drive-checks\.ms\.html$/);
  assert.equal(await item.locator("a.page").evaluate((link) => link.href), address);
  await page.goto(address);
  assert.equal(await page.locator("html").getAttribute("lang"), "ms");
  assert.deepEqual(problems, []);
  await page.context().close();
});

test("without a script there are pictures and chapters; nothing is wider than a phone", async () => {
  const { page } = await gallery("#vge-drive-checks", { ...phone, javaScriptEnabled: false });
  assert.ok(await page.locator("#vge-drive-checks h3").isVisible());
  assert.match(await page.locator("#vge-drive-checks a.title").first().getAttribute("href"), /^index\.html#demo=vge\//);
  assert.equal(await page.locator("#vge-drive-checks li").count(), await page.locator("#vge-drive-checks img").count());
  const [width, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(width <= room, `${width} of ${room}`);
  await page.context().close();
});

test("a rule's number opens what the rule says, in the language of the page; without a script it is no link", async () => {
  for (const [lang, title] of [["en", "Rule 10.6.1.2"], ["it", "Regola 10.6.1.2"]]) {
    const { page, problems } = await gallery(`?lang=${lang}&find=10.6.1.2`);
    const number = page.locator('li[data-demo="vge/drive-checks"] dt').getByRole("button", { name: "10.6.1.2", exact: true });
    await number.click();
    const dialog = page.locator("#rule[open]");
    await dialog.locator("#rule-demos a").first().waitFor();
    assert.equal(await page.locator("#rule-title").textContent(), title);
    assert.ok((await page.locator("#rule-summary").textContent()).length > 10);
    assert.match(await dialog.locator("#rule-demos a").first().getAttribute("href"), /^index\.html#demo=vge\//);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    assert.deepEqual(problems, []);
    await page.context().close();
  }
  const { page } = await gallery("", { javaScriptEnabled: false });
  assert.equal(await page.locator("dt button, dt a").count(), 0);
  const colour = (selector) => page.locator(selector).first().evaluate((each) => getComputedStyle(each).color);
  assert.notEqual(await colour("dt"), await colour("a.title"));
  assert.equal(await colour("dt"), await colour("dl"));
  await page.context().close();
});

test("a rule of each game opens, and what leads somewhere looks like a button", async () => {
  const { page, problems } = await gallery();
  for (const edition of ["vge", "vgm", "vgi", "bsk", "bso", "bsh", "dbs"]) {
    await page.locator("#game").selectOption(edition);
    await page.locator(`#${edition} .covers a`).first().click();
    const item = page.locator(`#${edition} li[data-demo]:visible`).first();
    await item.scrollIntoViewIfNeeded();
    await item.locator("dt button").first().click();
    await page.waitForFunction(() => !/Looking|could not/.test(document.getElementById("rule-summary").textContent));
    assert.doesNotMatch(await page.locator("#rule-summary").textContent(), /no summary/, edition);
    await page.keyboard.press("Escape");
    for (const way of ["a.page", "button.link", "button.embed"])
      assert.notEqual(await item.locator(way).evaluate((each) => getComputedStyle(each).borderTopStyle), "none");
  }
  assert.deepEqual(problems, []);
  await page.context().close();
});

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

test("rules beside those that a demo shows open what they say", async () => {
  const { page, problems } = await gallery("?find=10.6.1.2");
  const item = page.locator('li[data-demo="vge/drive-checks"]');
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
