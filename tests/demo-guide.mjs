// docs/writing-demos.md: its tables are made from the schema, the systems' vocabulary and the shortest demos that use a
// word. "node tests/demo-guide.mjs --update" writes them; without that, what is out of date fails.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const guide = join(root, "docs/writing-demos.md");
const schema = JSON.parse(readFileSync(join(root, "assets/schema/demo.schema.json"), "utf8"));

// --- The lessons, the shortest first, then the card tests -----------------------------------------------------------

const filesBelow = (folder) => readdirSync(folder, { withFileTypes: true })
  .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)]))
  .filter((file) => file.endsWith(".json"));
const demosBelow = (folder) => filesBelow(join(root, folder)).map((file) => {
  const demo = JSON.parse(readFileSync(file, "utf8"));
  const { title, narration, rules, ...played } = demo;
  const name = relative(join(root, folder), file).replace(/\.json$/, "");
  return { name, file: relative(root, file), demo, size: JSON.stringify(played).length };
}).sort((a, b) => a.size - b.size || (a.name < b.name ? -1 : 1));
const demos = [...demosBelow("assets/demos"), ...demosBelow("tests/cards")];
const link = (found) => (found ? `[${found.name}](../${found.file})` : "");
const code = (text) => `\`${text}\``;

/** @param {string} [system] */
const of = (system) => demos.filter(({ demo }) => !system || demo.system === system);

/** Every object in a demo, with what the schema calls it. */
function* objects(value, rule, name) {
  if (rule?.$ref) {
    const kind = rule.$ref.split("/").at(-1);
    yield* objects(value, schema.$defs[kind], kind);
    return;
  }
  for (const one of rule?.anyOf ?? rule?.oneOf ?? []) yield* objects(value, one, name);
  if (Array.isArray(value)) for (const each of value) yield* objects(each, rule?.items, name);
  else if (value && typeof value === "object") {
    if (!rule?.properties && typeof rule?.additionalProperties !== "object") return;
    if (rule.required?.some((key) => !(key in value))) return; // another of several kinds
    yield { name, value };
    for (const [key, inside] of Object.entries(value)) {
      const more = typeof rule.additionalProperties === "object" ? rule.additionalProperties : undefined;
      yield* objects(inside, rule.properties?.[key] ?? more, key);
    }
  }
}
for (const each of demos) each.objects = [...objects(each.demo, schema, "demo")];

/** The shortest demo in which such an object fits. */
const shortest = (system, kind, fits) => of(system).find((each) => each.objects.some(({ name, value }) => name === kind && fits(value)));
const within = (system, kind, fits) => shortest(system, kind, fits)?.objects.find(({ name, value }) => name === kind && fits(value)).value;

// --- Tables --------------------------------------------------------------------------------------------------------

const rowsOf = (head, rows) => rows.length === 0 ? "" : `| ${head.join(" | ")} |\n${"| --- ".repeat(head.length)}|\n${rows.map((row) => `| ${row.join(" | ")} |\n`).join("")}\n`;
const cell = (text) => text.replaceAll("|", "\\|").replaceAll("\n", " ");

/** The fields of one of the schema's objects. */
function fields(kind) {
  const { properties } = [schema.$defs[kind] ?? schema].flatMap((rule) => [rule, ...(rule.anyOf ?? [])]).find((rule) => rule.properties);
  const meaning = (rule) => rule.description ?? (rule.$ref && schema.$defs[rule.$ref.split("/").at(-1)].description) ?? "";
  return rowsOf(["field", "what it says", "as in"], Object.entries(properties).filter(([key]) => key !== "$schema")
    .map(([key, rule]) => [code(key), cell(meaning(rule)), link(shortest("", kind, (value) => key in value))]));
}

const moveOf = (step) => Object.fromEntries(Object.entries(step).filter(([key]) => ["A", "B", "card", "cards", "on", "to", "number", "until"].includes(key)));
const saysVerb = (step, verb) => step.A === verb || step.B === verb;

