// What is served stays small: sizes after brotli, as static hosts send them.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";

const build = join(dirname(fileURLToPath(import.meta.url)), "../build");
const site = join(build, "site");
const compressed = (file) => brotliCompressSync(readFileSync(file)).length;

test("the engine alone, without data and with what one family of games needs, is at most 465 kB", () => {
  const common = compressed(join(build, "web/split/engine_alone.wasm")), parts = join(build, "web/split/engine_alone");
  for (const part of readdirSync(parts)) {
    const size = common + compressed(join(parts, part));
    console.log(`engine with ${part}: ${size} bytes`);
    assert.ok(size <= 465_000, `${part}: ${size} bytes`);
  }
});

/** Every file that the table's page names in its head, and what its scripts and the program are. */
function page() {
  const html = readFileSync(join(site, "index.html"), "utf8");
  const named = [...html.matchAll(/(?:href|src)="([\w./-]+\.(?:js|css|svg|webmanifest))"/g)].map(([, path]) => path);
  return [...new Set(["index.html", "twoseat-table.js", "twoseat-table.wasm", "offline.js", ...named])];
}
// The first picture of each game, in the larger of its two themes; the second comes in idle time (web/start/start.js).
const start = readdirSync(join(site, "start")).filter((name) => name.endsWith("-1.light.webp")).map((name) => `start/${name}`);
const systems = readdirSync(join(site, "data")).map((name) => /^([a-z]+)\.json$/.exec(name)?.[1]).filter(Boolean);
const languages = ["en", "ms", "it", "id"];
/** With the part of the program that only this system needs. */
const data = (system, language) => [`parts/${system}.wasm`, ...words(system, language)];
const words = (system, language) => [system, ...(language === "en" ? [] : [`table.${language}`, `${system}.${language}`])].map((name) => `data/${name}.json`);

const sizes = new Map();
const sizeOf = (path) => sizes.get(path) ?? sizes.set(path, compressed(join(site, path))).get(path);
const total = (paths) => paths.reduce((sum, path) => sum + sizeOf(path), 0);

test("a first visit of any system in English loads at most 780 kB, in another language 835 kB", () => {
  assert.ok(systems.length >= 3 && start.length >= systems.length);
  const common = [...page(), ...start];
  console.log("each visit:", total(common), Object.fromEntries(common.map((path) => [path, sizeOf(path)])));
  for (const system of systems)
    for (const language of languages) {
      const size = total([...common, ...data(system, language)]);
      console.log(`first visit, ${system}, ${language}: ${size} bytes`);
      assert.ok(size <= (language === "en" ? 780_000 : 835_000), `${system}, ${language}: ${size} bytes`);
    }
});

test("opening a demo in an embed loads at most 800 kB", () => {
  for (const system of systems) {
    const size = total([...page(), "embed.js", "parts/teaching.wasm", ...data(system, "en")]);
    console.log(`embed, ${system}: ${size} bytes`);
    assert.ok(size <= 800_000, `${system}: ${size} bytes`);
  }
});

test("the pictures of a nation's cards are one file of at most 60 kB", () => {
  const packs = readdirSync(join(site, "data/art"));
  assert.ok(packs.length >= 4);
  for (const pack of packs) {
    const size = compressed(join(site, "data/art", pack));
    console.log(`pictures, ${pack}: ${size} bytes`);
    assert.ok(size <= 60_000, `${pack}: ${size} bytes`);
  }
});

test("the part of a system needs the program alone, not the part of another", () => {
  const imported = (system) => WebAssembly.Module.imports(new WebAssembly.Module(readFileSync(join(site, `parts/${system}.wasm`))));
  for (const system of systems) // its own functions' table, and the program's
    assert.ok(imported(system).filter(({ kind }) => kind === "table").length <= 2, system);
});
