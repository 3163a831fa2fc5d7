// Many tables in one page of another origin: pictures first, a few live ones, the others sleep and go on where they were.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import test, { after } from "node:test";
import { packDemo } from "../../web/lessons/demo_link.js";
import { livelyPlayer, playOn } from "./support/play.mjs";
import { asText, openPage, Table } from "./support/table.mjs";

const demos = ["vge/drive-checks", "vge/guard-equal-power-is-a-hit", "bsk/a-shot", "bsk/a-row-strike", "bsh/gold-comes-back",
  "bsh/a-defender-steps-in", "vge/drive-checks", "bsk/a-defender-steps-between", "bsh/the-hero-dies", "vge/guard-equal-power-is-a-hit"];

const server = createServer((request, response) => {
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
  const site = new URL(request.url, "http://localhost").searchParams.get("site");
  response.end(`<!doctype html><html lang="en"><title>A tutorial</title><script async src="${site}embed.js"></script>
    <script>
      window.heard = [];
      addEventListener("DOMContentLoaded", () => document.querySelectorAll("twoseat-table").forEach((table, at) => {
        for (const name of ["ready", "step", "sleep", "error"])
          table.addEventListener(name, ({ detail }) => heard.push({ at, name, detail }));
      }));
    </script>
    ${demos.map((demo) => `<p>About ${demo}.</p><twoseat-table demo="${demo}" style="width: 480px"></twoseat-table>`).join("")}`);
});
after(() => { server.closeAllConnections(); server.close(); });
let port;
async function tutorial() {
  const home = await openPage({ javaScriptEnabled: false });
  await home.page.context().close();
  port ??= await new Promise((done) => { server.listen(0, "127.0.0.1", () => done(server.address().port)); });
  const opened = await openPage({ address: `http://localhost:${port}/?site=${encodeURIComponent(home.address)}`, viewport: { width: 640, height: 480 } });
  await opened.page.waitForFunction((count) => document.querySelectorAll("twoseat-table:defined").length === count, demos.length);
  return { ...opened, site: home.address };
}

const live = (page) => page.evaluate(() => [...document.querySelectorAll("twoseat-table")].flatMap(({ shadowRoot }, at) => (shadowRoot.querySelector("iframe") ? [at] : [])));
const heard = (page, at, name, count = 1) => page.waitForFunction(([at, name, count]) =>
  heard.filter((each) => each.at === at && each.name === name).length >= count, [at, name, count]);
/** As a person does: looks at it, starts it, lets it go one step. */
async function use(page, at) {
  const table = page.locator("twoseat-table").nth(at);
  await table.scrollIntoViewIfNeeded();
  await table.locator(".poster").click();
  await heard(page, at, "ready");
  await page.evaluate((at) => document.querySelectorAll("twoseat-table")[at].next(), at);
  await heard(page, at, "step", 2);
}

test("of ten tables in one page only a few run, and those that slept go on from where they were", async () => {
  const { page } = await tutorial();
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  assert.deepEqual(await live(page), []);
  for (let at = 0; at < demos.length; ++at) {
    await page.locator("twoseat-table").nth(at).scrollIntoViewIfNeeded();
    await page.waitForFunction((at) => document.querySelectorAll("twoseat-table")[at].shadowRoot.querySelector("img").naturalWidth > 0, at);
  }
  assert.ok(!asked.some((url) => url.endsWith(".wasm")), "pictures need no program");

  for (let at = 0; at < 6; ++at) {
    await use(page, at);
    assert.ok((await live(page)).length <= 5, "four, and one that comes into view");
  }
  await page.waitForFunction(() => heard.some(({ name }) => name === "sleep"));
  assert.ok(!(await live(page)).includes(0), "what was not used for the longest time sleeps");
  assert.deepEqual((await live(page)).includes(5), true);

  const first = page.locator("twoseat-table").first();
  await first.scrollIntoViewIfNeeded();
  await first.locator(".poster img").waitFor();
  const before = await page.evaluate(() => heard.length);
  await first.locator(".poster").click();
  await page.waitForFunction((before) => heard.slice(before).some(({ at, name }) => at === 0 && name === "step"), before);
  const steps = await page.evaluate((before) => heard.slice(before).filter(({ at, name }) => at === 0 && name === "step").map(({ detail }) => detail.step), before);
  assert.deepEqual(steps, [1], "at the step at which it was left");
  assert.deepEqual(await page.evaluate(() => heard.filter(({ name }) => name === "error")), []);
  await page.context().close();
});

