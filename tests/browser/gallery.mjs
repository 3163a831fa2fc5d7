// The gallery as somebody uses it who looks for a rule: words, games and chapters, pictures, the way back, links to give away.
import assert from "node:assert/strict";
import test from "node:test";
import { count, gallery, ready, shown } from "./support/gallery.mjs";
import { copied, phone, untilQuiet } from "./support/table.mjs";

/** Which demo stands at the top, below the fields, and how far down. */
const top = (page) => page.evaluate(() => {
  const edge = document.querySelector(".find").getBoundingClientRect().bottom;
  const item = [...document.querySelectorAll("ul.demos li:not([hidden])")].find((each) => each.getBoundingClientRect().top >= edge);
  return [item.id, Math.round(item.getBoundingClientRect().top)];
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
  await page.locator('li[id="vge/drive-checks"]').waitFor();
  assert.equal(await page.locator("main h3:visible").count(), 1);
  assert.equal(await page.locator("main h3:visible").textContent(), "Controlli d'assalto");
  assert.match(page.url(), /game=vge&chapter=vge-drive-checks/);
  await page.locator("#game").selectOption("bsh");
  assert.equal(await page.locator("#chapter").inputValue(), "", "the chapter was of another game");
  for (const item of await page.locator(shown).all()) assert.match(await item.getAttribute("id"), /^bsh\//);
  assert.deepEqual(problems, []);
  await page.context().close();
});

for (const [how, options] of [["a laptop", { viewport: { width: 1280, height: 800 } }], ["a phone", phone]])
  test(`whoever comes back finds search, filters and place again, on ${how}`, async () => {
    const { page, problems } = await gallery("", options);
    await page.locator("#game").selectOption("bsk");
    await page.locator("#search").fill("strike");
    await page.locator(shown).nth(40).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy({ top: 37, behavior: "instant" }));
    await page.waitForFunction(() => { // until the place is kept
      const { demo, top } = history.state ?? {}, item = document.getElementById(demo ?? "");
      return item && Math.abs(item.getBoundingClientRect().top - top) < 1;
    });
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
    await page.locator(`li[id="${before[1]}"] a.page`).dispatchEvent("click"); // where it stands, without scrolling
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
  const pictured = await page.locator("ul.demos li img").count();
  assert.ok(pictured < 120, "not all at once");
  const covers = await page.locator(".covers a").evaluateAll((links) => links.map((link) => [link.querySelector("img").src.replace(/^.*posters\/|\.svg.*$/g, ""), document.querySelector(link.getAttribute("href"))]
    .map((each) => (each instanceof Element ? [...each.querySelectorAll("li")].map(({ id }) => id) : each))));
  assert.ok(covers.length > 100);
  for (const [cover, demos] of covers) assert.ok(demos.includes(cover), `${cover} is one of ${demos}`);
  await page.locator("#chapter").selectOption({ index: await page.locator("#chapter option").count() - 1 });
  const last = page.locator("main section section ul.demos li img").last();
  await last.scrollIntoViewIfNeeded();
  await page.waitForFunction((image) => image.naturalWidth > 0, await last.elementHandle());
  const chosen = page.locator("main section section:visible li");
  for (const item of await chosen.all()) {
    await item.scrollIntoViewIfNeeded();
    assert.match(await item.locator("img").getAttribute("src"), new RegExp(`^posters/${await item.getAttribute("id")}\\.svg$`));
  }
  await chosen.first().scrollIntoViewIfNeeded();
  const { x, y, width, height } = await chosen.first().locator("img").boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2); // its picture opens it, too
  await page.waitForURL(/index\.html#demo=/);
  assert.deepEqual(problems, []);
  await page.context().close();
});

test("a demo's link leads to its page in the language in which it was copied", async () => {
  const { page, problems } = await gallery("?lang=ms&find=drive-checks");
  await page.locator("#search").fill("10.6.1.2");
  const item = page.locator('li[id="vge/drive-checks"]');
  await item.locator("button.link").click();
  await page.locator("#said", { hasText: "Disalin" }).waitFor({ state: "attached" });
  const address = await copied(page);
  assert.match(address, /demos\/vge\/drive-checks\.ms\.html$/);
  assert.equal(await item.locator("a.page").evaluate((link) => link.href), address);
  await page.goto(address);
  assert.equal(await page.locator("html").getAttribute("lang"), "ms");
  assert.deepEqual(problems, []);
  await page.context().close();
});

/** The posters that a page without a script has asked for. */
async function withoutScript(query, options) {
  const asked = new Set();
  const prepare = (page) => page.on("request", (request) => /posters\//.test(request.url()) && asked.add(new URL(request.url()).pathname.replace(/^.*posters\/|\.svg$/g, "")));
  const { page } = await gallery(query, { javaScriptEnabled: false, prepare, ...options });
  await untilQuiet(page, asked);
  return { page, asked };
}

test("without a script pictures are fetched as they come into view, each demo's own, and none of them in vain", async () => {
  const { page, asked } = await withoutScript("", { viewport: { width: 1280, height: 800 } });
  const all = await page.locator("ul.demos li").count();
  assert.ok(all > 1000 && asked.size > 4 && asked.size < 60, `${asked.size} of ${all} at first`);
  const last = page.locator("ul.demos li").last(), id = await last.getAttribute("id");
  assert.ok(!asked.has(id));
  await Promise.all([page.waitForRequest((request) => request.url().endsWith(`/posters/${id}.svg`)), last.scrollIntoViewIfNeeded()]);
  await untilQuiet(page, asked);
  assert.ok(asked.size < 120, `${asked.size} of ${all} in the end`);
  assert.match(await last.evaluate((item) => getComputedStyle(item, "::before").backgroundImage), new RegExp(`/posters/${id}\\.svg`));
  await page.context().close();
});

test("without a script there are pictures and chapters; nothing is wider than a phone", async () => {
  const { page, asked } = await withoutScript("#vge-drive-checks", phone);
  assert.ok(asked.size < 60);
  assert.ok(await page.locator("#vge-drive-checks h3").isVisible());
  assert.match(await page.locator("#vge-drive-checks a.title").first().getAttribute("href"), /^index\.html#demo=vge\//);
  const first = page.locator("#vge-drive-checks li").first();
  assert.ok(asked.has(await first.getAttribute("id")));
  assert.ok((await first.evaluate((item) => parseFloat(getComputedStyle(item, "::before").height))) > 150, "as wide as the page");
  assert.ok(await page.locator(".find").isHidden(), "what needs a script is not there");
  const [width, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(width <= room, `${width} of ${room}`);
  await page.context().close();
});

test("a rule's number opens what the rule says, in the language of the page; without a script it is no link", async () => {
  for (const [lang, title] of [["en", "Rule 10.6.1.2"], ["it", "Regola 10.6.1.2"]]) {
    const { page, problems } = await gallery(`?lang=${lang}&find=10.6.1.2`);
    const number = page.locator('li[id="vge/drive-checks"] dt').getByRole("button", { name: "10.6.1.2", exact: true });
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
    const item = page.locator(`#${edition} li[id*="/"]:visible`).first();
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
