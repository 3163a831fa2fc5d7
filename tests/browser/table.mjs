// The table at work: whole matches by mouse, by touch and by keyboard, hidden hands, undo, idleness, a lost context.
import assert from "node:assert/strict";
import test from "node:test";
import { events, livelyPlayer, playOn } from "./support/play.mjs";
import { asText, byKeyboard, onCanvas, phone, pixels, Table } from "./support/table.mjs";

const hand = (mirror, seat) => mirror.zones.find(({ id }) => id === `${seat}.hand`);
const other = { A: "B", B: "A" };

/** No word and no card of a hand that the holder may not see. */
function assertHidden(mirror) {
  for (const seat of ["A", "B"]) {
    if (mirror.holder !== seat) assert.deepEqual(hand(mirror, seat).cards, [], `${seat}'s hand while ${mirror.holder} holds the device`);
  }
  if (mirror.waitingFor) {
    assert.equal(mirror.holder, null);
    assert.equal(mirror.decision, null);
  }
}

test("a whole match by mouse, from a new match to six damage", async () => {
  const table = await Table.open();
  await table.newMatch({ seed: 2, by: onCanvas });
  const seats = new Set();
  const { mirror, told } = await playOn(table, {
    player: livelyPlayer(1), way: onCanvas,
    each: (mirror) => { seats.add(mirror.holder); assertHidden(mirror); },
  });
  assert.match(mirror.result, /wins/);
  assert.deepEqual([...seats].sort(), ["A", "B"]);
  assert.deepEqual(Object.keys(events).filter((name) => !told.has(name)), [], "all of it was seen");

  // Undo to the start and redo to the end: some steps by the same buttons, the others by those of the text.
  const end = await table.hash();
  const { length } = mirror;
  let now = mirror;
  const back = [];
  while (now.cursor > 0) {
    now = await table.stepBack(length - now.cursor < 5 ? onCanvas : asText);
    back.push(await table.hash());
  }
  assert.equal(now.result, null);
  assert.ok(new Set(back).size === back.length, "each step is another position");
  while (now.cursor < length) {
    now = await (now.cursor < 5 ? onCanvas : asText).control(table, "redo");
    assert.equal(await table.hash(), now.cursor === length ? end : back[length - now.cursor - 1]);
  }
  assert.match(now.result, /wins/);
  await table.close();
});

test("what an attack brings about is seen in its order, and who takes the device is told what was done", async () => {
  const table = await Table.open();
  await table.newMatch({ seed: 2 });
  table.looksOn = true;
  const shown = [], since = [];
  const { told } = await playOn(table, {
    player: livelyPlayer(1), way: asText,
    looks: (mirror) => {
      assert.equal(mirror.decision, null);
      assert.equal(mirror.waitingFor, null, "nobody is asked to take the device yet");
      shown.push(mirror.log.at(-1));
    },
    each: (mirror) => { since.push(...mirror.since.map((line) => ({ line, log: mirror.log }))); },
    until: ({ cursor }) => cursor >= 60,
  });
  assert.ok(told.has("drive check") && shown.some((line) => /^Drive check: /.test(line)), `a check is told while it is seen: ${shown}`);
  assert.ok(since.length > 0);
  for (const { line, log } of since) assert.ok(log.some((logged) => logged.startsWith(line)), line);
  await table.close();
});

test("by touch on a phone held upright: a ride, calls, attacks", async () => {
  const table = await Table.open(phone);
  await table.newMatch({ seed: 2, by: onCanvas });
  const { told } = await playOn(table, {
    player: livelyPlayer(2), way: onCanvas, each: assertHidden,
    until: ({ cursor }) => cursor >= 40,
  });
  for (const name of ["ride", "call", "attack", "drive check"]) assert.ok(told.has(name), name);
  await table.close();
});

