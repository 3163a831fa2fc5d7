// Sound: off at first, put on by the menu, remembered; nothing is heard that was not asked for. All are about as loud, and none like another.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";
import { apart, momentaryLoudness, rate, spectrogram } from "./support/loudness.mjs";
import { livelyPlayer, playOn } from "./support/play.mjs";
import { asText, openPage, Table, untilReady } from "./support/table.mjs";

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

/** Two seconds of each sound, as samples. */
async function rendered() {
  const { page } = await openPage({ address: "about:blank" });
  const source = await readFile(new URL("../../web/table/sound.js", import.meta.url), "utf8");
  const samples = await page.evaluate(async ([code, perSecond]) => {
    const { sounds } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    return Promise.all(sounds.map(async (sound) => {
      const audio = new OfflineAudioContext(1, 2 * perSecond, perSecond);
      sound(audio, 0);
      return Array.from((await audio.startRendering()).getChannelData(0));
    }));
  }, [source, rate]);
  await page.context().close();
  return samples;
}

test("every sound is about as loud, none is clipped, and no two are alike", async () => {
  const sounds = await rendered();
  assert.equal(sounds.length, 5);
  for (const [which, samples] of sounds.entries()) {
    const loudness = momentaryLoudness(samples), peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    assert.ok(Math.abs(loudness + 25) < 1.5, `sound ${which}: ${loudness.toFixed(1)} LUFS`);
    assert.ok(peak < 0.8, `sound ${which}: peak ${peak.toFixed(2)}`);
  }
  const made = sounds.map(spectrogram);
  for (const [which, one] of made.entries())
    for (const other of made.slice(which + 1)) assert.ok(apart(one, other) > 0.4, `sound ${which} and ${made.indexOf(other)}: ${apart(one, other).toFixed(2)}`);
});
