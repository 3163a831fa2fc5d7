// Vanguard by the rules of its other two editions: a whole match of each, its numbers, its language, its decks.
import assert from "node:assert/strict";
import test from "node:test";
import { livelyPlayer, playOn } from "./support/play.mjs";
import { asText, small, Table } from "./support/table.mjs";

const editions = {
  vgm: { decks: ["lamps-by-number", "coats-for-one-storm"], language: "ms", title: "Malay edition" },
  vgi: { decks: ["second-wind-first", "suns-at-old-prices"], language: "it", title: "Italian edition" },
};
const inEnglish = (page) => page.addInitScript(() => localStorage.setItem("twoseat-language", "en"));
const language = (table) => table.page.evaluate(() => document.documentElement.lang);

for (const [edition, { decks, title }] of Object.entries(editions))
  test(`${edition}: a whole match; each rule has the number of that edition, and its link is of it`, async () => {
    const table = await Table.open({ ...small, prepare: inEnglish });
    const begun = await table.newMatch({ seed: 3, decks });
    assert.equal(begun.edition, edition);
    const cited = new Set();
    const { mirror } = await playOn(table, {
      player: livelyPlayer(3), way: asText,
      each: ({ rule, decision }) => { for (const each of [rule, decision.rule]) cited.add(/^\[(\w+) /.exec(each)?.[1]); },
    });
    assert.match(mirror.result, / wins\./);
    assert.ok(cited.has(edition) && !cited.has(undefined), [...cited].join());
    assert.match(mirror.log.join("\n"), new RegExp(`\\[${edition} `));
    assert.equal(await language(table), "en"); // chosen before
    const { hash, link } = { hash: await table.hash(), link: await table.link("match") };
    await table.close();
    const again = await Table.open({ hash: link, prepare: inEnglish });
    assert.equal((await again.until(({ result }) => result, "the match")).edition, edition);
    assert.equal(await again.hash(), hash);
    await asText.control(again, "new-match");
    const { controls } = await again.mirror();
    assert.ok(controls.some(({ id, text }) => id === `edition:${edition}` && text.includes(title)), title);
    await again.close();
  });

test("a match of an edition opens in the language of its rulebook, which is said before and then; the next one of another edition does not stay in it", async () => {
  const table = await Table.open();
  const told = ({ controls }) => controls.find(({ id }) => id === "edition:vgm").text;
  assert.match(told(await table.mirror()), /Its match is shown in Bahasa Melayu\.$/);
  await table.newMatch({ seed: 3, decks: editions.vgm.decks });
  await table.until(({ lang }) => lang === "ms", "Malay");
  assert.match(await table.page.locator("#toast-text").textContent(), /^The table speaks Malay now, as the rulebook/);
  await table.newMatch({ seed: 3, decks: ["all-lamps-lit", "bells-below"], seedWord: "Benih: " });
  await table.until(({ lang }) => lang === "en", "English again");
  assert.match(await table.page.locator("#toast-text").textContent(), /Inggeris/);
  await asText.control(table, "language:id");
  await table.until(({ lang }) => lang === "id", "the chosen one");
  await asText.control(table, "new-match");
  assert.doesNotMatch(told(await table.mirror()), /Melayu\.$/, "it stays what somebody has chosen");
  await table.newMatch({ seed: 3, decks: editions.vgi.decks, seedWord: "Benih: " });
  await table.rest();
  assert.equal((await table.mirror()).lang, "id");
  await table.close();
});

test("a match of an edition opens in the language of its rulebook, unless somebody has chosen one", async () => {
  for (const { decks, language: own } of Object.values(editions)) {
    const table = await Table.open();
    await table.newMatch({ seed: 3, decks });
    await table.until(({ lang }) => lang === own, own);
    assert.equal(await language(table), own);
    const kept = () => table.page.evaluate(() => localStorage.getItem("twoseat-language"));
    assert.equal(await kept(), null);
    for (const chosen of ["en", own]) {
      await asText.control(table, `language:${chosen}`);
      await table.until(({ lang }) => lang === chosen, chosen);
      assert.equal(await kept(), chosen);
    }
    await table.close();
  }
});
