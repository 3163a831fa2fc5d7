// A table in Chromium, as a person uses it: opens the site, reads window.twoseat.mirror(), and clicks, taps or types
// at the points of the canvas that the mirror names. TWOSEAT_SITE: an address to test instead of build/site.
// TWOSEAT_SLOWER: how many times slower the pages shall run, to see how the tests fare on a busy machine.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { after } from "node:test";
import { launch } from "../../../scripts/chromium.mjs";
import { serve } from "../../../web/serve.mjs";

// Drawing without a graphics card takes most of the time: Mesa's does it in half of the time that Chromium's own takes.
const drawing = existsSync("/usr/lib/x86_64-linux-gnu/dri/swrast_dri.so") ? ["--use-angle=gl-egl", "--ignore-gpu-blocklist"]
  : ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"];
const flags = ["--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update",
  "--disable-sync", "--use-gl=angle", ...drawing];

const patience = 120_000; // ms; nothing takes nearly as long, but on a machine that has much else to do

let served, launched;
const server = async () => (served ??= process.env.TWOSEAT_SITE ? { address: process.env.TWOSEAT_SITE } : await serve({ port: 0 }));
// A browser that does not come up is no fault of the site: it gets a second chance. A test gets none.
const browser = async () => (launched ??= await launch(flags).catch((error) => {
  console.error(`Chromium did not start, once more: ${error.message}`);
  return launch(flags);
}));
after(async () => {
  await launched?.close();
  await served?.close?.();
});

export const laptop = { viewport: { width: 1280, height: 720 } };
// Drawing takes most of a test's time: a whole match is played on less, and on little where nobody looks at the canvas.
export const low = { viewport: { width: 844, height: 500 } };
export const small = { viewport: { width: 640, height: 400 } };
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/**
 * The site by way of a server that keeps back the second half of the program until it is let through: a slow network
 * that lasts as long as the test wants. close() it after the page.
 */
export async function slowSite() {
  const site = (await server()).address.replace("//localhost:", "//127.0.0.1:"); // Node 18 would ask for it at ::1 only
  let letThrough;
  const through = new Promise((done) => { letThrough = done; });
  const proxy = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url, site));
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { "content-type": answer.headers.get("content-type"), "content-length": body.length });
    const half = request.url.endsWith(".wasm") ? body.length >> 1 : 0;
    if (half) {
      response.write(body.subarray(0, half));
      await through;
    }
    response.end(body.subarray(half));
  });
  await new Promise((done) => { proxy.listen(0, "127.0.0.1", done); });
  const close = () => {
    proxy.closeAllConnections();
    return new Promise((done) => { proxy.close(done); });
  };
  return { address: `http://localhost:${proxy.address().port}/`, letThrough, close };
}

/** A page of its own, watched: what goes wrong in it is in `problems`. */
export async function openPage({ hash = "", prepare, address, stay: _, ...options } = {}) {
  address ??= (await server()).address;
  const context = await (await browser()).newContext({
    reducedMotion: "reduce", colorScheme: "dark", permissions: ["clipboard-read", "clipboard-write"], ...laptop, ...options,
  });
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  if (process.env.TWOSEAT_SLOWER) {
    await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: Number(process.env.TWOSEAT_SLOWER) });
  }
  const problems = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) problems.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`error: ${error.message}`));
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== new URL(address).origin && protocol !== "data:") problems.push(`request: ${request.url()}`);
  });
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) =>
      console.error(`CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`));
  });
  await prepare?.(page);
  await page.goto(address + (hash && `#${hash}`));
  return { page, problems, address };
}

/** The page that `act` opens beside `page`, once it has come to `address`: for a moment a new page has none. */
export async function openedBeside(page, act, address) {
  const [opened] = await Promise.all([page.context().waitForEvent("page"), act()]);
  await opened.waitForURL(address);
  return opened;
}

/** Waits until what the page answers is something; waitForFunction takes the promise of an answer for one. */
export async function until(page, answer, given) {
  for (const end = Date.now() + patience; Date.now() < end;) {
    const answered = await page.evaluate(answer, given);
    if (answered) return answered;
    await page.waitForTimeout(20);
  }
  throw new Error(`it did not come to it: ${answer}`);
}

/** Until nothing more has come to what was `asked` for a while; the network is never idle where one answer does not come. */
export async function untilQuiet(page, asked) {
  for (let before = -1; before !== asked.size; await page.waitForTimeout(1000)) before = asked.size;
}

/** What is on the clipboard, once something is: the page may say "copied" before it can be read. */
export const copied = (page) => until(page, () => navigator.clipboard.readText());

