// Draws a position of every rule demo and puzzle, for the site the first one, as an SVG, by web/pictures/poster.js. One picture
// speaks all languages: what follows '#' in its address says which (boost.svg#it), in an <img> and without a script, too.
// usage: node scripts/make-posters.mjs OUTPUT-FOLDER < what `twoseat demo --given assets/demos assets/puzzles` prints; or --moment
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { packs } from "./make-art.mjs";
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

const drawnOf = packs();
/** By system and name: what their pictures are made of. */
const art = new Map();
for (const file of readdirSync(join(assets, "cards")).filter((name) => name.endsWith(".json"))) {
  const { system, cards } = JSON.parse(readFileSync(join(assets, "cards", file), "utf8"));
  for (const { id, name } of cards ?? [])
    for (const [pack, pictures] of drawnOf) if (pack.startsWith(`${system}.`) && pictures[id]) art.set(`${system} ${name}`, pictures[id]);
}

/** What a puzzle leaves open lies face down: "B:hand". */
function cover(places, open) {
  const [seat, zone] = open.split(":");
  for (const place of places) if (place.seat === seat && place.zone === zone) place.cards = place.cards.map(() => ({ down: true }));
}

function draw({ file, system, places }) {
  const id = file.replace(/^.*?([^/]+\/[^/]+)\.json$/, "$1");
  const folder = ["demos", "puzzles"].find((each) => existsSync(join(assets, each, `${id}.json`)));
  const { title, task } = JSON.parse(readFileSync(join(assets, folder, `${id}.json`), "utf8"));
  for (const open of Object.keys(task?.open ?? {})) cover(places, open);
  return drawPoster({ art: (name) => art.get(`${system} ${name}`), layout: layoutOf(system), places, title, languages, told: (english) => told(system, english) });
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
