// Classic Berserk at the same table: a whole match, what is done in secret, dice.
import assert from "node:assert/strict";
import test from "node:test";
import { berserkEvents as seen, berserkPlayer, playOn } from "./support/play.mjs";
import { asText, byKeyboard, low, onCanvas, phone, small, Table } from "./support/table.mjs";

const system = "berserk";
const other = { A: "B", B: "A" };
const zone = (mirror, id) => mirror.zones.find((zone) => zone.id === id);
const cells = (mirror, seat) => mirror.zones.filter(({ id }) => new RegExp(`^${seat}\\.[a-e][1-3]$`).test(id));
const offered = (mirror, pattern) => mirror.decision?.options.find(({ text }) => pattern.test(text));
const offers = (pattern) => (mirror) => offered(mirror, pattern);
const standing = (mirror, seat) => mirror.standing[seat === "A" ? 0 : 1];

/** Nothing that the holder may not see: the other seat's deal, its squad, and where what was deployed. */
function assertHidden(mirror) {
  for (const seat of ["A", "B"]) {
    if (mirror.holder === seat) continue;
    for (const id of [`${seat}.deal`, `${seat}.set`]) assert.deepEqual(zone(mirror, id)?.cards ?? [], [], `${id} while ${mirror.holder} holds the device`);
    if (/deployment/.test(mirror.where)) {
      for (const { id, cards } of cells(mirror, seat)) assert.deepEqual(cards, [], `${id} while ${mirror.holder} deploys`);
      assert.ok(!mirror.log.some((line) => / places /.test(line) && !/ places a hidden card /.test(line) && line.startsWith(seat === "A" ? "Ann" : "Bo")), "the log names nothing");
    }
  }
}

async function wholeMatch(table, { decks, seed, way, most }) {
  await table.newMatch({ seed, system, decks, by: onCanvas });
  const seats = new Set();
  const dice = new Set();
  const waiting = new Set();
  const { mirror, told } = await playOn(table, {
    player: berserkPlayer(seed, most), way, seen,
    each: (mirror) => {
      seats.add(mirror.holder);
      mirror.dice.forEach((die) => dice.add(die));
      mirror.waiting.forEach((line) => waiting.add(line));
      assertHidden(mirror);
    },
  });
  assert.match(mirror.result, /wins\. .*: no creature is left\./);
  assert.deepEqual([...seats].sort(), ["A", "B"]);
  assert.deepEqual(Object.keys(seen).filter((name) => !told.has(name)), [], "all of it was seen");
  assert.ok([...dice].some((die) => /^(Ann|Bo): [1-6], (weak|medium|strong): \d+$/.test(die)), `dice and what came of them: ${[...dice]}`);
  return { mirror, waiting };
}

test("a whole match of classic Berserk by mouse, from recruiting to the last creature", async () => {
  const table = await Table.open(low);
  const { mirror } = await wholeMatch(table, { seed: 4, way: onCanvas });
  assert.match(mirror.log.at(-1), /\[bsk /);
  const end = await table.hash();
  assert.equal((await table.stepBack()).result, null);
  assert.match((await table.control("redo")).result, /wins/);
  assert.equal(await table.hash(), end);
  await table.close();
});

test("a whole match of Berserk Online, in the table as text", async () => {
  const table = await Table.open(small);
  const decks = ["bells-under-branches", "salt-in-the-reeds"];
  const { mirror } = await wholeMatch(table, { decks, seed: 4, way: asText, most: 2 });
  assert.ok(mirror.log.some((line) => /\[bs[ko] /.test(line)));
  await table.close();
});

test("recruiting by finger on a phone: what is chosen is marked, what is left is told to its player alone", async () => {
  const table = await Table.open(phone);
  await table.newMatch({ seed: 4, system, by: onCanvas });
  const player = berserkPlayer(4);
  let { mirror } = await playOn(table, { player, way: onCanvas, until: offers(/^Recruit /) });
  const me = mirror.holder;
  const before = standing(mirror, me);
  assert.match(before, /\d+ gold, \d+ silver/);
  const name = offered(mirror, /^Recruit /).text.replace("Recruit ", "");
  const chosen = (mirror) => zone(mirror, `${me}.deal`).cards.filter((card) => card.name === name && /recruited/.test(card.text));
  mirror = await onCanvas.choose(table, offered(mirror, /^Recruit /).index);
  assert.equal(chosen(mirror).length, 1);
  assert.notEqual(standing(mirror, me), before, "it costs crystals");
  // Taken back by another tap on it, and chosen once more.
  mirror = await onCanvas.choose(table, offered(mirror, new RegExp(`^Take back ${name}$`)).index);
  assert.equal(chosen(mirror).length, 0);
  assert.equal(standing(mirror, me), before);
  mirror = await onCanvas.choose(table, offered(mirror, new RegExp(`^Recruit ${name}$`)).index);
  ({ mirror } = await playOn(table, { player: ({ decision }) => decision.options.filter(({ text }) => text === "Ready"), way: onCanvas, until: ({ holder, decision }) => holder === other[me] && decision }));
  assert.deepEqual(zone(mirror, `${me}.deal`).cards, []);
  assert.equal(standing(mirror, me), before, "the other seat sees what was there before anything was chosen");
  await table.close();
});

test("Berserk by keyboard alone: the deal is kept, a squad recruited and deployed", async () => {
  const table = await Table.open(small);
  await table.newMatch({ seed: 4, system });
  const { mirror } = await playOn(table, { player: berserkPlayer(4, 1), way: byKeyboard, until: offers(/^End the turn$/) });
  assert.ok(cells(mirror, mirror.holder).some(({ cards }) => cards.length));
  await table.close();
});

test("a draw is offered, declined, offered again and accepted", async () => {
  const table = await Table.open();
  await table.newMatch({ seed: 4, system });
  const player = berserkPlayer(4, 1);
  const answers = ["Play on", "Accept the draw"];
  const drawn = (mirror) => {
    const text = mirror.decision.options.some(({ text }) => text === "Accept the draw") ? answers.shift() : "Offer a draw";
    const options = mirror.decision.options.filter((option) => option.text === text);
    return options.length ? options : player(mirror);
  };
  const { mirror } = await playOn(table, { player: drawn, way: asText });
  assert.match(mirror.result, /^A draw: agreed/);
  assert.deepEqual(answers, []);
  await table.close();
});