/** Waits until the table stands; a page that neither says so nor says why not is a failure, not a test without end. A start page is left for the table, unless it is to stay. */
export async function untilReady(page, { stay = false } = {}) {
  await page.waitForFunction(() => window.twoseat);
  const late = new Promise((done) => { setTimeout(done, patience, "late").unref(); });
  if (await Promise.race([page.evaluate(() => window.twoseat.ready), late]) === "late") {
    assert.fail(`no table after two minutes; the page says: ${await page.locator("#loading-text").textContent()}`);
  }
  const starts = () => document.documentElement.classList.contains("starts");
  if (stay || !await page.evaluate(starts)) return;
  await page.click("#start-more");
  await page.waitForFunction(() => !document.documentElement.classList.contains("starts"));
}

/** Whoever opens a link that lays both hands open is asked first. */
export async function agreeToOpen({ page }) {
  await page.getByRole("dialog").getByRole("button", { name: "Lay both hands open" }).click();
  await until(page, () => window.twoseat.mirror().eyes === "both");
}

// As one text: Playwright takes an object apart value by value, a sixth of what a match by mouse costs.
const read = async (page) => JSON.parse(await page.evaluate(() => JSON.stringify(window.twoseat.mirror())));
/** What of a mirror tells one state from another: not where it lies, nor which card is looked at. */
const face = (mirror) => JSON.stringify(mirror, (key, value) => (key === "at" || key === "inspected" ? undefined : value));
/** While what an answer brought about is shown part by part. */
export const isShowing = ({ controls }) => controls?.some(({ id }) => id === "go-on") ?? false;
/** While the program, which plays a seat, is to move. */
export const isThinking = ({ controls }) => controls?.some(({ id }) => id === "move-now") ?? false;
const inMenu = new Set(["new-match", "send", "open-hands", "theme", "concede"]);
const middle = ([x, y, width, height]) => [x + width / 2, y + height / 2];

export class Table {
  /** Opens the site and waits for the first frame. */
  static async open(options = {}) {
    const table = new Table();
    Object.assign(table, await openPage(options), { touch: options.hasTouch ?? false });
    await untilReady(table.page, options);
    return table;
  }

  /** As soon as all that an answer brought about has been looked at: a test that looks on as it happens sets `looksOn`. */
  async mirror() {
    let mirror = await read(this.page);
    while (!this.looksOn && isShowing(mirror)) mirror = await this.goOn();
    return mirror;
  }
  /** To the end of what is shown part by part. */
  async goOn() {
    await this.page.evaluate(() => document.querySelector('#controls [data-key="go-on"] button')?.click());
    await this.nextFrame();
    return read(this.page);
  }
  hash() { return this.page.evaluate(() => window.twoseat.hash()); }
  link(kind) { return this.page.evaluate((kind) => window.twoseat.link(kind), kind); }
  frames() { return this.page.evaluate(() => window.twoseat.frames()); }
  fragment() { return this.page.evaluate(() => location.hash.slice(1)); }

  /** Waits until the mirror is such that test(mirror) holds, and returns it. */
  async until(test, what) {
    let mirror;
    for (const end = Date.now() + patience; ;) {
      mirror = await this.mirror();
      if (test(mirror)) return mirror;
      assert.ok(Date.now() < end, `waited in vain for ${what ?? test}; the table says ${face(mirror)}`);
      await this.nextFrame();
    }
  }