test("a call of a table out of view is refused within two seconds, and answered once it is in view", async () => {
  const { page } = await tutorial();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  const refused = page.evaluate(() => {
    const far = [...document.querySelectorAll("twoseat-table")].slice(4, 7);
    return Promise.all(far.map((table) => table.link("position").then(() => "answered", (error) => error.message)));
  });
  await page.clock.runFor(2000); // of the page's time, which stands still otherwise
  const sentences = await Promise.race([refused, new Promise((done) => { setTimeout(done, 5000, ["They still wait."]); })]);
  for (const sentence of sentences) assert.match(sentence, /out of view/);
  await page.clock.resume();
  await page.locator("twoseat-table").nth(5).scrollIntoViewIfNeeded();
  assert.equal(await page.evaluate(() => document.querySelectorAll("twoseat-table")[5].link("position")), ""); // a lesson's table has none
  await page.context().close();
});

/** A page of another origin with these tables alone. */
async function pageWith(tables, { width = 720, colorScheme = "light" } = {}) {
  const { page, site } = await tutorial();
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
  await page.evaluate((tables) => {
    document.body.innerHTML = tables;
    scrollTo(0, 0);
  }, tables);
  return { page, site };
}

test("links are shown drawn before the table starts, and open with both hands open, unless they say otherwise", async () => {
  const table = await Table.open({ viewport: { width: 640, height: 400 } });
  await table.newMatch({ seed: 7 });
  await playOn(table, { player: livelyPlayer(7), way: asText, until: ({ cursor }) => cursor >= 10 });
  const [position, match] = [await table.link("position"), await table.link("match")];
  await table.close();
  const lesson = await packDemo({ ...JSON.parse(await readFile(new URL("../../assets/demos/bsk/a-shot.json", import.meta.url), "utf8")), rules: [], then: undefined });
  for (const [width, colorScheme] of [[320, "light"], [480, "dark"], [720, "light"]]) {
    const { page } = await pageWith(`<twoseat-table position="${position}"></twoseat-table><twoseat-table match="${match}&amp;hands=covered" lang="it"></twoseat-table>
      <twoseat-table lesson="${lesson}"></twoseat-table>`, { width, colorScheme });
    const at = (number) => page.locator("twoseat-table").nth(number);
    for (const number of [0, 1, 2]) {
      await at(number).scrollIntoViewIfNeeded();
      await at(number).locator(".poster img").waitFor();
      assert.ok(await at(number).evaluate((element) => element.getBoundingClientRect().right <= innerWidth), `${width}`);
    }
    const drawn = await Promise.all([0, 1].map((number) => at(number).locator(".poster img").evaluate((image) => decodeURIComponent(image.src))));
    const backs = (svg) => svg.match(/class="b"/g).length;
    assert.ok(backs(drawn[1]) > backs(drawn[0]), "covered hands are drawn covered");
    assert.match(drawn[1], />Danni</);
    assert.deepEqual(await live(page), []);
    if (width !== 480) {
      await page.context().close();
      continue;
    }
    const started = async (number) => {
      await at(number).scrollIntoViewIfNeeded();
      await at(number).evaluate((element) => element.start());
      const frame = page.frames().find((each) => each.url().includes(`attribute=${["position", "match", "lesson"][number]}`));
      await frame.waitForFunction(() => twoseat.mirror().zones.length > 0);
      return frame.evaluate(() => twoseat.mirror());
    };
    assert.equal((await started(0)).eyes, "both");
    assert.notEqual((await started(1)).eyes, "both");
    assert.equal((await started(2)).lesson.step, 0);
    await page.context().close();
  }
});

test("what is wrong with an attribute stands in the frame, with its name, and never the start page", async () => {
  const { page } = await pageWith(`<twoseat-table></twoseat-table><twoseat-table position="pAAAA" lang="it"></twoseat-table><twoseat-table demo="nonsense"></twoseat-table>
    <twoseat-table demo="bsk/a-shot" step="two"></twoseat-table><twoseat-table demo="vge/no-such-demo"></twoseat-table>`);
  const faults = async (number) => {
    const box = page.locator("twoseat-table").nth(number);
    await box.scrollIntoViewIfNeeded();
    return (await box.locator(".faults").textContent()).trim();
  };
  assert.match(await faults(0), /demo, lesson, puzzle, position, match/);
  assert.match(await faults(1), /^position: Questo link/);
  assert.match(await faults(2), /^demo: .nonsense./);
  assert.match(await faults(3), /^step: .two./);
  assert.match(await page.evaluate(() => document.querySelectorAll("twoseat-table")[2].start().catch(({ message }) => message)), /^demo: /);
  const gone = page.locator("twoseat-table").nth(4);
  await gone.scrollIntoViewIfNeeded();
  await gone.locator(".poster").click();
  await gone.frameLocator("iframe").locator("#loading.failed", { hasText: "demo: There is no such rule demo here: " }).waitFor();
  await page.context().close();
});

