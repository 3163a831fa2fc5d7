// The page before and around the table: what it says when there is no table, and what it lets nobody do.
import assert from "node:assert/strict";
import test from "node:test";
import { openPage, phone, slowSite, Table, untilReady } from "./support/table.mjs";

const sentence = (page) => page.locator("#loading.failed #loading-text").textContent();

/** The browser gives so many WebGL 2 contexts and no more. */
const contexts = (most) => (page) => page.addInitScript((most) => {
  const original = HTMLCanvasElement.prototype.getContext;
  let given = 0;
  HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
    return kind === "webgl2" && ++given > most ? null : original.call(this, kind, ...more);
  };
}, most);

test("without WebGL 2 it says so", async () => {
  const { page, problems } = await openPage({ prepare: contexts(0) });
  assert.match(await sentence(page), /WebGL 2/);
  assert.deepEqual(problems, []);
  await page.context().close();
});

test("when WebGL 2 is promised but not given it says so", async () => {
  const { page } = await openPage({ prepare: contexts(1) });
  assert.match(await sentence(page), /cannot be drawn/);
  assert.match(await page.evaluate(() => window.twoseat.ready.catch((error) => error.message)), /cannot be drawn/);
  await page.context().close();
});

test("when the browser refuses the program it says so", async () => {
  const { page } = await openPage({
    prepare: (page) => page.route("**/*.wasm", (route) => route.fulfill({ contentType: "application/wasm", body: "no program" })),
  });
  assert.match(await sentence(page), /did not accept/);
  await page.context().close();
});

test("when the program stops at its start it says so", async () => {
  const { page } = await openPage({
    prepare: (page) => page.addInitScript(() => {
      const original = HTMLCanvasElement.prototype.getContext;
      let asked = 0; // first by the page
      HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
        if (this.id === "canvas" && ++asked > 1) throw new WebAssembly.RuntimeError("unreachable");
        return original.call(this, kind, ...more);
      };
    }),
  });
  assert.match(await sentence(page), /stopped/);
  await page.context().close();
});

test("when a script of the page does not come it says so, before anything else is there", async () => {
  for (const script of ["table.js", "page/toast.js"]) {
    const { page } = await openPage({ locale: "it-IT", prepare: (page) => page.route(`**/${script}`, (route) => route.abort()) });
    assert.match(await sentence(page), /^Il tavolo non si è potuto caricare/);
    assert.ok(await page.locator("#start").isHidden());
    await page.context().close();
  }
});

test("when the program cannot be fetched it says so", async () => {
  const { page } = await openPage({ prepare: (page) => page.route("**/*.wasm", (route) => route.abort()) });
  assert.match(await sentence(page), /could not be loaded/);
  assert.match(await page.evaluate(() => window.twoseat.ready.catch((error) => error.message)), /could not be loaded/);
  await page.context().close();
});

test("when the program is not there it says so", async () => {
  const { page } = await openPage({ prepare: (page) => page.route("**/*.wasm", (route) => route.fulfill({ status: 404, body: "no" })) });
  assert.match(await sentence(page), /could not be loaded/);
  await page.context().close();
});

test("without JavaScript it says so", async () => {
  const { page } = await openPage({ javaScriptEnabled: false });
  assert.match(await page.locator("noscript").innerText(), /needs JavaScript/);
  assert.match(await page.locator("#loading footer").innerText(), /not affiliated/);
  await page.context().close();
});

test("while the program comes in, its bytes are counted", async () => {
  const site = await slowSite();
  const { page, problems } = await openPage({ address: site.address });
  const progress = () => page.evaluate(() => document.getElementById("progress").value);
  await page.waitForFunction(() => document.getElementById("progress").value > 0);
  assert.ok((await progress()) < 1, "half of it is not all of it");
  assert.match(await page.locator("#loading-text").textContent(), /\d\.\d MB of \d\.\d MB/);
  assert.equal(await page.locator("#loading").isVisible(), true);
  site.letThrough();
  await untilReady(page);
  assert.equal(await progress(), 1);
  assert.match(await page.locator("#loading-text").textContent(), /(\d\.\d MB) of \1$/);
  assert.equal(await page.locator("#loading").isVisible(), false);
  assert.deepEqual(problems, []);
  await page.context().close();
  await site.close();
});

