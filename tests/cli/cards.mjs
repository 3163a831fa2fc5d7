// The card files of Berserk fit their published schema; cards of another shape do not.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { fits, json, root } from "../schemas.mjs";

const schema = json("assets/schema/berserk-cards.schema.json");
const files = readdirSync(join(root, "assets/cards")).filter((name) => name.startsWith("berserk-"));
const cards = files.flatMap((name) => json("assets/cards", name).cards);
const of_type = (type) => structuredClone(cards.find((card) => card.type === type));
const fits_alone = (card) => fits({ set: "First Muster", system: "berserk", cards: [card] }, schema);

test("every card file fits the schema", () => {
  assert.ok(files.length > 0);
  for (const name of files) assert.ok(fits(json("assets/cards", name), schema), name);
});

test("a card with what its type lacks, or without what it has, does not", () => {
  for (const [type, missing, strange] of [
    ["creature", "movement", { classes: [] }], ["creature", "strike", { traits: { poison: 0 } }], ["flyer", "lives", { movement: 1 }],
    ["symbiote", "strike", { movement: 0 }], ["terrain", "element", { lives: 3 }], ["artifact", "lives", { strike: [1, 2, 3] }],
    ["equipment", "classes", { lives: 1 }]]) {
    const card = of_type(type);
    assert.ok(fits_alone(card), type);
    assert.ok(!fits_alone({ ...card, ...strange }), `${type} with ${Object.keys(strange)}`);
    delete card[missing];
    assert.ok(!fits_alone(card), `${type} without ${missing}`);
  }
});
