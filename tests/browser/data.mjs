// Data of systems and languages: each visit fetches just its own, once; what does not come is said and tried again.
import assert from "node:assert/strict";
import test from "node:test";
import { asText, openPage, Table } from "./support/table.mjs";

/** The names of the data that a page has fetched. */
const fetched = (page) => page.evaluate(() => performance.getEntriesByType("resource")
  .map(({ name }) => /\/data\/([\w.]+)\.json$/.exec(name)?.[1]).filter(Boolean));
/** The systems whose parts of the program a page has fetched. */
const parts = (page) => page.evaluate(() => performance.getEntriesByType("resource")
  .map(({ name }) => /\/parts\/(\w+)\.wasm\?\w+$/.exec(name)?.[1]).filter(Boolean));
/** Where the site is served, with what stands behind "?". */
async function served(query = "") {
  const { page, address } = await openPage({ javaScriptEnabled: false });
  await page.context().close();
  return address + query;
}

test("the start page fetches the first system in one language, another when it is chosen, and each of them once", async () => {
  const table = await Table.open();
  assert.deepEqual(await fetched(table.page), ["vanguard"]);
  await asText.control(table, "system:heroes");
  await table.page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => name.endsWith("/data/heroes.json")));
  await asText.control(table, "system:vanguard");
  await asText.control(table, "system:heroes");
  assert.deepEqual(await fetched(table.page), ["vanguard", "heroes"]);
  await asText.control(table, "language:it");
  await table.until(({ lang }) => lang === "it", "the other language");
  assert.deepEqual((await fetched(table.page)).slice(2).sort(), ["heroes.it", "page.it", "table.it", "vanguard.it"]);
  assert.deepEqual(await parts(table.page), ["vanguard", "heroes"], "and of the program just what they need");
  await table.close();
});

test("a demo and a link fetch the data of their system alone, in the language of the page", async () => {
  const demo = await Table.open({ hash: "demo=bsh/gold-comes-back", address: await served("?lang=ms") });
  await demo.until(({ lesson }) => lesson, "the demo");
  assert.deepEqual((await fetched(demo.page)).sort(), ["heroes", "heroes.ms", "page.ms", "table.ms"]);
  assert.deepEqual((await parts(demo.page)).sort(), ["heroes", "teaching"], "with what reads demos");
  await demo.close();
  const other = await Table.open();
  await other.newMatch({ seed: 7, system: "heroes" });
  const match = await other.link("match");
  await other.close();
  const link = await Table.open({ hash: match });
  await link.until(({ zones }) => zones.length > 0, "the match");
  assert.deepEqual(await fetched(link.page), ["heroes"]);
  assert.deepEqual(await parts(link.page), ["heroes"]);
  await link.close();
});

test("data that does not come is said, and tried again when somebody wants that", async () => {
  const table = await Table.open();
  const { page } = table;
  await page.route("**/data/berserk.json", (route) => route.abort());
  const press = (system) => page.evaluate((id) => document.querySelector(`#controls [data-key="${id}"] button`).click(), `system:${system}`);
  await press("berserk");
  const bar = page.locator("#missing");
  await bar.getByText("could not be loaded").waitFor();
  await asText.control(table, "system:heroes"); // nothing hangs meanwhile
  await page.unroute("**/data/berserk.json");
  await press("berserk");
  await bar.getByRole("button", { name: "Try again" }).click();
  await bar.waitFor({ state: "hidden" });
  await table.until(({ controls }) => controls.some(({ id, chosen }) => id === "system:berserk" && chosen), "the system that was wanted");
  table.problems = table.problems.filter((problem) => !/Failed to load resource/.test(problem)); // the browser says so, too
  await table.close();
});

test("a part of another build of the program is never put into this one", async () => {
  const table = await Table.open();
  const { page } = table;
  await page.route("**/parts/berserk.wasm*", async (route) => {
    const response = await route.fetch(), body = await response.body();
    body.write("0123456789abcdef", body.length - 16); // its last section says of which build it is
    await route.fulfill({ response, body });
  });
  await page.evaluate(() => document.querySelector('#controls [data-key="system:berserk"] button').click());
  await page.locator("#missing").getByText("could not be loaded").waitFor();
  await table.newMatch({ seed: 7, system: "heroes" }); // what is here goes on
  await page.unroute("**/parts/berserk.wasm*");
  await page.locator("#missing").getByRole("button", { name: "Try again" }).click();
  await page.locator("#missing").waitFor({ state: "hidden" });
  await table.newMatch({ seed: 7, system: "berserk" });
  await table.close();
});

