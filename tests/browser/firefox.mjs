// The same table in Firefox, driven by WebDriver BiDi, in a window of a screen that nobody sees: without one it draws no WebGL.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import test, { after, before } from "node:test";
import puppeteer from "puppeteer-core";
import { serve } from "../../web/serve.mjs";
import { livelyPlayer, playOn } from "./support/play.mjs";
import { asText, onCanvas, Table, untilReady } from "./support/table.mjs";

const patience = 120_000; // ms
let screen, firefox, site;

/** A screen of its own; its name as programs want it. */
function makeScreen() {
  screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  return new Promise((done, failed) => {
    screen.once("error", failed);
    screen.once("exit", (code) => failed(new Error(`Xvfb ended with ${code}`)));
    screen.stdio[3].once("data", (number) => done(`:${String(number).trim()}`));
  });
}

before(async () => {
  const display = await makeScreen();
  site = await serve({ port: 0 });
  firefox = await puppeteer.launch({
    browser: "firefox", executablePath: process.env.TWOSEAT_FIREFOX ?? "/usr/bin/firefox-esr", headless: false, timeout: patience, protocolTimeout: patience,
    env: { ...process.env, DISPLAY: display, MOZ_ENABLE_WAYLAND: "0" },
    extraPrefsFirefox: { "webgl.force-enabled": true, "gfx.webrender.software": true, "intl.accept_languages": "en", "ui.prefersReducedMotion": 1 },
  });
});
after(async () => {
  await firefox?.close();
  await site?.close();
  screen?.kill();
});

/** A page with the table, as the tests of Chromium have it. */
async function open(path = "") {
  const table = new Table();
  const page = await firefox.newPage();
  page.setDefaultTimeout(patience);
  const problems = [];
  // A software screen is slow, and Firefox says so of what it reads back; that is not the page's doing.
  page.on("console", (message) => { if (["error", "warn"].includes(message.type()) && !/WebGL warning/.test(message.text())) problems.push(`console: ${message.text()}`); });
  page.on("pageerror", (error) => problems.push(`error: ${error.message}`));
  Object.assign(table, { page, problems });
  await page.setViewport({ width: 1280, height: 800 });
  await page.goto(site.address + path);
  await untilReady(page);
  return table;
}
const close = async ({ page, problems }) => {
  await page.close();
  assert.deepEqual(problems, []);
};
const player = () => livelyPlayer(7);
const upTo = (count) => ({ cursor }) => cursor >= count;

test("Firefox: the page opens, a match is played by mouse and as text, and comes back after a reload", async () => {
  const table = await open();
  await table.newMatch({ seed: 7 });
  await playOn(table, { player: player(), way: onCanvas, until: upTo(6) });
  await playOn(table, { player: player(), way: asText, until: upTo(14) });
  const [hash, link] = [await table.hash(), await table.link("match")];
  await table.page.reload();
  await untilReady(table.page);
  assert.equal(await table.hash(), hash);
  assert.equal(await table.link("match"), link);

  const again = await open(); // what this browser keeps is offered
  await again.page.waitForFunction(() => /Go on with your last match/.test(document.getElementById("matches-bar").innerText));
  await again.page.evaluate(() => document.querySelector("#matches-bar button").click());
  await again.until(({ cursor }) => cursor >= 14, "the match");
  assert.equal(await again.hash(), hash);
  await close(again);
  await close(table);
});

test("Firefox: a demo in a tutorial comes alive and goes on step by step", async () => {
  const page = await firefox.newPage();
  await page.goto(`${site.address}tutorials/heroes.it.html`);
  await page.waitForFunction(() => document.querySelector("twoseat-table")?.shadowRoot?.querySelector(".poster"), { timeout: patience });
  const shown = await page.evaluate(async () => {
    const table = document.querySelector("twoseat-table");
    const steps = [];
    table.addEventListener("step", ({ detail }) => steps.push(detail.step));
    const ready = new Promise((done) => { table.addEventListener("ready", done, { once: true }); });
    table.shadowRoot.querySelector(".poster").click();
    await ready;
    await table.next();
    for (const end = performance.now() + 60_000; !steps.includes(1) && performance.now() < end;) await new Promise((done) => { setTimeout(done, 50); });
    return steps;
  });
  assert.ok(shown.includes(1), `steps: ${shown}`);
  await page.close();
});

test("Firefox: the language is switched in the middle of a match and remembered", async () => {
  const table = await open();
  await table.newMatch({ seed: 5 });
  const hash = await table.hash();
  await asText.control(table, "language:it");
  await table.until(({ lang }) => lang === "it", "Italian");
  assert.equal(await table.hash(), hash);
  assert.equal(await table.page.evaluate(() => document.getElementById("controls-title").textContent), "Comandi");
  await table.page.reload();
  await untilReady(table.page);
  assert.equal((await table.mirror()).lang, "it");
  await asText.control(table, "language:en");
  await table.until(({ lang }) => lang === "en", "English");
  await close(table);
});

test("Firefox: a deck is built and played", async () => {
  const table = await open();
  await asText.focus(table, "build-deck");
  await table.page.waitForFunction(() => document.getElementById("decks").open);
  const legal = () => table.page.evaluate(() => document.getElementById("decks-legal").textContent);
  assert.match(await legal(), /Not legal/);
  await table.page.evaluate(() => {
    const from = document.getElementById("decks-from");
    from.selectedIndex = 2; // one of the table's own
    from.dispatchEvent(new Event("change"));
  });
  assert.match(await legal(), /is legal/);
  await table.page.click("#decks-play-0");
  await table.page.waitForFunction(() => !document.getElementById("decks").open);
  await asText.control(table, "start-match");
  await table.until(({ waitingFor }) => waitingFor, "a match");
  await close(table);
});

test("Firefox: after one visit the table opens and plays without a network", async () => {
  const table = await open();
  await table.page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  const { port } = site;
  await site.close();
  try {
    await table.page.reload();
    await untilReady(table.page);
    await table.newMatch({ seed: 9 });
    await playOn(table, { player: player(), way: asText, until: upTo(3) });
  } finally {
    site = await serve({ port });
  }
  await close(table);
});
