// What is served stays small: sizes after brotli, as static hosts send them.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";

const build = join(dirname(fileURLToPath(import.meta.url)), "../build");
const compressed = (file) => brotliCompressSync(readFileSync(file)).length;

test("the engine alone, with three families of games, is at most 412 kB", () => {
  const size = compressed(join(build, "web/twoseat.wasm"));
  console.log(`engine: ${size} bytes`);
  assert.ok(size <= 412_000, `${size} bytes`);
});

test("all that a first visit can load is at most 1.2 MB", () => {
  const files = readdirSync(join(build, "site"), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !/\/start\/.*\.dark\.webp$/.test(file)) // the light ones are larger, and nobody loads both
    .filter((file) => !/\/(demos|licenses|posters|previews|rulebooks|tutorials)\/|\/rules\/\w+\.\w+\.json$|\/icons\/.*\.png$/.test(file.slice(build.length))); // fetched one by one when somebody asks
  assert.ok(files.some((file) => file.endsWith("index.html")) && files.some((file) => file.endsWith(".wasm")));
  const sizes = files.map((file) => [file.slice(build.length + 6), compressed(file)]);
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  console.log(`first visit: ${total} bytes`, Object.fromEntries(sizes));
  assert.ok(total <= 1_200_000, `${total} bytes`);
});
