// Draws a contact sheet of the cards' illustrations, as they sit on a dark and on a light table. Needs Chromium.
// usage: node scripts/draw-art-sheet.mjs [--system S] [--only REGEX] [--sizes 44,88,200] [--columns N] -o SHEET.png
//   or: ... --recipes [--only REGEX] -o SHEET.png    those of docs/illustrations.md
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { launch } from "./chromium.mjs";
import { recipes } from "./recipes.mjs";

const art = join(dirname(fileURLToPath(import.meta.url)), "../assets/art");
const { values: wanted } = parseArgs({ options: {
  system: { type: "string" }, only: { type: "string", default: "" }, output: { type: "string", short: "o" },
  sizes: { type: "string", default: "44,88,200" }, columns: { type: "string", default: "3" },
  recipes: { type: "boolean", default: false },
} });
const sizes = wanted.sizes.split(",").map(Number);
if (!wanted.output || !sizes.every((size) => size > 0) || !(Number(wanted.columns) > 0)) {
  console.error("usage: node scripts/draw-art-sheet.mjs [--system S] [--only REGEX] [--sizes 44,88,200] [--columns N] -o SHEET.png");
  process.exit(2);
}

/** @returns {Map<string, string>} the text of every picture there is, by system/id */
function illustrations() {
  const systems = existsSync(art) ? readdirSync(art).filter((system) => !wanted.system || system === wanted.system) : [];
  return new Map(systems.flatMap((system) => readdirSync(join(art, system)).filter((file) => file.endsWith(".svg"))
    .map((file) => [`${system}/${file.slice(0, -4)}`, readFileSync(join(art, system, file), "utf8")])));
}

const images = (text) => sizes.map((size) =>
  `<img width="${size}" height="${size}" src="data:image/svg+xml;base64,${Buffer.from(text).toString("base64")}">`).join("");
const only = new RegExp(wanted.only);
const pictures = [...(wanted.recipes ? recipes() : illustrations())].filter(([name]) => only.test(name)).sort(([a], [b]) => (a < b ? -1 : 1));
if (pictures.length === 0) {
  console.error("No picture is called that.");
  process.exit(1);
}

// Every other picture lies on the light table: both grounds are seen, each picture's neighbours too.
const cells = pictures.map(([name, text], at) =>
  `<figure class="${at % 2 ? "light" : "dark"}"><figcaption>${name}</figcaption>${images(text)}</figure>`);
const browser = await launch();
const page = await browser.newPage({ viewport: { width: 100, height: 100 } });
await page.setContent(`<style>* { margin: 0 } body { display: inline-grid; grid-template-columns: repeat(${wanted.columns}, auto); font: 11px sans-serif }
  figure { padding: 8px 10px 10px; white-space: nowrap } img { vertical-align: top; margin-right: 8px; border-radius: 3px }
  figcaption { padding-bottom: 5px } .dark { background: #14181f; color: #e8eaed } .light { background: #e9e6df; color: #1d2127 }</style>${cells.join("")}`);
await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
await page.locator("body").screenshot({ path: wanted.output });
await browser.close();
console.log(`${pictures.length} pictures: ${wanted.output}`);
