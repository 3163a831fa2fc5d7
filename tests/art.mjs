// The cards' illustrations, assets/art/SYSTEM/ID.svg: each within the subset of docs/illustrations.md, each a card's, no two of a
// system alike at 44 px. Needs Chromium. usage: node --test tests/art.mjs
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { recipes } from "../scripts/recipes.mjs";
import { distance, seen } from "./art/likeness.mjs";
import { complaints, mostBytes } from "./art/subset.mjs";

const assets = join(dirname(fileURLToPath(import.meta.url)), "../assets");

/** Bits of 63. Recoloured, mirrored or moved by a hair, a picture is up to 6 from itself; the trial cards are 20 and more from one another. */
const tooNear = 8;

const cards = new Map(); // ids by system
for (const file of readdirSync(join(assets, "cards"))) {
  const { system, cards: list } = JSON.parse(readFileSync(join(assets, "cards", file), "utf8"));
  cards.set(system, [...(cards.get(system) ?? []), ...list.map(({ id }) => id)]);
}
const files = readdirSync(join(assets, "art")).flatMap((system) => readdirSync(join(assets, "art", system)).map((file) => ({ system, file })));
const pictures = files.map(({ system, file }) => ({
  system, file, id: file.replace(/\.svg$/, ""), text: readFileSync(join(assets, "art", system, file), "utf8"),
}));

test("every picture is a card's", (t) => {
  const strays = pictures.filter(({ system, file, id }) => !file.endsWith(".svg") || !cards.get(system)?.includes(id));
  assert.deepEqual(strays.map(({ system, file }) => `${system}/${file}`), []);
  for (const [system, ids] of cards) {
    const drawn = new Set(pictures.filter((picture) => picture.system === system).map(({ id }) => id));
    const without = ids.filter((id) => !drawn.has(id));
    t.diagnostic(`${system}: ${ids.length - without.length} of ${ids.length} have a picture; without: ${without.slice(0, 8).join(", ") || "none"}${without.length > 8 ? ", ..." : ""}`);
  }
});

test("every picture keeps to the subset", () => {
  assert.ok(pictures.length > 0);
  const wrong = pictures.flatMap(({ system, id, text }) => complaints(text).map((complaint) => `${system}/${id}: ${complaint}`));
  assert.deepEqual(wrong, []);
});

test("the guide's recipes keep to the subset", () => {
  const found = recipes();
  assert.ok(found.size > 20);
  assert.deepEqual([...found].flatMap(([name, text]) => complaints(text).map((complaint) => `${name}: ${complaint}`)), []);
});

