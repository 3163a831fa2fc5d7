// Links as people use them: copied here, opened there; typed, pasted, dropped; back, forward, reload; and broken ones.
import assert from "node:assert/strict";
import test, { before } from "node:test";
import { livelyPlayer, playOn } from "./support/play.mjs";
import { agreeToOpen, asText, copied, laptop, phone, Table, untilReady } from "./support/table.mjs";

/** A match some turns in, and one in the middle of a trigger's choice; made once. */
let early, late, trigger;
before(async () => {
  const table = await Table.open();
  await table.newMatch({ seed: 7 });
  const player = livelyPlayer(7);
  const note = async () => ({ link: await table.link("match"), hash: await table.hash(), mirror: await table.mirror() });
  await playOn(table, { player, way: asText, until: ({ cursor }) => cursor >= 12 });
  early = await note();
  await playOn(table, { player, way: asText, until: ({ decision }) => /^Trigger/.test(decision?.question ?? "") });
  trigger = { ...(await note()), position: await table.link("position"), seat: await table.link("seat") };
  await playOn(table, { player, way: asText, until: ({ cursor }) => cursor >= trigger.mirror.cursor + 12 });
  late = await note();
  await table.close();
});

const opened = (link) => Table.open({ hash: link });
async function untilHash(table, hash, what) {
  for (const end = Date.now() + 60_000; (await table.hash()) !== hash;) {
    assert.ok(Date.now() < end, `waited in vain for ${what}`);
    await table.nextFrame();
  }
}

/** Copies by the button in the table as text, and returns what is on the clipboard. */
async function copiedBy(table, id) {
  await table.page.evaluate(() => navigator.clipboard.writeText("")); // what was copied before is not this
  const told = table.page.locator("#toast").getByText("Link copied").waitFor(); // from now on: it goes away by itself
  await Promise.all([told, asText.focus(table, id)]);
  return copied(table.page);
}

for (const kind of ["match", "position"]) {
  test(`a ${kind} link that was copied opens elsewhere to the same hash`, async () => {
    const here = await opened(late.link);
    await untilHash(here, late.hash, "the match");
    const address = await copiedBy(here, `copy-${kind}-link`);
    assert.ok(address.startsWith(here.address), address);
    const there = await opened(new URL(address).hash.slice(1));
    assert.equal(await there.hash(), late.hash);
    await here.close();
    await there.close();
  });
}

test("a seat link opens to look at, and holds only what that seat may know", async () => {
  const here = await opened(late.link);
  const before = await here.control("confirm-seat");
  const mine = before.holder;
  const theirs = mine === "A" ? "B" : "A";
  const address = await copiedBy(here, "copy-seat-link");
  const there = await opened(new URL(address).hash.slice(1));
  const mirror = await there.mirror();
  assert.equal(mirror.decision, null);
  assert.equal(mirror.waitingFor, null);
  const zone = (mirror, id) => mirror.zones.find((zone) => zone.id === id);
  assert.deepEqual(zone(mirror, `${mine}.hand`).cards.map(({ name }) => name), zone(before, `${mine}.hand`).cards.map(({ name }) => name));
  assert.deepEqual(zone(mirror, `${theirs}.hand`).cards, []);
  assert.equal(zone(mirror, `${theirs}.hand`).count, zone(before, `${theirs}.hand`).count);
  await here.close();
  await there.close();
});

for (const kind of ["match", "position"]) {
  test(`in the middle of a trigger's choice: a ${kind} link goes on as the original does`, async () => {
    const tables = [await opened(trigger.link), await opened(kind === "match" ? trigger.link : trigger.position)];
    const hashes = [];
    for (const table of tables) {
      const player = livelyPlayer(3);
      const { mirror } = await playOn(table, { player, way: asText, until: ({ decision }) => decision });
      assert.equal(mirror.decision.question, trigger.mirror.decision.question);
      assert.deepEqual(mirror.decision.options.map(({ text }) => text), trigger.mirror.decision.options.map(({ text }) => text));
      const course = [await table.hash()];
      await playOn(table, { player, way: asText, each: async () => course.push(await table.hash()), until: () => course.length > 8 });
      hashes.push(course);
      await table.close();
    }
    assert.equal(hashes[0][0], trigger.hash);
    assert.deepEqual(hashes[0], hashes[1]);
  });
}

test("reload, back and forward", async () => {
  const table = await opened(early.link);
  await untilHash(table, early.hash, "the early match");
  await table.page.evaluate((link) => { location.hash = link; }, late.link);
  await untilHash(table, late.hash, "the late match");
  await table.page.reload();
  await untilReady(table.page);
  await untilHash(table, late.hash, "the late match after a reload");
  await table.page.goBack();
  await untilHash(table, early.hash, "the early match again");
  await table.page.goForward();
  await untilHash(table, late.hash, "the late match again");
  await table.close();
});

