// The start page: what is seen first, a match at once, a way to learn, and what was left.
import assert from "node:assert/strict";
import test from "node:test";
import { asText, openPage, phone, Table, until, untilReady } from "./support/table.mjs";

/** Waits until this browser keeps what is on the table: the match as far as the address holds it. */
const untilKept = (page) => until(page, async () => {
  const { list } = await import(new URL("matches/match_store.js", document.baseURI).href);
  return (await list()).matches.some(({ link }) => link === location.hash.slice(1));
});
const starts = (page) => page.evaluate(() => document.documentElement.classList.contains("starts"));

/** A match of Heroes from the start page, kept by the browser. */
async function begun() {
  const table = await Table.open({ stay: true });
  const { page } = table;
  await page.locator("#start-quick-heroes").click();
  await table.until(({ zones }) => zones.length > 0, "a match");
  const link = await table.fragment();
  await untilKept(page);
  return { table, page, link };
}

/** The start page has come back, and leads to the match that was left. */
async function isOffered(table, link) {
  const { page } = table;
  await page.locator("#start-last").waitFor();
  assert.equal(await starts(page), true);
  await untilReady(page, { stay: true });
  await page.locator("#start-go-on").click();
  await table.until(({ zones }) => zones.length > 0, "the match");
  assert.equal(await table.fragment(), link);
  await page.context().close();
}

test("A fresh page says what this is and begins a match of each game at once", async () => {
  for (const [system, place] of Object.entries({ vanguard: "vanguard", heroes: "hero", berserk: "extra", dragonball: "leader" })) {
    const table = await Table.open({ stay: true });
    const { page, problems } = table;
    assert.equal(await page.locator("#start h1").textContent(), " Twoseat");
    assert.ok(await page.locator("#start-learn").isVisible());
    assert.equal(await page.locator("#start-last").isVisible(), false, "there is nothing to go on with");
    assert.equal(await page.locator("#start li img:not(.then)").evaluateAll((images) => images.filter((image) => image.naturalWidth === 0).length), 0);
    await page.locator(`#start-quick-${system}`).click();
    const mirror = await table.until(({ zones }) => zones.length > 0, "a match");
    assert.ok(mirror.zones.some(({ id }) => id === `A.${place}`), `a match of ${system}`);
    assert.equal(await starts(page), false);
    assert.ok(mirror.decision || mirror.waitingFor, "somebody is asked");
    assert.match(await table.fragment(), /^m/);
    assert.deepEqual(problems, []);
    await page.context().close();
  }
});

test("The second picture of each game comes when nothing else is on its way, and only where pictures may move", async () => {
  for (const reducedMotion of ["no-preference", "reduce"]) {
    const { page } = await Table.open({ stay: true, reducedMotion });
    const seconds = page.locator("#start li img.then");
    const loaded = () => seconds.evaluateAll((images) => images.filter((image) => image.naturalWidth > 0).length);
    assert.equal(await loaded(), 0);
    await page.locator("#start.lively").waitFor();
    if (reducedMotion === "reduce") assert.equal(await seconds.filter({ visible: true }).count(), 0);
    else await page.waitForFunction(() => [...document.querySelectorAll("#start li img.then")].every((image) => image.naturalWidth > 0));
    assert.equal(await loaded(), reducedMotion === "reduce" ? 0 : await seconds.count());
    await page.context().close();
  }
});

test("Its pictures are as sharp as the screen, and no larger than it asks for", async () => {
  for (const [colorScheme, theme] of [["dark", "dark"], ["light", "light"]]) {
    for (const deviceScaleFactor of [1, 2, 3]) {
      const { page, problems } = await openPage({ deviceScaleFactor, colorScheme, viewport: { width: 1280, height: 800 } });
      await page.waitForFunction(() => [...document.querySelectorAll("#start li img:not(.then)")].every((image) => image.complete));
      const pictures = await page.locator("#start li img:not(.then)").evaluateAll(async (images) => Promise.all(images.map(async (image) => {
        const { width } = await createImageBitmap(await (await fetch(image.currentSrc)).blob());
        return { from: image.currentSrc, across: width / image.getBoundingClientRect().width };
      })));
      assert.ok(pictures.length >= 4);
      for (const { from, across } of pictures) {
        assert.ok(across >= deviceScaleFactor, `${from}: ${across} at ${deviceScaleFactor}`);
        assert.ok(from.endsWith(deviceScaleFactor === 1 ? `-1.${theme}.webp` : `-1.${theme}.2x.webp`), from);
      }
      assert.deepEqual(problems, []);
      await page.context().close();
    }
  }
});

test("Whoever comes back is offered what they left, and learns of nothing else", async () => {
  const { table, page, link } = await begun();
  await page.goto("about:blank");
  await page.goto(table.address);
  await untilReady(page, { stay: true });
  await page.locator("#start-last").waitFor();
  assert.match(await page.locator("#start-last-where").textContent(), /^Ann against Bo \u00B7 Berserk Heroes: [^\u00B7]+ \u00B7 /);
  await page.locator("#start-go-on").click();
  await table.until(({ zones }) => zones.length > 0, "the match");
  assert.equal(await table.fragment(), link);
  await page.context().close();
});

test("Back from a match leads to the start page, which offers it again", async () => {
  const { table, page, link } = await begun();
  await page.evaluate(() => { setTimeout(() => history.back()); }); // it leaves
  await isOffered(table, link);
});

