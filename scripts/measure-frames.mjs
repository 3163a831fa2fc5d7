// How long the page's own thread works on a frame while a match is watched: every check, attack and arrival in motion. What the
// graphics processor does with it comes on top, and is the machine's. The site has to be built.
// usage: node scripts/measure-frames.mjs [--slower 4] [--size 1280x720] [--answers 60]
import { parseArgs } from "node:util";
import { livelyPlayer, playOn } from "../tests/browser/support/play.mjs";
import { asText, Table } from "../tests/browser/support/table.mjs";

const { values: wanted } = parseArgs({ options: {
  slower: { type: "string", default: "1" }, size: { type: "string", default: "1280x720" }, answers: { type: "string", default: "60" },
} });
const [width, height] = wanted.size.split("x").map(Number);

/** Notes of every frame how long what draws it takes. @param {import("playwright-core").Page} page */
const watched = (page) => page.addInitScript(() => {
  const due = window.requestAnimationFrame.bind(window);
  /** @type {number[]} */
  const took = window["took"] = [];
  window.requestAnimationFrame = (draw) => due((now) => {
    const before = performance.now();
    draw(now);
    took.push(performance.now() - before);
  });
});

const table = await Table.open({ viewport: { width, height }, reducedMotion: "no-preference", prepare: watched });
await table.newMatch({ seed: 6 });
const session = await table.page.context().newCDPSession(table.page);
await session.send("Emulation.setCPUThrottlingRate", { rate: Number(wanted.slower) });
await table.page.evaluate(() => { window["took"].length = 0; });
await playOn(table, { player: livelyPlayer(6), way: asText, until: ({ cursor, result }) => result !== null || cursor >= Number(wanted.answers), each: () => table.page.waitForTimeout(400) });
const idle = 0.5; // ms: what takes less has drawn nothing
const took = /** @type {number[]} */ (await table.page.evaluate(() => window["took"])).filter((ms) => ms > idle).sort((a, b) => a - b);
const share = (/** @type {number} */ of) => took[Math.min(took.length - 1, Math.floor(took.length * of))].toFixed(1);
console.log(`${took.length} frames of ${wanted.size}, a processor slowed ${wanted.slower} times: half within ${share(0.5)} ms, 99 % within ${share(0.99)} ms, the longest ${share(1)} ms`);
await table.close();
process.exit();
