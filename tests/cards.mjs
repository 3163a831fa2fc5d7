// Every shipped card that has a text is tested: tests/cards/SYSTEM/ID.json is a demo that uses it. A second demo of the same card
// is ID-MORE.json. tests/cards-none-yet.json lists those that still lack one, and only shrinks. usage: node tests/cards.mjs
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const tests = dirname(fileURLToPath(import.meta.url));
const json = (...path) => JSON.parse(readFileSync(join(tests, ...path), "utf8"));

// What every card of its kind has: numbers, names and icons. Whatever else stands on a card is its text.
const plain = new Set([
  "id", "name", "flavor", "type", "element", "price", "cost", "elite", "movement", "lives", "strike", "classes", "class", "kind", "tribe",
  "grade", "power", "shield", "critical", "nation", "race", "skills", "trigger",
  "colours", "specified", "combo-power", "combo-cost", "characters", "traits", "era",
]);

const cards = new Map(); // id -> {system, has a text}, by system and id
for (const file of readdirSync(join(tests, "../assets/cards"))) {
  const { system, cards: list } = json("../assets/cards", file);
  for (const card of list) cards.set(`${system}/${card.id}`, Object.keys(card).some((field) => !plain.has(field)));
}

const complaints = [];
const systems = [...new Set([...cards.keys()].map((card) => card.split("/")[0]))];
const tested = new Set();
for (const system of systems) {
  const folder = join(tests, "cards", system);
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    const name = `${system}/${file.replace(/\.json$/, "")}`;
    const card = [...cards.keys()].filter((id) => name === id || name.startsWith(`${id}-`)).sort((a, b) => b.length - a.length)[0];
    if (!card) complaints.push(`cards/${system}/${file} is named after no card`);
    else if (!readFileSync(join(folder, file), "utf8").includes(card.split("/")[1])) complaints.push(`cards/${system}/${file} does without its card`);
    else if (name === card) tested.add(card);
  }
}

const lacking = new Set(Object.entries(json("cards-none-yet.json")).flatMap(([system, ids]) => ids.map((id) => `${system}/${id}`)));
for (const card of lacking)
  if (tested.has(card)) complaints.push(`${card} is tested: cards-none-yet.json must not list it any more`);
  else if (!cards.get(card)) complaints.push(`${card} has no text, or is no card: cards-none-yet.json must not list it`);
for (const [card, text] of cards)
  if (text && !tested.has(card) && !lacking.has(card)) complaints.push(`${card} has a text, and no tests/cards/${card}.json`);

for (const complaint of complaints.slice(0, 50)) console.error(complaint);
const texts = [...cards.values()].filter(Boolean).length;
console.log(`${texts} cards have a text; ${tested.size} are tested, ${lacking.size} not yet; ${complaints.length} complaints`);
process.exit(complaints.length ? 1 : 0);
