// The sheet "Send": what is on the table as a link, a picture, a text and lines for a page, for whoever may see it.
import assert from "node:assert/strict";
import test, { before } from "node:test";
import { livelyPlayer, playOn } from "./support/play.mjs";
import { agreeToOpen, asText, copied, laptop, openPage, phone, Table, untilReady } from "./support/table.mjs";

/** A match some turns in. */
let match;
before(async () => {
  const table = await Table.open();
  await table.newMatch({ seed: 7 });
  await playOn(table, { player: livelyPlayer(7), way: asText, until: ({ cursor }) => cursor >= 14 });
  match = { link: await table.link("match"), hash: await table.hash() };
  await table.close();
});

const opened = (hash, options = {}) => Table.open({ hash, ...options });
/** Takes the device, so that somebody looks. */
async function seated(options = {}) {
  const table = await opened(match.link, options);
  await asText.control(table, "confirm-seat");
  return table;
}
async function openSheet({ page }) {
  await page.evaluate(() => document.querySelector('#controls [data-key="send"] button').click());
  await page.locator("#send[open] #send-copy:enabled").waitFor();
}
/** Chooses, and waits until that can be sent. */
async function choose({ page }, name, value) {
  await page.locator(`#send input[name="send-${name}"][value="${value}"]`).check();
  await page.locator("#send #send-copy:enabled").waitFor();
}
const words = ({ page }) => page.locator("#send-text").inputValue();
const picture = ({ page }) => page.locator("#send-picture").evaluate((canvas) => canvas.toDataURL());
const named = ({ page }) => page.locator("#send-picture").getAttribute("aria-label");
async function clipboard({ page }) {
  await page.locator("#send-copy").click();
  await page.locator("#send #toast").getByText(/copied/i).waitFor();
  return copied(page);
}
const cardsOf = (mirror, zone) => mirror.zones.find(({ id }) => id === zone).cards.map(({ name }) => name);

test("from the menu and by a key: the links that are sent open to the match, the position, the seat's view", async () => {
  const table = await seated();
  const mirror = await table.mirror();
  await table.control("open-menu");
  await table.press((await table.until(({ controls }) => controls.find(({ id }) => id === "send").at, "the entry")).controls.find(({ id }) => id === "send").at);
  await table.page.locator("#send[open] #send-copy:enabled").waitFor();
  await table.page.keyboard.press("Escape");
  await table.page.locator("#send").waitFor({ state: "hidden" });
  await table.page.keyboard.press("s");
  await table.page.locator("#send[open] #send-copy:enabled").waitFor();
  for (const what of ["match", "position"]) {
    await choose(table, "what", what);
    const address = await clipboard(table);
    assert.equal(address, await words(table));
    const there = await opened(new URL(address).hash.slice(1));
    assert.equal(await there.hash(), match.hash);
    assert.equal((await there.mirror()).eyes, "nobody", "hands lie as they lay");
    await there.close();
  }
  await choose(table, "what", "seat");
  const there = await opened(new URL(await clipboard(table)).hash.slice(1));
  const seen = await there.mirror();
  const other = mirror.holder === "A" ? "B" : "A";
  assert.deepEqual(cardsOf(seen, `${mirror.holder}.hand`), cardsOf(mirror, `${mirror.holder}.hand`));
  assert.deepEqual(cardsOf(seen, `${other}.hand`), []);
  await there.close();
  await table.close();
});

test("a seat's picture and text show its own hand and nothing of the other's; those of a position show no covered hand", async () => {
  const table = await seated();
  const mirror = await table.mirror();
  const mine = cardsOf(mirror, `${mirror.holder}.hand`);
  const both = await opened(`${match.link}&hands=open`);
  await agreeToOpen(both);
  const theirs = cardsOf(await both.mirror(), `${mirror.holder === "A" ? "B" : "A"}.hand`);
  await both.close();
  const open = new Set(mirror.zones.filter(({ id }) => !id.endsWith(".hand")).flatMap(({ id }) => cardsOf(mirror, id)));
  const secret = theirs.filter((name) => !open.has(name) && !mine.includes(name));
  const own = mine.filter((name) => !open.has(name));
  assert.ok(secret.length > 0 && own.length > 0, "there is something to hide, and something to show");
  await openSheet(table);
  await choose(table, "what", "seat");
  for (const as of ["text", "picture"]) {
    await choose(table, "as", as);
    const told = as === "text" ? await words(table) : await named(table);
    for (const name of own) assert.ok(told.includes(name), `${as}: ${name}`);
    for (const name of secret) assert.ok(!told.includes(name), `${as}: ${name}`);
  }
  await choose(table, "what", "position");
  for (const as of ["text", "picture"]) {
    await choose(table, "as", as);
    const told = as === "text" ? await words(table) : await named(table);
    for (const name of [...own, ...secret]) assert.ok(!told.includes(name), `covered, ${as}: ${name}`);
  }
  await table.close();
});