test("a table that was played on wakes with what was played", async () => {
  const table = await Table.open({ viewport: { width: 640, height: 400 } });
  await table.newMatch({ seed: 7 });
  const position = await table.link("position");
  await table.close();
  const { page } = await tutorial();
  await page.evaluate((position) => {
    window.table = document.createElement("twoseat-table");
    window.table.setAttribute("position", position);
    document.body.prepend(window.table);
    scrollTo(0, 0);
    window.decided = new Promise((done) => window.table.addEventListener("decision", done));
    return window.table.start();
  }, position);
  const played = await page.evaluate(async (position) => {
    const { table } = window;
    await window.decided;
    await table.apply(0);
    for (;;) {
      const link = await table.link("position");
      if (!link.endsWith(position)) return link;
      await new Promise((done) => setTimeout(done, 50));
    }
  }, position);
  await page.evaluate(() => window.table.sleep());
  assert.deepEqual(await live(page), []);
  assert.equal(await page.evaluate(() => window.table.link("position")), played);
  await page.context().close();
});

test("the same question asked twice in a row is told twice, where the page saw nothing in between", async () => {
  const told = [];
  Object.assign(globalThis, { window: { parent: { postMessage: ({ event }) => told.push(event) } }, addEventListener() {} });
  const { makeEmbedding } = await import("../../web/pictures/embedding.js");
  const { update } = makeEmbedding(() => {}, () => "");
  const asked = (length) => ({ cursor: length, length, holder: 0, decision: { question: "Mulligan", rule: "", options: [{ index: 0, text: "Pass" }] } });
  for (const length of [4, 4, 5]) update(asked(length));
  assert.deepEqual(told, ["decision", "answer", "decision"]);
  delete globalThis.window;
  delete globalThis.addEventListener;
});

test("messages from anybody but its own table do nothing to the element", async () => {
  const { page } = await tutorial();
  await use(page, 0);
  const count = () => page.evaluate(() => heard.length);
  const before = await count();
  await page.evaluate(async () => {
    const forged = [null, 7, "ready", { twoseat: 1 }, { twoseat: 1, event: "step", detail: { step: 9, steps: 9, strayed: false } },
      { twoseat: 2, event: "error", detail: {} }, { twoseat: 1, id: 1, result: "forged" }, { twoseat: 1, event: "ready" }];
    for (const data of forged) window.postMessage(data, "*"); // from this page
    const stranger = document.createElement("iframe"); // and from a frame that is no table
    stranger.srcdoc = `<script>for (const data of ${JSON.stringify(forged)}) parent.postMessage(data, "*");</script>`;
    document.body.append(stranger);
    await new Promise((done) => { stranger.onload = done; });
    await new Promise((done) => setTimeout(done, 100));
  });
  assert.equal(await count(), before);
  assert.equal(await page.evaluate(() => document.querySelector("twoseat-table").link("position")), ""); // not "forged"; a lesson's table has none
  await page.context().close();
});

