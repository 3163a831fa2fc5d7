// Beside the table: why a card may not do something, what a cited rule says, and the deck builder.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";
import { deckFromLink, deckFromText, deckToLink, deckToText } from "../../web/decks/deck_text.js";
import { asText, copied, laptop, loadFile, openPage, openedBeside, phone, Table } from "./support/table.mjs";

test("any card can be asked why not, and every rule of the answer leads to its demos", async () => {
  const table = await Table.open({ hash: "demo=vge/call-up-to-the-vanguards-grade" });
  const { zones } = await table.until(({ lesson }) => lesson, "the demo");
  const card = zones.flatMap(({ cards }) => cards).find(({ ask }) => ask);
  assert.ok(card, "some card can be asked");
  await table.page.evaluate(() => document.querySelector("#options button, #controls button").focus());
  await table.page.getByRole("button", { name: `Why not? ${card.name}`, exact: true }).first().click();
  const { message, notice } = await table.until(({ message }) => message, "an answer");
  assert.equal(notice, "told");
  assert.match(message, new RegExp(`^${card.name}: why not`));
  const rule = /\[(vge [0-9.]+)\]/.exec(message);
  if (rule) {
    await table.page.locator("#message button.rule").first().click();
    const dialog = table.page.getByRole("dialog");
    assert.equal(await dialog.locator("h2").textContent(), `Rule ${rule[1].slice(4)}`);
    await dialog.locator("#rule-demos a").first().waitFor();
    assert.match(await dialog.locator("#rule-demos a").first().getAttribute("href"), /^index\.html#demo=vge\//);
    await table.page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
  }
  assert.deepEqual(table.problems, []);
  await table.close();
});

test("an ability that cannot be used now says what it lacks, in the language of the page", async () => {
  for (const [locale, line] of [
    ["en-GB", /Activate: Its condition is not met: “you have a card in your soul”\. \[vge 14\.2\.3\]/],
    ["it-IT", /La sua condizione non è soddisfatta: “[^”]+”\. \[vge 14\.2\.3\]/],
  ]) {
    const table = await Table.open({ hash: "demo=vge/gated-activated-ability&step=1", locale });
    const { zones } = await table.until(({ lesson }) => lesson?.step === 1, "the end of the demo");
    const { ask } = zones.flatMap(({ cards }) => cards).find(({ name }) => name === "Soul Drinker");
    await table.page.evaluate((ask) => document.querySelector(`#zones button[data-ask="${ask}"]`).click(), ask);
    const { message } = await table.until(({ message }) => message, "an answer");
    assert.match(message, line);
    if (locale === "en-GB") assert.match(message, /Exchange front and back: possible now\./);
    await table.close();
  }
});

test("an automatic ability says why it did not trigger, or that what it waits for has not happened", async () => {
  const table = await Table.open({ hash: "demo=vge/abilities-do-not-activate&step=1" });
  const { zones } = await table.until(({ lesson }) => lesson?.step === 1, "the call");
  const { ask } = zones.find(({ id }) => id === "A.front-right").cards[0];
  await table.page.evaluate((ask) => document.querySelector(`#zones button[data-ask="${ask}"]`).click(), ask);
  const { message } = await table.until(({ message }) => message, "an answer");
  assert.match(message, /“When this unit is placed”: it did not trigger\. An effect keeps it from triggering\. \[vge 7\.15\.1\.3\.2\]/);
  assert.match(message, /“When this unit attacks”: this has not happened this turn\./);
  assert.deepEqual(table.problems, []);
  await table.close();
});

test("a place can be asked by a right click, a long press, and in the table as text", async () => {
  for (const options of [laptop, phone]) {
    const table = await Table.open({ ...options, hash: "demo=vge/call-up-to-the-vanguards-grade" });
    await table.until(({ lesson }) => lesson, "the demo");
    await table.rest();
    const { zones } = await table.mirror();
    const circle = zones.find(({ id }) => id === "B.front-left");
    assert.match(circle.ask, /^why-not-there:\d+$/);
    assert.equal(zones.find(({ id }) => id === "A.deck").ask, null, "nothing is put there by hand");
    const [x, y, width, height] = circle.at;
    if (table.touch) {
      await table.finger("touchStart", x + width / 2, y + height / 2);
      await table.until(({ message }) => message, "an answer");
      await table.finger("touchEnd");
    } else {
      await table.page.mouse.click(x + width / 2, y + height / 2, { button: "right" });
    }
    const { message } = await table.until(({ message }) => message, "an answer");
    assert.match(message, /^Front left circle: why not\?/);
    assert.match(message, /That circle is not yours\. \[vge [0-9.]+\]/);
    await table.close();
  }
});

test("one's own card that can do nothing says why when it is pressed", async () => {
  for (const options of [laptop, phone]) {
    const table = await Table.open({ ...options, hash: "demo=vge/call-up-to-the-vanguards-grade" });
    const { zones } = await table.until(({ lesson }) => lesson, "the demo");
    await table.rest();
    const heavy = zones.find(({ id }) => id === "A.hand").cards.find(({ text }) => /grade 3/i.test(text));
    assert.ok(heavy, "a card above the vanguard's grade");
    const before = await table.hash();
    await table.press(heavy.at);
    const { message } = await table.until(({ message }) => message, "an answer");
    assert.ok(message.startsWith(`${heavy.name}: why not`), message);
    assert.match(message, /\[vge 9\.9\.2\.1\]/);
    assert.equal(await table.hash(), before);
    assert.deepEqual(table.problems, []);
    await table.close();
  }
});

test("the drawn rule of the moment opens the same dialog", async () => {
  const table = await Table.open({ hash: "demo=vge/drive-checks" });
  await table.until(({ lesson, rule }) => lesson && rule, "the demo");
  const { log } = await table.mirror();
  assert.ok(log.every((line) => typeof line === "string"));
  await table.page.evaluate(() => document.querySelector("#where button.rule").click());
  await table.page.locator("#rule-summary").waitFor();
  assert.ok((await table.page.locator("#rule-summary").textContent()).length > 10);
  assert.deepEqual(table.problems, []);
  await table.close();
});

test("a rule is told in the language of the page, and in English where there are no words for it", async () => {
  const words = { summaries: { "10.6.1.2": "Si guarda la prima carta." }, titles: { "vge/drive-checks": "I controlli drive" } };
  const table = await Table.open({
    hash: "demo=vge/drive-checks",
    prepare: (page) => page.route("**/rules/vge.it.json", (route) => route.fulfill({ json: words })),
  });
  await table.until(({ lesson }) => lesson, "the demo");
  const { page } = table;
  const summary = page.locator("#rule-summary span");
  const look = async (cited) => {
    await page.evaluate(async (cited) => (await import("./rulebook/rule.js")).showRule(cited), cited);
    return { said: await summary.textContent(), lang: await summary.getAttribute("lang") };
  };
  const english = await look("[vge 10.6.1.2]");
  assert.equal(english.lang, "en");
  await page.keyboard.press("Escape");
  await asText.control(table, "language:it");
  await table.until(({ lang }) => lang === "it", "Italian");
  assert.deepEqual(await look("[vge 10.6.1.2]"), { said: "Si guarda la prima carta.", lang: "it" });
  assert.ok(await page.locator('#rule-demos a[lang="it"]', { hasText: "I controlli drive" }).isVisible());
  const rest = await look("[vge 10.1]");
  assert.equal(rest.lang, "en", "no words for it");
  assert.ok(rest.said.length > 10);
  assert.deepEqual(table.problems, []);
  await table.close();
});

test("the gallery is told in the language of the page, and finds by its words", async () => {
  const home = await openPage({ javaScriptEnabled: false });
  await home.page.context().close();
  const words = { summaries: { "10.6.1.2": "Parolina in italiano." }, titles: { "vge/drive-checks": "Controlli zerbinotti" } };
  const { page, problems } = await openPage({
    address: `${home.address}gallery.html?lang=it&find=zerbinotti`,
    prepare: (page) => page.route("**/rules/vge.it.json", (route) => route.fulfill({ json: words })),
  });
  await page.locator('li[id="vge/drive-checks"] a[lang="it"]', { hasText: "Controlli zerbinotti" }).waitFor();
  assert.equal(await page.locator("ul.demos li:not([hidden])").count(), 1);
  assert.deepEqual(problems, []);
  await page.context().close();
});

for (const [where, options] of [["a laptop", laptop], ["a phone", phone]]) {
  test(`a deck is built, checked, shared and played on ${where}`, async () => {
    const table = await Table.open(options);
    const { controls } = await table.mirror();
    assert.ok(controls.some(({ id }) => id === "build-deck"));
    await asText.focus(table, "build-deck");
    const { page } = table;
    const dialog = page.locator("#decks");
    await dialog.waitFor();
    assert.match(await page.locator("#decks-legal").textContent(), /Not legal/);
    assert.ok(await page.locator("#decks-play-0").isDisabled());
    await page.locator("#decks-from").selectOption({ index: 2 }); // one of the table's own
    assert.match(await page.locator("#decks-legal").textContent(), /is legal/);

    const first = page.locator("#decks-list li").first();
    await first.getByRole("button", { name: /less$/ }).click();
    assert.match(await page.locator("#decks-faults").textContent(), /\[vge [0-9.]+\]/);
    const name = await first.locator(".name").textContent();
    // Its numbers stand beside it; by them the cards are found and put in order.
    const numbers = page.locator("#decks-pool .numbers");
    if (await page.locator("#decks-narrow").isVisible()) await page.locator("#decks-narrow").click();
    await page.getByLabel("shield at least").fill("15000");
    await page.locator("#decks-order").selectOption({ label: "most power first" });
    for (const told of (await numbers.allTextContents()).slice(0, 20)) assert.ok(Number(/shield (\d+)/.exec(told)?.[1]) >= 15000, told);
    await page.getByLabel("shield at least").fill("");
    const powers = (await numbers.allTextContents()).map((told) => /power (\d+)/.exec(told)?.[1]).filter(Boolean).map(Number);
    assert.deepEqual(powers, powers.toSorted((a, b) => b - a));
    await page.locator("#decks-sort").selectOption("critical trigger");
    assert.ok((await numbers.allTextContents()).every((told) => told.includes("critical trigger")));
    await page.locator("#decks-sort").selectOption("");
    await page.locator("#decks-search").fill(name);
    await page.locator("#decks-pool").getByRole("button", { name: `Add ${name}`, exact: true }).click();
    assert.match(await page.locator("#decks-legal").textContent(), /is legal/);

    await page.locator("#decks-name").fill("Mine & yours");
    await page.locator("#decks-link").click();
    await page.locator("#toast", { hasText: "Link copied" }).waitFor();
    const link = await copied(page);
    await page.locator("#decks-play-1").click();
    const ready = await table.until(({ controls }) => controls.some(({ text, chosen }) => chosen && /Mine & yours/.test(text)), "the deck to be chosen");
    assert.ok(ready.controls.find(({ id }) => id === "start-match").enabled);
    await asText.focus(table, "start-match");
    await table.until(({ decision, waitingFor }) => decision || waitingFor, "the match");
    assert.deepEqual(table.problems, []);
    await table.close();

    const other = await Table.open({ ...options, hash: new URL(link).hash.slice(1) });
    await other.page.locator("#decks").waitFor();
    assert.equal(await other.page.locator("#decks-name").inputValue(), "Mine & yours");
    assert.match(await other.page.locator("#decks-legal").textContent(), /is legal/);
    assert.deepEqual(other.problems, []);
    await other.close();
  });
}

test("decks survive as text and as links, and what cannot be read is said", () => {
  const pool = { parts: [{ id: "main", name: "main deck" }, { id: "ride", name: "ride deck" }], cards: [{ id: "boat-reeve", name: "Boat Réeve" }, { id: "two", name: "Two" }] };
  const deck = { system: "vanguard", edition: "vge", format: "premium", name: "A/B; c:d*2", parts: { main: { "boat-reeve": 4, two: 1 }, ride: { two: 1 } } };
  assert.deepEqual(deckFromLink(deckToLink(deck)), deck);
  assert.deepEqual(deckFromText(pool, deckToText(pool, deck), { ...deck, name: "", parts: {} }), { deck, faults: [] });
  const { deck: read, faults } = deckFromText(pool, "My own\n4x boat reeve\n\n[side]\n2 Nobody", deck);
  assert.deepEqual(read.parts, { main: { "boat-reeve": 4 } });
  assert.equal(faults.length, 2);
  for (const [bad, why] of [["", "cut off"], ["deck=", "cut off"], ["deck=a/b/c/d", "cut off"], ["deck=a/b/c/d/main:%", "character"], ["deck=a/b/c/d/main:two,<x>", '"<x>"'],
    ["deck=a/b/c/d/2 two", '"2 two"'], ["deck=%/b/c/d/main:x", "character"]]) assert.ok(String(deckFromLink(bad)).includes(why), bad);
});

test("a position is set up by dragging and by keys, laid on the table, shared, saved and opened again", async () => {
  const table = await Table.open();
  const { page } = table;
  await asText.focus(table, "edit-board");
  await page.locator("#board").waitFor();
  const well = (side, name) => page.locator(`#board-${side} > li`, { has: page.locator(".head", { hasText: name }) }).first();
  const first = page.locator("#board-pool li").first();
  await page.locator("#board-search").fill("Vesper, Mother of Moths");
  await first.getByRole("button").dragTo(well("A", "vanguard"));
  await well("B", "vanguard").locator(".head").click();
  await first.getByRole("button").click();
  await well("A", "hand").locator(".head").click();
  await page.locator("#board-search").fill("Tallow Hoarder");
  await first.getByRole("button").click();
  await page.locator("#board-turn").fill("7");
  for (const side of ["A", "B"]) {
    await well(side, "deck").locator(".head").click();
    for (let i = 0; i < 3; ++i) await first.getByRole("button").click();
  }
  // A card that lies is turned, and moved by keys.
  await well("A", "hand").locator("button:not(.head)").click();
  await page.locator("#board-picked").getByRole("button", { name: "At rest" }).click();
  await page.locator("#board-picked select").selectOption("A front-left");
  assert.match(await well("A", "front left").textContent(), /Tallow Hoarder.*at rest/);

  const saving = page.waitForEvent("download");
  await page.locator("#board-save").click();
  const demo = JSON.parse(await readFile(await (await saving).path(), "utf8"));
  assert.deepEqual(demo.given.A["front-left"], [{ card: "tallow-hoarder", rest: true }]);
  await page.locator("#board-link").click();
  await page.locator("#toast", { hasText: "Link copied" }).waitFor();
  const link = await copied(page);
  await page.locator("#board-lay").click();
  const { zones, where } = await table.until(({ decision }) => decision, "the rules to go on");
  assert.match(where, /^Turn 7/);
  assert.equal(zones.find(({ id }) => id === "A.front-left").cards[0].name, "Tallow Hoarder");
  const hash = await table.hash();

  // What cannot be is said, and leaves the table as it is.
  await asText.focus(table, "edit-board");
  await loadFile(page, { name: "x.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify({ ...demo, given: { ...demo.given, A: { vanguard: ["nobody"] } } })) });
  await well("A", "vanguard").getByText("nobody").waitFor();
  await page.locator("#board-lay").click();
  assert.match(await page.locator("#board-faults").textContent(), /no card/);
  assert.equal(await table.hash(), hash);
  await loadFile(page, { name: "x.json", mimeType: "application/json", buffer: Buffer.from("{") });
  await page.locator("#board-faults", { hasText: "no JSON" }).waitFor();
  await loadFile(page, { name: "x.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(demo)) });
  await well("A", "vanguard").getByText("Vesper").waitFor();
  await page.locator("#board-lay").click();
  await page.locator("#board").waitFor({ state: "hidden" });
  assert.equal(await table.hash(), hash);
  assert.deepEqual(table.problems, []);
  await table.close();

  const other = await Table.open({ hash: new URL(link).hash.slice(1) });
  assert.equal(await other.hash(), hash);
  await other.close();
});

test("tutorials and demos are one press away: from the first window, and beside a match that lies there", async () => {
  const press = (table, id) => table.page.evaluate((id) => document.querySelector(`#controls [data-key="${id}"] button`).click(), id);
  const first = await Table.open({ locale: "it-IT" });
  await press(first, "tutorials");
  await first.page.waitForURL(/tutorials\/index\.it\.html$/);
  await first.page.getByRole("heading", { level: 1 }).waitFor();
  await first.page.context().close();
  const table = await Table.open(laptop);
  await table.newMatch({ seed: 3 });
  await openedBeside(table.page, () => press(table, "gallery"), /gallery\.html/);
  assert.ok((await table.mirror()).zones.length > 0, "the match stays where it is");
  assert.deepEqual(table.problems, []);
  await table.close();
});

test("the editor leaves the match alone, lays places out as the table does, warns of what is over, and forgets what is mended", async () => {
  const table = await Table.open(laptop);
  await table.newMatch({ seed: 7 });
  const before = await table.hash();
  const { page } = table;
  await asText.focus(table, "edit-board");
  await page.locator("#board").waitFor();
  const box = (side, name) => page.locator(`#board-${side} > li`, { has: page.getByText(name, { exact: false }) }).first().boundingBox();
  assert.equal((await box("A", "front left circle")).y, (await box("A", "vanguard circle")).y);
  assert.ok((await box("B", "back center circle")).y < (await box("B", "vanguard circle")).y, "the upper seat's front lies below");

  // Nothing is taken from covered hands, but they can be opened here.
  await page.locator("#board-table").click();
  await page.locator("#board-faults button").click();
  await page.locator("#board-A .field button:not(.head)").first().waitFor();
  assert.equal((await table.mirror()).eyes, "both");

  await page.locator("#board-system").selectOption("berserk");
  const columns = await Promise.all(["A1", "B1", "C1", "D1", "E1"].map((cell) => box("A", cell)));
  assert.deepEqual(columns.map(({ x }) => x), columns.map(({ x }) => x).toSorted((a, b) => a - b));
  assert.equal(new Set(columns.map(({ y }) => y)).size, 1);
  const faults = page.locator("#board-faults");
  await page.locator("#board-link").click();
  await faults.getByText("over as soon as it opens").waitFor();
  await page.locator("#board-lay").click();
  await faults.getByRole("button", { name: "Lay it all the same" }).waitFor();
  for (const side of ["A", "B"]) {
    await page.locator(`#board-${side} .head`, { hasText: "A1" }).click();
    await page.locator("#board-pool li button").first().click();
  }
  assert.equal(await faults.textContent(), "");
  await page.locator("#board-link").click();
  await page.locator("#toast", { hasText: "Link copied" }).waitFor();
  assert.equal(await table.hash(), before);
  assert.match(await copied(page), /#p/);
  assert.deepEqual(table.problems, []);
  await table.close();
});
