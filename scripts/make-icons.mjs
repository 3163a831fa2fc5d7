// Draws the icons of web/icons as PNG, for systems that take no SVG. Run by hand when the SVG has changed; needs Chromium.
// usage: node scripts/make-icons.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { launch } from "./chromium.mjs";

const icons = join(dirname(fileURLToPath(import.meta.url)), "../web/icons");
const wanted = [
  ["twoseat.svg", "twoseat-192.png", 192], ["twoseat.svg", "twoseat-512.png", 512], ["maskable.svg", "maskable-512.png", 512],
  ["maskable.svg", "touch-180.png", 180], // corners are rounded by whoever shows it
];

const browser = await launch();
const page = await browser.newPage();
for (const [from, to, size] of wanted) {
  const svg = readFileSync(join(icons, from)).toString("base64");
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>* { margin: 0 } img { display: block }</style><img width="${size}" height="${size}" src="data:image/svg+xml;base64,${svg}">`);
  writeFileSync(join(icons, to), await page.screenshot({ omitBackground: true }));
}
await browser.close();
