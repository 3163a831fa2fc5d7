// What the editor makes of a demo: effects that stay, dice, markers, cards of its own, what is taken over from the table.
import assert from "node:assert/strict";
import test from "node:test";
import { packDemo } from "../../web/lessons/demo_link.js";
import { begin, edit, file, saved } from "./support/editing.mjs";
import { asText, copied, laptop, loadFile, Table, untilReady } from "./support/table.mjs";

test("what was in force is kept with a position, as far as it is wanted", async () => {
  const table = await Table.open();
  const { page } = table;
  const given = { A: { vanguard: "vesper-mother-of-moths", soul: ["mirror-moth", "mirror-moth"] }, used: [{ "ability of": "A:vanguard" }], markers: [{ marker: "force-1", on: "A:front-left" }] };
  const layIt = async () => {
    await page.locator("#board-tab-demo").click();
    await page.locator("#demo-record").click();
    return table.until(({ recording, decision }) => recording && decision, "a question");
  };
  const acts = ({ decision }) => decision.options.some(({ text }) => /Vesper/.test(text));
  await edit(table, { ...begin, given });
  assert.match(await page.locator("#board-faults").textContent(), /Kept as it stands.*: used\./);
  assert.ok(!acts(await layIt()));
  await page.locator("#recording-end").click();
  await loadFile(page, file({ ...begin, given }));
  await page.getByRole("button", { name: "Leave out: used" }).click();
  assert.equal(await page.locator("#board-faults").textContent(), "");
  const { given: left } = await saved(page);
  assert.ok(!left.used && left.A.vanguard);
  assert.deepEqual(left.markers, given.markers);
  assert.ok(acts(await layIt()));
  assert.deepEqual(table.problems, []);
  await table.close();
});

test("a step says how its dice fall, and is told at once when they cannot fall so", async () => {
  const table = await Table.open();
  const { page } = table;
  const strike = { ...begin, system: "berserk", edition: "bsk", rules: ["216.5"], given: {
    turn: 3, "turn player": "A", phase: "turn", step: "main phase", A: { b1: ["stone-ox"] }, B: { b1: [{ card: "gate-keeper", rest: true }] },
  }, steps: [{ A: "strike", card: "b1:stone-ox", on: "B:b1:gate-keeper" }], then: { asked: { seat: "A", question: "main" } } };
  await edit(table, strike);
  await page.locator("#board-tab-demo").click();
  const dice = page.getByLabel("Dice fall");
  await dice.fill("6");
  await dice.press("Tab");
  await page.locator("#board-save").waitFor();
  assert.deepEqual((await saved(page)).steps, [{ ...strike.steps[0], dice: [6] }]);
  await page.getByLabel("Dice fall").fill("6, 4, 2");
  await page.getByLabel("Dice fall").press("Tab");
  await page.getByText("No such dice fall by this move.").first().waitFor();
  await page.getByLabel("Dice fall").fill("");
  await page.getByLabel("Dice fall").press("Tab");
  assert.deepEqual((await saved(page)).steps, strike.steps);
  await table.close();
});

test("markers are laid on a place in the editor, and taken away", async () => {
  const table = await Table.open();
  const { page } = table;
  const given = { A: { vanguard: "vesper-mother-of-moths" }, markers: { marker: "force-1", on: "A:front-left" } };
  await edit(table, { ...begin, given });
  await page.locator("#board-tab-position").click();
  const head = page.locator("#board-A .head", { hasText: "front left" });
  const count = async (kind, number) => {
    await page.locator("#board-markers label").filter({ hasText: new RegExp(`^${kind} $`) }).locator("input").fill(String(number));
    await page.locator("#board-search").focus();
  };
  assert.match(await head.textContent(), /Force I$/);
  await head.click();
  for (const width of [760, 900, 1000, 1280]) { // neither the hint beside it nor the button is covered
    await page.setViewportSize({ width, height: 700 });
    const [markers, ...others] = await Promise.all(["#board-markers", "#board-all", "#board-position .soft"].map((id) => page.locator(id).boundingBox()));
    for (const other of others.filter(Boolean))
      assert.ok(markers.x >= other.x + other.width || other.x >= markers.x + markers.width || markers.y >= other.y + other.height || other.y >= markers.y + markers.height, `at ${width}`);
  }
  await page.locator("#board-markers summary").click();
  await count("Force I", 2);
  await count("Force II", 1);
  assert.match(await head.textContent(), /Force I ×2, Force II$/);
  const written = await saved(page);
  assert.deepEqual(written.given.markers, [{ marker: "force-1", on: "A:front-left", count: 2 }, { marker: "force-2", on: "A:front-left" }]);
  await page.locator("#demo-record").evaluate((button) => button.click());
  const { zones } = await table.until(({ recording }) => recording, "the position on the table");
  assert.match(JSON.stringify(zones.find(({ id }) => id === "A.front-left")), /Force I\b.*Force II\b/);
  await page.locator("#recording-end").click();
  await loadFile(page, file(written));
  await head.click();
  await count("Force I", 0);
  await count("Force II", 0);
  assert.equal((await saved(page)).given.markers, undefined);
  assert.deepEqual(table.problems, []);
  await table.close();
});

test("a broken lesson is said in a sentence, and leaves the table as it is", async () => {
  const table = await Table.open({ hash: "lesson=AAAA" });
  await table.page.locator("#broken[open]", { hasText: "This link to a lesson is broken: " }).waitFor();
  await Promise.all([table.page.waitForEvent("load"), table.page.locator("#broken").getByRole("button").click()]);
  await untilReady(table.page);
  await table.page.evaluate((hash) => { location.hash = hash; }, await packDemo({ ...begin, given: { A: { hand: "nobody" } } }));
  const { message, notice } = await table.until((now) => now.message, "a sentence");
  assert.equal(notice, "fault");
  assert.match(message, /no card with the id "nobody"/);
  await table.close();
});

