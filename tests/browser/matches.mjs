// What the browser keeps: a closed page, a crash, several matches, several tabs; and browsers that keep nothing.
import assert from "node:assert/strict";
import test, { before } from "node:test";
import { livelyPlayer, playOn } from "./support/play.mjs";
import { asText, phone, Table, untilReady } from "./support/table.mjs";

const small = { viewport: { width: 640, height: 400 } }; // little to draw
const player = livelyPlayer(5);
const answer = async (table, count = 1) => {
  const { cursor } = await table.mirror();
  await playOn(table, { player, way: asText, until: (mirror) => mirror.cursor >= cursor + count });
};

/** Another page of the same browser, as when the first one was closed or stays open beside it. */
async function another(table, fragment = "", query = "", prepare) {
  const page = await table.page.context().newPage();
  page.on("pageerror", (error) => table.problems.push(`error: ${error.message}`));
  await prepare?.(page);
  await page.goto(`${table.address}${query}${fragment && `#${fragment}`}`);
  await untilReady(page);
  return Object.assign(new Table(), { page, address: table.address, problems: table.problems });
}

/** What is kept, newest first, as soon as test holds of it. */
async function kept(table, test = () => true) {
  const read = () => table.page.evaluate(() => new Promise((done, failed) => {
    const request = indexedDB.open("twoseat", 1);
    request.onerror = () => failed(request.error);
    request.onsuccess = () => {
      const all = request.result.transaction("matches").objectStore("matches").getAll();
      all.onsuccess = () => { request.result.close(); done(all.result.sort((a, b) => b.at - a.at)); };
    };
  }));
  for (const end = Date.now() + 60_000; ; await table.nextFrame()) {
    const matches = await read();
    if (test(matches)) return matches;
    assert.ok(Date.now() < end, `waited in vain; kept are ${JSON.stringify(matches)}`);
  }
}
const holds = (count, link) => (matches) => matches.length === count && matches.some((match) => match.link === link);
const bar = (table) => table.page.locator("#matches-bar");
const rows = (table) => table.page.locator("#matches-list li");
const openList = async (table) => {
  await table.page.evaluate(() => document.querySelector('#controls [data-key="matches"] button').click());
  await table.page.locator("#matches[open]").waitFor();
};
const untilHash = (table, hash) => table.page.waitForFunction((hash) => window.twoseat.hash() === hash, hash);

let early; // a link to a match that was begun elsewhere
before(async () => {
  const table = await Table.open(small);
  await table.newMatch({ seed: 11 });
  await answer(table, 3);
  early = await table.link("match");
  await table.close();
});

test("a match that was closed is offered, goes on, and stays one record", async () => {
  const table = await Table.open(small);
  assert.ok(await bar(table).isHidden(), "nothing is kept, nothing is offered");
  await table.newMatch({ seed: 7 });
  await answer(table, 4);
  const hash = await table.hash();
  await kept(table, holds(1, await table.link("match")));
  await table.page.close(); // as abruptly as a page can go

  const again = await another(table);
  await bar(again).getByText("Go on with your last match").waitFor();
  assert.match(await bar(again).innerText(), /Ann against Bo/);
  assert.equal(await again.fragment(), "", "offered, not forced");
  const [canvas, below] = [await again.page.locator("#canvas").boundingBox(), await bar(again).boundingBox()];
  assert.ok(canvas.y + canvas.height <= below.y + 1, "and covers nothing of the table");
  await bar(again).getByRole("button", { name: "Go on" }).click();
  await untilHash(again, hash);
  await bar(again).waitFor({ state: "hidden" });
  await answer(again, 2);
  const [record] = await kept(again, holds(1, await again.link("match")));
  assert.deepEqual([record.edition, record.names, record.over], ["vge", ["Ann", "Bo"], false]);
  await again.page.reload();
  await untilReady(again.page);
  await answer(again);
  await kept(again, holds(1, await again.link("match")));
  await again.close();
});

test("several matches are listed, opened, deleted and kept after all, by keyboard", async () => {
  const table = await Table.open(small);
  await table.newMatch({ seed: 7 });
  await answer(table, 2);
  const first = await table.link("match");
  await table.newMatch({ seed: 8, system: "heroes" });
  await answer(table);
  await kept(table, (matches) => matches.length === 2 && matches[0].edition === "bsh");
  const { keyboard } = table.page;
  const press = async (name) => {
    for (let tabs = 0; !new RegExp(name).test(await table.page.evaluate(() => document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent)); ++tabs) {
      assert.ok(tabs < 40, `Tab never comes to ${name}`);
      await keyboard.press("Tab");
    }
    await keyboard.press("Enter");
  };
  await keyboard.press("F6");
  await press("^Your matches$");
  await rows(table).nth(1).waitFor();
  assert.match(await rows(table).nth(0).innerText(), /Heroes/);
  assert.match(await rows(table).nth(0).innerText(), /On the table/);
  assert.match(await rows(table).nth(1).innerText(), /Vanguard/);
  await press("^Delete: .*Vanguard");
  await kept(table, ({ length }) => length === 1);
  await press("^Keep it after all$");
  await kept(table, ({ length }) => length === 2);
  await press("^Go on: .*Vanguard");
  await table.page.waitForFunction((link) => location.hash.slice(1) === link, first);
  await table.until(({ cursor, length }) => cursor === 2 && length === 2, "the first match");
  await answer(table);
  await kept(table, holds(2, await table.link("match")));
  await openList(table);
  await rows(table).nth(1).getByRole("button", { name: /^Delete/ }).click();
  await kept(table, ({ length }) => length === 1);
  await keyboard.press("Escape");
  await table.page.locator("#matches").waitFor({ state: "hidden" });
  await table.close();
});

test("the list is reached from the table's menu, on a phone, which nothing covers", async () => {
  const table = await Table.open({ ...phone, viewport: { width: 360, height: 640 } });
  await table.newMatch({ seed: 7 });
  await asText.control(table, "confirm-seat");
  await table.rest();
  await table.pressUntilChanged(({ controls }) => controls.find(({ id }) => id === "open-menu")?.at, "the menu");
  assert.ok(await bar(table).isHidden());
  await table.press((await table.mirror()).controls.find(({ id }) => id === "matches").at);
  await rows(table).first().waitFor();
  await table.close();
});

test("a link in the address wins; what is only looked at is not kept", async () => {
  const table = await Table.open(small);
  await table.newMatch({ seed: 7 });
  const [own] = await kept(table, ({ length }) => length === 1);
  const guest = await another(table, early);
  assert.equal(await guest.link("match"), early);
  assert.ok(await bar(guest).isHidden());
  assert.deepEqual(await kept(guest), [own]);
  await guest.page.evaluate((link) => { location.hash = link; }, `${early.slice(0, -3)}AAA`); // broken: the match goes on
  await guest.until(({ message }) => message, "a sentence");
  await answer(guest);
  await kept(guest, holds(2, await guest.link("match")));
  await table.close();
});

test("a match that came by a link is kept once it is played on, or another would push it off the table", async () => {
  const table = await Table.open({ ...small, hash: early });
  await openList(table);
  await table.page.locator("#matches-note", { hasText: "came by a link" }).waitFor();
  await table.page.keyboard.press("Escape"); // nothing is typed beside an open list
  const { where } = await table.mirror();
  await table.newMatch({ seed: 8, system: "heroes" });
  const [now, left] = await kept(table, ({ length }) => length === 2);
  assert.deepEqual([left.link, left.edition, left.names, left.where, left.over], [early, "vge", ["Ann", "Bo"], where, false]);
  assert.equal(now.edition, "bsh", "what is played now comes first");
  await openList(table);
  await rows(table).nth(1).getByRole("button", { name: /^Go on/ }).click();
  await table.until(({ length }) => length > 0);
  await openList(table);
  assert.match(await rows(table).filter({ hasText: "Vanguard" }).innerText(), /On the table/);
  await table.page.keyboard.press("Escape");
  await answer(table);
  await kept(table, holds(2, await table.link("match"))); // the same record goes on
  await table.close();
});

test("links that were broken, and what a demo took the place of, are not kept by a new match", async () => {
  const table = await Table.open({ ...small, hash: early });
  await table.page.evaluate((link) => { location.hash = link; }, `${early.slice(0, -3)}AAA`);
  await table.until(({ message }) => message); // then a demo
  await table.page.evaluate(() => { location.hash = "demo=vge/guard-equal-power-is-a-hit"; });
  await table.until(({ lesson }) => lesson, "the demo");
  await table.newMatch({ seed: 7 });
  await kept(table, ({ length }) => length === 1);
  await table.close();
});

test("a match begun from a position is kept as a position", async () => {
  const table = await Table.open({ ...small, hash: early });
  const position = await table.link("position");
  const there = await another(table, position);
  await answer(there);
  const [{ link }] = await kept(there, ({ length }) => length === 1);
  assert.match(link, /^p/);
  assert.equal(link, await there.fragment());
  await table.close();
});

test("demos and embedded tables are neither kept nor offered a match", async () => {
  const table = await Table.open(small);
  await table.newMatch({ seed: 7 });
  const before = await kept(table, ({ length }) => length === 1);
  const demo = await another(table, "demo=vge/guard-equal-power-is-a-hit");
  await demo.until(({ lesson }) => lesson, "the demo");
  await demo.page.locator("#lesson-next").click();
  await demo.until(({ lesson }) => lesson.step === 1, "a step");
  assert.ok(await bar(demo).isHidden());
  const embedded = await another(table, "", "index.html?embed");
  assert.ok(await bar(embedded).isHidden());
  assert.ok(!(await embedded.mirror()).controls.some(({ id }) => id === "matches"));
  await embedded.newMatch({ seed: 9 });
  await answer(embedded);
  assert.deepEqual(await kept(embedded), before);
  await table.close();
});

test("two tabs that play one match in two ways keep both", async () => {
  const table = await Table.open(small);
  await table.newMatch({ seed: 7 });
  await answer(table, 4);
  const link = await table.link("match");
  await kept(table, holds(1, link));
  const beside = await another(table, link);
  await answer(beside);
  const theirs = await beside.link("match");
  await kept(beside, holds(1, theirs));
  await table.stepBack(asText);
  await answer(table, 2);
  const matches = await kept(table, holds(2, await table.link("match")));
  assert.ok(matches.some((match) => match.link === theirs));
  await table.close();
});

test("of more than twenty the oldest goes", async () => {
  const table = await Table.open(small);
  await table.newMatch({ seed: 7 });
  await kept(table, ({ length }) => length === 1);
  await table.page.evaluate((link) => new Promise((done) => {
    const request = indexedDB.open("twoseat", 1);
    request.onsuccess = () => {
      const change = request.result.transaction("matches", "readwrite");
      for (let at = 1; at <= 20; ++at) change.objectStore("matches").put({ id: `old-${at}`, link, at, names: [], edition: "vge", where: "", over: false });
      change.oncomplete = () => { request.result.close(); done(); };
    };
  }), early);
  await answer(table);
  const matches = await kept(table, ({ length }) => length === 20);
  assert.equal(matches[0].link, await table.link("match"));
  assert.ok(!matches.some(({ id }) => id === "old-1"));
  await table.close();
});

const failures = {
  "without IndexedDB": [/keeps no matches/, () => Object.defineProperty(window, "indexedDB", { value: undefined })],
  "where IndexedDB is forbidden": [/keeps no matches/, () => { IDBFactory.prototype.open = () => { throw new DOMException("no", "SecurityError"); }; }],
  "with a full storage": [/storage is full/, () => { IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); }; }],
};
for (const [where, [sentence, breakIt]] of Object.entries(failures)) {
  test(`${where} the table says it once and goes on`, async () => {
    const table = await Table.open({
      ...small,
      prepare: async (page) => {
        await page.addInitScript(breakIt);
        await page.addInitScript(() => addEventListener("DOMContentLoaded", () => {
          window.said = [];
          const text = document.getElementById("toast-text");
          new MutationObserver(() => window.said.push(text.textContent)).observe(text, { childList: true });
        }));
      },
    });
    await table.newMatch({ seed: 7 });
    await table.page.waitForFunction(() => window.said.length > 0);
    await answer(table, 3);
    const said = await table.page.evaluate(() => window.said);
    assert.equal(said.length, 1);
    assert.match(said[0], sentence);
    await openList(table);
    assert.match(await table.page.locator("#matches-note").textContent(), sentence);
    assert.doesNotMatch(await table.page.locator("#matches-note").textContent(), /is kept|as soon as/i);
    await table.page.keyboard.press("Escape");
    assert.equal(await table.fragment(), await table.link("match"), "the address still holds it");
    await table.close();
  });
}

test("a record that makes no sense is left out, and the others are there", async () => {
  const table = await Table.open(small);
  await table.newMatch({ seed: 7 });
  await kept(table, ({ length }) => length === 1);
  await table.page.evaluate(() => new Promise((done) => {
    const request = indexedDB.open("twoseat", 1);
    request.onsuccess = () => {
      const change = request.result.transaction("matches", "readwrite");
      for (const [at, record] of [{}, { link: "<script>", at: "now" }, { link: 7, at: 1, names: null }].entries())
        change.objectStore("matches").put({ id: `broken-${at}`, ...record });
      change.oncomplete = () => { request.result.close(); done(); };
    };
  }));
  await openList(table);
  await table.page.getByText("3 could not be read").waitFor({ state: "attached" });
  assert.equal(await rows(table).count(), 1);
  await table.close();
});
