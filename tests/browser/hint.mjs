// The second opinion at the table: asked for, told on the canvas and as text, and gone when the device is handed over.
import assert from "node:assert/strict";
import test from "node:test";
import { heroicPlayer, livelyPlayer, playOn } from "./support/play.mjs";
import { asText, onCanvas, phone, Table } from "./support/table.mjs";

const small = { viewport: { width: 640, height: 400 } }; // little to draw
const has = (mirror, wanted) => mirror.controls.some(({ id, enabled }) => id === wanted && enabled);
const thought = (table) => table.until(({ hint }) => hint && !hint.thinking, "what it would do");

/** A match of Vanguard in which something is to be decided. */
async function begun(options = {}) {
  const table = await Table.open(options);
  await table.newMatch({ seed: 11 });
  const { mirror } = await playOn(table, { player: livelyPlayer(1), way: asText, until: ({ decision, cursor }) => decision?.options.length > 3 && cursor >= 4 });
  return { table, mirror };
}

test("asked on the canvas it thinks, tells moves with their chances and what it expects, changes nothing, and is put away", async () => {
  const { table } = await begun();
  const hash = await table.hash();
  const asked = await onCanvas.control(table, "hint");
  assert.ok(asked.hint, "it says that it thinks");
  const told = await thought(table);
  assert.ok(told.hint.lines.length >= 2);
  for (const line of told.hint.lines.slice(0, 2)) assert.match(line, /^\d+%: \S/);
  assert.match(told.hint.lines.at(-1), /^Chances of winning/);
  assert.equal(await table.page.locator("#hint").textContent(), told.hint.lines.join(""));
  assert.equal(await table.page.locator("#hint").getAttribute("role"), "status", "screen readers are told");
  assert.equal(await table.hash(), hash);
  const away = await onCanvas.control(table, "close-hint");
  assert.equal(away.hint, null);
  assert.equal(await table.page.locator("#hint").textContent(), "");
  await table.close();
});

test("by its key, and stopped: it tells what it has found so far", async () => {
  const { table } = await begun(small);
  await table.page.locator("#canvas").focus();
  await table.page.keyboard.press("h");
  await table.until(({ hint }) => hint?.thinking && !hint.coming, "that it thinks");
  const told = await asText.control(table, "stop-hint");
  assert.equal(told.hint.thinking, false);
  assert.ok(told.hint.lines.length >= 2);
  await table.page.keyboard.press("Escape");
  await table.until(({ hint }) => !hint, "the table alone");
  await table.close();
});

test("where its part of the program is not to be had that is said, nobody waits for it, and it may be asked again", async () => {
  const { table } = await begun(small);
  await table.page.route(/\/parts\/proving\.wasm/, (route) => route.abort());
  await asText.control(table, "hint");
  await table.page.locator("#toast", { hasText: "could not be loaded" }).waitFor();
  await table.until(({ hint }) => !hint, "the table alone");
  await table.page.unroute(/\/parts\/proving\.wasm/);
  await asText.control(table, "hint");
  assert.ok((await thought(table)).hint.lines.length >= 2);
  table.problems.length = 0; // the browser's own about the file
  await table.close();
});

test("handed over, nothing of it is left; nor is it after the answer", async () => {
  const { table, mirror } = await begun(small);
  await asText.control(table, "hint");
  const { hint } = await thought(table);
  assert.equal(mirror.eyes, mirror.holder);
  const { mirror: covered } = await playOn(table, { player: livelyPlayer(1), way: asText, until: ({ waitingFor }) => waitingFor, each: (now) => {
    if (now.cursor !== mirror.cursor) assert.equal(now.hint, null, "it was about another moment");
  } });
  assert.deepEqual([covered.eyes, covered.hint], ["nobody", null]);
  const page = await table.page.evaluate(() => document.body.textContent);
  for (const line of hint.lines) assert.ok(!page.includes(line), line);
  assert.ok(!has(covered, "hint"), "nobody holds the device: nobody is advised");
  const theirs = await asText.control(table, "confirm-seat");
  assert.equal(theirs.hint, null);
  await table.close();
});

test("against the computer it is off until it is switched on", async () => {
  const table = await Table.open(small);
  await table.newMatch({ seed: 4, system: "heroes", opponent: "easy" });
  const { mirror } = await playOn(table, { player: heroicPlayer(4), way: asText, until: ({ decision, cursor }) => decision && cursor >= 2 });
  assert.ok(!has(mirror, "hint"));
  const on = await asText.control(table, "hints");
  assert.ok(has(on, "hint"));
  await asText.control(table, "hint");
  assert.ok((await thought(table)).hint.lines.length >= 1);
  await table.close();
});

test("on a phone, in another language", async () => {
  const { table } = await begun(phone);
  await asText.control(table, "language:it");
  await onCanvas.control(table, "hint");
  const { hint } = await thought(table);
  assert.match(hint.lines.at(-1), /^Probabilità di vittoria/);
  await onCanvas.control(table, "close-hint");
  await table.close();
});
