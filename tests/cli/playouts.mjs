// Whole matches at random through the command, natively, under the sanitizers, and as WebAssembly (TWOSEAT_PART says which).
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { dirname, join } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";

const build = join(dirname(fileURLToPath(import.meta.url)), "../../build");
const commands = {
  native: [join(build, "native/twoseat")],
  sanitize: [join(build, "sanitize/twoseat")],
  web: [process.execPath, join(build, "web/twoseat.js")],
};

function playout(where, ...options) {
  const [program, ...first] = commands[where];
  const given = [...first, "playout", "--system", "vanguard", "--edition", "vge", "--json", ...options];
  return JSON.parse(execFileSync(program, given, { encoding: "utf8", maxBuffer: 1 << 28 }));
}

function playsToTheEnd(where, games) {
  test(`${games} matches are played to the end`, () => {
    const result = playout(where, "--games", String(games), "--check");
    assert.equal(result.finished, games);
    assert.equal(result.stuck, 0);
  });
}

const parts = {
  native: () => playsToTheEnd("native", 300),
  sanitize: () => playsToTheEnd("sanitize", 8),
  web() {
    playsToTheEnd("web", 15);
    test("WebAssembly plays the same matches as the native command", () => {
      const [native, web] = ["native", "web"].map((where) => playout(where, "--games", "200", "--seed", "7"));
      assert.ok(native.hash, "the command gives a hash over all matches");
      assert.equal(web.hash, native.hash);
    });
  },
};
const part = process.env.TWOSEAT_PART ?? "native";
assert.ok(part in parts, `TWOSEAT_PART=${part}: native, sanitize or web`);
parts[part]();
