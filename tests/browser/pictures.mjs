// Pictures on the cards: they come once a match lies on the table, for both decks at once, and tell nobody what others hold.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";
import { livelyPlayer, playOn } from "./support/play.mjs";
import { asText, openPage, Table, untilReady } from "./support/table.mjs";

/** The packs that a page has fetched. */
const packs = (page) => page.evaluate(() => performance.getEntriesByType("resource")
  .map(({ name }) => /\/data\/art\/([\w.-]+)\.json$/.exec(name)?.[1]).filter(Boolean).sort());
const settled = (table) => table.page.evaluate(() => window.twoseat.pictures());
const assets = new URL("../../assets/cards/", import.meta.url);
const ids = readdirSync(assets).filter((name) => name.endsWith(".json")).flatMap((name) => JSON.parse(readFileSync(new URL(name, assets), "utf8")).cards ?? []).map(({ id }) => id);
/** Every card has this picture, or none. @param {string} [svg] */
const everyCard = (svg) => (page) => page.route("**/data/art/*.json", (route) => route.fulfill({ json: Object.fromEntries(svg ? ids.map((id) => [id, svg]) : []) }));
const pink = '<rect width="120" height="120" fill="#ff00c8"/>';

/** How many pixels of a part of the screen are of the pictures' pink. */
async function pinkIn(table, [x, y, width, height]) {
  const clip = { x, y, width, height };
  const picture = (await table.page.screenshot({ clip })).toString("base64");
  table.darkroom ??= await table.page.context().newPage(); // empty: no policy is in its way
  await table.page.bringToFront();
  return table.darkroom.evaluate(async (data) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    context.drawImage(bitmap, 0, 0);
    const { data: rgba } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    let count = 0;
    for (let i = 0; i < rgba.length; i += 4) if (rgba[i] > 240 && rgba[i + 1] < 15 && rgba[i + 2] > 190) ++count;
    return count;
  }, picture);
}
const whole = [0, 0, 1280, 720];
/** A match in which somebody holds a hand, or with `covered` is to take it. */
async function dealt(table, { covered = false } = {}) {
  await table.newMatch({ seed: 5 });
  await playOn(table, { player: livelyPlayer(5), way: asText, until: ({ cursor, holder, waitingFor }) => cursor >= 4 && (covered ? waitingFor : holder) });
  await table.page.mouse.move(5, 5);
}
/** Waits until as many pixels of the whole table are pink. */
async function untilPink(table, test) {
  let count = -1;
  for (const end = Date.now() + 120_000; Date.now() < end;) {
    await settled(table);
    await table.rest();
    if (test(count = await pinkIn(table, whole))) return count;
  }
  assert.fail(`waited in vain for pictures; ${count} pixels of them are there`);
}

test("no picture is fetched before a match begins; then those of both decks' nations, whatever is in the hands", async () => {
  const fetched = [];
  for (const seed of [3, 12]) {
    const table = await Table.open();
    assert.deepEqual(await packs(table.page), []);
    await table.newMatch({ seed });
    await settled(table);
    fetched.push(await packs(table.page));
    await asText.control(table, "confirm-seat");
    await settled(table);
    assert.deepEqual(await packs(table.page), fetched.at(-1), "a hand that is shown fetches nothing");
    await table.close();
  }
  assert.ok(fetched[0].length > 0);
  assert.deepEqual(fetched[0], fetched[1]);
});

test("a card shows its picture as soon as it is there; what is covered shows nothing of it; a switch takes pictures off and is remembered", async () => {
  const table = await Table.open({ prepare: everyCard(pink) });
  await dealt(table, { covered: true });
  await settled(table);
  await table.rest();
  const covered = await pinkIn(table, whole);
  await asText.control(table, "confirm-seat");
  await untilPink(table, (count) => count > covered + 2000);
  await asText.control(table, "pictures");
  await untilPink(table, (count) => count === 0);
  await table.page.reload();
  await untilReady(table.page);
  assert.equal((await table.mirror()).controls.find(({ id }) => id === "pictures").text, "Pictures: off");
  await table.close();
});

test("a lost drawing context brings the pictures back; a card without one keeps its sigil", async () => {
  const table = await Table.open({ prepare: everyCard(pink) });
  await dealt(table);
  const before = await untilPink(table, (count) => count > 2000);
  await table.page.evaluate(() => {
    window.losing = document.getElementById("canvas").getContext("webgl2").getExtension("WEBGL_lose_context");
    window.losing.loseContext();
  });
  await table.page.waitForFunction(() => !document.getElementById("interrupted").hidden);
  await table.page.evaluate(() => window.losing.restoreContext());
  await table.page.waitForFunction(() => document.getElementById("interrupted").hidden);
  await untilPink(table, (count) => count === before);
  await table.close();

  const none = await Table.open({ prepare: everyCard() });
  await dealt(none);
  await settled(none);
  await none.rest();
  assert.equal(await pinkIn(none, whole), 0);
  await none.close();
});

test("who counts every byte begins without pictures", async () => {
  const { page, problems } = await openPage({
    prepare: (page) => page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } })),
  });
  await untilReady(page);
  const label = await page.evaluate(() => window.twoseat.mirror().controls.find(({ id }) => id === "pictures").text);
  assert.equal(label, "Pictures: off");
  assert.deepEqual(problems, []);
  await page.context().close();
});