for (const [what, options] of [["a mouse", {}], ["a finger", phone]]) {
  test(`by dragging with ${what}: a ride, a call, an attack; and what is not allowed says by which rule`, async () => {
    const table = await Table.open(options);
    await table.newMatch({ seed: 2 });
    const player = livelyPlayer(1);
    const zone = (mirror, id) => mirror.zones.find((zone) => zone.id === id);
    const offers = (pattern) => ({ decision }) => decision?.options.some(({ text }) => pattern.test(text));
    const refused = async (mirror, from, to, sentence) => {
      const { message, cursor, length } = await table.dragUntil(from, to, ({ message }) => message, sentence);
      assert.match(message, sentence);
      assert.match(message, /\[vge \d/);
      assert.deepEqual([cursor, length], [mirror.cursor, mirror.length], "nothing was played");
      return asText.control(table, "dismiss-message");
    };

    let { mirror } = await playOn(table, { player, way: asText, until: offers(/^Ride /) });
    const me = mirror.holder;
    const ride = zone(mirror, `${me}.hand`).cards.find(({ name }) => offers(new RegExp(`^Ride ${name}`))(mirror));
    const { cursor } = mirror;
    mirror = await table.dragUntil(ride.at, zone(mirror, `${me}.vanguard`).cards[0].at, (mirror) => mirror.cursor > cursor, "a ride");
    assert.ok(mirror.log.some((line) => line.includes(`rides ${ride.name}`)));

    ({ mirror } = await playOn(table, { player, way: asText, until: offers(/^Call .* front/) }));
    mirror = await refused(mirror, zone(mirror, `${me}.hand`).cards[0].at, zone(mirror, `${me}.vanguard`).cards[0].at, /^Not now/);
    const { index, text, at } = mirror.decision.options.find(({ text }) => /^Call .* front/.test(text));
    await table.press(at); // to see where its circle is
    const circle = (await table.until(({ decision }) => `${decision.options[index].at}` !== `${at}`, "a circle")).decision.options[index].at;
    await table.press(at);
    mirror = await table.until(({ decision }) => `${decision.options[index].at}` === `${at}`, "the card laid back");
    const before = mirror.cursor;
    mirror = await table.dragUntil(at, circle, (mirror) => mirror.cursor > before, text);
    assert.ok(mirror.log.some((line) => line.includes(" calls ")), text);

    const backs = (mirror) => mirror.zones.filter(({ id }) => id.startsWith(`${other[mirror.holder]}.back`)).flatMap(({ cards }) => cards);
    ({ mirror } = await playOn(table, {
      player, way: asText,
      until: (mirror) => offers(/^Attack$/)(mirror) && backs(mirror).length > 0 &&
        !/Restraint/.test(zone(mirror, `${mirror.holder}.vanguard`).cards[0].text),
    }));
    const mine = zone(mirror, `${mirror.holder}.vanguard`).cards[0];
    const theirs = zone(mirror, `${other[mirror.holder]}.vanguard`).cards[0];
    mirror = await refused(mirror, mine.at, backs(mirror)[0].at, /back row/);
    await table.rest();
    const now = mirror.cursor;
    mirror = await table.dragUntil(mine.at, theirs.at, (mirror) => mirror.cursor > now, "an attack");
    assert.ok(mirror.log.some((line) => line.includes(`${mine.name} attacks ${theirs.name}`)));
    await table.close();
  });
}

for (const [what, options] of [["a wheel", {}], ["a finger", phone]]) {
  test(`the list of decks is longer than its room: ${what} moves it, and what comes up can be chosen`, async () => {
    const table = await Table.open(options);
    const decks = ({ controls }) => controls.filter(({ id }) => id.startsWith("deck-1:"));
    if (table.touch) { // a list of its own
      const { at } = (await table.until(({ controls }) => controls.some(({ id }) => id === "decks-1"), "the chosen deck")).controls.find(({ id }) => id === "decks-1");
      await table.press(at);
    }
    let mirror = await table.until((mirror) => decks(mirror).some(({ at }) => at), "decks");
    const { id } = decks(mirror).at(-1);
    const last = (mirror) => decks(mirror).at(-1);
    assert.equal(last(mirror).at, null, "the last deck is out of sight");
    const [x, y, width, height] = decks(mirror).filter(({ at }) => at)[2].at;
    for (let tries = 0; !last(mirror).at || last(mirror).at[3] < height; ++tries) {
      assert.ok(tries < decks(mirror).length, "the list does not move");
      if (table.touch) await table.drag([x, y, width, height], [x, Math.max(y - 300, 20), width, height]);
      else {
        await table.page.mouse.move(x + width / 2, y + height / 2);
        await table.page.mouse.wheel(0, 400);
      }
      await table.rest();
      mirror = await table.mirror();
      assert.equal(last(mirror).chosen, false, "moving it chooses nothing");
    }
    await table.press(last(mirror).at);
    await table.until((mirror) => last(mirror).chosen, id);
    await table.close();
  });
}

test("a long press shows a card until the next tap, which plays nothing", async () => {
  const table = await Table.open(phone);
  await table.newMatch({ seed: 2 });
  const { mirror } = await playOn(table, { player: livelyPlayer(1), way: asText, until: ({ holder, cursor }) => holder && cursor >= 3 });
  const [x, y, width, height] = hand(mirror, mirror.holder).cards[0].at;
  await table.rest();
  const before = await pixels(table);
  await table.finger("touchStart", x + width / 2, y + height / 2);
  await table.until(({ inspected }) => inspected === hand(mirror, mirror.holder).cards[0].name, "the card");
  await table.rest();
  assert.notEqual(await pixels(table), before);
  await table.finger("touchEnd");
  await table.rest();
  assert.equal((await table.mirror()).inspected, hand(mirror, mirror.holder).cards[0].name, "to be read with the finger away");
  await table.press([x, y, width, height]); // puts the card away
  assert.equal((await table.until(({ inspected }) => !inspected, "the table again")).cursor, mirror.cursor, "nothing was played");
  await table.close();
});

test("by keyboard alone: a ride, calls, attacks", async () => {
  const table = await Table.open();
  await table.newMatch({ seed: 3, by: byKeyboard });
  const { told } = await playOn(table, {
    player: livelyPlayer(3), way: byKeyboard, each: assertHidden,
    until: ({ cursor }) => cursor >= 30,
  });
  for (const name of ["ride", "call", "attack"]) assert.ok(told.has(name), name);
  await table.close();
});

test("when the device changes hands, nothing of either hand shows: not in the text, not in a single pixel", async () => {
  // Two matches that differ only in what is hidden, up to the moment before their first draw is used.
  const covers = [];
  const openings = [];
  for (const seed of [11, 12, 13, 14]) {
    const table = await Table.open();
    await table.newMatch({ seed });
    const first = (await table.mirror()).waitingFor;
    const picture = [];
    const course = [];
    let mine;
    const { mirror } = await playOn(table, {
      player: livelyPlayer(1), way: asText,
      until: (mirror) => {
        assertHidden(mirror);
        return mirror.waitingFor && /exchange|Return/i.test(course.at(-1) ?? "");
      },
      each: (mirror) => {
        course.push(mirror.decision.question);
        if (hand(mirror, mirror.holder).cards.length === 5) mine = mirror;
      },
    });
    await table.page.mouse.move(5, 5);
    await table.rest();
    covers.push({ first, waiting: mirror.waitingFor, text: JSON.stringify({ ...mirror, log: [] }), picture: await pixels(table) });
    // The next person takes the device: the other hand, at its place, is backs only.
    const theirs = await asText.control(table, "confirm-seat");
    assertHidden(theirs);
    await table.page.mouse.move(5, 5);
    await table.rest();
    const own = hand(theirs, theirs.holder).cards.map(({ at }) => at);
    assert.equal(own.filter(Boolean).length, own.length, "one's own cards are on the canvas");
    // Beside one's own cards, the panel at the right names them: the card looked at, and the log's draws.
    const panel = [980, 0, 300, 720];
    openings.push({ first, holder: theirs.holder, picture: await pixels(table, [...own, panel]), hand: hand(mine, mine.holder).cards.map(({ name }) => name).join() });
    await table.close();
  }
  const pair = covers.findIndex((cover, at) => at > 0 && cover.first === covers[0].first && openings[at].hand !== openings[0].hand);
  assert.ok(pair > 0, "two of these matches begin alike");
  assert.equal(covers[pair].text, covers[0].text);
  assert.equal(covers[pair].picture, covers[0].picture, "covered, they look alike");
  assert.equal(openings[pair].picture, openings[0].picture, "opened, all but one's own hand looks alike");
});

test("handed over, nothing is left of what somebody looked at: no card, no answer, no toast, no focus, not a pixel", async () => {
  const pictures = [];
  for (const curious of [false, true]) {
    const table = await Table.open();
    const { page } = table;
    await table.newMatch({ seed: 11 });
    const { mirror } = await playOn(table, { player: livelyPlayer(1), way: asText, until: ({ decision, cursor }) => decision && cursor >= 4 });
    const cards = hand(mirror, mirror.holder).cards;
    if (curious) {
      await asText.focus(table, "copy-seat-link");
      await page.locator("#toast").waitFor();
      for (const { at } of cards) {
        await page.mouse.move(at[0] + at[2] / 2, at[1] + at[3] / 2);
        await table.nextFrame();
      }
      await page.evaluate((ask) => document.querySelector(`#zones [data-ask="${ask}"]`).click(), cards[0].ask);
      await table.until(({ message }) => message, "an answer");
      await page.locator(`#zones [data-ask="${cards.at(-1).ask}"]`).focus();
    }
    await page.mouse.move(5, 5);
    const { mirror: covered } = await playOn(table, { player: livelyPlayer(1), way: asText, until: ({ waitingFor }) => waitingFor });
    assert.equal(covered.eyes, "nobody");
    assert.deepEqual([covered.message, covered.inspected], [null, null]);
    assert.equal(await page.locator("#message").textContent(), "");
    assert.ok(await page.locator("#toast").isHidden());
    if (curious) assert.equal(await page.evaluate(() => document.activeElement.closest("[data-key]").dataset.key), "confirm-seat");
    await page.locator("#canvas").focus();
    await table.rest();
    pictures.push(await pixels(table));
    const theirs = await asText.control(table, "confirm-seat");
    assert.equal(theirs.eyes, theirs.holder);
    assertHidden(theirs);
    await page.locator("#canvas").focus();
    await table.rest();
    pictures.push(await pixels(table));
    await table.close();
  }
  assert.deepEqual(pictures.slice(2), pictures.slice(0, 2));
});

test("past what was learned, the one who is asked takes the device first, and both hands stay covered", async () => {
  const table = await Table.open();
  await table.newMatch({ seed: 2 });
  const { mirror } = await playOn(table, { player: livelyPlayer(1), way: asText, until: ({ decision, cursor }) => decision && cursor >= 6 });
  const asks = mirror.holder;
  let asked = await asText.control(table, "undo");
  while (!asked.controls.some(({ id }) => id === "undo-refuse")) { // nothing was learned yet
    if (asked.waitingFor) asked = await asText.control(table, "confirm-seat");
    asked = await asText.control(table, "undo");
  }
  assert.equal(asked.eyes, "nobody");
  assert.equal(asked.message, null);
  assertHidden(asked);
  assert.ok(asked.waitingFor && !asked.controls.some(({ id }) => id === "undo-agree"), `${asks} cannot answer for the other seat`);
  const question = await asText.control(table, "confirm-seat");
  assert.match(question.message, /wants to take a move back/);
  assertHidden(question);
  const back = await asText.control(table, "undo-agree");
  assert.equal(back.cursor, asked.cursor - 1);
  await table.close();
});

test("with open hands nobody passes the device", async () => {
  const table = await Table.open();
  await table.newMatch({ seed: 4 });
  await table.control("open-hands");
  const seats = new Set();
  await playOn(table, {
    player: livelyPlayer(4), way: asText, until: ({ cursor }) => cursor >= 20,
    each: (mirror) => {
      seats.add(mirror.holder);
      assert.equal(mirror.waitingFor, null);
      for (const seat of ["A", "B"]) assert.equal(hand(mirror, seat).cards.length, hand(mirror, seat).count);
    },
  });
  assert.deepEqual([...seats].sort(), ["A", "B"]);
  await table.close();
});

test("an idle table draws no frame for three seconds", async () => {
  const table = await Table.open();
  await table.newMatch({ seed: 5 });
  await playOn(table, { player: livelyPlayer(5), way: onCanvas, until: ({ cursor }) => cursor >= 6 });
  await table.rest();
  const before = await table.frames();
  assert.ok(before > 0);
  await table.page.waitForTimeout(3000);
  assert.equal(await table.frames(), before);
  await table.close();
});

test("when the graphics are interrupted it says so, and comes back as it was", async () => {
  const table = await Table.open();
  await table.newMatch({ seed: 6 });
  await playOn(table, { player: livelyPlayer(6), way: asText, until: ({ cursor, holder }) => cursor >= 8 && holder });
  await table.page.mouse.click(5, 5); // what others did is put away: it would go by itself meanwhile
  await table.rest();
  const hash = await table.hash();
  const picture = await pixels(table);
  await table.page.evaluate(() => {
    window.losing = document.getElementById("canvas").getContext("webgl2").getExtension("WEBGL_lose_context");
    window.losing.loseContext();
  });
  await table.page.locator("#interrupted").waitFor({ state: "visible" });
  await table.page.evaluate(() => window.losing.restoreContext());
  await table.page.locator("#interrupted").waitFor({ state: "hidden" });
  await table.rest();
  assert.equal(await table.hash(), hash);
  assert.equal(await pixels(table), picture);
  await playOn(table, { player: livelyPlayer(6), way: onCanvas, until: ({ cursor }) => cursor >= 12 });
  table.problems = table.problems.filter((problem) => !/CONTEXT_LOST|context lost|does not belong to this context/i.test(problem)); // Chromium's own words
  await table.close();
});
