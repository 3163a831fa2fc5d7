// Sound: off at first, put on by the menu, remembered; nothing is heard that was not asked for.
import assert from "node:assert/strict";
import test from "node:test";
import { livelyPlayer, playOn } from "./support/play.mjs";
import { asText, Table, untilReady } from "./support/table.mjs";

/** Counts what begins to sound. */
const listen = (page) => page.addInitScript(() => {
  window.heard = 0;
  for (const kind of [AudioBufferSourceNode, OscillatorNode]) {
    const { start } = kind.prototype;
    kind.prototype.start = function (...when) {
      ++window.heard;
      return start.apply(this, when);
    };
  }
});
const heard = ({ page }) => page.evaluate(() => window.heard);
const label = async (table) => (await table.mirror()).controls.find(({ id }) => id === "sound").text;

test("a match is silent until sound is put on, and then the browser remembers it", async () => {
  const table = await Table.open({ prepare: listen });
  const player = livelyPlayer(7);
  const play = (count) => playOn(table, { player, way: asText, until: ({ cursor }) => cursor >= count });
  assert.equal(await label(table), "Sound: off");
  await table.newMatch({ seed: 7 });
  await play(6);
  assert.equal(await heard(table), 0);

  await asText.control(table, "sound");
  assert.equal(await label(table), "Sound: on");
  const first = await heard(table);
  assert.ok(first > 0, "how it sounds is heard at once");
  await play(14);
  const then = await heard(table);
  assert.ok(then > first, "cards are heard");

  await table.page.reload();
  await untilReady(table.page);
  assert.equal(await label(table), "Sound: on");
  await asText.control(table, "sound");
  const last = await heard(table);
  await play(18);
  assert.equal(await heard(table), last);
  await table.close();
});

test("a table in a page of others makes no sound by itself", async () => {
  const table = await Table.open({ prepare: listen });
  await asText.control(table, "sound");
  await table.page.goto(`${table.address}?embed`);
  await untilReady(table.page);
  assert.equal(await label(table), "Sound: off");
  await table.close();
});