test("a table that asks for a language shows its picture and its button in it", async () => {
  const { page, site } = await tutorial();
  const table = page.locator("twoseat-table").first();
  await page.evaluate(() => document.querySelector("twoseat-table").setAttribute("lang", "it"));
  await table.locator(".poster", { hasText: "Apri il tavolo" }).waitFor();
  const src = await table.locator(".poster img").getAttribute("src");
  assert.match(src, /\.svg#it$/);
  const poster = await (await fetch(src)).text();
  const told = (language) => new RegExp(`<desc id="${language}" lang="${language}">([^<]*)`).exec(poster)[1];
  assert.match(told("it"), /Cerchio del Vanguard: /);
  assert.match(told("en"), /vanguard circle: /);
  assert.match(poster, /<tspan class="it">Danni<\/tspan>/);
  assert.ok(src.startsWith(site));
  await page.context().close();
});

test("in a narrow column the button to start a table lies beside its picture, in every language", async () => {
  const { page } = await tutorial();
  const table = page.locator("twoseat-table").first();
  for (const [language, width] of [["en", 320], ["ms", 320], ["it", 480], ["id", 480]]) {
    await table.evaluate((element, [lang, width]) => { element.style.width = `${width}px`; element.lang = lang; }, [language, width]);
    await table.locator(".poster img").waitFor();
    const [picture, button] = [await table.locator(".poster img").boundingBox(), await table.locator(".poster span").boundingBox()];
    assert.ok(picture.height > 170 && picture.y + picture.height <= button.y, `${language}: ${JSON.stringify([picture, button])}`);
  }
  await page.context().close();
});

test("a table to which its page gives a height is as wide as its place, and lies still", async () => {
  const { page } = await tutorial();
  await page.setViewportSize({ width: 800, height: 600 });
  await page.evaluate(() => {
    document.body.style.width = "700px";
    document.querySelector("twoseat-table").style.cssText = "height: 380px";
  });
  await page.locator("twoseat-table .poster").first().click();
  await heard(page, 0, "ready");
  const sizes = await page.evaluate(async () => {
    const seen = [];
    for (let frame = 0; frame < 40; ++frame) {
      const { width, height } = document.querySelector("twoseat-table").getBoundingClientRect();
      seen.push(`${width} x ${height}`);
      await new Promise((done) => requestAnimationFrame(done));
    }
    return [...new Set(seen)];
  });
  assert.deepEqual(sizes, ["700 x 380"]);
  await page.context().close();
});

test("a frame in somebody's page shows board, hands and what is asked, whole and beside each other, at any size", async () => {
  const home = await openPage({ javaScriptEnabled: false });
  await home.page.context().close();
  for (const viewport of [{ width: 320, height: 480 }, { width: 480, height: 360 }, { width: 700, height: 520 }]) {
    const { page } = await openPage({ address: `${home.address}?embed#demo=vge/boost&step=1`, viewport });
    await page.waitForFunction(() => window.twoseat?.mirror?.()?.decision?.options?.length > 0);
    const { decision, controls } = await page.evaluate(() => window.twoseat.mirror());
    const seen = decision.options.filter(({ at }) => at?.[3] > 0);
    const shown = seen.filter(({ at }) => at[3] >= 24); // of a list that is scrolled half of the next one looks out
    assert.ok(shown.length > 0 && seen.length - shown.length <= 1);
    for (const { text, at } of seen) assert.ok(at[3] >= 12, `${text} is no sliver at ${viewport.width}: ${at[3]}`);
    for (const { text, at: [x, y, width, height] } of shown) {
      assert.ok(x >= 0 && y >= 0 && x + width <= viewport.width && y + height <= viewport.height, `${text} at ${viewport.width}`);
      assert.ok(width >= 24 && height >= 24, `${text} can be hit at ${viewport.width}: ${width} x ${height}`);
    }
    assert.ok(controls.some(({ id }) => id === "log"), "the log is a button away, for nothing stands beside the table");
    await page.context().close();
  }
});

test("the buttons of a lesson fit a frame of 320 pixels in every language, also where there is a hint", async () => {
  const home = await openPage({ javaScriptEnabled: false });
  await home.page.context().close();
  for (const lang of ["en", "ms", "it", "id"]) {
    const { page } = await openPage({ address: `${home.address}?embed&lang=${lang}#demo=vge/boost&step=1`, viewport: { width: 320, height: 480 } });
    await page.locator("#lesson-hint").waitFor();
    const buttons = await page.locator("#lesson button:not(.rule):visible").all();
    assert.ok(buttons.length >= 4);
    for (const button of buttons) {
      const { x, width } = await button.boundingBox(), text = await button.textContent();
      assert.ok(x >= 0 && x + width <= 320, `${lang}: ${text} ends at ${x + width}`);
      assert.ok(await button.evaluate((each) => each.scrollWidth <= each.clientWidth && each.scrollHeight <= each.clientHeight + 1), `${lang}: ${text} is whole`);
    }
    await page.context().close();
  }
});

test("the wheel over a live table moves the page around it, unless a list lies open there", async () => {
  const { page } = await tutorial();
  await use(page, 0);
  const box = await page.locator("twoseat-table").first().boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 3);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 120);
  await page.waitForFunction((before) => scrollY > before, before);
  await page.context().close();
});

