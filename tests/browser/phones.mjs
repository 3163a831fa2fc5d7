// Lessons on phones: what is told is seen whole, and the cards of the field can be read.
import assert from "node:assert/strict";
import test from "node:test";
import { openPage, phone, Table } from "./support/table.mjs";

const screens = { "a phone that stands": { ...phone, viewport: { width: 390, height: 844 } }, "a phone on its side": { ...phone, viewport: { width: 844, height: 390 } } };
const lessons = { "vge/drive-checks": "A.vanguard", "bsk/a-row-strike": "A.b2" };

for (const [what, options] of Object.entries(screens))
  test(`on ${what} a lesson is read whole, and its cards are large enough for their numbers`, async () => {
    for (const [demo, place] of Object.entries(lessons)) {
      const table = await Table.open({ hash: `demo=${demo}`, ...options });
      const { page } = table;
      await page.locator("#lesson-text p").first().waitFor();
      const mirror = await table.until(({ zones }) => zones.find(({ id }) => id === place)?.cards[0]?.at, demo);
      const [, , width, height] = mirror.zones.find(({ id }) => id === place).cards[0].at;
      assert.ok(Math.max(width, height) >= 54, `${demo}: a card is ${width} by ${height}`);
      const [text, box, screen] = await page.evaluate(() => [
        ...["#lesson-text", "#lesson .told"].map((one) => document.querySelector(one).getBoundingClientRect().bottom), innerHeight]);
      assert.ok(text <= box + 1 && box <= screen, `${demo}: it ends at ${text}, its box at ${box}`);
      const [canvas, lesson] = await page.evaluate(() => ["#canvas", "#lesson"].map((one) => document.querySelector(one).getBoundingClientRect().toJSON()));
      assert.ok(canvas.right <= lesson.left + 1 || canvas.bottom <= lesson.top + 1, "it lies beside the table");
      await table.close();
    }
  });

test("on a phone a tutorial's table is opened whole, and back leads to where one was reading", async () => {
  const home = await openPage({ javaScriptEnabled: false });
  await home.page.context().close();
  const address = `${home.address}tutorials/heroes.it.html`;
  const { page, problems } = await openPage({ ...phone, address });
  const poster = page.locator("twoseat-table").first().locator(".poster");
  await poster.click();
  await page.locator("#lesson-next:enabled").waitFor();
  assert.match(page.url(), /index\.html\?lang=it#demo=bsh\//);
  await page.goBack();
  await poster.waitFor();
  assert.equal(page.url(), address);
  assert.deepEqual(problems, []);
  await page.context().close();
});