test("no script but the site's own runs", async () => {
  const { page, problems } = await openPage();
  await untilReady(page);
  const complaint = page.waitForEvent("console", (message) => message.text().startsWith("CSP: "));
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.ran = 1";
    document.body.append(script);
  });
  await complaint;
  assert.equal(await page.evaluate(() => window.ran), undefined);
  assert.ok(problems.some((problem) => problem.includes("CSP: ")), "and it would have been seen here");
  await page.context().close();
});

test("the canvas fills the window and follows it, in real pixels", async () => {
  const table = await Table.open(phone);
  const size = () => table.page.evaluate(() => {
    const canvas = document.getElementById("canvas");
    return [canvas.width, canvas.height, innerWidth * devicePixelRatio, innerHeight * devicePixelRatio];
  });
  for (const [width, height] of [[360, 740], [740, 360]]) {
    await table.page.setViewportSize({ width, height });
    await table.page.waitForFunction(([width]) => document.getElementById("canvas").width === width * devicePixelRatio, [width]);
    const [canvasWidth, canvasHeight, wantedWidth, wantedHeight] = await size();
    assert.deepEqual([canvasWidth, canvasHeight], [wantedWidth, wantedHeight]);
  }
  await table.close();
});

test("keys of the browser stay with the browser, keys of the table with the table", async () => {
  const table = await Table.open();
  await table.page.evaluate(() => document.getElementById("canvas").focus());
  const prevented = (init) => table.page.evaluate((init) => {
    const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init });
    document.getElementById("canvas").dispatchEvent(event);
    document.getElementById("canvas").dispatchEvent(new KeyboardEvent("keyup", { bubbles: true, ...init }));
    return event.defaultPrevented;
  }, init);
  for (const letter of ["r", "l", "t", "w", "v"]) {
    assert.equal(await prevented({ key: letter, code: `Key${letter.toUpperCase()}`, ctrlKey: true }), false, letter);
  }
  for (const key of ["F5", "F11", "F12"]) assert.equal(await prevented({ key, code: key }), false, key);
  assert.equal(await prevented({ key: "ArrowLeft", code: "ArrowLeft", altKey: true }), false, "back");
  assert.equal(await prevented({ key: "ArrowDown", code: "ArrowDown" }), true, "scrolling is the table's");
  await table.close();
});

test("a very large window is drawn larger, with what stands around the table, and is pressed where it is drawn", async () => {
  const usual = await Table.open();
  const height = ({ controls }) => controls.find(({ id }) => id === "start-match").at[3];
  const before = height(await usual.mirror());
  await usual.close();
  const table = await Table.open({ viewport: { width: 2560, height: 1440 } });
  assert.ok(Math.abs(height(await table.mirror()) / before - 1.25) < 0.03);
  await table.control("start-match");
  assert.ok((await table.until(({ waitingFor }) => waitingFor, "a match")).waitingFor);
  assert.equal(await table.page.locator("#rule").evaluate((dialog) => getComputedStyle(dialog).zoom), "1.25");
  await table.close();
});

test("icons may be kept, for browsers ask for them whenever an address changes; everything else is asked about", async () => {
  const { page, address } = await openPage({ javaScriptEnabled: false });
  const kept = async (path) => (await page.request.get(address + path)).headers()["cache-control"];
  assert.match(await kept("icons/twoseat.svg"), /^max-age=\d{4,}$/);
  for (const path of ["index.html", "table.js", "page/page.css"]) assert.equal(await kept(path), "no-cache");
  await page.context().close();
});

test("what is not there leads on in four languages, without a script and from any depth", async () => {
  const home = await openPage({ javaScriptEnabled: false });
  await home.page.context().close();
  const { page, problems } = await openPage({ ...phone, javaScriptEnabled: false, address: `${home.address}demos/vge/no-such-demo.html` });
  assert.ok(problems.every((problem) => /404/.test(problem)), `${problems}`);
  assert.deepEqual(await page.locator("h1, h2").allTextContents(), ["There is no such page", "Tiada halaman ini", "Questa pagina non c'è", "Halaman ini tidak ada"]);
  assert.equal(await page.locator("script").count(), 0);
  const links = await page.locator("a").evaluateAll((all) => all.map(({ href }) => href));
  assert.equal(links.length, 12);
  for (const link of links) assert.equal((await page.request.get(link)).status(), 200, link);
  assert.notEqual(await page.locator("body").evaluate((body) => getComputedStyle(body).maxWidth), "none", "its style came, too");
  const answer = await page.request.get(`${home.address}no/such.json`, { headers: { accept: "application/json" } });
  assert.deepEqual([answer.status(), (await answer.text()).trim()], [404, "Not found"]);
  await page.context().close();
});
