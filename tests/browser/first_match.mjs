// The guided match at the end of each tutorial: a whole match against the computer, in which each question is explained once.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import test from "node:test";
import { dice } from "./support/play.mjs";
import { openPage, phone } from "./support/table.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { source: axe } = createRequire(import.meta.url)("axe-core");
const families = ["vanguard", "berserk", "heroes", "dragonball"];
const lesson = (family) => JSON.parse(readFileSync(`${root}/assets/tutorials/${family}.json`, "utf8"));

async function openTutorial(family, language = "en", options = {}) {
  const home = await openPage({ javaScriptEnabled: false });
  await home.page.context().close();
  return openPage({ address: `${home.address}tutorials/${family}.${language}.html`, ...options });
}

/** The page keeps what is decided; read back by `heard`. */
const listen = (page) => page.evaluate(() => {
  const table = document.querySelector("#match twoseat-table");
  window.heard = { decision: null, answers: 0, result: null };
  table.addEventListener("decision", ({ detail }) => { window.heard.decision = detail; });
  table.addEventListener("answer", () => { Object.assign(window.heard, { decision: null, answers: window.heard.answers + 1 }); });
  table.addEventListener("end", ({ detail }) => { window.heard.result = detail.result; });
});
const next = async (page) => {
  await page.waitForFunction(() => window.heard.decision || window.heard.result);
  return page.evaluate(() => window.heard);
};
const begin = async (page) => {
  await listen(page);
  await page.locator("#match .poster").click();
  return next(page);
};
const inTable = (page, act, argument) => page.frames().find((frame) => frame.url().includes("attribute=match")).evaluate(act, argument);

/** Which explanations fit this decision: their places in the list, first what stands first. */
const fitting = (page, decision) => page.locator("#match .asked li[data-asked]").evaluateAll((items, { question, options }) => items.flatMap((item, at) => {
  const { asked, offers } = item.dataset;
  const fits = asked.split("|").some((each) => question === each || question.startsWith(each.endsWith(" ") ? each : `${each}: `));
  return fits && (!offers || options.some(({ text }) => new RegExp(offers).test(text))) ? [at] : [];
}), decision);

/** What stands in the coach: the title of what is told large, or of what is folded. */
const coach = (page) => page.evaluate(() => {
  const seen = (selector) => [...document.querySelectorAll(selector)].find((each) => each.checkVisibility())?.textContent;
  return { large: seen("#match .coach .now h3"), folded: seen("#match .coach .again summary strong"), text: seen("#match .coach .now p") };
});

// First what brings the match on; what is not named here comes last.
const eager = [/^Go first/, /^Ride /, /^Recruit /, /^Ready$/, /^Keep this deal$/, /^Deploy /, /^Charge /, /^Play /, / strikes /, / attacks /, /^Attack/, /^Boost/, /^Power/, /^Critical/, /^Heal/, /^Discard/,
  /^No more guard/, /^No defender/, /^No Counter/, /^No more$/, /^Pass$/, /^To battle/, /^End/];

/** Answers with apply() until the match is over or so many answers were given; `each` is told of every decision. */
async function play(page, { most, each }) {
  const below = dice(3);
  const press = (id) => inTable(page, (id) => {
    const button = document.querySelector(`#controls [data-key="${id}"] button:enabled`);
    button?.click();
    return button !== null;
  }, id);
  let calls = 0, last = -1, asked = "";
  for (;;) {
    const { decision, answers, result } = await next(page);
    if (result || answers >= most) return { result, answers };
    const { options, question } = decision, having = (pattern) => options.filter(({ text }) => pattern.test(text));
    if (answers !== last) await each(decision);
    else assert.equal(question.split(": ")[0], asked, "one more card for the same answer, or an answer that was not told");
    [asked] = question.split(": ");
    if (answers !== last && having(/^Ride |^Do not ride/).length) calls = 0;
    last = answers;
    const called = ++calls < 4 ? having(/^Call .* front /) : [], guards = below(3) === 0 ? having(/^Guard with|^Defend with|^Combo /) : [];
    const some = [called, guards, ...eager.map(having)].find((each) => each.length) ?? options;
    await page.evaluate(() => { window.heard.decision = null; });
    const enough = /: [1-9]\d* /.test(question) && await press("done"); // a price has a number, too, but no button
    if (!enough) await page.evaluate((index) => document.querySelector("#match twoseat-table").apply(index), some[below(some.length)].index);
    for (let tries = 1; tries < 900 && !(await page.evaluate(() => window.heard.decision || window.heard.result)); ++tries) {
      await press(["go-on", "move-now", "done"][tries % 60 === 0 ? 2 : tries % 2]);
      await page.waitForTimeout(20);
    }
  }
}

const small = { viewport: { width: 700, height: 560 } }; // little to draw