function verbs({ system, verbs: words }) {
  return rowsOf(["verb", "it means", "a step", "as in"], words.map(({ id, name }) => {
    const fits = (step) => saysVerb(step, id);
    const step = within(system, "steps", fits) ?? within(system, "step", fits);
    const found = shortest(system, "steps", fits) ?? shortest(system, "step", fits);
    return [code(id), cell(name), step ? code(cell(JSON.stringify(moveOf(step)).replaceAll('":', '": ').replaceAll(',"', ', "'))) : "", link(found)];
  }));
}

function questions({ system, questions: words, procedures }) {
  const rule = (id) => [...new Set(procedures.flatMap(({ steps }) => steps).filter(({ asks }) => asks === id).map((step) => step.rule))].filter(Boolean).join(", ");
  return rowsOf(["question", "it asks", "by the rule", "as in"], words.map(({ id, name }) =>
    [code(id), cell(name), rule(id), link(shortest(system, "asked", (asked) => asked.question === id))]));
}

const words = (list) => list.map(({ id, name }) => (name && name !== id ? `${code(id)} (${name})` : code(id))).join(", ");

function counters(system, title, list) {
  return rowsOf([title, "what it is", "as in"], list.map(({ id, name }) => [code(id), cell(name), link(shortest(system, "counters", (value) => id in value))]));
}

function procedures({ procedures: all }) {
  const told = ({ name, asks }) => (asks ? `${name} (asks ${code(asks)})` : name);
  return rowsOf(["procedure", "its steps"], all.map(({ name, steps }) => [code(name), cell(steps.map(told).join("; "))]));
}

function events() {
  const kinds = schema.$defs.event.anyOf[1].properties.kind.enum;
  const fits = (kind) => (value) => [value.happened ?? [], value.never ?? []].flat().some((event) => event.kind === kind);
  return rowsOf(["kind", "as in"], kinds.map((kind) => [code(kind), link(shortest("", "then", fits(kind)) ?? shortest("", "check", fits(kind)))]));
}

function system(vocabulary) {
  const { system: id } = vocabulary;
  const list = (title, kind) => (vocabulary[kind].length > 0 ? `${title}: ${words(vocabulary[kind])}.\n\n` : "");
  return list("Places", "places") + verbs(vocabulary) + questions(vocabulary) + list("Numbers of cards", "numbers") +
    counters(id, "counter of a player", vocabulary.counters) + counters(id, "counter of a card", vocabulary["card counters"]) +
    list("What cards do to one another", "relations") + list("Roles", "roles") + list("States", "states") + list("Markers", "markers") +
    list("How a match ends", "results") + list("What a match may begin with", "options") + procedures(vocabulary);
}

// --- The page ------------------------------------------------------------------------------------------------------

const { stdout, status } = spawnSync(join(root, "build/native/twoseat"), ["vocabulary", "--json"], { encoding: "utf8" });
if (status !== 0) throw new Error("twoseat vocabulary failed");
const parts = { events: events() };
for (const kind of ["demo", "given", "laidCard", "laidChange", "laidRelation", "waiting", "used", "laidMarker", "step", "fork", "way", "variant", "check", "cardCheck"]) parts[`fields of ${kind}`] = fields(kind);
for (const vocabulary of JSON.parse(stdout).systems) parts[`words of ${vocabulary.system}`] = system(vocabulary);

const page = readFileSync(guide, "utf8");
const used = new Set();
const right = page.replace(/<!-- ([\w ]+) -->\n[^]*?<!-- end -->\n/g, (_, name) => {
  if (!(name in parts)) throw new Error(`docs/writing-demos.md: nothing is called "${name}"`);
  used.add(name);
  return `<!-- ${name} -->\n${parts[name]}<!-- end -->\n`;
});
const missing = Object.keys(parts).filter((name) => !used.has(name));
if (missing.length > 0) {
  console.error(`docs/writing-demos.md lacks ${missing.join(", ")}`);
  process.exitCode = 1;
} else if (process.argv.includes("--update")) {
  writeFileSync(guide, right);
} else if (right !== page) {
  console.error('docs/writing-demos.md is out of date: "node tests/demo-guide.mjs --update" writes it');
  process.exitCode = 1;
}
