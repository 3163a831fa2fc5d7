// Puzzles in the page: the list of them, one that fails and is answered, one that is solved and remembered, and one in a page of
// somebody else's.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";
import { asText, copied, loadFile, openPage, Table, untilQuiet } from "./support/table.mjs";

const first = "heroes/01-a-short-eviction";
const small = { viewport: { width: 900, height: 600 } };
const stands = (...states) => ({ lesson }) => states.includes(lesson?.puzzle);
const option = ({ decision }, words) => decision.options.findIndex(({ text }) => words.test(text));
const press = (table, id) => table.page.locator(`#lesson #${id}`).click();

/** Answers with the first option of these words, once somebody may. */
async function answer(table, words) {
  const mirror = await table.until((now) => stands("yours")(now) && now.decision && option(now, words) >= 0, `${words} to be offered`);
  return asText.choose(table, option(mirror, words));
}

/** The page of puzzles in the same browser. */
async function list(table) {
  await table.page.goto(new URL("puzzles.html", table.address).href);
  await table.page.locator("body.told").waitFor();
}

test("a wrong answer is followed by why it fails; then it is solved, which is remembered", async () => {
  const table = await Table.open({ ...small, hash: `puzzle=${first}` });
  await table.until(stands("yours"), "a puzzle");
  assert.equal(await table.page.locator("#lesson-title").textContent(), "A short eviction");
  assert.match(await table.page.locator("#lesson-text").textContent(), /Win this turn/);
  await answer(table, /end (the|your) turn/i);
  const failed = await table.until(stands("failed"), "the refutation");
  assert.ok(failed.length >= 1);
  assert.match(await table.page.locator("#lesson-text").textContent(), /That fails, as you see/);
  await press(table, "lesson-next");
  const again = await table.until(stands("yours"), "another try");
  assert.equal(again.length, 0);

  await press(table, "lesson-hint"); // show me
  await table.until(stands("shown"), "a solution");
  await press(table, "lesson-first");
  await table.until((now) => stands("yours")(now) && now.length === 0, "the beginning");

  for (const words of [/Mud Ferryman/, /Final Notice/, /Siege Ram/, /Kite Lancer/, /Toll Breaker/]) {
    const mirror = await answer(table, words);
    if (stands("solved")(mirror)) break;
  }
  await table.until(stands("solved"), "the end");
  assert.match(await table.page.locator("#lesson-text").textContent(), /Solved!/);
  const next = table.page.locator("#lesson-text a.next");
  await next.waitFor();
  assert.match(await next.getAttribute("href"), /^#puzzle=heroes\/02-/);
  assert.equal(await table.fragment(), `puzzle=${first}`);

  await list(table);
  const heroes = table.page.locator("section#heroes");
  assert.match(await heroes.locator("h2").textContent(), /Solved: 1 of 15/);
  assert.equal(await heroes.locator("li:has(.mark)").getAttribute("id"), first);
  await table.page.reload();
  await table.page.locator("body.told").waitFor();
  assert.match(await heroes.locator("h2").textContent(), /Solved: 1 of 15/);
  await table.close();
});

test("what the table wants to know is proved by a worker", async () => {
  const { page, problems } = await openPage({ hash: `puzzle=${first}` });
  const proofs = await page.evaluate(async (id) => {
    const [system, name] = id.split("/");
    const all = await (await fetch(`puzzles/${system}.json`)).json();
    const worker = new Worker("puzzle/prover.js", { type: "module" });
    worker.postMessage({ id, text: JSON.stringify(all[name]) });
    return new Promise((done) => { worker.onmessage = ({ data }) => done(data.proofs); });
  }, first);
  assert.match(proofs, /^(\d+ [+-] \d+\n){20}/);
  assert.deepEqual(problems, []);
  await page.context().close();
});

test("all puzzles are listed by game, in the language of the page, each leading to its table", async () => {
  const { page, problems, address } = await openPage({ javaScriptEnabled: false });
  const fetched = new Set();
  page.on("request", (request) => /posters\//.test(request.url()) && fetched.add(request.url()));
  await page.goto(`${address}puzzles.html`);
  await untilQuiet(page, fetched);
  assert.ok(await page.locator("ul.demos li").count() > 60, "without a script, too");
  assert.ok(fetched.size > 2 && fetched.size < 40, `${fetched.size} pictures are fetched at first`);
  await page.context().close();
  const italian = await openPage({ address: `${address}puzzles.html?lang=it` });
  await italian.page.locator("body.told").waitFor();
  assert.equal(await italian.page.locator("h1").textContent(), "Rompicapi");
  const link = italian.page.locator(`li[id="${first}"] a.title`);
  assert.equal(await link.textContent(), "Uno sfratto breve");
  assert.match(await italian.page.locator("section#heroes h2").textContent(), /Risolti: 0 su 15/);
  assert.match(await italian.page.locator(`li[id="${first}"] img`).getAttribute("src"), /posters\/heroes\/01-a-short-eviction\.svg#it/);
  await italian.page.locator(`li[id="${first}"] button.embed`).click();
  assert.match(await copied(italian.page), /<twoseat-table puzzle="heroes\/01-a-short-eviction" lang="it">/);
  await link.click();
  await italian.page.waitForFunction(() => window.twoseat?.mirror().lesson?.puzzle === "yours");
  assert.deepEqual([...problems, ...italian.problems], []);
  await italian.page.context().close();
});

test("the board editor says whether a position is a puzzle, makes it one, and says why it is none", async () => {
  const table = await Table.open();
  const { page } = table;
  const said = page.locator("#board-faults");
  const demo = {
    system: "vanguard", edition: "vge",
    given: {
      phase: "battle phase",
      A: { vanguard: { card: "some-vanguard", rest: true }, "front-left": "mirror-moth" },
      B: { vanguard: "ninth-peal", damage: { card: "unknown", count: 5 } },
    },
  };
  const ask = async (given) => {
    await loadFile(page, { name: "x.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify({ ...demo, given })) });
    await page.locator("#board-puzzle").click();
    await said.getByText(/^(Yes|No|That|Nothing)\b/).waitFor();
    return said.textContent();
  };
  await asText.focus(table, "edit-board");
  assert.match(await ask({ ...demo.given, B: { ...demo.given.B, damage: { card: "unknown", count: 4 } } }), /^No\. .*does not win this turn by force.*: Attack; /);
  assert.match(await ask({ ...demo.given, B: { ...demo.given.B, damage: { card: "unknown", count: 6 } } }), /the match is over as soon as it opens/);
  assert.match(await ask({ phase: "battle phase", "turn player": "B", turn: 6, A: { vanguard: "ninth-peal", damage: { card: "unknown", count: 4 }, hand: ["unknown", "unknown"] },
    B: { vanguard: "some-vanguard", "front-left": "great-lens", "back-left": "match-seller", "front-right": "boat-reeve" } }), /^Yes\. .*survives this turn, whatever is played/);
  assert.match(await ask({ phase: "main phase", A: { vanguard: "some-vanguard", "front-right": "deck-chair-usher", "back-left": "stair-runner" },
    B: { vanguard: "lamp-keeper", damage: { card: "unknown", count: 5 }, hand: ["unknown", "unknown", "unknown"] } }), /^That cannot be said: a line goes on/);
  assert.match(await ask(demo.given), /^Yes\. .*wins this turn by 1 of 2 first moves: /);

  await said.getByRole("button", { name: "Make it a puzzle" }).click();
  await said.getByText(/It has a task now/).waitFor();
  const saving = page.waitForEvent("download");
  await page.locator("#board-save").click();
  const { task } = JSON.parse(await readFile(await (await saving).path(), "utf8"));
  assert.deepEqual(task, { seat: "A", goal: "win this turn" });
  assert.deepEqual(table.problems, []);
  await table.close();
});

test("a puzzle that is not there is said so", async () => {
  const { page } = await openPage({ hash: "puzzle=heroes/99-none" });
  await page.locator("#broken[open]").waitFor();
  assert.match(await page.locator("#broken-text").textContent(), /no such puzzle/);
  await page.context().close();
});
