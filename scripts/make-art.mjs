// Packs the cards' pictures for the page, one file a system and nation, colour or element: data/art/SYSTEM.GROUP.json has what stands
// within each picture's svg element, by card. Which packs there are is written into the page's script.
// usage: node scripts/make-art.mjs SITE
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const assets = join(dirname(fileURLToPath(import.meta.url)), "../assets");

/** What stands within it, without what only people read. @param {string} svg */
function inner(svg, name) {
  const found = /<svg\b[^>]*\bviewBox="0 0 120 120"[^>]*>(.*)<\/svg>\s*$/s.exec(svg);
  if (!found) throw new Error(`${name} is no picture of 120 by 120`);
  return found[1].replace(/<!--.*?-->/gs, "").replace(/\s+/g, " ").replace(/> </g, "><").trim();
}

/** As shell/table/picturing.cpp names it: a card of two colours goes with its first. */
const groupOf = ({ nation, colours, element }) => String(nation ?? colours?.[0] ?? element ?? "none").toLowerCase().replaceAll(" ", "-");

/** By the name of the pack, the pictures in it by card. @returns {Map<string, Record<string, string>>} */
export function packs() {
  const all = new Map();
  for (const file of readdirSync(join(assets, "cards")).filter((name) => name.endsWith(".json")).sort()) {
    const { system, cards } = JSON.parse(readFileSync(join(assets, "cards", file), "utf8"));
    for (const card of cards ?? []) {
      const name = `${system}.${groupOf(card)}`, drawn = join(assets, "art", system, `${card.id}.svg`);
      const pack = all.get(name) ?? {};
      all.set(name, pack);
      if (existsSync(drawn)) pack[card.id] = inner(readFileSync(drawn, "utf8"), drawn);
    }
  }
  return all;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const out = join(process.argv[2], "data/art");
  mkdirSync(out, { recursive: true });
  const all = [...packs()].filter(([, pack]) => Object.keys(pack).length > 0);
  for (const [name, pack] of all) writeFileSync(join(out, `${name}.json`), JSON.stringify(pack));
  const script = join(process.argv[2], "pictures/card_pictures.js"), text = readFileSync(script, "utf8"), place = "const all = [];";
  if (!text.includes(place)) throw new Error(`${script} has no place for the names of the packs`);
  writeFileSync(script, text.replace(place, `const all = ${JSON.stringify(all.map(([name]) => name))};`));
}
