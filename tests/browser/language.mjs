// The languages of the table: which one it begins with, switching in the middle of a match, and being remembered.
import assert from "node:assert/strict";
import test from "node:test";
import { asText, copied, openPage, phone, Table, untilReady } from "./support/table.mjs";

const lang = (table) => table.page.evaluate(() => document.documentElement.lang);
const heading = (table) => table.page.locator("#controls-title").textContent();
const text = (mirror, id) => mirror.controls.find((control) => control.id === id).text;

/** What a mirror says, in a row; the names of the languages are the same in each. */
const words = ({ where, decision, controls, log, zones }) => [
  where, decision?.question, ...(decision?.options ?? []).map((option) => option.text),
  ...controls.filter(({ id }) => !id.startsWith("language:")).map((control) => control.text), ...log, ...zones.map(({ name }) => name),
];

for (const system of ["vanguard", "heroes", "berserk", "dragonball"]) {
  test(`${system}: switching in the middle of a match changes the words and nothing else`, async () => {
    const table = await Table.open();
    let mirror = await table.newMatch({ seed: 5, ...(system !== "vanguard" && { system }) });
    for (let step = 0; step < 12; ++step) {
      if (mirror.waitingFor) mirror = await asText.control(table, "confirm-seat");
      else if (mirror.decision) mirror = await asText.choose(table, 0);
      const done = mirror.controls.find(({ id, enabled }) => id === "done" && enabled);
      if (done && mirror.decision?.options[0]?.picked) mirror = await asText.control(table, "done");
    }
    if (mirror.waitingFor) mirror = await asText.control(table, "confirm-seat");
    const before = { hash: await table.hash(), fragment: await table.fragment(), words: words(mirror), mirror };
    for (const language of ["ms", "it", "id"]) {
      await asText.control(table, `language:${language}`);
      const now = await table.until((mirror) => mirror.lang === language, language);
      assert.equal(await table.hash(), before.hash);
      assert.equal(await table.fragment(), before.fragment);
      assert.equal(await lang(table), language);
      assert.notEqual(await heading(table), "Controls");
      const said = words(now);
      assert.equal(said.length, before.words.length);
      assert.deepEqual(now.decision?.options.map(({ index }) => index), before.mirror.decision?.options.map(({ index }) => index));
      const cells = /: [A-E][1-3]$/; // which every language calls the same
      const same = said.filter((sentence, at) => sentence === before.words[at] && !cells.test(sentence));
      assert.ok(same.length * 4 < said.length, `${language} still says ${same.join("; ")}`);
    }
    await asText.control(table, "language:en");
    assert.deepEqual(words(await table.until((mirror) => mirror.lang === "en", "en")), before.words);
    assert.equal(await heading(table), "Controls");
    await table.close();
  });
}

