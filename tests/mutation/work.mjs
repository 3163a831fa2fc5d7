// Draws changes, builds them into one program and tries them one by one, in processes of their own.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { changes_in, difference, drawn, enumerators_of, line_of, nearest_rule, with_changes } from "./changes.mjs";
import { key_of } from "./report.mjs";

// The program with the changes in it asks this at run time; without the variable it is as before.
export const chooser = `#pragma once
#include <cstdlib>
inline int twoseat_mutant_chosen() { const char* chosen = std::getenv("TWOSEAT_MUTANT"); return chosen ? std::atoi(chosen) : 0; }
inline const int twoseat_mutant_number = twoseat_mutant_chosen();
inline bool twoseat_mutant(int number) { return twoseat_mutant_number == number; }
`;

// Written only when it changes (what did not change need not be compiled again), and never half.
export function write(path, text) {
  if (existsSync(path) && readFileSync(path, "utf8") === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

export const hash_of = (texts) => texts.reduce((hash, text) => hash.update(text).update("\0"), createHash("sha256")).digest("hex").slice(0, 16);

// Texts are not changed: what is said in each language is not a rule.
const is_changed = (name) => /\.(cpp|h)$/.test(name) && !/^(words|grammar)[_.]/.test(name);

// { sources: Map(file, text), changes: [{ file, folder, line, kind, before, after, rule, from, to, text }] }
export function everything(root, folders) {
  const sources = new Map();
  const enumerators = {};
  for (const folder of folders) {
    for (const name of readdirSync(join(root, folder), { recursive: true }).filter((path) => is_changed(basename(path))).sort()) {
      const source = readFileSync(join(root, folder, name), "utf8");
      sources.set(`${folder}/${name}`, source);
      enumerators[folder] = { ...enumerators[folder], ...enumerators_of(source) };
    }
  }
  const shared = Object.assign({}, ...folders.filter((each) => /kernel|abilities/.test(each)).map((each) => enumerators[each]));
  const family_of = (file) => folders.find((folder) => file.startsWith(`${folder}/`)); // it may have rooms
  const changes = [...sources].flatMap(([file, source]) => changes_in(source, { ...shared, ...enumerators[family_of(file)] })
    .map((change) => ({ ...change, ...difference(source, change), file, folder: family_of(file), line: line_of(source, change.from),
      last: line_of(source, change.to - 1), rule: nearest_rule(source, change.from) })));
  return { sources, changes };
}

// The sources with these changes in them under `into`; returns those that are in (with their numbers).
export function plant(sources, changes, into) {
  const out = new Set();
  for (const [file, source] of sources) {
    const { source: changed, crossing } = with_changes(source, changes.filter((each) => each.file === file));
    crossing.forEach((number) => out.add(number));
    write(join(into, file), changed);
  }
  return changes.filter(({ number }) => !out.has(number));
}

// The changes on lines that the compiler's errors name, or else that the notes to them name.
export function blamed(log, changes) {
  for (const what of ["error", "note|required from"]) {
    const places = [...log.matchAll(new RegExp(`^(?:.*/)?((?:[\\w.-]+/)*[\\w.-]+\\.(?:cpp|h)):(\\d+):\\d+:\\s+(?:fatal )?(?:${what})`, "gm"))];
    const bad = changes.filter(({ file, line, last }) => places.some(([place, , at]) =>
      place.includes(`${file}:`) && Number(at) >= line && Number(at) <= last));
    if (bad.length > 0) return bad;
  }
  return [];
}

// Plants and builds until what is left compiles. build(): { ok, log }. Returns { planted, dropped }.
export async function built(sources, changes, into, build, say = () => {}) {
  let left = changes;
  for (let round = 1; round <= 40; ++round) {
    left = plant(sources, left, into);
    const { ok, log } = await build();
    if (ok) return { planted: left, dropped: changes.length - left.length };
    const bad = new Set(blamed(log, left));
    if (bad.size === 0) throw new Error(`the build fails for another reason than a change:\n${log.slice(-4000)}`);
    left = left.filter((each) => !bad.has(each));
    say(`${bad.size} changes do not compile`);
  }
  throw new Error("the build never succeeds");
}

// Runs a program with a time limit in a process group of its own: { ok, end, seconds, log }
export function run(command, { cwd, env = {}, limit = 3600, keep = false } = {}) {
  return new Promise((resolve) => {
    const started = process.hrtime.bigint();
    const child = spawn(command[0], command.slice(1), { cwd, env: { ...process.env, ...env }, detached: true,
      stdio: ["ignore", keep ? "pipe" : "ignore", keep ? "pipe" : "ignore"] });
    let log = "";
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      try { process.kill(-child.pid, "SIGKILL"); } catch { /* it has just ended */ }
    }, limit * 1000);
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data) => { log += data; });
    const done = (ok, end) => {
      clearTimeout(timer);
      resolve({ ok, end, log, seconds: Number(process.hrtime.bigint() - started) / 1e9 });
    };
    child.on("error", (error) => done(false, `did not start: ${error.message}`));
    child.on("close", (code, signal) => done(code === 0, late ? "too slow" : signal ? "crash" : `ended with ${code}`));
  });
}

