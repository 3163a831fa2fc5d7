// Writes where the rules of two editions of Vanguard differ from the English ones, as a page that reads well without any script,
// and what of it there is in another language (rules/differences.LANGUAGE.json: the page tells the rest in English).
// An entry with a demo that parts the editions by it leads to where both are seen (web/compare.html), which finds here what the
// tables say (rules/differences.json).
// usage: node scripts/make-differences.mjs TEMPLATE SITE ENGINE   (assets/editions, assets/rules and assets/demos lie beside this folder)
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chapterOf } from "./chapters.mjs";
import { byNumber, demosOf, editions as allEditions, escape, languages, plain, rowsOf } from "./pages.mjs";

const [template, site, engine] = process.argv.slice(2);
const assets = join(dirname(fileURLToPath(import.meta.url)), "../assets");
const folder = join(assets, "editions");
const editions = ["vgm", "vgi"];
const editionsOfGame = ["vge", ...editions];

/** The rows of such a table in the order of the rulebook, each with a name of its own, which the second about a rule has, too. */
function named(edition, file, ...columns) {
  const times = new Map();
  const rows = rowsOf(join(folder, file), ...columns).map((cells) => Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ""])));
  return rows.filter(({ relation }) => relation !== "same").sort((a, b) => byNumber(a.rule, b.rule)).map((row) => {
    const time = (times.get(row.rule) ?? 0) + 1;
    times.set(row.rule, time);
    return { ...row, id: `${edition}-${row.rule}${time > 1 ? `-${time}` : ""}` };
  });
}

const differencesOf = (edition) => named(edition, `${edition}.tsv`, "rule", "relation", "vge", "difference");

/** "Italian edition": the game is known there. */
const nameOf = (edition) => allEditions.find(([id]) => id === edition)[1].split(", ")[1];

/** Rules of an edition, which is named before them. */
const cited = (edition, ...rules) => `<span class="book">${nameOf(edition)}</span> ` + rules.map((rule) => `<span class="cited" data-edition="${edition}">${escape(rule)}</span>`).join(" ");

const demo = ({ id, title }) => `<li><a href="index.html#demo=${id}">` +
  `<span class="title" lang="en">${escape(title.en)}</span></a></li>`;

/** By rule the demo that parts the edition from the first one by it: one of its own before others. @param {string} edition */
function partingDemos(edition) {
  const run = spawnSync(process.execPath, [engine, "compare", "--editions", `vge,${edition}`, join(assets, "demos")], { encoding: "utf8", maxBuffer: 1e8 });
  if (run.status !== 0) throw new Error(run.stderr);
  const tables = new Set(editionsOfGame.flatMap(demosOf).map(({ id }) => id)); // of decks alone the page of both tables shows nothing
  const demos = Object.entries(JSON.parse(run.stdout)).map(([file, rules]) => ({ id: /(\w+\/[\w-]+)\.json$/.exec(file)[1], rules })).filter(({ id }) => tables.has(id));
  const own = ({ id }) => Number(id.startsWith(`${edition}/`));
  // The one of few rules says more of each.
  demos.sort((a, b) => own(b) - own(a) || a.rules.length - b.rules.length);
  return (rule) => demos.find(({ rules }) => rules.includes(`[${edition} ${rule}]`))?.id;
}

const both = (edition, rule, demo) => (demo ?
  `<a class="both" href="compare.html?demo=${demo}&amp;editions=vge,${edition}" aria-label="See both: ${nameOf(edition)}, ${escape(rule)}">See both</a>` : "");

function item(edition, { id, rule, vge, relation, difference }, demos, parting) {
  if (!difference) throw new Error(`${edition}.tsv does not say how ${rule} differs`);
  const others = relation === "only" ? '<span class="only">Only in this edition</span>' : `<span>${cited("vge", ...vge.split(","))}</span>`;
  const shown = demos.length > 0 ? `<dd class="shown"><ul>${demos.map(demo).join("")}</ul></dd>` : "";
  return `<li id="${id}"><dl><dt>${cited(edition, rule)} <a class="anchor" href="#${id}" aria-label="#${id}">#</a></dt><dd class="others">${others}${both(edition, rule, parting)}</dd>` +
    `<dd class="difference" lang="en">${escape(difference)}</dd>${shown}</dl></li>`;
}

/** Neighbours that belong to the same chapter stand below its name. */
function inChapters(edition, rows) {
  const parts = [];
  for (const row of rows) {
    const chapter = chapterOf(edition, row.rule);
    if (parts.at(-1)?.chapter !== chapter) parts.push({ chapter, rows: [] });
    parts.at(-1).rows.push(row);
  }
  return parts;
}

function section(edition) {
  // The demo of few rules says more of each.
  const demos = demosOf(edition).sort((a, b) => a.rules.length - b.rules.length);
  const showing = (rule) => demos.filter(({ rules }) => rules.some((each) => plain(each) === rule));
  const parting = partingDemos(edition);
  return inChapters(edition, differencesOf(edition)).map(({ chapter, rows }) =>
    `<div class="chapter"><h3 data-chapter="${chapter.id}" lang="en">${escape(chapter.names.en)}</h3><ul class="differences">\n` +
    `${rows.map((row) => item(edition, row, showing(row.rule), parting(row.rule))).join("\n")}\n</ul></div>`).join("\n");
}

/** Of the sentences in another language those that the page has. */
function told(language) {
  const wanted = new Set(editions.flatMap(differencesOf).map(({ id }) => id));
  const rows = editions.flatMap((edition) => named(edition, join(language, `${edition}.tsv`), "rule", "summary"));
  return Object.fromEntries(rows.filter(({ id, summary }) => summary && wanted.has(id)).map(({ id, summary }) => [id, summary]));
}

const page = editions.reduce((html, edition) => {
  const place = `<!-- ${edition} -->`;
  if (!html.includes(place)) throw new Error(`${template} has no place for ${edition}`);
  return html.replace(place, () => section(edition));
}, readFileSync(template, "utf8"));
writeFileSync(join(site, "differences.html"), page);
mkdirSync(join(site, "rules"), { recursive: true });
/** As the engine reads it, its sentences by their ids. */
const tableOf = (edition) => ["rule\trelation\tvge\tdifference", ...differencesOf(edition).map(({ id, rule, relation, vge }) => [rule, relation, vge, id].join("\t"))].join("\n") + "\n";
writeFileSync(join(site, "rules", "differences.json"), JSON.stringify({
  summaries: Object.fromEntries(editions.flatMap(differencesOf).map(({ id, difference }) => [id, difference])),
  tables: Object.fromEntries(editions.map((edition) => [edition, tableOf(edition)])),
}));
for (const language of languages)
  writeFileSync(join(site, "rules", `differences.${language}.json`), JSON.stringify({ summaries: told(language), titles: {} }));