/** The site by way of a server that lets pages of any origin read its files, as many hosts do. */
async function openHanded(site) {
  const proxy = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url, site.replace("//localhost:", "//127.0.0.1:"))).catch(() => undefined);
    response.writeHead(answer?.status ?? 502, { "content-type": answer?.headers.get("content-type") ?? "text/plain", "access-control-allow-origin": "*" });
    response.end(answer && Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise((done) => { proxy.listen(0, "127.0.0.1", done); });
  return { address: `http://localhost:${proxy.address().port}/`, close() { proxy.closeAllConnections(); proxy.close(); } };
}
/** In a frame without an origin of its own. */
const boxed = (what, sandbox = "allow-scripts") => `<iframe sandbox="${sandbox}" ${what} width="700" height="520"></iframe>`;
const withTable = (site) => `srcdoc="<script async src='${site}embed.js'></script><twoseat-table demo='bsk/a-shot' lang='en'></twoseat-table>"`;

test("in a sandbox without an origin a table says what it needs, in its language, where its host lets nobody read its files", async () => {
  const { page, site } = await pageWith("");
  const show = (html) => page.evaluate((html) => {
    window.said = new Promise((done) => addEventListener("message", ({ data }) => { if (data?.event === "error") done(data.detail); }));
    document.body.innerHTML = html;
  }, html);
  for (const [lang, begin] of [["en", "This table cannot begin"], ["ms", "Meja ini tidak"], ["it", "Questo tavolo non"], ["id", "Meja ini tidak"]]) {
    await show(boxed(`src="${site}index.html?embed&lang=${lang}&theme=dark#demo=bsk/a-shot"`));
    const frame = page.frameLocator("iframe");
    await frame.locator(`#loading.failed #loading-text[lang="${lang}"]`, { hasText: begin }).waitFor();
    assert.match(await frame.locator("#loading-text").textContent(), /sandbox="allow-scripts allow-same-origin"/);
    assert.ok(await frame.locator("progress").isHidden());
    const { message, final } = await page.evaluate(() => window.said);
    assert.ok(final && message.startsWith(begin), message);
  }
  await show(boxed(withTable(site)));
  const inner = page.frameLocator("iframe");
  await inner.locator(".poster").click();
  await inner.frameLocator("twoseat-table iframe").locator("#loading.failed", { hasText: "allow-same-origin" }).waitFor();
  const frame = await (await page.locator("iframe").elementHandle()).contentFrame();
  assert.match(await frame.evaluate(() => document.querySelector("twoseat-table").start().catch(({ message }) => message)), /allow-same-origin/);
  await show(boxed(`src="${site}compare.html?embed&lang=it"`));
  await page.frameLocator("iframe").locator("#said", { hasText: "allow-same-origin" }).waitFor();
  await show(boxed(`src="${site}gallery.html"`));
  await page.frameLocator("iframe").locator("#vge section").first().waitFor(); // the list as it came
  await show(boxed(`src="${site}index.html?embed#demo=bsk/a-shot"`, ""));
  await page.frameLocator("iframe").locator("noscript p").first().waitFor();
  assert.ok(await page.frameLocator("iframe").locator("progress").isHidden(), "nothing is on its way without a script");
  await page.context().close();
});

test("in a sandbox without an origin a table plays where its host lets anybody read its files", async () => {
  const home = await openPage({ javaScriptEnabled: false });
  await home.page.context().close();
  const host = await openHanded(home.address);
  const { page } = await pageWith("");
  for (const what of ["demo=bsk/a-shot", "puzzle=heroes/01-a-short-eviction"]) {
    await page.evaluate((html) => {
      window.told = new Promise((done) => addEventListener("message", ({ data }) => { if (/^(ready|error)$/.test(data?.event)) done(data.event); }));
      document.body.innerHTML = html;
    }, boxed(`src="${host.address}index.html?embed&lang=it#${what}"`));
    assert.equal(await page.evaluate(() => window.told), "ready", what);
  }
  await page.evaluate((html) => { document.body.innerHTML = html; }, boxed(withTable(host.address)));
  await page.frameLocator("iframe").locator("twoseat-table .poster").waitFor();
  const frame = await (await page.locator("iframe").elementHandle()).contentFrame();
  const steps = await frame.evaluate(async () => {
    const table = document.querySelector("twoseat-table"), steps = [];
    table.addEventListener("step", ({ detail }) => steps.push(detail.step));
    await table.start();
    await table.next();
    while (steps.at(-1) !== 1) await new Promise((done) => { setTimeout(done, 20); });
    return steps;
  });
  assert.deepEqual(steps, [0, 1]);
  host.close();
  await page.context().close();
});
