// Draws the pictures of the start page (web/start): two moments of a match of each game, as the table shows them.
// Needs build/native/twoseat-table, xvfb-run and Chromium. usage: node scripts/draw-start.mjs   (by hand, when the table's looks have changed)
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const moments = { vanguard: [5, 60, 90], berserk: [4, 60, 130], heroes: [3, 60, 90] }; // the seed, and after so many answers
const [width, height] = [528, 330];

const work = mkdtempSync(join(tmpdir(), "twoseat-start-"));
const browser = await chromium.launch({
  executablePath: process.env.TWOSEAT_CHROMIUM ?? "/usr/bin/chromium", args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
const page = await browser.newPage({ viewport: { width, height } });
mkdirSync(join(root, "web/start"), { recursive: true });
for (const [system, [seed, ...answers]] of Object.entries(moments)) {
  for (const [i, count] of answers.entries()) {
    const shot = join(work, `${system}.png`);
    execFileSync("xvfb-run", ["-a", join(root, "build/native/twoseat-table"), "--screenshot", shot, "--size", "1366x900", "--open-hands",
      "--system", system, "--seed", String(seed), "--answers", String(count)], { cwd: root, stdio: "ignore" });
    // The board alone: what lies beside and below it is cut off.
    await page.setContent(`<style>* { margin: 0 } body { overflow: hidden; background: #14181f } img { display: block; width: ${width * 1366 / 1046}px }</style>
      <img src="data:image/png;base64,${readFileSync(shot).toString("base64")}">`);
    await page.evaluate(() => document.images[0].decode());
    writeFileSync(join(root, `web/start/${system}-${i + 1}.jpg`), await page.screenshot({ type: "jpeg", quality: 68 }));
  }
}
await browser.close();
