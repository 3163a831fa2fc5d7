// tests/mutate on a small program: the changes it finds, that what does not compile is dropped, and that what no test notices is reported.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { changes_in, difference, drawn, enumerators_of, nearest_rule, with_changes } from "../mutation/changes.mjs";
import { report } from "../mutation/report.mjs";
import { built, chooser, everything, limits, run, tried } from "../mutation/work.mjs";

const after = (source, kind) => changes_in(source, enumerators_of(source)).filter((each) => each.kind === kind)
  .map((each) => difference(source, each).after);

test("each kind of change", () => {
  assert.deepEqual(after("bool f() { return a.b(1) + 2 < c && d; }", "comparison"), ["bool f() { return (a.b(1) + 2) <= (c) && d; }"]);
  assert.deepEqual(after("bool f() { return a && b && c || d; }", "and, or"),
    ["bool f() { return (a) || (b && c) || d; }", "bool f() { return (a && b) || (c) || d; }", "bool f() { return (a && b && c) && (d); }"]);
  assert.deepEqual(after("int f() { return x + 7; }", "constant"), ["int f() { return x + 7 + 1; }"]);
  assert.deepEqual(after("int f() { if (a) return !b(c); }", "negation"),
    ["int f() { if (!(a)) return !b(c); }", "int f() { if (a) return static_cast<bool>(b(c)); }"]);
  assert.deepEqual(after("Seat f() { return game::other(seat); }", "seats"), ["Seat f() { return (seat); }"]);
  assert.deepEqual(after("enum class Z { A, B };\nZ f() { return Z::A; }", "enumerator"), ["Z f() { return Z::B; }"]);
  assert.deepEqual(after("void f(int a) { g(a); }", "left-out step"), ["void f(int a) { return; g(a); }"]);
  assert.deepEqual(after("int f() { g(a); x.y = 2; return 1; }", "left-out statement"),
    ["int f() { {} x.y = 2; return 1; }", "int f() { g(a); {} return 1; }"]);
});

test("templates, comments, texts and what the compiler must know stay", () => {
  for (const source of ["std::array<int, 3> f;", "// a < b", "const char* f = \"a < 1\";", "constexpr bool f() { return 1 < 2; }",
    "static_assert(1 < 2);", "enum E { A = 1 };", "#if 1 < 2\n", "constexpr int all[] = {1, 2};"]) {
    assert.deepEqual(changes_in(source).filter(({ kind }) => kind !== "constant" || !source.startsWith("std")), [], source);
  }
});

test("changes within each other are all there, and the lines stay", () => {
  const source = "bool f() {\n  return a < 1 &&\n    b == 2;\n}\n";
  const all = changes_in(source).map((each, index) => ({ ...each, number: index + 1 }));
  const { source: changed, crossing } = with_changes(source, all);
  assert.deepEqual(crossing, []);
  assert.equal(changed.split("\n").length, source.split("\n").length);
  for (const { number } of all) assert.ok(changed.includes(`twoseat_mutant(${number})`), String(number));
});

test("more drawn by the same seed begin with the same", () => {
  const all = Array.from({ length: 90 }, (_, index) => ({ index, folder: index < 60 ? "a" : "b" }));
  const few = drawn(all, 9, 5);
  const many = new Set(drawn(all, 30, 5));
  assert.deepEqual(["a", "b"].map((name) => few.filter(({ folder }) => folder === name).length), [6, 3]);
  assert.ok(few.every((each) => many.has(each)));
  assert.notDeepEqual(drawn(all, 9, 6), few);
});

test("only folders there are can be drawn from, and the report names them", () => {
  const tool = join(dirname(fileURLToPath(import.meta.url)), "../mutate");
  const refused = spawnSync(tool, ["--folder", "players", "--folder", "dragon"], { encoding: "utf8" });
  assert.equal(refused.status, 2);
  assert.match(refused.stderr, /changes are not drawn from "dragon"; the folders are vanguard, dragonball, .*, players\.\n$/);
  assert.equal(spawnSync(tool, ["--folder"]).status, 2);
  const counts = { seed: 1, wanted: 0, dropped: 0 };
  assert.match(report([], { ...counts, only: ["dragonball", "players"] }), /\nDrawn only from engine\/dragonball, engine\/players\.\n/);
  assert.doesNotMatch(report([], counts), /Drawn only/);
});

test("the nearest rule of each game", () => {
  for (const rule of ["vge 10.6.1.2", "bsk 1.2", "bsh 3.1", "dbs 7-4-1"]) assert.equal(nearest_rule(`// It is so. [${rule}]\nreturn a < b;`, 30), rule);
});

test("a change that no test notices is reported; crashes, endless loops and failures are noticed", async () => {
  const root = mkdtempSync(join(tmpdir(), "mutate-"));
  try {
    mkdirSync(join(root, "engine/kernel"), { recursive: true });
    const source = `// A rule [bsk 1.2].
bool small(int a) { return a < 5; }
int size(int a) { int table[2 - 1] = {a}; return table[0]; }
int rounds() { int i = 0; while (i != 3) i++; return i; }
int main() {
  if (!small(1) || small(9)) return 1;
  return rounds() == 3 && size(7) == 7 ? 0 : 1;
}
`;
    writeFileSync(join(root, "engine/kernel/small.cpp"), source);
    writeFileSync(join(root, "mutant.h"), chooser);
    const copy = join(root, "copy");
    const { sources, changes } = everything(root, ["engine/kernel"]);
    const numbered = changes.map((each, index) => ({ ...each, number: index + 1 }));
    // One that cannot compile, planted.
    const at = source.indexOf("a < 5");
    numbered.push({ ...numbered[0], from: at, to: at + 5, text: "nonsense", line: 2, last: 2, before: "", after: "nonsense", number: 99 });
    const without_2 = numbered.filter(({ line, number }) => line !== 2 || number === 99);
    const build = () => run(["g++", "-std=c++20", "-w", "-include", join(root, "mutant.h"), "-o", join(root, "small"), "engine/kernel/small.cpp"],
      { cwd: copy, keep: true });
    const first = await built(sources, without_2, copy, build);
    assert.ok(first.dropped >= 1 && first.planted.every(({ number }) => number !== 99));

    const { planted } = await built(sources, numbered.filter(({ number, line }) => number !== 99 && line !== 3), copy, build);
    const timed = (await limits([{ name: "the test", cwd: root, command: [join(root, "small")] }])).map((each) => ({ ...each, limit: 2 }));
    const known = new Map();
    const results = await tried(planted, timed, known, { jobs: 2 });
    const unnoticed = results.filter(({ noticed }) => !noticed).map(({ after: text }) => text);
    assert.ok(unnoticed.includes("bool small(int a) { return (a) <= (5); }"), unnoticed.join("\n")); // nobody tries 5
    assert.ok(results.find(({ after: text }) => text.includes("(i) == (3)")).noticed);
    assert.ok(results.find(({ after: text }) => text.includes("int i = 0 + 1")).noticed === null); // three all the same
    assert.equal(known.size, results.length);

    const told = report(results, { seed: 1, wanted: results.length, dropped: 0, verdicts: {
      "engine/kernel/small.cpp: bool small(int a) { return a < 5; } => bool small(int a) { return a < 5 + 1; }": "Nobody is that small." } });
    assert.match(told, /### engine\/kernel\/small.cpp:2\n\ncomparison; nearest rule: bsk 1.2\n\n```diff\n- bool small\(int a\) \{ return a < 5; \}\n/);
    assert.match(told, /Verdict: Nobody is that small\./);
    assert.match(told, /Verdict: none yet/);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