test("the picture is 1200 by 630, the same each time, dark or light, and its code leads to the link", async () => {
  const table = await seated();
  await openSheet(table);
  await choose(table, "what", "seat");
  await choose(table, "as", "picture");
  const dark = await picture(table);
  await choose(table, "light", "light");
  await table.page.waitForFunction((dark) => document.getElementById("send-picture").toDataURL() !== dark, dark);
  assert.equal(await table.page.evaluate(() => document.activeElement.value), "light", "the focus stays");
  await choose(table, "light", "dark");
  await table.page.waitForFunction((dark) => document.getElementById("send-picture").toDataURL() === dark, dark);
  // What the camera sees: every module where the library puts it.
  const { wrong, modules, size } = await table.page.evaluate(async () => {
    const { codeOf } = await import(new URL("send/qr.js", document.baseURI));
    const canvas = document.getElementById("send-picture");
    const code = codeOf(document.location.href.replace(/#.*/, "#") + window.twoseat.link("seat"));
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    const [left, top] = [canvas.width - 24 - Math.max(300, code.size), canvas.height - 24 - code.size];
    let wrong = 0;
    for (let row = 0; row < code.count; ++row)
      for (let column = 0; column < code.count; ++column) {
        const [x, y] = [left + Math.floor((column + 4.5) * code.scale), top + Math.floor((row + 4.5) * code.scale)];
        if ((data[4 * (y * canvas.width + x)] < 128) !== code.dark(row, column)) ++wrong;
      }
    return { wrong, modules: code.count, size: [canvas.width, canvas.height] };
  });
  assert.deepEqual(size, [1200, 630]);
  assert.ok(modules >= 21);
  assert.equal(wrong, 0);
  const told = table.page.locator("#send #toast").getByText("Copied").waitFor();
  await table.page.locator("#send-copy").click();
  await told;
  const type = await table.page.evaluate(async () => (await navigator.clipboard.read())[0].types);
  assert.ok(type.includes("image/png"), String(type));
  const [saved] = await Promise.all([table.page.waitForEvent("download"), table.page.locator("#send-save").click()]);
  assert.equal(saved.suggestedFilename(), "twoseat.png");
  await table.close();
});

test("a link that is too long for a code is sent all the same: the picture says where the table is", async () => {
  const table = await seated();
  const fits = await table.page.evaluate(async () => {
    const { codeOf } = await import(new URL("send/qr.js", document.baseURI));
    return [300, 2900, 2953, 2954].map((length) => codeOf("x".repeat(length))?.size ?? 0);
  });
  assert.ok(fits[0] > 0 && fits[1] > 0 && fits[2] > 0 && Math.max(...fits) <= 370, String(fits));
  assert.equal(fits[3], 0);
  await table.close();
});

test("the text for a forum is Markdown with the position in words, in the language of the table", async () => {
  const table = await seated();
  await openSheet(table);
  await choose(table, "as", "text");
  const english = await words(table);
  assert.match(english, /^\*\*Ann against Bo\*\* \(/);
  assert.match(english, /\nTurn \d+, (Ann|Bo)/);
  assert.match(english, /\n\*\*Bo\*\*[^\n]*\n\n- /);
  assert.match(english, /\n\[Open it at the table\]\(http[^\s)]+#p[^\s)]+\)\n$/);
  await table.page.keyboard.press("Escape");
  await asText.control(table, "language:it");
  await table.until(({ lang }) => lang === "it", "Italian");
  await openSheet(table);
  await choose(table, "as", "text");
  const italian = await words(table);
  assert.match(italian, /^\*\*Ann contro Bo\*\* \(/);
  assert.match(italian, /\nTurno \d+/);
  assert.match(italian, /\n\[Aprila al tavolo\]\(/);
  await table.close();
});

test("the lines for a page show the same position in a page of somebody else's", async () => {
  const table = await seated();
  await openSheet(table);
  await choose(table, "what", "position");
  await choose(table, "as", "embed");
  const lines = await words(table);
  const value = /<twoseat-table position="([^"]+)" lang="en">/.exec(lines)?.[1];
  assert.ok(value, lines);
  assert.ok(lines.includes(`src="${table.address}embed.js"`), lines);
  const there = await openPage({
    prepare: (page) => page.route("**/away.html", (route) => route.fulfill({ contentType: "text/html", body: `<!doctype html><title>x</title>${lines}` })),
    address: `${table.address}away.html`,
  });
  await there.page.evaluate(() => document.querySelector("twoseat-table").start());
  const link = await there.page.evaluate(() => document.querySelector("twoseat-table").link("position"));
  assert.equal(link.replace(/^.*#/, ""), value.replace(/&.*/, ""));
  await there.page.context().close();
  await table.close();
});

test("of a demo the demo is sent, of a seat's view only that view", async () => {
  const demo = await Table.open({ hash: "demo=vge/drive-checks&step=1" });
  await demo.until(({ lesson }) => lesson?.step === 1, "the demo");
  await openSheet(demo);
  assert.equal(await words(demo), `${demo.address}#demo=vge/drive-checks&step=1`);
  await choose(demo, "as", "embed");
  assert.match(await words(demo), /<twoseat-table demo="vge\/drive-checks" step="1" lang="en">/);
  await choose(demo, "as", "text");
  const title = (await demo.mirror()).lesson.title.en;
  assert.ok((await words(demo)).startsWith(`**${title}`), await words(demo));
  await choose(demo, "as", "picture");
  assert.ok((await named(demo)).startsWith(title));
  await demo.close();

  const puzzle = await Table.open({ hash: "puzzle=vanguard/06-an-offer-at-the-door" });
  await puzzle.until(({ lesson }) => lesson, "the puzzle");
  await openSheet(puzzle);
  assert.deepEqual(await puzzle.page.locator("#send .chosen label").allTextContents().then((all) => all.slice(0, 2)), ["The puzzle", "Link"]);
  await choose(puzzle, "as", "text");
  assert.match(await words(puzzle), /\n- Hand \(\d\): \d × face down\n/, "what it leaves open is not told");
  await puzzle.close();

  const table = await seated();
  const link = await table.link("seat");
  await table.close();
  const there = await opened(link);
  await openSheet(there);
  assert.equal(await there.page.locator('#send input[name="send-what"]').count(), 1);
  assert.equal(await words(there), `${there.address}#${link}`);
  await there.close();
});

test("where the system has a dialog to share by, it gets the picture with the link", async () => {
  const table = await seated({
    prepare: (page) => page.addInitScript(() => {
      window.shared = [];
      navigator.canShare = () => true;
      navigator.share = async (what) => { window.shared.push({ ...what, files: what.files?.map(({ name, type, size }) => ({ name, type, size })) }); };
    }),
  });
  await openSheet(table);
  await table.page.locator("#send-share").click();
  await choose(table, "as", "picture");
  await table.page.locator("#send-share:enabled").click();
  const [link, picture] = await table.page.waitForFunction(() => window.shared.length === 2 && window.shared).then((shared) => shared.jsonValue());
  assert.match(link.url, /#p/);
  assert.equal(picture.text, link.url);
  assert.equal(picture.files[0].type, "image/png");
  assert.ok(picture.files[0].size > 10_000);
  await table.close();
});

test("by keyboard alone: arrows choose, Tab leads on, and after Escape the table hears keys again", async () => {
  const table = await seated();
  const { page } = table;
  await page.locator("#canvas").focus();
  await page.keyboard.press("s");
  await page.locator("#send[open] #send-copy:enabled").waitFor();
  const focused = () => page.evaluate(() => document.activeElement.value || document.activeElement.id);
  assert.equal(await focused(), "position");
  await page.keyboard.press("Tab");
  assert.equal(await focused(), "link");
  await page.keyboard.press("ArrowDown");
  await page.locator("#send-picture").waitFor();
  await page.locator("#send-copy:enabled").waitFor();
  for (let tabs = 0; (await focused()) !== "send-save"; ++tabs) {
    assert.ok(tabs < 8, "Tab never comes to Save");
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Escape");
  await page.locator("#send").waitFor({ state: "hidden" });
  assert.equal(await page.evaluate(() => document.activeElement.id), "canvas");
  await page.keyboard.press("l");
  await table.until(({ controls }) => controls.some(({ id }) => id === "close"), "the log");
  await table.close();
});

for (const [name, options] of Object.entries({ phone, "phone on its side": { ...phone, viewport: { width: 844, height: 390 } }, laptop })) {
  test(`on a ${name} everything of it can be reached and nothing is cut off`, async () => {
    const table = await seated(options);
    await openSheet(table);
    for (const as of ["link", "picture", "text", "embed"]) {
      await choose(table, "as", as);
      const { across, wide, buttons } = await table.page.evaluate(() => {
        const dialog = document.getElementById("send");
        return {
          across: dialog.scrollWidth, wide: dialog.clientWidth,
          buttons: [...dialog.querySelectorAll("button, fieldset label")].map((each) => { const { width, height } = each.getBoundingClientRect(); return Math.min(width, height); }),
        };
      });
      assert.ok(across <= wide, `${as}: ${across} in ${wide}`);
      assert.ok(Math.min(...buttons) >= 44, `${as}: ${buttons}`);
    }
    await table.close();
  });
}

test("when others look, the sheet is closed and empty", async () => {
  const table = await seated();
  await openSheet(table);
  await table.page.evaluate((link) => { location.hash = link; }, `${match.link}&hands=open`);
  await agreeToOpen(table);
  await table.page.locator("#send").waitFor({ state: "hidden" });
  assert.equal(await table.page.locator("#send textarea, #send canvas").count(), 0);
  await table.close();
});