test("The menu leads back to the start page, which offers the match that was left", async () => {
  const { table, page, link } = await begun();
  await asText.control(table, "open-menu");
  await page.evaluate(() => { setTimeout(() => document.querySelector('#controls [data-key="start-page"] button').click()); }); // it leaves
  await isOffered(table, link);
});

test("More, or Escape, leads to the table's own choice of decks; a link or a frame has no start page", async () => {
  const table = await Table.open({ stay: true });
  const { page } = table;
  assert.equal(await page.locator("main").getAttribute("inert"), "", "nothing behind it can be reached");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.documentElement.classList.contains("starts"));
  assert.ok((await table.mirror()).controls.some(({ id }) => id === "start-match"));
  await page.context().close();
  for (const hash of ["demo=vge/drive-checks", "mNoSuchMatch"]) {
    const { page } = await openPage({ hash });
    await untilReady(page, { stay: true });
    assert.equal(await starts(page), false, hash);
    await page.context().close();
  }
  const framed = await openPage({ javaScriptEnabled: false });
  await framed.page.context().close();
  const { page: embedded } = await openPage({ address: `${framed.address}?embed` });
  await embedded.waitForFunction(() => window.twoseat);
  assert.equal(await starts(embedded), false);
  await embedded.context().close();
});

test("The start page is in each language, and for everybody", async () => {
  for (const options of [{ locale: "it-IT", colorScheme: "light" }, { ...phone, locale: "ms-MY" }, { locale: "id-ID" }]) {
    const { page } = await openPage(options);
    await untilReady(page, { stay: true });
    assert.doesNotMatch(await page.locator("#start").textContent(), /Two players|Learn|every rule|squads/);
    const lang = options.locale.slice(0, 2);
    assert.match(await page.locator("#start li a").first().getAttribute("href"), new RegExp(`tutorials/vanguard\\.${lang}\\.html$`));
    const [scroll, width] = await page.evaluate(() => [document.querySelector("#start").scrollWidth, innerWidth]);
    assert.ok(scroll <= width, "nothing is wider than the page");
    await page.context().close();
  }
});

test("A language is chosen on the start page: at once, also before the table stands, and for the next visit", async () => {
  for (const early of [true, false]) {
    const { page, address, problems } = await openPage();
    if (!early) await untilReady(page, { stay: true });
    else await page.waitForFunction(() => window.twoseat);
    const select = page.getByLabel("Language");
    assert.equal(await select.inputValue(), "en");
    await select.selectOption("it");
    await page.waitForFunction(() => /In due/.test(document.querySelector("#start").textContent));
    await untilReady(page, { stay: true });
    await page.waitForFunction(() => window.twoseat.mirror().lang === "it");
    assert.equal(await page.locator("html").getAttribute("lang"), "it");
    assert.ok(await starts(page), "it stays where it is");
    assert.match(await page.locator("#start li a").first().getAttribute("href"), /tutorials\/vanguard\.it\.html$/);
    await page.goto("about:blank");
    await page.goto(address);
    await untilReady(page, { stay: true });
    assert.equal(await page.locator("#start-language").inputValue(), "it");
    await page.locator("#start-language").selectOption("en");
    await page.waitForFunction(() => /Two players/.test(document.querySelector("#start").textContent) && window.twoseat.mirror().lang === "en");
    assert.deepEqual(problems, []);
    await page.context().close();
  }
});

test("A language that is chosen stays, whatever is pressed after it and however late its words come", async () => {
  let let_go;
  const held = new Promise((done) => { let_go = done; });
  const { page, problems } = await openPage({
    prepare: (page) => page.route("**/data/*.it.json", async (route) => {
      if (!/data\/page/.test(route.request().url())) await held;
      await route.continue();
    }),
  });
  await untilReady(page, { stay: true });
  await page.locator("#start-language").selectOption("it");
  await page.locator("#start-alone-vanguard").click();
  await page.waitForFunction(() => window.twoseat.mirror().zones?.length > 0); // the match has begun, in English as yet
  let_go();
  await page.waitForFunction(() => window.twoseat.mirror().lang === "it");
  assert.equal(await page.locator("html").getAttribute("lang"), "it");
  assert.equal(await page.evaluate(() => localStorage.getItem("twoseat-language")), "it");
  assert.deepEqual(problems, []);
  await page.context().close();
});

test("The page of an end stands alone: nothing of the page is laid over it, and its match is not gone on with", async () => {
  const table = await Table.open({ viewport: { width: 844, height: 390 }, stay: true });
  const { page, problems } = table;
  await page.locator("#start-quick-heroes").click();
  await table.until(({ waitingFor }) => waitingFor, "a match");
  for (const id of ["confirm-seat", "open-menu", "concede", "concede-yes"]) await asText.control(table, id);
  const end = await table.until(({ controls }) => controls.find(({ id }) => id === "look-through")?.at, "the end");
  assert.equal(await page.locator("#matches-bar").isVisible(), false);
  for (const id of ["again", "swap-decks", "look-through", "copy-match-link", "new-match"])
    assert.ok(end.controls.find((control) => control.id === id)?.at, id);
  await untilKept(page);
  await page.goto("about:blank");
  await page.goto(table.address);
  await untilReady(page, { stay: true });
  assert.equal(await page.locator("#start-last").isVisible(), false);
  assert.deepEqual(problems, []);
  await page.context().close();
});
