// Do the tests of cards notice when a card says something else? Each card with a test is changed one small thing at a time (a number
// by one, a word by its neighbour, something left out), and its tests are played with the changed card. What none of them notices is
// listed; some of it changes nothing, the rest lacks a test.
// usage: node tests/cards-noticed.mjs PROGRAM SYSTEM [ID...]   (not part of tests/run; a minute for a hundred cards)
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const tests = dirname(fileURLToPath(import.meta.url));
const [program, system, ...ids] = process.argv.slice(2);
if (!program || !system || !existsSync(join(tests, "cards", system))) {
  console.error("usage: node tests/cards-noticed.mjs PROGRAM SYSTEM [ID...]");
  process.exit(2);
}
const json = (...path) => JSON.parse(readFileSync(join(...path), "utf8"));
const folder = mkdtempSync(join(tmpdir(), "cards-noticed-"));

const cards = new Map(readdirSync(join(tests, "../assets/cards")).map((file) => json(tests, "../assets/cards", file))
  .filter((set) => set.system === system).flatMap((set) => set.cards).map((card) => [card.id, card]));
const files = readdirSync(join(tests, "cards", system)).map((file) => file.replace(/\.json$/, ""));
const named = (name) => [...cards.keys()].filter((id) => name === id || name.startsWith(`${id}-`)).sort((a, b) => b.length - a.length)[0];

// What only tells one card from others.
const untouched = new Set(["id", "name", "flavor", "type", "element", "classes", "kind", "class", "tribe", "race", "nation"]);
const neighbours = {
  you: ["opponent", "both"], opponent: ["you", "both"], both: ["you", "opponent"], board: ["squad"], squad: ["board"], adjacent: ["orthogonal"],
  turn: ["opponent"], open: ["closed"], closed: ["open"], creature: ["plain"], plain: ["creature"], melee: ["ranged"], ranged: ["melee"],
};

/** Every card that differs from this one in one thing: [what, card]. */
function* changes(card, value = card, path = []) {
  for (const key of Object.keys(value)) {
    const inner = value[key], at = [...path, key];
    if (at.length === 1 && untouched.has(key)) continue;
    const changed = (how) => {
      const copy = structuredClone(card);
      how(path.reduce((part, step) => part[step], copy));
      return copy;
    };
    if (path.length !== 2 || key !== "in") // where an ability works goes without saying
      yield [`without ${at.join("/")}`, changed((part) => (Array.isArray(part) ? part.splice(key, 1) : delete part[key]))];
    const others = Number.isInteger(inner) ? [inner + 1, inner - 1] : neighbours[inner] ?? [];
    for (const other of others) yield [`${at.join("/")}: ${inner} -> ${other}`, changed((part) => { part[key] = other; })];
    if (inner !== null && typeof inner === "object") yield* changes(card, inner, at);
  }
}

/** How the program ends with this test: 0 it passes, 1 it fails, a signal if it breaks. "none": the changed card is refused. */
function play(test) {
  const file = join(folder, `${Math.random().toString(36).slice(2)}.json`);
  writeFileSync(file, JSON.stringify(test));
  return new Promise((done) => {
    const child = spawn(program, ["demo", file], { stdio: ["ignore", "pipe", "ignore"], timeout: 20000 });
    let told = "";
    child.stdout.on("data", (text) => { told += text; });
    child.on("close", (code, signal) => done(signal ?? (told.includes("not a demo") ? "none" : code)));
  });
}

/** The test with another card in the place of the one with that id. */
function withCard(text, id, card) {
  const test = JSON.parse(text.replace(new RegExp(`(?<![a-z0-9-])${id}(?![a-z0-9-])`, "g"), `changed-${id}`));
  return { ...test, cards: [{ ...card, id: `changed-${id}`, flavor: undefined }, ...(test.cards ?? [])] }; // the test's own may name it
}

let tried = 0, noticed = 0;
async function look(id) {
  const card = cards.get(id);
  const own = files.filter((file) => named(file) === id).map((file) => readFileSync(join(tests, "cards", system, `${file}.json`), "utf8"));
  for (const text of own)
    if ((await play(withCard(text, id, card))) !== 0) console.log(`${id}: a test fails with the very same card`);
  const missed = [];
  for (const [what, changed] of changes(card)) {
    let result = 0;
    for (const text of own) if ((result = await play(withCard(text, id, changed))) !== 0) break;
    if (result === "none") continue;
    ++tried;
    if (typeof result === "string") console.log(`${id}: ${result} at ${what}`);
    if (result !== 0) ++noticed;
    else missed.push(what);
  }
  if (missed.length) console.log(`${id}: ${missed.join("; ")}`);
}

const todo = (ids.length ? ids : [...new Set(files.map(named))]).sort();
await Promise.all(Array.from({ length: cpus().length }, async () => {
  while (todo.length) await look(todo.shift());
}));
rmSync(folder, { recursive: true });
console.log(`${noticed} of ${tried} changes noticed, ${((100 * noticed) / tried).toFixed(1)} %`);
