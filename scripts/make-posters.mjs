// Draws the first position of every rule demo as an SVG, by web/pictures/poster.js. One picture speaks all languages: what follows '#' in
// its address says which (boost.svg#it), in an <img> and without a script, too.
// usage: node scripts/make-posters.mjs OUTPUT-FOLDER < what `twoseat demo --given assets/demos` prints
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { drawPoster } from "../web/pictures/poster.js";
import { languages } from "./pages.mjs";
import { told } from "./words.mjs";

const assets = join(dirname(fileURLToPath(import.meta.url)), "../assets");
const output = process.argv[2];

const layouts = new Map();
function layoutOf(system) {
  if (!layouts.has(system)) layouts.set(system, JSON.parse(readFileSync(join(assets, "layouts", `${system}.json`), "utf8")));
  return layouts.get(system);
}

function draw({ file, system, places }) {
  const id = file.replace(/^.*?([^/]+\/[^/]+)\.json$/, "$1");
  const { title } = JSON.parse(readFileSync(join(assets, "demos", `${id}.json`), "utf8"));
  return drawPoster({ layout: layoutOf(system), places, title, languages, told: (english) => told(system, english) });
}

let count = 0;
for (const line of readFileSync(0, "utf8").split("\n").filter(Boolean)) {
  const position = JSON.parse(line);
  const folder = join(output, basename(dirname(position.file)));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${basename(position.file, ".json")}.svg`), draw(position));
  ++count;
}
if (count === 0) throw new Error("There was no position to draw.");