test("a part of the program that does not come is said and tried again like data", async () => {
  const table = await Table.open();
  const { page } = table;
  let asked = 0;
  await page.route("**/parts/berserk.wasm*", (route) => { ++asked; return route.abort(); });
  await page.evaluate(() => document.querySelector('#controls [data-key="system:berserk"] button').click());
  await page.locator("#missing").getByText("could not be loaded").waitFor();
  assert.equal(asked, 2, "once more by itself");
  await page.unroute("**/parts/berserk.wasm*");
  await page.locator("#missing").getByRole("button", { name: "Try again" }).click();
  await page.locator("#missing").waitFor({ state: "hidden" });
  await table.until(({ controls }) => controls.some(({ id, chosen }) => id === "system:berserk" && chosen), "the system that was wanted");
  await asText.control(table, "start-match"); // its rules are here
  await table.until(({ zones }) => zones.length > 0, "a match");
  table.problems = table.problems.filter((problem) => !/Failed to load resource/.test(problem));
  await table.close();
});

test("where what reads demos does not come that is said, and the next demo sends for it again", async () => {
  const table = await Table.open();
  const { page } = table;
  let asked = 0;
  await page.route("**/parts/teaching.wasm*", (route) => { ++asked; return route.abort(); });
  await page.evaluate(() => { location.hash = "demo=bsh/gold-comes-back"; });
  await page.locator("#broken[open]", { hasText: "could not be loaded" }).waitFor();
  assert.ok(asked > 0);
  await page.unroute("**/parts/teaching.wasm*");
  await Promise.all([page.waitForEvent("load"), page.locator("#broken button").click()]);
  await page.evaluate(() => { location.hash = "demo=bsh/gold-comes-back"; });
  await table.until(({ lesson }) => lesson, "the demo");
  table.problems = table.problems.filter((problem) => !/Failed to load resource/.test(problem));
  await table.close();
});

test("where the first data does not come there is a way on, too", async () => {
  const { page } = await openPage({ prepare: (page) => page.route("**/data/*.json", (route) => route.abort()) });
  await page.locator("#missing button").waitFor();
  await page.unroute("**/data/*.json");
  await page.locator("#missing button").click();
  await page.waitForFunction(() => window.twoseat.ready.then(() => true));
  await page.context().close();
});

test("a quick match waits for its game, and what is pressed meanwhile is what is played", async () => {
  const table = await Table.open({ stay: true });
  const { page } = table;
  let letThrough = () => {};
  await page.route("**/data/berserk.json", async (route) => {
    await new Promise((done) => { letThrough = done; });
    await route.continue();
  });
  await page.locator("#start-quick-berserk").click();
  await page.locator("#missing", { hasText: "Fetching" }).waitFor();
  assert.deepEqual((await table.mirror()).zones, []);
  await page.locator("#start-quick-heroes").click();
  const mirror = await table.until(({ zones }) => zones.length > 0, "a match");
  assert.ok(mirror.zones.some(({ id }) => id === "A.hero"));
  const link = await table.link("match");
  letThrough();
  await page.locator("#missing").waitFor({ state: "hidden" });
  assert.equal(await table.link("match"), link);
  await table.close();
});

test("a link whose data comes late opens over no match that was begun meanwhile", async () => {
  const first = await Table.open();
  await first.newMatch({ seed: 7, system: "heroes" });
  const link = await first.link("match");
  await first.close();
  const table = await Table.open();
  const { page } = table;
  let letThrough = () => {};
  await page.route("**/data/heroes.json", async (route) => {
    await new Promise((done) => { letThrough = done; });
    await route.continue();
  });
  await page.evaluate((link) => { location.hash = link; }, link);
  await page.locator("#missing", { hasText: "Fetching" }).waitFor();
  await table.newMatch({ seed: 7 });
  const begun = await table.link("match");
  letThrough();
  await page.locator("#missing").waitFor({ state: "hidden" });
  await table.nextFrame();
  assert.equal(await table.link("match"), begun);
  await table.close();
});
