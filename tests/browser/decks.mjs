// The deck builder as it is looked through: card texts as they are read, only what decks are made of, and filters that leave room.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";
import { asText, laptop, openPage, phone, Table } from "./support/table.mjs";

const lying = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };

/** The builder with the cards of a system. */
async function builder(system = "vanguard", options = {}) {
  const table = await Table.open(options);
  await asText.focus(table, "build-deck");
  await table.page.locator("#decks[open]").waitFor();
  await choose(table.page, system);
  return table;
}

/** Chooses a system; what stands there is its own as soon as the builder is no longer busy. */
async function choose(page, system) {
  const chosen = page.locator("#decks-system");
  if (await chosen.inputValue() !== system) await chosen.selectOption(system);
  await page.locator("#decks:not([aria-busy])").waitFor();
  assert.equal(await chosen.inputValue(), system);
}

test("what a card says is set in words and tags, with nothing of its brackets, in each language and game", async () => {
  for (const locale of ["en-US", "it-IT", "ms-MY", "id-ID"]) {
    const table = await builder("vanguard", { locale });
    for (const system of ["vanguard", "berserk", "heroes", "dragonball"]) {
      await choose(table.page, system);
      await table.page.locator("#decks-pool .tag").first().waitFor();
      const texts = await table.page.locator("#decks-pool .words").allInnerTexts();
      assert.ok(texts.length > 20);
      for (const text of texts) assert.doesNotMatch(text, /[[\]]/);
    }
    assert.ok(await table.page.locator("#decks-pool .paid").count() > 0, "what costs something is seen");
    await table.close();
  }
});

test("a card's text is taken apart by its brackets, and is only text", async () => {
  const { page, address } = await openPage();
  const html = (text) => page.evaluate(async ({ text, address }) => {
    const { cardWords } = await import(`${address}decks/card_words.js`);
    const box = document.createElement("p");
    box.append(...cardWords(text));
    return box.innerHTML;
  }, { text, address });
  assert.equal(await html("[AUTO](GC): When placed, [COST][discard a card], draw."),
    '<span class="tag">AUTO</span>(GC): When placed, <span class="tag paid">COST</span><span class="price">discard a card</span>, draw.');
  assert.equal(await html("It gets [Power] +2000."), "It gets <b>Power</b> +2000.");
  assert.equal(await html("[COST][Counter-Blast 1] and [COST][[Marker] -1]"),
    '<span class="tag paid">COST</span><span class="price">Counter-Blast 1</span> and <span class="tag paid">COST</span><span class="price"><span class="tag">Marker</span> -1</span>');
  assert.equal(await html("[Auto][Burst 3] <i>x</i> [half"), '<span class="tag">Auto</span><span class="tag">Burst 3</span> &lt;i&gt;x&lt;/i&gt; [half');
  await page.context().close();
});

test("markers, crests, tokens and tickets are not offered; a ride deck crest is", async () => {
  const read = async (file) => JSON.parse(await readFile(new URL(`../../assets/cards/${file}.json`, import.meta.url), "utf8")).cards;
  const basics = await read("vanguard-basics");
  const table = await builder();
  const offered = async () => {
    await table.page.locator("#decks-pool li").first().waitFor();
    const [, all] = /(\d+) of (\d+)/.exec(await table.page.locator("#decks-found").textContent()).slice(1);
    return { all: Number(all), names: await table.page.locator("#decks-pool strong").allTextContents() };
  };
  const { all, names } = await offered();
  assert.ok(all > 200);
  for (const { name, type } of basics)
    assert.equal(names.includes(name), !["protect", "token unit", "crest", "ticket", "token set order"].includes(type), `${name}, ${type}`);
  await table.page.locator("#decks-search").fill("Paper Boat");
  await table.page.locator("#decks-system").selectOption("dragonball");
  // the token is in no deck; who makes it is found by its text
  await table.page.locator("#decks-pool strong", { hasText: "Folder of Small Boats" }).waitFor();
  assert.deepEqual((await offered()).names, ["Folder of Small Boats"]);
  await table.close();
});

test("a link with a token in it says what is wrong, and tells its name", async () => {
  const table = await Table.open({ hash: "deck=vanguard/vge/premium/Odd/main:protect*2" });
  await table.page.locator("#decks-list .name", { hasText: "Protect" }).waitFor();
  assert.ok(await table.page.locator("#decks-faults li").count() > 0);
  await table.close();
});

for (const [where, options, least] of [["a phone", phone, 2], ["a phone on its side", lying, 2]])
  test(`on ${where} the filters are folded, and say how many are set`, async () => {
    const table = await builder("vanguard", options);
    const { page } = table;
    const narrow = page.locator("#decks-narrow");
    assert.ok(await page.locator("#decks-rank").isHidden());
    const seen = await page.locator("#decks-pool").evaluate((list) => {
      const { bottom } = list.getBoundingClientRect();
      return [...list.children].filter((row) => row.getBoundingClientRect().bottom <= Math.min(bottom, innerHeight)).length;
    });
    assert.ok(seen >= least, `${seen} cards are in view`);
    await narrow.tap();
    assert.equal(await narrow.getAttribute("aria-expanded"), "true");
    await page.locator("#decks-rank").selectOption({ index: 2 });
    await page.locator("#decks-order").selectOption("name");
    assert.equal(await narrow.textContent(), "Filters: 2");
    await narrow.tap();
    assert.ok(await page.locator("#decks-rank").isHidden());
    assert.ok(await page.locator("#decks").evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth));
    await table.close();
  });

test("on a laptop the filters are there, and no button for them", async () => {
  const table = await builder("vanguard", laptop);
  assert.ok(await table.page.locator("#decks-rank").isVisible());
  assert.ok(await table.page.locator("#decks-narrow").isHidden());
  await table.close();
});