test("the deck builder says in the page's language what a deck breaks, and by which rule", async () => {
  const table = await Table.open({ locale: "it-IT" });
  const { page } = table;
  const faults = page.locator("#decks-faults");
  await asText.focus(table, "build-deck");
  await page.locator("#decks").waitFor();
  await page.locator("#decks-from").selectOption("-");
  assert.match(await faults.textContent(), /Il Deck principale ha 0 carte; deve averne esattamente 50\. .*8\.1\.4\.1/);
  await page.locator("#decks-text").evaluate((field) => { field.value = "9 Tallow Hoarder\n1 Nobody"; });
  await page.locator("#decks-read").evaluate((button) => button.click());
  assert.match(await faults.textContent(), /Ci sono 9 copie di Tallow Hoarder fra Deck principale e Ride Deck; al massimo 4 carte possono avere lo stesso nome\. .*8\.1\.5/);
  assert.match(await page.locator("#decks-read-faults").textContent(), /Riga 2: non c'è una carta "Nobody"\./);
  await page.keyboard.press("Escape");
  await asText.control(table, "language:id");
  await table.until((mirror) => mirror.lang === "id", "id");
  await asText.focus(table, "build-deck");
  await page.locator("#decks").waitFor();
  assert.match(await faults.textContent(), /Ada 9 lembar Tallow Hoarder di dek utama dan ride deck bersama/);
  assert.equal(await page.locator("#decks-read-faults").textContent(), "");
  await table.close();
});

test("it begins with the browser's language, then with the one that was chosen, and an address may ask for another", async () => {
  const table = await Table.open({ locale: "id-ID" });
  assert.equal((await table.mirror()).lang, "id");
  assert.equal(text(await table.mirror(), "start-match"), "Mulai pertandingan");
  await asText.control(table, "language:it");
  await table.until((mirror) => mirror.lang === "it", "it");
  await table.page.reload();
  await untilReady(table.page);
  assert.equal((await table.mirror()).lang, "it");
  await table.page.goto(`${table.address}?lang=ms`);
  await untilReady(table.page);
  assert.equal((await table.mirror()).lang, "ms");
  assert.equal(await lang(table), "ms");
  await table.close();
});

test("a browser of no language of the table gets English", async () => {
  const table = await Table.open({ locale: "fi-FI" });
  assert.equal((await table.mirror()).lang, "en");
  await table.close();
});

test("on a phone the menu switches it, and so does the first sheet", async () => {
  const table = await Table.open(phone);
  const next = await table.mirror();
  await table.press(next.controls.find(({ id }) => id === "language").at);
  await table.until((mirror) => mirror.lang === "ms", "the next language");
  await table.newMatch({ seed: 3, seedWord: "Benih: " });
  let mirror = await table.control("open-menu");
  const languageIn = ({ controls }) => controls.find(({ id }) => id === "language:id").at;
  for (let tries = 0; !languageIn(mirror); ++tries) { // the menu is longer than the phone
    assert.ok(tries < 5, "the menu does not move");
    const entries = ["theme", "send", "hints", "computer", "new-match"].map((name) => mirror.controls.find(({ id }) => id === name)?.at);
    const [x, y, width, height] = entries.find((at) => at); // the lowest of them that is in view
    await table.drag([x, y, width, height], [x, y - 200, width, height]);
    await table.rest();
    mirror = await table.mirror();
  }
  await table.control("language:id");
  await table.until((mirror) => mirror.lang === "id", "id");
  await table.close();
});

test("a tutorial without a script shows its pictures in its language, in words and in what is drawn", async () => {
  const home = await openPage({ javaScriptEnabled: false });
  const page = home.page;
  await page.goto(`${home.address}tutorials/vanguard.id.html`);
  const picture = page.locator("twoseat-table img").first();
  assert.match(await picture.getAttribute("src"), /\.svg#id$/);
  assert.match(await picture.getAttribute("alt"), /A: .*lingkaran vanguard: /);
  assert.doesNotMatch(await picture.getAttribute("alt"), /circle|zone|face down/);
  /** The words that the picture itself shows, by what follows '#' in its address. */
  const drawn = async (language) => {
    await page.goto(`${home.address}posters/vge/boost.svg${language && `#${language}`}`);
    return page.evaluate(() => [...document.querySelectorAll("tspan")].filter((word) => getComputedStyle(word).display !== "none").map((word) => word.textContent).join());
  };
  const english = await drawn("");
  assert.match(english, /[a-z]/);
  assert.equal(await drawn("en"), english);
  const others = [await drawn("ms"), await drawn("it"), await drawn("id"), english];
  assert.equal(new Set(others).size, 4, "each language has its own signs");
  await page.context().close();
});

test("the gallery copies what embeds a demo in its language, with the picture in words", async () => {
  const home = await openPage({ javaScriptEnabled: false });
  await home.page.context().close();
  const { page, problems } = await openPage({ address: `${home.address}gallery.html?lang=it&find=Supporto` });
  const item = page.locator('li[id="vge/boost"]');
  await page.waitForFunction(() => document.querySelectorAll("ul.demos li:not([hidden])").length < 50);
  await item.scrollIntoViewIfNeeded();
  await item.locator("button.embed").click();
  await item.locator("button.embed", { hasText: "Copiato" }).waitFor();
  const lines = await copied(page);
  assert.match(lines, /<twoseat-table demo="vge\/boost" lang="it"><img src="[^"]*posters\/vge\/boost\.svg#it" alt="Supporto\. A: cerchio frontale sinistro: Mirror Moth/);
  assert.deepEqual(problems, []);
  await page.context().close();
});

test("what a demo does not tell in the language of the page is told in English, and marked as English", async () => {
  const narration = "Nobody has told this in Italian.";
  const { page, problems } = await openPage({
    hash: "demo=bsk/a-row-strike", locale: "it-IT",
    prepare: (page) => page.route("**/demos/bsk/a-row-strike.json", async (route) => {
      const demo = await (await route.fetch()).json();
      await route.fulfill({ json: { ...demo, narration } });
    }),
  });
  await untilReady(page);
  await page.locator('#lesson-text p[lang="en"]', { hasText: narration }).waitFor();
  await page.locator('#lesson-title[lang="it"]').waitFor();
  assert.deepEqual(problems, []);
  await page.context().close();
});

test("titles of pages and lessons, links to tutorials, and what stands in for a page without a network are told in the language of the page", async () => {
  const home = await openPage({ javaScriptEnabled: false });
  await home.page.context().close();
  const { page, problems } = await openPage({ address: `${home.address}?lang=it#demo=bsk/a-row-strike` });
  await untilReady(page);
  await page.locator('#lesson-title[lang="it"]', { hasText: "Un colpo oltre la fila" }).waitFor();
  assert.match(await page.locator("#lesson-text").textContent(), /^Dritto in avanti/);
  assert.equal(await page.locator('#lesson-text p[lang="en"]').count(), 0);
  assert.match(await page.title(), /un tavolo di regole/);
  assert.match(await page.locator("meta[name=description]").getAttribute("content"), /^Gioca una partita/);
  assert.deepEqual(await page.locator("a[data-say-page]").evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href")))]), ["tutorials/index.it.html"]);
  await page.goto(`${home.address}tutorials/index.it.html`);
  assert.match(await page.locator("main").innerText(), /Vanguard in quattro lezioni/);
  await page.goto(`${home.address}away.html?lang=it`);
  await page.getByRole("heading", { name: "Non c'è rete" }).waitFor();
  await page.goto(`${home.address}gallery.html?lang=it`);
  await page.getByRole("heading", { name: "edizione inglese" }).waitFor();
  assert.deepEqual(problems, []);
  await page.context().close();
});
