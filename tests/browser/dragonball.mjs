// Dragon Ball at the same table: a whole match by mouse, by finger, by keyboard; a lesson; a refusal; its links.
import assert from "node:assert/strict";
import test from "node:test";
import { dragonEvents as seen, dragonPlayer, playOn } from "./support/play.mjs";
import { asText, byKeyboard, onCanvas, phone, small, Table } from "./support/table.mjs";

const system = "dragonball";
const other = { A: "B", B: "A" };
const zone = (mirror, id) => mirror.zones.find((zone) => zone.id === id);
const offers = (pattern) => ({ decision }) => decision?.options.some(({ text }) => pattern.test(text));

/**
 * Nothing that the holder may not see: the other hand, and no life at all. What the other player is about to play was shown
 * and still lies in the hand while it may be countered [dbs 6-3-1-2-1-1, 6-3-1-2-1-2].
 */
function assertHidden(mirror) {
  const announced = ({ name }) => /\[dbs 4-7-3-2\]/.test(mirror.decision?.rule) && mirror.log.some((line) => line.includes(` shows ${name}`));
  for (const seat of ["A", "B"]) {
    if (mirror.holder !== seat)
      assert.deepEqual(zone(mirror, `${seat}.hand`).cards.filter((card) => !announced(card)), [],
        `${seat}'s hand while ${mirror.holder} holds the device and is asked ${mirror.decision?.question} ${mirror.decision?.rule}`);
    assert.deepEqual(zone(mirror, `${seat}.life`).cards, [], `${seat}'s life`);
  }
}

test("a whole match of Dragon Ball by mouse, from the choice of the system to the last life", async () => {
  const table = await Table.open();
  await table.newMatch({ seed: 3, system, by: onCanvas });
  const seats = new Set();
  const { mirror, told } = await playOn(table, {
    player: dragonPlayer(3), way: onCanvas, seen,
    each: (mirror) => { seats.add(mirror.holder); assertHidden(mirror); },
  });
  assert.match(mirror.result, / wins\./);
  assert.deepEqual([...seats].sort(), ["A", "B"]);
  assert.deepEqual(Object.keys(seen).filter((name) => !told.has(name)), [], "all of it was seen");
  assert.match(mirror.log.at(-1), /\[dbs /);

  const end = await table.hash();
  assert.equal((await table.stepBack()).result, null);
  assert.match((await table.control("redo")).result, / wins\./);
  assert.equal(await table.hash(), end);
  await table.close();
});

test("Dragon Ball by touch on a phone held upright: energy, plays, attacks, lives", async () => {
  const table = await Table.open(phone);
  await table.newMatch({ seed: 3, system, by: onCanvas });
  const { told } = await playOn(table, {
    player: dragonPlayer(3), way: onCanvas, seen, each: assertHidden, until: ({ log }) => log.some((line) => seen.life.test(line)),
  });
  for (const name of ["charge", "attack", "hit", "life"]) assert.ok(told.has(name), name);
  await table.close();
});

test("Dragon Ball by keyboard alone, in the table as text; what may be countered is shown to who may counter it, alone", async () => {
  const table = await Table.open(small);
  await table.newMatch({ seed: 11, system });
  const shown = ({ decision, holder, zones }) => (/\[dbs 4-7-3-2\]/.test(decision?.rule) ? zones.find(({ id }) => id === `${other[holder]}.hand`).cards : []);
  const { mirror } = await playOn(table, { player: dragonPlayer(11), way: byKeyboard, each: assertHidden, until: (mirror) => shown(mirror).length > 0 });
  assert.equal(shown(mirror).length, 1);
  await table.close();
});

test("Dragon Ball by dragging: energy and a card go where they belong; what cannot be paid says by which rule", async () => {
  const table = await Table.open();
  let mirror = await table.newMatch({ seed: 3, system });
  const charges = (card) => offers(new RegExp(`^Charge ${card.name}$`));
  ({ mirror } = await playOn(table, { player: dragonPlayer(3), way: asText, until: offers(/^Charge /) }));
  const me = mirror.holder;
  const hand = (mirror) => zone(mirror, `${me}.hand`).cards;
  const energy = hand(mirror).find((card) => charges(card)(mirror));
  await table.rest();
  mirror = await table.dragUntil(energy.at, zone(mirror, `${me}.leader`).cards[0].at, ({ log }) => log.some((line) => line.includes(`puts ${energy.name} into the energy`)), "energy");
  const dear = hand(mirror).find((card) => !offers(new RegExp(`^Play ${card.name}$`))(mirror) && /\benergy cost [2-9]/.test(card.text));
  const { cursor } = mirror;
  await table.rest();
  const refused = await table.dragUntil(dear.at, zone(mirror, `${me}.leader`).cards[0].at, ({ message }) => message, "a refusal");
  assert.match(refused.message, /\[dbs \d+-/);
  assert.equal(refused.cursor, cursor, "nothing was done");
  await table.close();
});

test("a lesson of Dragon Ball is played along to its end", async () => {
  const demo = "dbs/attack-at-once";
  const table = await Table.open({ hash: `demo=${demo}` });
  const { lesson } = await table.until(({ lesson }) => lesson, "the lesson");
  const panel = table.page.locator("#lesson");
  assert.equal(await panel.locator("h2").textContent(), lesson.title.en);
  for (let step = 1; step <= lesson.steps; ++step) {
    await panel.locator("#lesson-next").click();
    await table.until(({ lesson }) => lesson.step === step && !lesson.strayed, `step ${step}`);
  }
  assert.match(await panel.locator("#lesson-text .well").textContent(), /^Well done\./);
  assert.match(await panel.locator("#lesson-rules").textContent(), /\[dbs /);
  await table.close();
});

test("links of Dragon Ball open as the same match, position and seat", async () => {
  const there = await Table.open();
  await there.newMatch({ seed: 3, system });
  const { mirror } = await playOn(there, { player: dragonPlayer(3), way: asText, until: ({ cursor, decision }) => cursor >= 8 && decision });
  const hash = await there.hash();
  const links = [await there.link("match"), await there.link("position")];
  const seat = await there.link("seat");
  await there.close();
  for (const link of links) {
    const here = await Table.open({ hash: link.replace(/^.*#/, "") });
    const opened = await here.until((mirror) => zone(mirror, "A.leader"), "the match");
    assert.equal(await here.hash(), hash);
    assert.equal(opened.where, mirror.where);
    await here.close();
  }
  const here = await Table.open({ hash: seat.replace(/^.*#/, "") });
  const shown = await here.until((mirror) => zone(mirror, "A.leader"), "the seat's view");
  assert.equal(shown.decision, null);
  assert.deepEqual(zone(shown, `${mirror.holder}.hand`).cards.map(({ name }) => name), zone(mirror, `${mirror.holder}.hand`).cards.map(({ name }) => name));
  assert.deepEqual(zone(shown, `${other[mirror.holder]}.hand`).cards, []);
  await here.close();
});