test("only cards that the rules of the deck's edition know are offered", async () => {
  const table = await builder();
  const { page } = table;
  const count = async () => Number(/of (\d+)/.exec(await page.locator("#decks-found").textContent())[1]);
  const kinds = await page.locator("#decks-kind option").allTextContents();
  const all = await count();
  assert.ok(all > 200);
  for (const kind of ["Malay edition", "Italian edition"]) {
    await page.locator("#decks-kind").selectOption({ index: kinds.indexOf(kind) });
    await page.waitForFunction((all) => !document.getElementById("decks-found").textContent.endsWith(` ${all} cards`), all);
    const some = await count();
    assert.ok(some > 40 && some < all, `${kind}: ${some} of ${all}`);
    await page.locator("#decks-kind").selectOption({ index: 0 });
  }
  assert.equal(await count(), all);
  await table.close();
});

test("the list of cards goes on to its end, and too many copies are said; what was wrong with a text goes when the text is mended", async () => {
  const table = await builder();
  const { page } = table;
  const shown = () => page.locator("#decks-pool li strong").count();
  const all = Number(/of (\d+)/.exec(await page.locator("#decks-found").textContent())[1]);
  assert.ok(await shown() < all);
  await page.locator("#decks-pool li button", { hasText: /^More cards: \d+$/ }).click();
  assert.equal(await shown(), all);
  const text = page.locator("#decks-text"), faults = page.locator("#decks-read-faults li");
  await page.locator("#decks-import summary").click();
  await text.fill("99 Tallow Hoarder");
  await page.locator("#decks-read").click();
  assert.deepEqual(await faults.allTextContents(), ["Line 1: 99 times the same card; 60 were taken."]);
  await text.fill("4 Tallow Hoarder");
  assert.equal(await faults.count(), 0);
  await page.locator("#decks-read").click();
  assert.equal(await page.locator("#decks-list .count").first().textContent(), "4");
  await table.close();
});

test("while another system's cards come, what stands there cannot be pressed, and then it is the other's", async () => {
  const table = await builder();
  const { page } = table, cards = page.locator("#decks-pool strong");
  let come;
  await page.route("**/data/berserk.json", async (route) => {
    await new Promise((done) => { come = done; });
    await route.continue();
  });
  const before = await cards.first().textContent();
  await page.locator("#decks-system").selectOption("berserk");
  await page.locator("#decks[aria-busy]").waitFor();
  assert.equal(await cards.first().textContent(), before);
  assert.ok(await page.locator("#decks-pool[inert]").count() === 1 && await page.locator("#decks-list[inert]").count() === 1);
  while (!come) await page.waitForTimeout(20);
  come();
  await page.locator("#decks:not([aria-busy])").waitFor();
  assert.notEqual(await cards.first().textContent(), before);
  assert.equal(await page.locator("#decks [inert]").count(), 0);
  await table.close();
});

test("each number that is asked for has its label beside it, and cards are chosen by grade or price in one place, in each language", async () => {
  for (const [locale, power] of [["en-US", "power at least"], ["it-IT", "forza almeno"], ["ms-MY", "kuasa sekurang-kurangnya"], ["id-ID", "power minimal"]]) {
    const table = await builder("vanguard", { ...laptop, locale });
    const { page } = table;
    for (const system of ["vanguard", "berserk", "heroes", "dragonball"]) {
      await choose(page, system);
      const labels = await page.locator("#decks-least label").allInnerTexts();
      assert.ok(labels.length >= 1, system);
      assert.equal(labels.length, await page.locator("#decks-least input").count());
      for (const label of await page.locator("#decks-least label span").all()) assert.ok(await label.isVisible());
      const rank = (await page.locator("#decks-rank option").nth(1).textContent()).replace(/ \S+$/, "").toLowerCase();
      assert.ok(labels.every((label) => !label.toLowerCase().startsWith(`${rank} `)), `${rank} is asked for twice: ${labels}`);
      if (system !== "vanguard") continue;
      await page.locator("#decks-from").selectOption({ index: 2 });
      assert.match(await page.locator("#decks-list .soft").first().textContent(), /^\p{L}[^\d]* \d+$/u, "what the number of a card in the deck is");
      assert.ok(labels.some((label) => label.toLowerCase() === power), `${power} is one of ${labels}`);
    }
    await table.close();
  }
});

test("what replaces a deck is taken back by Undo, card by card and as a whole", async () => {
  const table = await builder("vanguard", laptop);
  const { page } = table;
  const undo = page.locator("#decks-undo");
  const names = () => page.locator("#decks-list .name").allTextContents();
  assert.ok(await undo.isHidden());
  await page.locator("#decks-pool button").first().click();
  const [mine] = await names();
  assert.ok(mine);
  await page.locator("#decks-from").selectOption({ index: 2 });
  assert.ok((await names()).length > 1);
  await undo.click();
  assert.deepEqual(await names(), [mine]);
  await undo.click();
  assert.deepEqual(await names(), []);
  assert.ok(await undo.isHidden());
  assert.equal(await page.locator("#decks-from").evaluate((select) => select === document.activeElement), true);
  const add = page.locator("#decks-pool button").nth(3);
  const label = await add.getAttribute("aria-label");
  await add.focus();
  for (const copies of ["1", "2", "3"]) {
    await page.keyboard.press("Enter");
    assert.equal(await page.locator("#decks-list .count").first().textContent(), copies);
    assert.equal(await page.evaluate(() => document.activeElement.getAttribute("aria-label")), label, "it stays where it was");
  }
  await table.close();
});