  nextFrame() { return this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done()))); }

  /** Waits until nothing is drawn any more, for longer than the table itself ever waits before it draws: a check's 0.7 s. */
  rest() {
    return this.page.evaluate(async (patience) => {
      const end = performance.now() + patience;
      for (let before = -1, since = performance.now(); performance.now() - since < 900;) {
        if (performance.now() > end) throw new Error("the table does not come to rest");
        if (window.twoseat.frames() !== before) since = performance.now();
        before = window.twoseat.frames();
        await window.twoseat.pictures();
        await new Promise((done) => requestAnimationFrame(done));
      }
    }, patience);
  }

  /** The mirror as soon as it differs from this one; null when it still does not after so many frames. */
  async differs(before, most = Infinity) {
    const changed = await this.page.evaluate(async ({ before, most, patience }) => {
      const face = (mirror) => JSON.stringify(mirror, (key, value) => (key === "at" || key === "inspected" ? undefined : value));
      for (const end = performance.now() + patience; most-- > 0 && performance.now() < end;) {
        const mirror = window.twoseat.mirror();
        if (face(mirror) !== before) return JSON.stringify(mirror);
        await new Promise((done) => requestAnimationFrame(done));
      }
      return null;
    }, { before: face(before), most, patience });
    const after = JSON.parse(changed);
    return after && !this.looksOn && isShowing(after) ? this.mirror() : after;
  }

  async changed(before, what) {
    return (await this.differs(before)) ?? assert.fail(`waited in vain for a change after ${what}; the table says ${face(before)}`);
  }

  /** Clicks or taps the canvas there. */
  async press(at) {
    const [x, y] = middle(at);
    if (this.touch) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  /** A finger on the screen: Playwright itself only taps. */
  async finger(type, ...at) {
    this.hand ??= await this.page.context().newCDPSession(this.page);
    await this.hand.send("Input.dispatchTouchEvent", { type, touchPoints: at.length ? [{ x: at[0], y: at[1] }] : [] });
  }

  /** Drags what lies at one place to another, by mouse or by finger. */
  async drag(from, to) {
    const [a, b] = [middle(from), middle(to)];
    const way = [1, 2, 3, 4, 5, 6].map((step) => [0, 1].map((axis) => a[axis] + ((b[axis] - a[axis]) * step) / 6));
    if (this.touch) {
      await this.finger("touchStart", ...a);
      for (const at of way) await this.finger("touchMove", ...at);
      return this.finger("touchEnd");
    }
    await this.page.mouse.move(...a);
    await this.page.mouse.down();
    for (const at of way) await this.page.mouse.move(...at);
    await this.page.mouse.up();
  }

  /** Drags until(mirror) holds, and returns that mirror. */
  async dragUntil(from, to, test, what) {
    await this.drag(from, to);
    return this.until(test, what);
  }

  /**
   * Presses there until the mirror changes, and returns it: while a check is shown large, the first press only puts it
   * away, so a press that was drawn and changed nothing is repeated.
   */
  async pressUntilChanged(find, what) {
    let before = await this.mirror();
    for (let tries = 0; tries < 8; ++tries) {
      if (!find(before)) before = await this.until((mirror) => find(mirror), `${what} on the canvas`);
      // While it moves, another thing may come to lie there.
      for (let next; JSON.stringify(find(next = await this.mirror()) ?? null) !== JSON.stringify(find(before)); before = next) {
        if (!find(next)) return next;
      }
      await this.press(find(before));
      const after = await this.differs(before, 30); // frames: a second press would hit what has come to lie there
      if (after) return after;
      const now = await this.mirror();
      if (face(now) !== face(before)) return now; // late, but there
      before = now;
    }
    assert.fail(`pressing ${what} changes nothing: ${face(before)}`);
  }

  /** Presses a control of the mirror on the canvas, through the menu if it lies there; returns the mirror after it. */
  async control(id) {
    const find = (id) => ({ controls }) => controls.find((control) => control.id === id && control.enabled)?.at;
    if (inMenu.has(id) && !find(id)(await this.mirror())) {
      await this.pressUntilChanged(find("open-menu"), "open-menu");
      await this.until(find(id), `${id} in the menu`);
    }
    return this.pressUntilChanged(find(id), id);
  }

  /** Presses a control's button in the table as text. */
  async textControl(id) {
    const before = await this.mirror();
    await this.page.evaluate((id) => document.querySelector(`#controls [data-key="${id}"] button`).click(), id);
    return this.changed(before, id);
  }

  /** Begins a match with this seed, of this system (without one, of the one that is chosen), perhaps with these decks. */
  async newMatch({ seed, system, decks = [], opponent, by = asText, seedWord = "Seed: " }) {
    let mirror = await this.mirror();
    if (!mirror.controls.some(({ id }) => id === "start-match")) mirror = await by.control(this, "new-match");
    if (system) mirror = await by.control(this, `system:${system}`);
    for (const [seat, deck] of decks.entries()) {
      const editions = mirror.controls.filter(({ id }) => id.startsWith("edition:")).map(({ id }) => id);
      while (!mirror.controls.some(({ id }) => id === `deck-${seat}:${deck}`)) {
        assert.ok(editions.length, `there is no deck ${deck}`);
        await this.page.evaluate((id) => document.querySelector(`#controls [data-key="${id}"] button`).click(), editions[0]);
        const edition = editions.shift();
        mirror = await this.until(({ controls }) => controls.some(({ id, chosen }) => id === edition && chosen), edition);
      }
      if (!mirror.controls.find(({ id }) => id === `deck-${seat}:${deck}`).chosen) mirror = await asText.control(this, `deck-${seat}:${deck}`);
    }
    if (opponent) mirror = await by.control(this, `opponent:${opponent}`);
    const old = mirror.controls.find(({ id }) => id === "seed").text;
    await by.focus(this, "seed");
    await this.page.waitForFunction(() => document.activeElement.id === "typing");
    for (let letters = old.length - seedWord.length; letters > 0; --letters) await this.page.keyboard.press("Backspace");
    await this.until(({ controls }) => controls.find(({ id }) => id === "seed").text === seedWord, "an empty field");
    await this.page.keyboard.type(String(seed));
    await this.until(({ controls }) => controls.find(({ id }) => id === "seed").text === seedWord + seed, "the seed");
    await by.control(this, "start-match");
    return this.until((mirror) => (opponent ? mirror.decision || isThinking(mirror) : mirror.waitingFor), "a match");
  }

  /** Takes back one answer, with the other seat's leave where that is needed. */
  async stepBack(by = onCanvas) {
    if (by === onCanvas) await this.rest(); // what ended the match is seen before its end lies over the table
    if (by === onCanvas && (await this.mirror()).controls.some(({ id }) => id === "again")) await by.control(this, "close"); // the end of the match lies over it
    let mirror = await by.control(this, "undo");
    if (!mirror.controls.some(({ id }) => id === "undo-refuse")) return mirror;
    if (mirror.waitingFor) mirror = await by.control(this, "confirm-seat"); // the one who is asked takes the device
    return by.control(this, "undo-agree");
  }

  async close() {
    await this.page.context().close();
    assert.deepEqual(this.problems, []);
  }
}

