// Draws the pictures of the start page (web/start): two moments of a match of each game as the table shows them, dark and light, each
// also for screens with twice as many pixels (.2x).
// Needs build/native/twoseat-table, xvfb-run and Chromium. usage: node scripts/draw-start.mjs   (by hand, when the table's looks have changed)
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { launch } from "./chromium.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const moments = { vanguard: [5, 60, 90], berserk: [4, 60, 130], heroes: [3, 60, 90], dragonball: [6, 60, 110] }; // the seed, and after so many answers
const board = 2 * 1046; // the board alone: what lies beside and below it is cut off
const sizes = { "": { width: 440, height: 275, quality: 0.4 }, ".2x": { width: 880, height: 550, quality: 0.3 } };

const work = mkdtempSync(join(tmpdir(), "twoseat-start-"));
const browser = await launch();
const page = await browser.newPage();

/** The shot, cut and made small, as WebP. */
const shrink = async (file, size) => {
  const url = await page.evaluate(async ([source, { width, height, quality }, board]) => {
    const shot = new Image();
    shot.src = source;
    await shot.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const drawing = canvas.getContext("2d");
    drawing.imageSmoothingQuality = "high";
    drawing.drawImage(shot, 0, 0, board, board * height / width, 0, 0, width, height);
    return canvas.toDataURL("image/webp", quality);
  }, [`data:image/png;base64,${readFileSync(file).toString("base64")}`, size, board]);
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
};

mkdirSync(join(root, "web/start"), { recursive: true });
for (const theme of ["dark", "light"]) {
  for (const [system, [seed, ...answers]] of Object.entries(moments)) {
    for (const [i, count] of answers.entries()) {
      const shot = join(work, `${system}.png`);
      execFileSync("xvfb-run", ["-a", join(root, "build/native/twoseat-table"), "--screenshot", shot, "--size", "2732x1800", "--scale", "2", "--open-hands",
        "--theme", theme, "--system", system, "--seed", String(seed), "--answers", String(count)], { cwd: root, stdio: "ignore" });
      for (const [mark, size] of Object.entries(sizes)) writeFileSync(join(root, `web/start/${system}-${i + 1}.${theme}${mark}.webp`), await shrink(shot, size));
    }
  }
}
await browser.close();
