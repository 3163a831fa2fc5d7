// The published schemas of cards and layouts fit those that are shipped, and nothing of another shape.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { fits, json, root } from "../schemas.mjs";

const assets = join(root, "assets");
const read = (path) => json("assets", path);

for (const [system, path] of [["vanguard", "schema/cards.schema.json"], ["heroes", "schema/heroes-cards.schema.json"]]) {
  const schema = read(path);
  const files = readdirSync(join(assets, "cards")).filter((name) => new RegExp(`^${system}(-[a-z]+)?\\.json$`).test(name));
  test(`every card of ${system} fits the published schema`, () => {
    assert.ok(files.length > 0);
    for (const name of files) {
      const file = read(`cards/${name}`);
      for (const card of file.cards) assert.ok(fits(card, schema, schema.$defs.card), `${name}: ${card.id}`);
      assert.ok(fits(file, schema), name);
    }
  });
}

test("cards of Heroes that are none do not fit", () => {
  const schema = read("schema/heroes-cards.schema.json");
  const good = { id: "one", name: "One", type: "creature", element: "Swamp", cost: 1, lives: 1, strike: 1 };
  const act = (ability) => ({ ...good, abilities: [{ kind: "auto", in: "creature", when: { event: "enters" }, do: [{ draw: 1 }], ...ability }] });
  const fit = (card) => fits(card, schema, schema.$defs.card);
  assert.ok(fit(good));
  assert.ok(fit(act({})));
  const { strike, ...harmless } = good;
  for (const bad of [
    { ...good, element: "Fire" }, { ...good, cost: -1 }, { ...good, grade: 1 }, { ...good, kind: "weapon" }, { ...good, type: "hero" }, harmless,
    { ...good, type: "spell" }, act({ in: "vanguard" }), act({ when: { event: "rides" } }), act({ do: [{ "soul-charge": 1 }] }), act({ do: [] }),
    act({ do: [{ wound: 1, to: { in: "creature", grade: 3 } }] }), act({ do: [{ cannot: "fly" }] }), act({ if: { world: "blank" } }),
  ]) assert.ok(!fit(bad), JSON.stringify(bad));
});

test("every layout fits the published schema, and none with a field that nobody reads", () => {
  const schema = read("schema/layout.schema.json");
  const files = readdirSync(join(assets, "layouts"));
  assert.ok(files.length > 0);
  for (const name of files) {
    const layout = read(`layouts/${name}`);
    assert.ok(fits(layout, schema), name);
    for (const form of Object.keys(layout.forms)) {
      const astray = structuredClone(layout);
      astray.forms[form].hurts = layout.hurts;
      assert.ok(!fits(astray, schema), `${name}: ${form}`);
    }
  }
});