/** Ways to answer: each does what a person would do, and returns the mirror after it. */
export const onCanvas = {
  control: (table, id) => table.control(id),
  focus: async (table, id) => table.press((await table.mirror()).controls.find((control) => control.id === id).at),
  choose: (table, index) => table.pressUntilChanged(({ decision }) => decision?.options[index]?.at, `option ${index}`),
};

/** The table as text by keyboard alone: F6 leads there, Tab from button to button, Enter presses. */
export const byKeyboard = {
  async reach(table, selector) {
    const focused = (selector) => table.page.evaluate((selector) => document.activeElement?.closest(selector) != null, selector);
    if (!(await focused("#text-table"))) await table.page.keyboard.press("F6");
    for (let tabs = 0; !(await focused(selector)); ++tabs) {
      assert.ok(tabs < 200, `Tab never comes to ${selector}`);
      await table.page.keyboard.press("Tab");
    }
  },
  async press(table, selector) {
    const before = await table.mirror();
    await this.reach(table, selector);
    await table.page.keyboard.press("Enter");
    return table.changed(before, selector);
  },
  control(table, id) { return this.press(table, `#controls [data-key="${id}"]`); },
  async focus(table, id) {
    await this.reach(table, `#controls [data-key="${id}"]`);
    await table.page.keyboard.press("Enter");
  },
  choose(table, index) { return this.press(table, `#options [data-index="${index}"]`); },
};

/** The buttons of the table as text, without going through the keyboard: the quickest way. */
export const asText = {
  control: (table, id) => table.textControl(id),
  focus: (table, id) => table.page.evaluate((id) => document.querySelector(`#controls [data-key="${id}"] button`).click(), id),
  async choose(table, index) {
    const before = await table.mirror();
    await table.page.evaluate((index) => document.querySelector(`#options [data-index="${index}"] button`).click(), index);
    return table.changed(before, `option ${index}`);
  },
};

/** A fingerprint of what the page looks like, without what lies in the given places. */
export async function pixels(table, hidden = []) {
  await table.page.evaluate(() => window.twoseat.pictures());
  const picture = (await table.page.screenshot()).toString("base64");
  table.darkroom ??= await table.page.context().newPage(); // empty: no policy is in its way
  await table.page.bringToFront();
  if (process.env.TWOSEAT_PICTURES) (await import("node:fs")).writeFileSync(`${process.env.TWOSEAT_PICTURES}/${Date.now()}.png`, Buffer.from(picture, "base64"));
  return table.darkroom.evaluate(async ({ picture, hidden }) => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    for (const [x, y, width, height] of hidden) context.fillRect(x - 4, y - 4, width + 8, height + 8);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    let hash = 0x811c9dc5;
    for (const byte of data) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
    return hash.toString(16);
  }, { picture, hidden });
}

/** Gives the editor a file and waits until it was read: it forgets its name then. */
export async function loadFile(page, given) {
  await page.locator("#board[open]").waitFor();
  await page.locator("#board-load").setInputFiles(given);
  await page.waitForFunction(() => document.getElementById("board-load").value === "");
}
