// Whole matches at random through the command, natively, under the sanitizers, and as WebAssembly (TWOSEAT_PART says which).
import assert from "node:assert/strict";
import { execFile, execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const build = join(dirname(fileURLToPath(import.meta.url)), "../../build");
const commands = {
  native: [join(build, "native/twoseat")],
  sanitize: [join(build, "sanitize/twoseat")],
  web: [process.execPath, join(build, "web/twoseat.js")],
};

const ledgers = join(build, "../assets/rules");
const rulesOf = (edition) =>
  new Set(
    readdirSync(ledgers)
      .filter((name) => new RegExp(`^${edition}(-\\d)?\\.tsv$`).test(name))
      .flatMap((name) => readFileSync(join(ledgers, name), "utf8").split("\n").map((row) => row.split("\t")[0])),
  );

const output = { encoding: "utf8", maxBuffer: 1 << 28 };

const systems = [["vanguard", "vge"], ["vanguard", "vgm"], ["vanguard", "vgi"], ["heroes", "bsh"], ["berserk", "bsk"], ["berserk", "bso"], ["dragonball", "dbs"]];

function command(where, [system, edition], ...options) {
  const [program, ...first] = commands[where];
  return [program, [...first, "playout", "--system", system, "--edition", edition, "--json", ...options]];
}

/** Every core plays its share, with seeds of its own. */
function playsToTheEnd(where, system, games) {
  test(`${games} matches of ${system[1]} are played to the end`, async () => {
    const cores = Math.min(availableParallelism(), games);
    const shares = Array.from({ length: cores }, (_, core) => {
      const [first, end] = [core, core + 1].map((i) => Math.floor((games * i) / cores));
      return promisify(execFile)(...command(where, system, "--check", "--seed", String(1 + first), "--games", String(end - first)), output);
    });
    const results = (await Promise.all(shares)).map(({ stdout }) => JSON.parse(stdout));
    const sum = (name) => results.reduce((total, result) => total + result[name], 0);
    assert.equal(sum("finished"), games);
    assert.equal(sum("stuck"), 0);
  });
}

/** Editions whose rulebook tells only in what it differs from another one's. */
const builtOn = { bso: "bsk" };

/** Every rule that is told while matches are played is a row of a ledger: of the edition's own or what that is built on, or of one that it names. */
function citesWhatIsThere(where, system) {
  test(`what is cited in matches of ${system[1]} are its rules`, async () => {
    const [program, options] = command(where, system, "--until-covered", "--games", "60");
    const { cited } = JSON.parse(execFileSync(program, options, output).split("\n")[0]);
    assert.ok(cited.length > 15); // Heroes has 18
    const unknown = cited.filter((rule) => {
      const [number, named] = rule.split(" ").reverse();
      const editions = named ? [named] : [system[1], builtOn[system[1]]].filter(Boolean);
      const kin = (edition) => systems.some(([id, other]) => id === system[0] && other === edition);
      return !editions.some((edition) => kin(edition) && rulesOf(edition).has(number));
    });
    assert.deepEqual(unknown, []);
  });
}

const parts = {
  native(system) {
    playsToTheEnd("native", system, system[1] === "vge" ? 1000 : 500);
    citesWhatIsThere("native", system);
  },
  sanitize: (system) => playsToTheEnd("sanitize", system, 16),
  web(system) {
    playsToTheEnd("web", system, 40);
    test(`WebAssembly plays the same matches of ${system[1]} as the native command`, () => {
      const [native, web] = ["native", "web"].map((where) =>
        JSON.parse(execFileSync(...command(where, system, "--games", "200", "--seed", "7"), output)));
      assert.ok(native.hash, "the command gives a hash over all matches");
      assert.equal(web.hash, native.hash);
    });
  },
};
const part = process.env.TWOSEAT_PART ?? "native";
assert.ok(part in parts, `TWOSEAT_PART=${part}: native, sanitize or web`);
for (const system of systems) parts[part](system);
