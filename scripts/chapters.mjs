// The chapters of each rulebook by their names, and which of them a rule belongs to: the rows of assets/rules/chapters.tsv.
// A row names rules ("10.5"), with all that stands below them, or runs of them ("7.5..7.7"); the closest name wins.
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { byNumber, demosOf, languages } from "./pages.mjs";

const assets = join(dirname(fileURLToPath(import.meta.url)), "../assets");
const file = join(assets, "rules/chapters.tsv");

/** "7.5..7.7" and "BSO-1..19" are all from first to last. */
function namedBy(entry) {
  const [, stem, first, last] = /^(.*?)(\d+)\.\.(?:.*\D)?(\d+)$/.exec(entry) ?? [];
  if (first === undefined) return [entry];
  return Array.from({ length: last - first + 1 }, (_, at) => `${stem}${Number(first) + at}`);
}

/** "10" is the beginning of "10.6" and "10[1]", not of "101". */
const beginsWith = (rule, name) => rule.startsWith(name) && !(/\d$/.test(name) && /^\d/.test(rule.slice(name.length)));

const chapters = readFileSync(file, "utf8").trimEnd().split("\n").slice(1).map((row) => {
  const [edition, rules, en, ...others] = row.split("\t");
  if (others.length !== languages.length || others.some((name) => !name)) throw new Error(`${file}: "${en}" is not named in every language`);
  const id = `${edition}-${en.toLowerCase().replace(/[^a-z]+/g, "-")}`;
  return { edition, id, rules: rules.split(" ").flatMap(namedBy), names: Object.fromEntries([["en", en], ...languages.map((language, at) => [language, others[at]])]) };
});

/** In the order in which they are learned. */
export const chaptersOf = (edition) => chapters.filter((each) => each.edition === edition);

export function chapterOf(edition, rule) {
  const named = chaptersOf(edition).flatMap((chapter) => chapter.rules.filter((name) => beginsWith(rule, name)).map((name) => ({ chapter, name })));
  if (named.length === 0) throw new Error(`${file}: no chapter of ${edition} has ${rule}`);
  return named.reduce((best, each) => (each.name.length > best.name.length ? each : best)).chapter;
}

const inOrder = (a, b) => byNumber(a.rules[0], b.rules[0]) || byNumber(a.title.en, b.title.en);

/** The chapters that have something to show, with their demos, all in the order in which they are learned. */
export function learned(edition) {
  const parts = new Map(chaptersOf(edition).map((chapter) => [chapter, []]));
  for (const demo of demosOf(edition).sort(inOrder)) parts.get(chapterOf(edition, demo.rules[0])).push(demo);
  return [...parts].filter(([, demos]) => demos.length > 0).map(([chapter, demos]) => ({ chapter, demos }));
}

/** The demos that tutorials show. */
const lessons = readdirSync(join(assets, "tutorials")).map((name) => readFileSync(join(assets, "tutorials", name), "utf8")).join();

/** Which demo stands for its chapter: one of a tutorial, else that with the most on its table. */
export const coverOf = (demos) => demos.find(({ id }) => lessons.includes(`"${id}"`)) ??
  demos.reduce((best, each) => (each.lying > best.lying ? each : best));