const drawing = (body, root = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"') => `<svg ${root}>${body}</svg>`;
const ground = '<rect width="120" height="120" fill="#112233"/>';

test("what the subset allows is taken", () => {
  const gradient = '<defs><linearGradient id="g"><stop offset="0" stop-color="#112233"/><stop offset="1" stop-color="#ffffff"/></linearGradient></defs>';
  const fine = [
    ground, `${gradient}<rect width="120" height="120" fill="url(#g)"/>`,
    `${ground}<g transform="translate(3 4) rotate(-16)"><circle cx="1" cy="-2.5" r="3" fill="#ffffff"/></g>`,
    `${ground}<path d="M1 2C3 4 5 6 7 8S1 2 3 4Q1 2 3 4T5 6A4 4 0 0 1 8 8H3V.5l-1-2Z" fill="#ffffff" fill-opacity=".4"/>`,
    `${ground}<path d="M1 2Q3 4 5 6" fill="none" stroke="#ffffff" stroke-width="3" stroke-linecap="round"/>`,
    `${ground}<g fill="none" stroke="#ffffff" stroke-width="3"><path d="M1 2Q3 4 5 6"/></g>`,
    `${ground}<path d="M1 2L3 4" stroke="#ffffff" stroke-width="3"/>`,
  ];
  assert.deepEqual(fine.map((body) => complaints(drawing(body))), fine.map(() => []));
});

test("what the subset does not allow is refused", () => {
  const refused = {
    text: `${ground}<text>Ring</text>`, script: `${ground}<script/>`, "a reference": `${ground}<use href="#a"/>`, "an image": `${ground}<image href="a.png"/>`,
    style: `${ground}<path style="fill:red" d="M0 0H3Z"/>`, class: `${ground}<path class="a" d="M0 0H3Z"/>`, "a comment": `${ground}<!-- a -->`,
    "a handler": `${ground}<path onclick="a" d="M0 0H3Z"/>`, "a named colour": `${ground}<circle r="3" fill="red"/>`, "an outer fill": `${ground}<circle r="3" fill="url(http://a)"/>`,
    "no such gradient": `${ground}<circle r="3" fill="url(#g)"/>`, "an outline": `${ground}<circle r="3" fill="#ffffff" stroke="#000000"/>`,
    "an outline by default": `${ground}<circle r="3" stroke="#000000"/>`, "an outline from a group": `${ground}<g stroke="#000000"><circle r="3"/></g>`,
    "no ground": '<circle r="90" fill="#112233"/>', "ground too small": '<rect width="110" height="120" fill="#112233"/>',
    "ground moved": '<rect x="5" width="120" height="120" fill="#112233"/>', "ground seen through": '<rect width="120" height="120" fill="#112233" opacity=".5"/>',
    "a number short": `${ground}<path d="M1 2C3 4 5 6 7"/>`, "no such command": `${ground}<path d="M1 2K3 4"/>`, "arc flags run together": `${ground}<path d="M1 2A4 4 0 018 8"/>`,
    "not closed": `${ground}<g>`, "closed twice": `${ground}</g>`, "an entity": `${ground}<circle r="&a;"/>`, "twice the attribute": `${ground}<circle r="1" r="2"/>`,
    "stop outside": `${ground}<stop offset="0"/>`, "too many colours": ground + [..."123456789"].map((digit) => `<circle r="3" fill="#00000${digit}"/>`).join(""),
    "too long": ground + '<circle r="3"/>'.repeat(mostBytes / 15),
  };
  const taken = Object.keys(refused).filter((what) => complaints(drawing(refused[what])).length === 0);
  assert.deepEqual(taken, []);
  assert.notDeepEqual(complaints(drawing(ground, 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"')), []);
  assert.notDeepEqual(complaints(drawing(ground, 'viewBox="0 0 120 120"')), []);
  assert.notDeepEqual(complaints(drawing(ground) + drawing(ground)), []);
});

test("no two pictures of a system are alike at 44 px", async (t) => {
  const looks = await seen(pictures.map(({ text }) => text));
  const pairs = [];
  for (const [at, { system, id }] of pictures.entries())
    for (let before = 0; before < at; ++before)
      if (pictures[before].system === system) pairs.push({ system, ids: `${pictures[before].id} and ${id}`, bits: distance(looks[before], looks[at]) });
  pairs.sort((a, b) => a.bits - b.bits);
  for (const { system, ids, bits } of pairs.slice(0, 10)) t.diagnostic(`${bits} bits apart, ${system}: ${ids}`);
  assert.deepEqual(pairs.filter(({ bits }) => bits < tooNear), []);
});

test("a picture recoloured or turned round is taken for itself, another is not", async () => {
  const fish = (colours, way) => drawing(`<rect width="120" height="120" fill="${colours[0]}"/><g transform="${way}">` +
    `<path d="M16 60C30 30 70 26 88 56L112 36L106 88L86 68C66 92 30 88 16 60Z" fill="${colours[1]}"/><circle cx="36" cy="54" r="5" fill="${colours[0]}"/></g>`);
  const tower = drawing(`${ground}<path d="M44 112L52 30H40L60 8L80 30H68L76 112Z" fill="#ffffff"/>`);
  const [one, recoloured, mirrored, other] = await seen([
    fish(["#f7e9c9", "#1b2340"], "scale(1)"), fish(["#c4d7dc", "#3a1216"], "translate(1 0)"), fish(["#f7e9c9", "#1b2340"], "translate(120 0) scale(-1 1)"), tower,
  ]);
  assert.ok(distance(one, recoloured) < tooNear);
  assert.ok(distance(one, mirrored) < tooNear);
  assert.ok(distance(one, other) >= tooNear);
});
