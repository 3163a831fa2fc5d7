// Another system at the same table: Heroes by mouse, by finger, by dragging and by keyboard; its links.
import assert from "node:assert/strict";
import test from "node:test";
import { heroicEvents as seen, heroicPlayer, livelyPlayer, playOn } from "./support/play.mjs";
import { asText, byKeyboard, onCanvas, phone, small, Table } from "./support/table.mjs";

const system = "heroes";
const other = { A: "B", B: "A" };
const zone = (mirror, id) => mirror.zones.find((zone) => zone.id === id);
const offers = (pattern) => ({ decision }) => decision?.options.some(({ text }) => pattern.test(text));

/** No card of a hand that the holder may not see. */
function assertHidden(mirror) {
  for (const seat of ["A", "B"])
    if (mirror.holder !== seat) assert.deepEqual(zone(mirror, `${seat}.hand`).cards, [], `${seat}'s hand while ${mirror.holder} holds the device`);
}

test("a whole match of Heroes by mouse, from the choice of the system to a hero's death", async () => {
  const table = await Table.open();
  await table.newMatch({ seed: 3, system, by: onCanvas });
  const seats = new Set();
  const { mirror, told } = await playOn(table, {
    player: heroicPlayer(3), way: onCanvas, seen,
    each: (mirror) => { seats.add(mirror.holder); assertHidden(mirror); },
  });
  assert.match(mirror.result, /wins.*hero has died/);
  assert.deepEqual([...seats].sort(), ["A", "B"]);
  assert.deepEqual(Object.keys(seen).filter((name) => !told.has(name)), [], "all of it was seen");

  const end = await table.hash();
  const before = await table.stepBack();
  assert.equal(before.result, null);
  const again = await table.control("redo");
  assert.match(again.result, /wins/);
  assert.equal(await table.hash(), end);
  await table.close();
});

test("Heroes by touch on a phone held upright: plays, attacks, wounds", async () => {
  const table = await Table.open(phone);
  await table.newMatch({ seed: 3, system, by: onCanvas });
  const { told } = await playOn(table, {
    player: heroicPlayer(3), way: onCanvas, seen, each: assertHidden, until: ({ log }) => log.some((line) => seen.wounds.test(line)),
  });
  for (const name of ["gold", "play", "attack", "wounds"]) assert.ok(told.has(name), name);
  await table.close();
});

test("Heroes by keyboard alone, in the table as text", async () => {
  const table = await Table.open(small);
  await table.newMatch({ seed: 3, system });
  const { mirror } = await playOn(table, { player: heroicPlayer(3), way: byKeyboard, until: ({ cursor }) => cursor >= 4 });
  assert.ok(mirror.cursor >= 4);
  await table.close();
});

