// How each rule of each edition is shown: by what happens in a demo, by a claim beside a check, by a unit test, or not.
// tests/rules-to-prove.tsv lists those of the last three kinds; none may come in, and one that got out is struck off.
// "node tests/coverage.mjs --update" does that, and writes README's table.
import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("..", import.meta.url));
const list = join(root, "tests/rules-to-prove.tsv");
const readme = join(root, "README.md");
const kinds = ["engine", "info", "deck", "card"];
const ways = ["happened", "claimed", "tested", "missing"];
const editions = ["vge", "vgm", "vgi", "bsk", "bso", "bsh", "dbs"];

const parts = [["--edition", "vge", "--section", "1-13"]]; // what README's table has of an edition, where that is not all

const failures = [];
async function coverage(options) {
  const program = promisify(execFile)(join(root, "build/native/twoseat"), ["coverage", "--json", ...options], { maxBuffer: 1 << 26 });
  const { stdout, stderr, code = 0 } = await program.catch((error) => error);
  if (code !== 0) failures.push(stderr.trim());
  return JSON.parse(stdout).classes;
}
const left = [...editions.map((edition) => ["--edition", edition]), ...parts];
const classes = new Map();
await Promise.all(Array.from({ length: cpus().length }, async () => {
  for (let options; (options = left.shift());) classes.set(options.join(), await coverage(options));
}));

// --- The list of what is not shown by what happens -----------------------------------------------------------------

const rank = (way) => ways.indexOf(way);
const found = new Map(); // "edition\trule" to the way in which it is shown
for (const edition of editions)
  for (const [kind, lists] of Object.entries(classes.get(`--edition,${edition}`)))
    if (kinds.includes(kind)) for (const way of ways) for (const rule of lists[way]) found.set(`${edition}\t${rule}`, way);

const known = new Map();
for (const line of readFileSync(list, "utf8").split("\n").slice(1).filter(Boolean)) {
  const [edition, rule, way] = line.split("\t");
  known.set(`${edition}\t${rule}`, way);
}
const update = process.argv.includes("--update");
const worse = [...found].filter(([rule, way]) => rank(way) > rank(known.get(rule) ?? "happened"));
const better = [...found].filter(([rule, way]) => rank(way) < rank(known.get(rule) ?? "happened"));
const gone = [...known.keys()].filter((rule) => !found.has(rule));
const told = ([rule, way]) => `${rule.replace("\t", " ")} (${known.get(rule) ?? "happened"} before, ${way} now)`;
if (worse.length > 0) failures.push(`No longer shown as well as before: ${worse.map(told).join(", ")}`);
if (!update && better.length + gone.length > 0)
  failures.push(`Shown better now, "node tests/coverage.mjs --update" says so: ${[...better.map(told), ...gone].join(", ")}`);

// --- README's table ------------------------------------------------------------------------------------------------

const columns = editions.map((edition) => classes.get((parts.find((options) => options.includes(edition)) ?? ["--edition", edition]).join()));
const meaning = { engine: "procedures, rule actions, what is legal", info: "who may know what", deck: "how decks are built", card: "words and mechanics of card texts" };
const cell = (of) => of.rules === 0 ? "none" : ways.filter((way) => way !== "missing").map((way) => of[way].length).join(" + ") + ` of ${of.rules}`;
const rows = kinds.map((kind) => `| ${kind} | ${meaning[kind]} | ${columns.map((classes) => cell(classes[kind])).join(" | ")} |\n`).join("");
const page = readFileSync(readme, "utf8");
const table = /(\| class \| what it is \|.*\n\| --- .*\n)(?:\|.*\n)*/;
const right = page.replace(table, (_, head) => head + rows);
if (!update && right !== page) failures.push(`README's table of the rules that are shown should say\n${rows}`);

if (update) {
  const lines = [...found].filter(([, way]) => way !== "happened").map(([rule, way]) => `${rule}\t${way}\n`);
  if (failures.length === 0) writeFileSync(list, "edition\trule\tshown by\n" + lines.join(""));
  if (failures.length === 0) writeFileSync(readme, right);
}
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
