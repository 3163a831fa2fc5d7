// Without a network: what was visited once opens and plays; a newer site takes over without breaking what runs.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import test, { after, before } from "node:test";
import { fileURLToPath } from "node:url";
import { livelyPlayer, playOn } from "./support/play.mjs";
import { asText, openPage, Table, until, untilReady } from "./support/table.mjs";

const project = join(dirname(fileURLToPath(import.meta.url)), "../..");
const small = { viewport: { width: 640, height: 400 } };
const types = { html: "text/html", js: "text/javascript", wasm: "application/wasm", css: "text/css", svg: "image/svg+xml", webp: "image/webp", json: "application/json", webmanifest: "application/manifest+json" };
const demo = "demos/vge/guard-equal-power-is-a-hit.json";

/** Two versions of the site: they differ in a script and in the program's file. */
let folder;
before(() => {
  folder = mkdtempSync(join(tmpdir(), "twoseat-offline-"));
  for (const version of ["one", "two"]) {
    cpSync(join(project, "build/site"), join(folder, version), { recursive: true, filter: (path) => !/\/(posters|licenses|rulebooks|tutorials)$/.test(path) && (!/\/demos\/.*json$/.test(path) || path.endsWith(demo)) });
    appendFileSync(join(folder, version, "table.js"), `document.documentElement.dataset.version = "${version}";\n`);
    appendFileSync(join(folder, version, "twoseat-table.wasm"), Buffer.from([0, 4, 3, 118, 101, version.length + version.charCodeAt(0)])); // a custom section
    execFileSync(process.execPath, [join(project, "scripts/make-offline.mjs"), join(folder, version)]);
  }
});
const servers = [];
after(async () => {
  rmSync(folder, { recursive: true, force: true });
  for (const server of servers) {
    server.closeAllConnections();
    await new Promise((done) => { server.close(done); });
  }
});
async function listen(server) {
  servers.push(server);
  await new Promise((done) => { server.listen(0, "127.0.0.1", done); });
  return server.address().port;
}

/** Serves versions of the site below some paths; `down` is no network, `instead` a file of another version. */
async function host(sites) {
  const state = { sites, down: false, instead: {} };
  const server = createServer((request, response) => {
    const path = request.url.split(/[?#]/, 1)[0];
    const below = Object.keys(state.sites).find((below) => path.startsWith(below));
    if (state.down) return request.socket.destroy();
    const name = below && (path.slice(below.length) || "index.html");
    try {
      const body = readFileSync(join(folder, state.instead[name] ?? state.sites[below], name));
      response.writeHead(200, { "content-type": types[name.split(".").at(-1)] ?? "text/plain", "cache-control": "no-cache" });
      response.end(body);
    } catch {
      response.writeHead(404).end("Not found");
    }
  });
  return Object.assign(state, { origin: `http://localhost:${await listen(server)}` });
}

/** Another page of the same browser. */
async function visit(table, address) {
  const page = await table.page.context().newPage();
  await page.goto(address);
  await untilReady(page);
  return Object.assign(new Table(), { page, address, problems: table.problems });
}
const installed = ({ page }) => page.evaluate(async () => {
  await navigator.serviceWorker.ready;
  return (await navigator.serviceWorker.getRegistration()).scope;
});
const version = ({ page }) => page.evaluate(() => document.documentElement.dataset.version);
const cacheNames = ({ page }) => page.evaluate(() => caches.keys());
/** Looks for a newer version; how that ends. */
const update = ({ page }) => page.evaluate(async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  const found = new Promise((done) => {
    registration.addEventListener("updatefound", () => {
      const { installing } = registration;
      installing.addEventListener("statechange", () => { if (installing.state !== "installing") done(installing.state); });
    });
  });
  await registration.update().catch(() => {});
  return registration.installing || registration.waiting ? Promise.race([found, registration.waiting ? "installed" : found]) : "nothing";
});
const play = (table, count) => playOn(table, { player: livelyPlayer(3), way: asText, until: ({ cursor }) => cursor >= count });
/** What is said of requests that fail is no problem where there is no network. */
const close = async (table) => {
  await table.page.context().close();
  assert.deepEqual(table.problems.filter((problem) => !/Failed to load resource|ERR_/.test(problem)), []);
};

test("after one visit the table opens, plays and goes on without a network", async () => {
  const site = await host({ "/twoseat/": "one" });
  const first = await Table.open({ ...small, address: `${site.origin}/twoseat/` });
  assert.equal(await installed(first), `${site.origin}/twoseat/`, "the worker minds its own folder only");
  const second = await visit(first, `${site.origin}/twoseat/index.html#demo=vge/guard-equal-power-is-a-hit`);
  await second.until(({ lesson }) => lesson, "the demo");
  site.down = true;
  const away = await visit(first, `${site.origin}/twoseat/`);
  await away.newMatch({ seed: 7 });
  await play(away, 4);
  const link = await away.link("match");
  await away.page.reload();
  await untilReady(away.page);
  assert.equal(await away.link("match"), link);
  const again = await visit(first, `${site.origin}/twoseat/?theme=light#demo=vge/guard-equal-power-is-a-hit`);
  await again.until(({ lesson }) => lesson, "the demo that was seen before");
  const unseen = await visit(first, `${site.origin}/twoseat/#demo=vge/drive-checks`);
  await unseen.page.getByText("could not be loaded").waitFor({ state: "attached" });
  await unseen.page.goto(`${site.origin}/twoseat/gallery.html`);
  await unseen.page.getByText("There is no network").waitFor();
  await unseen.page.getByRole("link", { name: "play a match" }).click();
  await untilReady(unseen.page);
  site.down = false;
  await unseen.page.goto(`${site.origin}/twoseat/gallery.html`);
  await unseen.page.getByText("Rule demos").first().waitFor();
  site.down = true;
  await unseen.page.reload();
  await unseen.page.getByText("Rule demos").first().waitFor();
  await close(first);
});

test("a newer version waits for the match to end, and is never mixed with the old one", async () => {
  const site = await host({ "/": "one" });
  const table = await Table.open({ ...small, address: `${site.origin}/` });
  await installed(table);
  await table.page.reload(); // now by way of the worker
  await untilReady(table.page);
  await table.newMatch({ seed: 7 });
  const before = await cacheNames(table);

  site.sites["/"] = "two";
  site.instead = { "twoseat-table.wasm": "one" }; // half of it has arrived at the host
  assert.equal(await update(table), "redundant", "a site of two versions is not taken");
  assert.deepEqual((await cacheNames(table)).length >= before.length, true);
  site.instead = {};
  assert.equal(await update(table), "installed");
  await play(table, 3);
  const link = await table.link("match");
  assert.equal(await version(table), "one");
  const beside = await visit(table, `${site.origin}/#${link}`);
  assert.equal(await version(beside), "one", "as long as the old one is open there is no other");
  assert.equal(await beside.link("match"), link);
  const program = (name) => beside.page.evaluate(async (name) => [...new Uint8Array(await (await fetch(name)).arrayBuffer()).slice(-6)], name);
  assert.deepEqual(await program("twoseat-table.wasm"), [...readFileSync(join(folder, "one/twoseat-table.wasm")).subarray(-6)]);

  // All pages of the old one are closed; what holds the browser open meanwhile is none of ours.
  const elsewhere = await table.page.context().newPage();
  await table.page.close();
  await beside.page.close();
  let next;
  for (const end = Date.now() + 60_000; ;) { // the browser takes a moment to see that they are gone
    next = await visit({ page: elsewhere, problems: table.problems }, `${site.origin}/`);
    if ((await version(next)) === "two") break;
    assert.ok(Date.now() < end, "the new version never takes over");
    await next.page.close();
    await new Promise((done) => { setTimeout(done, 200); });
  }
  await next.page.getByText("Go on with your last match").waitFor();
  site.down = true;
  await next.page.reload();
  await untilReady(next.page);
  assert.equal(await version(next), "two");
  await until(next.page, async (old) => !(await caches.keys()).some((name) => old.includes(name)), before);
  await close(next);
});

test("the start page has its pictures, on a sharp screen too, where only the smaller ones are kept", async () => {
  const site = await host({ "/": "one" });
  const table = await Table.open({ address: `${site.origin}/`, deviceScaleFactor: 2, reducedMotion: "no-preference", stay: true });
  await installed(table);
  const kept = await table.page.evaluate(async () => {
    const [name] = await caches.keys(), requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => url).filter((url) => /\/start\/.*webp$/.test(url)).length;
  });
  assert.equal(kept, 8, "one moment of each game, dark and light");
  site.down = true;
  const page = await table.page.context().newPage();
  await page.goto(`${site.origin}/`);
  await page.waitForFunction(() => [...document.querySelectorAll("#start li img:not(.then)")].every((image) => image.naturalWidth > 0));
  await page.locator("#start.lively").waitFor();
  await page.waitForFunction(() => [...document.querySelectorAll("#start li img.then")].every((image) => image.naturalWidth > 0));
  await close(table);
});