for (const [family, most] of [["vanguard", 400], ["heroes", 400], ["berserk", 25], ["dragonball", 40]])
  test(`${family}: each question is explained when it comes for the first time, folded later, and the end is told`, async () => {
    const { match } = lesson(family);
    const { page, problems } = await openTutorial(family, "en", small);
    await begin(page);
    const titles = await page.locator("#match .asked h3").allTextContents();
    assert.equal(titles.length, match.asked.length);
    const met = new Set(), left = new Set();
    let folded = 0;
    const { result, answers } = await play(page, { most, async each(decision) {
      const fits = await fitting(page, decision), fresh = fits.find((at) => !met.has(at));
      if (fits.length === 0) return left.add(decision.question);
      const told = await coach(page);
      if (fresh === undefined) { // the very same question may still stand there large
        folded += told.folded === undefined ? 0 : 1;
        return assert.ok([told.large, told.folded].some((title) => fits.some((at) => title === titles[at])), decision.question);
      }
      assert.equal(told.large, titles[fresh], decision.question);
      assert.equal(told.text, match.asked[fresh].text.en.replace(/\s*\[[\w.+-]+\]/g, ""));
      met.add(fresh);
    } });
    console.log(`${family}: ${answers} answers, told ${[...met].sort((a, b) => a - b)} of ${titles.length}, not told: ${[...left].join("; ")}`);
    assert.ok(met.size >= 3 && folded >= 3 && answers >= Math.min(most, 15));
    if (most >= 400) {
      const told = await coach(page);
      assert.equal(told.large, result);
      assert.match(told.text, /^Ann wins/.test(result) ? /^Won/ : /^Lost/);
      assert.ok(await page.locator("#match .coach .now a[href*='puzzles.html']").isVisible());
      await page.evaluate(() => { window.heard = { decision: null, answers: 0, result: null }; });
      await page.locator("#match .coach button", { hasText: "once more" }).click();
      const { decision } = await next(page);
      assert.equal((await coach(page)).large, titles[(await fitting(page, decision))[0]], "explained once more");
    }
    assert.deepEqual(problems, []);
    await page.context().close();
  });

test("what is still to pay is explained when the table says so for the first time, in place of the question", async () => {
  const { text } = lesson("dragonball").match.asked.find(({ question }) => question === "energy");
  for (const [language, said] of [["en", "Still to pay for Kite Courier: 3 energy (red: 1)"], ["it", "Ancora da pagare per Kite Courier: 3 energia (rosso: 1)"]]) {
    const { page } = await openTutorial("dragonball", language, small);
    const title = await page.locator("#match twoseat-table").evaluate((table, question) => {
      table.dispatchEvent(new CustomEvent("decision", { detail: { question, options: [] } }));
      return document.querySelector("#match .coach .now p")?.textContent;
    }, said);
    assert.equal(title, text[language].replace(/\s*\[[\w.+-]+\]/g, ""));
    await page.context().close();
  }
});

test("the guided match: axe finds nothing serious while it is played, at a laptop and at a phone", async () => {
  for (const options of [{}, phone]) {
    const { page, problems } = await openTutorial("heroes", "en", options);
    await begin(page);
    await page.evaluate(axe);
    const found = await page.evaluate(async () => (await axe.run("#match", { resultTypes: ["violations"] })).violations
      .filter(({ impact }) => impact === "serious" || impact === "critical").map(({ id, nodes }) => `${id}: ${nodes[0].html}`));
    assert.deepEqual(found, []);
    assert.deepEqual(problems, []);
    await page.context().close();
  }
});

test("on a phone the guided match has the whole screen; the way back leads to the lesson, and into the match again", async () => {
  const { page } = await openTutorial("vanguard", "it", phone);
  await begin(page);
  const box = () => page.locator("#match .guided").boundingBox();
  const { width, height } = page.viewportSize();
  assert.deepEqual(await box(), { x: 0, y: 0, width, height });
  const table = await page.locator("#match twoseat-table").boundingBox();
  assert.ok(table.height >= height * 0.5, `${table.height} of ${height}`);
  await page.locator("#match .coach button.leave").click();
  await page.waitForFunction(() => !document.querySelector("#match .guided.whole"));
  assert.ok((await box()).width < width);
  await page.locator("#match .coach button", { hasText: "Continua la partita" }).click();
  await page.waitForFunction(() => document.querySelector("#match .guided.whole"));
  await page.context().close();
});

test("without a script everything that will be asked can be read", async () => {
  for (const family of families) {
    const { page } = await openTutorial(family, "ms", { javaScriptEnabled: false });
    const texts = page.locator("#match .asked li p");
    assert.equal(await page.locator("#match .asked li h3").count(), lesson(family).match.asked.length);
    for (const text of await texts.all()) assert.ok(await text.isVisible());
    await page.context().close();
  }
});
