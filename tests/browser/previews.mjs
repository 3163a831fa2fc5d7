// The page of a rule demo, as somebody opens it who was sent a link: it is read without a script, and leads to the table.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { openPage, phone, untilReady } from "./support/table.mjs";

const id = "vge/guard-equal-power-is-a-hit";
const demo = JSON.parse(readFileSync(join(dirname(fileURLToPath(import.meta.url)), "../../assets/demos", `${id}.json`), "utf8"));

async function opened(path, options = {}) {
  const home = await openPage({ javaScriptEnabled: false });
  await home.page.context().close();
  return openPage({ address: home.address + path, ...options });
}

test("a demo's page shows its picture and words, and plays it at the table in its language", async () => {
  const { page, problems } = await opened(`demos/${id}.it.html`);
  assert.equal(await page.locator("h1").textContent(), demo.title.it);
  assert.ok(await page.locator("main img").evaluate((image) => image.decode().then(() => image.naturalWidth)) > 0);
  await page.locator("a.play").click();
  await untilReady(page);
  await page.waitForFunction(() => window.twoseat.mirror().lesson);
  assert.equal(await page.locator("html").getAttribute("lang"), "it");
  assert.equal(await page.locator("#lesson h2").textContent(), demo.title.it);
  await page.locator("#lesson-next").click();
  await page.waitForFunction(() => window.twoseat.mirror().lesson.step > 0);
  assert.deepEqual(problems, []);
  await page.context().close();
});

test("without a script it is all there, in each language, and nothing is wider than a phone", async () => {
  const { page } = await opened(`demos/${id}.html`, { ...phone, javaScriptEnabled: false });
  for (const lang of ["ms", "it", "id", "en"]) {
    await page.locator(`nav a[hreflang="${lang}"]`).click();
    assert.equal(await page.locator("h1").textContent(), demo.title[lang]);
    assert.equal(await page.locator("dl:not(.related) dt").count(), demo.rules.length);
    const [width, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    assert.ok(width <= room, `${lang}: ${width} of ${room}`);
  }
  await page.context().close();
});