for (const [what, options] of [["a mouse", {}], ["a finger", phone]]) {
  test(`Heroes by dragging with ${what}: a creature is played and attacks; what is not allowed says by which rule`, async () => {
    const table = await Table.open(options);
    await table.newMatch({ seed: 3, system });
    const player = heroicPlayer(3);
    const isCreature = ({ text }) => /\bcreature\b/.test(text.split(".")[0]);
    const playable = (mirror) => mirror.decision && zone(mirror, `${mirror.holder}.hand`).cards
      .find((card) => isCreature(card) && offers(new RegExp(`^Play ${card.name}$`))(mirror));

    let { mirror } = await playOn(table, { player, way: asText, until: playable });
    const me = mirror.holder;
    const card = playable(mirror);
    let { cursor } = mirror;
    // A card goes where it belongs, wherever on its player's side it is dropped.
    mirror = await table.dragUntil(card.at, zone(mirror, `${me}.hero`).cards[0].at, (mirror) => mirror.cursor > cursor, `playing ${card.name}`);
    assert.ok(mirror.log.some((line) => line.includes(`plays ${card.name}`)));
    const mine = (mirror) => zone(mirror, `${me}.creatures`).cards.at(-1);
    const hero = (mirror) => zone(mirror, `${other[me]}.hero`).cards[0];
    assert.match(mine(mirror).text, /entered this turn/);

    ({ mirror } = await playOn(table, { player, way: asText, until: (mirror) => mirror.holder === me && offers(/^End the turn$/)(mirror) }));
    await table.rest();
    const refused = await table.dragUntil(mine(mirror).at, hero(mirror).at, ({ message }) => message, "a refusal");
    assert.match(refused.message, /^Not now.*entered this turn.*\[bsh BSH-33\]/);
    assert.equal(refused.cursor, mirror.cursor, "nothing was played");
    await asText.control(table, "dismiss-message");

    const attacks = (mirror) => mirror.holder === me && mine(mirror) && offers(new RegExp(`^${mine(mirror).name} attacks ${hero(mirror).name}$`))(mirror);
    const careful = (mirror) => {
      const calm = mirror.decision.options.filter(({ text }) => /^(End the turn|No defender|Choose )/.test(text));
      return calm.length ? [calm[0]] : player(mirror);
    };
    ({ mirror } = await playOn(table, { player: careful, way: asText, until: attacks }));
    await table.rest();
    ({ cursor } = mirror);
    const name = mine(mirror).name;
    mirror = await table.dragUntil(mine(mirror).at, hero(mirror).at, (mirror) => mirror.cursor > cursor, "an attack");
    assert.ok(mirror.log.some((line) => line.includes(`${name} attacks ${hero(mirror).name}`)));
    await table.close();
  });
}

test("links of one system open over a match of another, and back", async () => {
  const there = await Table.open();
  await there.newMatch({ seed: 3, system });
  const { mirror } = await playOn(there, { player: heroicPlayer(3), way: asText, until: ({ cursor, decision }) => cursor >= 8 && decision });
  const hash = await there.hash();
  const links = { match: await there.link("match"), position: await there.link("position"), seat: await there.link("seat") };
  await there.close();

  const here = await Table.open();
  await here.newMatch({ seed: 2 });
  await playOn(here, { player: livelyPlayer(2), way: asText, until: ({ cursor }) => cursor >= 4 });
  const vanguard = { hash: await here.hash(), fragment: await here.fragment() };
  const follow = (link) => here.page.evaluate((link) => { location.hash = link; }, link);
  for (const kind of ["match", "position"]) {
    await follow(links[kind]);
    const opened = await here.until((mirror) => zone(mirror, "A.hero"), `the ${kind} of Heroes`);
    assert.equal(await here.hash(), hash);
    assert.equal(opened.where, mirror.where);
    assert.match(opened.rule ?? "", /^\[bsh /);
    const { mirror: asked } = await playOn(here, { player: heroicPlayer(3), way: asText, until: ({ decision }) => decision });
    assert.deepEqual(asked.decision.options.map(({ text }) => text), mirror.decision.options.map(({ text }) => text));
    await follow(vanguard.fragment);
    await here.until((mirror) => zone(mirror, "A.vanguard"), "the match of Vanguard again");
    assert.equal(await here.hash(), vanguard.hash);
  }
  // What a seat sees lies over the match of the other system until it is closed.
  await follow(links.seat);
  const shown = await here.until((mirror) => zone(mirror, "A.hero"), "the seat's view");
  assert.equal(shown.decision, null);
  assert.deepEqual(zone(shown, `${mirror.holder}.hand`).cards.map(({ name }) => name), zone(mirror, `${mirror.holder}.hand`).cards.map(({ name }) => name));
  assert.deepEqual(zone(shown, `${other[mirror.holder]}.hand`).cards, []);
  await asText.control(here, "close-view");
  await here.until((mirror) => zone(mirror, "A.vanguard"), "the match of Vanguard under it");
  assert.equal(await here.hash(), vanguard.hash);
  await here.close();
});
