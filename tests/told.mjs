// A language's file tells of cards in their order alone; put beside the English of the system's file it says what the assets say.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { asRead } from "../web/page/told.js";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const served = (name) => readFileSync(join(root, "build/site/data", `${name}.json`), "utf8");
const flavors = JSON.parse(readFileSync(join(root, "assets/words/flavors.json"), "utf8"));

const nothing = async () => assert.fail("nothing is fetched");

for (const system of ["vanguard", "berserk", "dragonball", "heroes"])
  for (const language of ["ms", "it", "id"])
    test(`what is told of cards of ${system} in ${language}`, async () => {
      const text = await asRead(`${system}.${language}`, served(`${system}.${language}`), (name) => asRead(name, served(name), nothing));
      const said = Object.entries(JSON.parse(JSON.parse(text)["words/flavors.json"]));
      assert.ok(said.length > 30);
      for (const [english, translation] of said) assert.deepEqual(translation, { [language]: flavors[english][language] }, english);
      const known = Object.keys(flavors).filter((english) => served(system).includes(JSON.stringify(english)));
      assert.equal(said.length, known.length);
    });

test("every other file is what lies in the assets", async () => {
  for (const name of ["vanguard", "berserk", "table.it"])
    for (const [path, text] of Object.entries(JSON.parse(await asRead(name, served(name), nothing)))) {
      if (name === "table.it") assert.ok(text.includes('"it":'), path);
      else assert.deepEqual(JSON.parse(text), JSON.parse(readFileSync(join(root, "assets", path), "utf8")), path);
    }
});