test("the address follows the match, so that a reload loses nothing", async () => {
  const table = await opened(early.link);
  await playOn(table, { player: livelyPlayer(5), way: asText, until: ({ cursor }) => cursor >= early.mirror.cursor + 3 });
  const hash = await table.hash();
  assert.equal(await table.fragment(), await table.link("match"));
  await table.page.reload();
  await untilReady(table.page);
  assert.equal(await table.hash(), hash);
  await table.close();
});

test("a browser that does nothing about an address that changes too often is asked again", async () => {
  const table = await Table.open({
    hash: early.link,
    prepare: (page) => page.addInitScript(() => {
      const original = history.replaceState;
      history.replaceState = function (...what) { if (!window.tired) original.apply(this, what); };
    }),
  });
  await table.page.evaluate(() => { window.tired = true; });
  await playOn(table, { player: livelyPlayer(5), way: asText, until: ({ cursor }) => cursor >= early.mirror.cursor + 1 });
  assert.equal(await table.fragment(), early.link);
  await table.page.evaluate(() => { window.tired = false; });
  const link = await table.link("match");
  await table.page.waitForFunction((link) => location.hash.slice(1) === link, link);
  await table.close();
});

test("a link is pasted into the open page, or dropped there", async () => {
  const table = await opened(early.link);
  await table.page.evaluate((text) => navigator.clipboard.writeText(text), `${table.address}#${late.link}\n`);
  await table.page.evaluate(() => document.getElementById("canvas").focus());
  await table.page.keyboard.press("Control+v");
  await untilHash(table, late.hash, "the pasted match");
  await table.page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData("text/uri-list", text);
    document.getElementById("canvas").dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  }, `${table.address}#${early.link}`);
  await untilHash(table, early.hash, "the dropped match");
  await table.close();
});

test("the names that players gave go along with links, and stay through a reload", async () => {
  const table = await Table.open();
  const names = ["Zo\u00eb", "J\u00f3zef, 50%"];
  for (const [seat, name] of names.entries()) {
    await asText.focus(table, `name-${seat}`);
    await table.page.waitForFunction(() => document.activeElement.id === "typing");
    if (seat === 0) await table.page.keyboard.press("Control+a"); // what is typed next stands for all of it
    else for (let letters = 0; letters < 4; ++letters) await table.page.keyboard.press("Backspace");
    await table.page.keyboard.type(name);
    await table.until(({ controls }) => controls.find(({ id }) => id === `name-${seat}`).text.endsWith(`: ${name}`), name);
  }
  await asText.control(table, "start-match");
  await table.until(({ waitingFor }) => waitingFor, "a match");
  const [link, hash] = [await table.link("match"), await table.hash()];
  const named = async ({ page }, where) => page.waitForFunction((names) => {
    const { standing } = window.twoseat.mirror();
    return names.every((name) => standing.some((line) => line.startsWith(`${name}: `)));
  }, names).catch(() => assert.fail(`other names ${where}`));
  await named(table, "where they were given");
  for (const kind of ["match", "position"]) {
    const there = await opened(new URL(await copiedBy(table, `copy-${kind}-link`)).hash.slice(1));
    await named(there, `by a ${kind} link`);
    assert.equal(await there.hash(), hash);
    await there.close();
  }
  assert.ok(!(await copiedBy(table, "copy-seat-link")).includes("names="));
  await table.page.reload();
  await untilReady(table.page);
  await named(table, "after a reload");
  assert.equal(await table.link("match"), link, "the link itself is as it was");
  await table.page.goto(table.address);
  await untilReady(table.page);
  await table.page.locator("#matches-bar").getByText(`${names[0]} against ${names[1]}`).waitFor();
  await table.page.locator("#matches-bar").getByRole("button", { name: "Go on" }).click();
  await named(table, "in what the browser has kept");
  await table.close();
});

const flip = (text, at) => text.slice(0, at) + (text[at] === "A" ? "B" : "A") + text.slice(at + 1);

