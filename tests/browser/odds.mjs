// Odds: what comes off the decks, reckoned from what the seat has seen, in the drawn sheet and in the table as text.
import assert from "node:assert/strict";
import test from "node:test";
import { livelyPlayer, playOn } from "./support/play.mjs";
import { asText, phone, Table } from "./support/table.mjs";

for (const [where, options] of [["on a laptop", {}], ["on a phone", phone]]) {
  test(`the odds of a battle are told to whoever looks, ${where}, and are gone with the eyes`, async () => {
    const table = await Table.open(options);
    await table.newMatch({ seed: 3 });
    await playOn(table, { player: livelyPlayer(2), way: asText, until: ({ decision }) => /\bguard/i.test(decision?.question ?? "") });
    assert.deepEqual((await table.mirror()).odds, []);
    await asText.control(table, "odds");
    const { odds } = await table.until(({ odds }) => odds.length > 0, "odds");
    assert.match(odds.join(" "), /: (drive|damage) check/);
    assert.match(odds[0], /Not seen yet of that deck list: \d+/);
    assert.match(odds[0], /any trigger \(\d+\): /);
    for (const [, percent] of odds.join(" ").matchAll(/(\d+) %/g)) assert.ok(Number(percent) <= 100);
    assert.match(await table.page.locator("#standing").textContent(), /Not seen yet/);
    if (process.env.TWOSEAT_SHOTS) await table.page.screenshot({ path: `${process.env.TWOSEAT_SHOTS}/odds-${options.hasTouch ? "phone" : "laptop"}.png` });
    await asText.control(table, "close");
    await table.until(({ odds }) => odds.length === 0, "the table without odds");
    assert.deepEqual(table.problems, []);
    await table.close();
  });
}

test("a game in which nothing can be counted offers no odds", async () => {
  const table = await Table.open({});
  await table.newMatch({ system: "heroes", seed: 3 });
  const { controls } = await table.until(({ zones }) => zones.length > 0, "a match");
  assert.equal(controls.find(({ id }) => id === "odds").enabled, false);
  await table.close();
});
