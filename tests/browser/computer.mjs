// The program as the second player, in the page: whole matches without ever passing the device, and what undo does.
import assert from "node:assert/strict";
import test from "node:test";
import { berserkPlayer, dragonPlayer, heroicPlayer, livelyPlayer, playOn } from "./support/play.mjs";
import { asText, isThinking, low, onCanvas, small, Table } from "./support/table.mjs";

const zone = (mirror, id) => mirror.zones.find((zone) => zone.id === id);

/** The person holds the device all the time, and sees nothing of the program's hand. */
function assertAlone(mirror) {
  assert.equal(mirror.holder, "A");
  assert.equal(mirror.waitingFor, null);
  assert.deepEqual(zone(mirror, "B.hand")?.cards ?? [], []);
}

test("a whole match of Heroes against the computer, chosen and played on the canvas", async () => {
  const table = await Table.open(low);
  await table.newMatch({ seed: 4, system: "heroes", opponent: "easy", by: onCanvas });
  let told = false; // the log of the mirror is the end of it alone
  const each = (mirror) => { assertAlone(mirror); told ||= mirror.log.some((line) => /^Computer plays /.test(line)); };
  const { mirror, answers } = await playOn(table, { player: heroicPlayer(4), way: onCanvas, each });
  assert.match(mirror.result, /wins/);
  assert.ok(answers >= 10);
  assert.ok(told, "its moves are in the log");
  await table.close();
});

for (const [system, player, opponent] of [["vanguard", livelyPlayer(2), "medium"], ["dragonball", dragonPlayer(2), "hard"], ["berserk", berserkPlayer(2), "easy"]]) {
  test(`${system} against the computer: it answers, and nobody passes the device`, async () => {
    const table = await Table.open(small);
    await table.newMatch({ seed: 4, system: system === "vanguard" ? undefined : system, opponent }); // Vanguard is chosen already
    let before = 0;
    const { mirror } = await playOn(table, {
      player, way: asText, each: (mirror) => { assertAlone(mirror); before = mirror.cursor; }, until: ({ cursor }) => cursor >= 16,
    });
    assert.ok(mirror.cursor >= 16 && before > 0);
    await table.close();
  });
}

test("its move is made at once when it is wanted, and undo leads back to one's own last decision", async () => {
  const table = await Table.open(small);
  await table.newMatch({ seed: 6, system: "heroes", opponent: "hard" });
  const player = heroicPlayer(6);
  await playOn(table, { player, way: asText, until: (mirror) => isThinking(mirror) && mirror.cursor > 1 });
  const thinking = await table.mirror();
  const moved = await asText.control(table, "move-now");
  assert.ok(moved.cursor > thinking.cursor);
  const mine = await table.until(({ decision }) => decision, "the person's own decision");
  const back = await asText.control(table, "undo");
  assert.ok(back.cursor < thinking.cursor + 1 && back.decision, "undo asks nobody");
  assert.notEqual(back.cursor, mine.cursor);
  await table.close();
});

test("whoever sits alone begins a match against the computer from the start page", async () => {
  const table = await Table.open({ stay: true });
  await table.page.locator("#start-alone-heroes").click();
  const mirror = await table.until((mirror) => mirror.decision || isThinking(mirror), "a match");
  assertAlone(mirror);
  assert.ok(mirror.zones.some(({ id }) => id === "A.hero"));
  await table.close();
});

test("what thinks is fetched once it is played against; where it does not come that is said, and a move that is wanted now sends for it again", async () => {
  const table = await Table.open(small);
  const { page } = table;
  let asked = 0;
  await page.route("**/parts/proving.wasm*", (route) => { ++asked; return route.abort(); });
  await table.newMatch({ seed: 6, system: "heroes" });
  assert.equal(asked, 0, "two persons need nothing of it");
  await table.newMatch({ seed: 6, opponent: "hard" });
  await playOn(table, { player: heroicPlayer(6), way: asText, until: isThinking });
  await page.getByText("could not be loaded").first().waitFor();
  const before = asked, { cursor } = await table.mirror();
  await page.waitForTimeout(500);
  assert.equal(asked, before, "and nobody asks again and again");
  await page.unroute("**/parts/proving.wasm*");
  await page.evaluate(() => document.querySelector('#controls [data-key="move-now"] button').click());
  await table.until((mirror) => mirror.cursor > cursor, "its move");
  table.problems = table.problems.filter((problem) => !/Failed to load resource/.test(problem));
  await table.close();
});