test("a link that is broken, cut short, of another version or hostile gets a sentence and changes nothing", async () => {
  const table = await opened(late.link);
  await asText.control(table, "confirm-seat");
  await table.rest();
  // What the message itself brings along does not count: its words and the button that puts it away.
  const lasting = ({ message, controls, ...mirror }) => JSON.stringify(mirror, (key, value) => (key === "at" ? undefined : value));
  const before = lasting(await table.mirror());
  const broken = {
    "nonsense": "hello",
    "nothing but the kind": "m",
    "of no kind": `z${late.link.slice(1)}`,
    "cut in its middle": late.link.slice(0, late.link.length >> 1),
    "without its last character": late.link.slice(0, -1),
    "with one character changed": flip(late.link, late.link.length >> 1),
    "with its head changed": flip(late.link, 3),
    "of another version": `m9${late.link.slice(2)}`,
    "a match link called a position": `p${late.link.slice(1)}`,
    "a match link called a seat's": `s${late.link.slice(1)}`,
    "cut position": trigger.position.slice(0, -5),
    "changed position": flip(trigger.position, trigger.position.length >> 1),
    "changed seat link": flip(trigger.seat, trigger.seat.length >> 1),
    "with foreign characters": `m1\u00e9\u{1f0a1}<script>%00%ff`,
    "with names that nobody can type": `${late.link}&names=%E2%80%AEadA,Bo`,
    "with a name too long": `${late.link}&names=${"A".repeat(50_000)},Bo`,
    "with one name": `${late.link}&names=Anna`,
    "with names of no letters": `${late.link}&names=%00,%FF`,
    "very long": `m1${"A".repeat(20_000)}`,
    "very long position": `p1${"_".repeat(150_000)}`,
  };
  for (const [name, link] of Object.entries(broken)) {
    await table.page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      document.getElementById("canvas").dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, link);
    const { message } = await table.until(({ message }) => message, `a sentence about a link ${name}`);
    assert.match(message, /[a-z] [a-z]/, name);
    assert.equal(await table.hash(), late.hash, name);
    const after = await asText.control(table, "dismiss-message");
    assert.equal(after.message, null, name);
    assert.equal(lasting(after), before, name);
  }
  await table.close();
});

test("a broken link in the address of a fresh page gets a sentence, and a new match can begin", async () => {
  const table = await opened(flip(late.link, late.link.length >> 1));
  await table.until(({ message }) => message, "a sentence");
  await Promise.all([table.page.waitForEvent("load"), table.page.locator("#broken").getByRole("button").click()]);
  await untilReady(table.page);
  await table.newMatch({ seed: 1 });
  await table.close();
});

test("a broken link in the address of an open page leaves the match, and the address goes back to it", async () => {
  const table = await opened(late.link);
  await table.page.evaluate((link) => { location.hash = link; }, late.link.slice(0, -3));
  await table.until(({ message }) => message, "a sentence");
  assert.equal(await table.hash(), late.hash);
  assert.equal(await table.fragment(), late.link);
  await table.close();
});

for (const [where, options] of [["a laptop", laptop], ["a phone", phone]]) {
  test(`a broken link on a fresh page says so in front of everything on ${where}`, async () => {
    const table = await Table.open({ ...options, hash: `${late.link}xyz` });
    const { page } = table;
    const said = page.locator("#broken[open]");
    await said.waitFor();
    assert.equal(await page.locator("#broken-text").textContent(), "Characters too many at the end of this link: 3.");
    const box = await said.boundingBox();
    const { width, height } = page.viewportSize();
    assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height);
    assert.ok(await said.evaluate((dialog) => dialog.contains(document.elementFromPoint(innerWidth / 2, innerHeight / 2))));
    assert.match(await said.evaluate((dialog) => getComputedStyle(dialog, "::backdrop").backgroundColor), /^rgb\(/, "of what the table says of it, too, nothing peeks out");
    await Promise.all([page.waitForEvent("load"), said.getByRole("button").click()]);
    await untilReady(page);
    assert.equal(await table.fragment(), "");
    assert.ok(await page.locator("#broken").isHidden());
    await table.close();
  });
}

test("a link says whether the hands lie open", async () => {
  const open = await opened(`${late.link}&hands=open`);
  const asked = open.page.getByRole("dialog");
  await asked.getByRole("button", { name: "Keep them covered" }).waitFor();
  assert.notEqual((await open.mirror()).eyes, "both", "nobody sees the other's hand before that is answered");
  await agreeToOpen(open);
  assert.equal(await open.fragment(), `${late.link}&hands=open`);
  await open.page.reload();
  await untilReady(open.page);
  await open.until(({ zones }) => zones.length > 0, "the match");
  await asked.waitFor();
  await open.page.keyboard.press("Escape");
  await asked.waitFor({ state: "detached" });
  assert.notEqual((await open.mirror()).eyes, "both");
  assert.equal(await open.fragment(), `${late.link}&hands=covered`);
  await open.close();
  const covered = await opened(`${late.link}&hands=covered`);
  assert.notEqual((await covered.mirror()).eyes, "both");
  await covered.close();
});
