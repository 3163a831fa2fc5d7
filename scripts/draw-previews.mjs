// Draws the pictures that link previews show, 1200 by 630. Needs Chromium.
// usage: node scripts/draw-previews.mjs         those of web/previews, from assets/screenshots: by hand, when these have changed
//        node scripts/draw-previews.mjs SITE MOMENTS    one for each rule demo of the site, from the drawing of what it is about
//                                                       (make-posters.mjs of what `twoseat demo --moment` prints)
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { launch } from "./chromium.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const [site, moments] = process.argv.slice(2);
const games = { vanguard: "table.png", berserk: "berserk.png", heroes: "heroes.png", dragonball: "dragonball.png" };

const browser = await launch();
const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: "dark" });
const inline = (file, type) => `data:image/${type};base64,${readFileSync(file).toString("base64")}`;

async function draw(file, style, body, quality) {
  await page.setContent(`<style>* { margin: 0 } body { height: 630px; background: #14181f; overflow: hidden } ${style}</style>${body}`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await page.screenshot({ type: "jpeg", quality }));
}

if (site) {
  for (const edition of readdirSync(moments))
    for (const name of readdirSync(join(moments, edition)))
      await draw(join(site, "previews", edition, name.replace(".svg", ".jpg")), "img { width: 100%; height: 100%; object-fit: contain }",
        `<img src="${inline(join(moments, edition, name), "svg+xml")}">`, 70);
} else {
  const previews = join(root, "web/previews");
  const shot = (name) => inline(join(root, "assets/screenshots", games[name]), "png");
  for (const name of Object.keys(games))
    await draw(join(previews, `${name}.jpg`), "img { width: 100%; height: 100%; object-fit: cover }", `<img src="${shot(name)}">`, 75);
  await draw(join(previews, "twoseat.jpg"),
    `body { display: grid; grid-template-columns: repeat(3, 1fr); grid-template-rows: 150px 1fr; gap: 8px; color: #e8eaed; font: 600 64px Inter, sans-serif }
    h1 { grid-column: 1 / -1; display: flex; gap: 24px; align-items: center; justify-content: center; font-size: 72px } h1 img { width: 88px; height: 88px }
    p img { display: block; width: 100%; height: 472px; object-fit: cover; border-radius: 8px }`,
    `<h1><img src="${inline(join(root, "web/icons/twoseat.svg"), "svg+xml")}">Twoseat</h1>${Object.keys(games).map((name) => `<p><img src="${shot(name)}"></p>`).join("")}`, 75);
}
await browser.close();