test("what rules say in the language of the page is kept, too", async () => {
  const site = await host({ "/": "one" });
  const table = await Table.open({ ...small, address: `${site.origin}/`, locale: "it-IT" });
  await installed(table);
  await table.page.waitForFunction(() => caches.match("rules/vge.it.json"));
  assert.equal(await table.page.evaluate(async () => await caches.match("rules/vge.id.json") === undefined), true);
  site.down = true;
  const away = await visit(table, `${site.origin}/`);
  // A browser that has only just come back may be starting its worker still: then whoever asks, asks again.
  await away.page.waitForFunction(() => fetch("rules/bsk.it.json").then((response) => response.json()).then(({ titles }) => titles !== undefined, () => false));
  await close(table);
});

test("two sites of one host keep apart", async () => {
  const site = await host({ "/a/": "one", "/b/": "two" });
  const a = await Table.open({ ...small, address: `${site.origin}/a/` });
  await installed(a);
  const b = await visit(a, `${site.origin}/b/`);
  await installed(b);
  site.down = true;
  for (const [path, wanted] of [["/a/", "one"], ["/b/", "two"]]) {
    const page = await visit(a, `${site.origin}${path}`);
    assert.equal(await version(page), wanted);
  }
  await close(a);
});

test("in a page of another origin, and where the browser has no such thing, nothing is kept", async () => {
  const site = await host({ "/": "one" });
  const foreign = createServer((request, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    response.end(`<!doctype html><title>Elsewhere</title><iframe src="${site.origin}/index.html?embed" width="640" height="400"></iframe>`);
  });
  const { page } = await openPage({ ...small, address: `http://127.0.0.1:${await listen(foreign)}/` });
  const frame = page.frames().find((frame) => frame.url().startsWith(site.origin));
  await frame.waitForFunction(() => window.twoseat);
  await frame.evaluate(() => window.twoseat.ready);
  // Some browsers do not even let it ask there.
  const found = (what) => frame.evaluate((what) => (what === "caches" ? caches.keys() : navigator.serviceWorker.getRegistrations())
    .then(({ length }) => length, () => 0), what);
  assert.deepEqual([await found("workers"), await found("caches")], [0, 0]);
  await page.context().close();
  const table = await Table.open({
    ...small, address: `${site.origin}/`,
    prepare: (page) => page.addInitScript(() => { delete Navigator.prototype.serviceWorker; }),
  });
  assert.deepEqual(await cacheNames(table), []);
  await close(table);
});