test("a demo's own cards are checked while they are written, are in the pool, and can be recorded with", async () => {
  const table = await Table.open();
  const { page } = table;
  await asText.focus(table, "edit-board");
  await page.locator("#board-tab-cards").click();
  await page.locator("#own-cards").fill("[\n{]");
  assert.match(await page.locator("#own-faults").textContent(), /line 2/);
  await page.locator("#own-cards").fill("");
  await page.locator("#own-add").click();
  assert.equal(await page.locator("#own-faults li").count(), 0);
  assert.match(await page.locator("#own-found").textContent(), /My Card/);
  const text = await page.locator("#own-cards").inputValue();
  const kind = page.locator("#own-form select").first(); // what it takes is chosen from
  await kind.waitFor();
  assert.ok((await kind.locator("option").allTextContents()).length > 2);
  assert.ok(text.includes(`"type": "${await kind.inputValue()}"`));
  await page.locator("#own-cards").fill(text.replace(/"type": "[a-z]+"/, '"type": "soup"'));
  assert.match(await page.locator("#own-faults").textContent(), /Line 2.*my-card/);
  await page.locator("#own-cards").fill(text);
  await page.locator("#board-tab-position").click();
  await page.locator("#board-search").fill("My Card");
  await page.locator("#board-A > li", { has: page.locator(".head", { hasText: "front left" }) }).locator(".head").click();
  await page.locator("#board-pool button").first().click();
  await page.locator("#board-A").getByText("My Card").waitFor();
  for (const side of ["A", "B"])
    for (const place of ["vanguard", "deck"]) {
      await page.locator(`#board-${side} > li`, { has: page.locator(".head", { hasText: place }) }).first().locator(".head").click();
      for (let i = 0; i < (place === "deck" ? 3 : 1); ++i) await page.locator("#board-pool button").first().click();
    }
  await page.locator("#board-tab-demo").click();
  await page.locator("#demo-record").click();
  const { zones } = await table.until(({ recording, decision }) => recording && decision, "the table to record");
  assert.equal(zones.find(({ id }) => id === "A.front-left").cards[0].name, "My Card");
  assert.deepEqual(table.problems, []);
  await table.close();
});

test("the editor begins from the table, unless a hand is covered there", async () => {
  const table = await Table.open();
  const { page } = table;
  await table.newMatch({ seed: 5 });
  await asText.focus(table, "edit-board");
  await page.locator("#board-table").click();
  await page.locator("#board-faults", { hasText: "A hand is covered" }).waitFor();
  await page.keyboard.press("Escape");
  await asText.control(table, "open-hands");
  await asText.focus(table, "edit-board");
  await page.locator("#board-table").click();
  assert.doesNotMatch(await page.locator("#board-faults").textContent(), /covered/);
  const hand = (await table.mirror()).zones.find(({ id }) => id === "A.hand");
  assert.equal(await page.locator("#board-A > li", { has: page.locator(".head", { hasText: "hand" }) }).first().locator("button:not(.head)").count(), hand.count);
  await page.locator("#board-lay").click();
  await page.locator("#board").waitFor({ state: "hidden" });
  const laid = await table.until(({ decision }) => decision, "the rules to go on");
  assert.deepEqual(laid.zones.find(({ id }) => id === "A.hand").cards.map(({ name }) => name), hand.cards.map(({ name }) => name));
  assert.deepEqual(table.problems, []);
  await table.close();
});

test("what the editor took from the table while both hands lay open is gone once they are covered", async () => {
  const table = await Table.open();
  const { page } = table;
  await table.newMatch({ seed: 5 });
  await asText.control(table, "open-hands");
  await asText.focus(table, "edit-board");
  await page.locator("#board-table").click();
  const cards = page.locator("#board-A > li button:not(.head)");
  await cards.first().waitFor();
  await page.keyboard.press("Escape");
  await asText.control(table, "open-hands");
  await asText.focus(table, "edit-board");
  await page.locator("#board").waitFor();
  assert.equal(await cards.count(), 0);
  await table.close();
});

test("cards are written in fields, a pass is made as often as needed, and the link to a lesson needs no rules", async () => {
  const table = await Table.open(laptop);
  const { page } = table;
  await edit(table, { ...begin, rules: [] });
  await page.locator("#board-tab-cards").click();
  await page.locator("#own-add").click();
  const card = page.getByRole("group", { name: "Card 1" });
  await card.getByLabel("Name").fill("Lamp of the Yard");
  await card.getByLabel("power").fill("12000");
  await card.getByLabel("Abilities and more").fill("{");
  await card.getByText("no JSON of fields yet").waitFor();
  await card.getByLabel("Abilities and more").fill("{}");
  assert.equal(await page.locator("#own-faults").textContent(), "");
  const own = JSON.parse(await page.locator("#own-cards").inputValue());
  assert.equal(own[0].name, "Lamp of the Yard");
  assert.equal(own[0].power, 12000);

  await loadFile(page, file({ ...begin, rules: [], steps: [{ A: "end-main" }] }));
  const often = page.getByLabel("How often");
  await often.selectOption("asked otherwise");
  assert.deepEqual((await saved(page)).steps, [{ A: "end-main", until: "asked otherwise" }]);
  await page.getByLabel("How often").selectOption("");
  await page.locator("#demo-link").click();
  await page.locator("#toast", { hasText: "Link copied" }).waitFor();
  const link = new URL(await copied(page));
  assert.deepEqual(table.problems, []);
  await table.close();
  const other = await Table.open({ hash: link.hash.slice(1) });
  await other.until((now) => now.lesson, "the lesson");
  await other.close();
});