// How long each of the tests may take; without a change they must pass. suites: [{ name, command, cwd }]
export async function limits(suites) {
  const found = [];
  for (const suite of suites) {
    const { ok, end, log, seconds } = await run(suite.command, { cwd: suite.cwd, keep: true, env: { TWOSEAT_MUTANT: "0" } });
    if (!ok) throw new Error(`${suite.name} fail without any change (${end}):\n${log.slice(-2000)}`);
    found.push({ ...suite, limit: 5 + 10 * seconds });
  }
  return found;
}

// The name of the first tests that notice the change, or null.
export async function noticed_by(number, suites) {
  for (const suite of suites) {
    const { ok, end } = await run(suite.command, { cwd: suite.cwd, limit: suite.limit, env: { TWOSEAT_MUTANT: String(number) } });
    if (/^did not start/.test(end)) throw new Error(`${suite.name} ${end}`);
    if (!ok) return suite.name;
  }
  return null;
}

// Draws some more than wanted (numbered from 1 in the order of the sources), for some will not compile.
export function candidates(changes, count, seed) {
  const some = new Set(drawn(changes, Math.ceil(count * 1.3) + 5, seed));
  return changes.filter((each) => some.has(each)).map((each, index) => ({ ...each, number: index + 1 }));
}

// Of those that compile as many as wanted, in the order in which chance drew them.
export function chosen(changes, planted, count, seed) {
  const by_place = new Map(planted.map((each) => [`${each.file} ${each.from} ${each.to} ${each.text}`, each]));
  const in_order = drawn(changes, changes.length, seed).map((each) => by_place.get(`${each.file} ${each.from} ${each.to} ${each.text}`)).filter(Boolean);
  const shares = new Map();
  drawn(changes, count, seed).forEach(({ folder }) => shares.set(folder, (shares.get(folder) ?? 0) + 1));
  return in_order.filter(({ folder }) => {
    shares.set(folder, (shares.get(folder) ?? 0) - 1);
    return shares.get(folder) >= 0;
  });
}

// Tries what has no result yet, `jobs` at a time; known: Map(place, name or null); save() after each.
export async function tried(changes, suites, known, { jobs = 1, save = () => {}, say = () => {} } = {}) {
  const todo = changes.filter((each) => !known.has(place_of(each)));
  const worker = async () => {
    for (let each = todo.shift(); each; each = todo.shift()) {
      const noticed = await noticed_by(each.number, suites);
      known.set(place_of(each), noticed);
      if (!noticed) say(`unnoticed: ${each.file}:${each.line}: ${each.kind}\n  - ${each.before}\n  + ${each.after}`);
      save();
    }
  };
  await Promise.all(Array.from({ length: jobs }, worker));
  return changes.map((each) => ({ ...each, noticed: known.get(place_of(each)) }));
}

// One change among those of the same sources.
export const place_of = (each) => `${each.from} ${key_of(each)}`;
