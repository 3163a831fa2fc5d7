// The guided match of a tutorial: its link, made anew from decks and seed whenever the site is, and by what in the table's
// own words a page knows which question is asked.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { languages } from "./pages.mjs";

const assets = join(dirname(fileURLToPath(import.meta.url)), "../assets");
const read = (...path) => JSON.parse(readFileSync(join(assets, ...path), "utf8"));

function run(engine, where, ...words) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [engine, ...words], { encoding: "utf8", maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(`${where}: ${stdout}${stderr}`);
  return stdout;
}

/** A link to this match as it begins: nothing has been answered yet. */
function linkOf(engine, where, match) {
  const folder = mkdtempSync(join(tmpdir(), "twoseat-match-"));
  try {
    const file = join(folder, "match.json");
    writeFileSync(file, JSON.stringify({ ...match, answers: [], conceded: null }));
    return run(engine, where, "link", "encode", "--match", file).trim();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What the table says for this, in each language; what it has no words for it says in English. */
function inAll(family, english) {
  const words = [read("words", `${family}.json`)[english], read("words", "table.json")[english]].find(Boolean);
  return { en: english, ...Object.fromEntries(languages.map((language) => [language, words?.[language] ?? english])) };
}

const literal = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What an answer with this verb reads like, whatever its card is, in any language. */
function pattern(family, { id, name }) {
  const phrase = read("layouts", `${family}.json`).phrases?.[id]?.say;
  const verbs = inAll(family, name);
  const of = (said, language) => said.split(/(\[.*?\]|\{\w+\})/).map((part) =>
    part === "{verb}" ? literal(verbs[language]) : part.startsWith("{") ? ".+" : part.startsWith("[") ? `(?:${of(part.slice(1, -1), language)})?` : literal(part)).join("");
  const said = (phrase ? [phrase] : ["{verb} {card}[ on {target}]", "{verb}[ {target}]"]).map((each) => inAll(family, each));
  return `^(?:${[...new Set(Object.keys(verbs).flatMap((language) => said.map((each) => of(each[language], language))))].join("|")})$`;
}

/** The seat whose match it is: below, and against the computer. */
const learner = "Ann";

/** @returns {{ link: string, wins: string, asked: { id: string, title: object, asked: string, offers?: string, text: object }[] }} texts in all languages stand side by side, with "|" between them */
export function firstMatch(engine, family, { edition, match }) {
  const where = `tutorials/${family}.json, "match"`;
  const link = linkOf(engine, where, { system: family, edition, decks: match.decks, seed: match.seed });
  const { questions, verbs } = JSON.parse(run(engine, where, "vocabulary", "--system", family, "--json")).systems[0];
  const asked = match.asked.map(({ question, offers, said, title, text }) => {
    const known = questions.find(({ id }) => id === question), verb = verbs.find(({ id }) => id === offers);
    if (!known) throw new Error(`${where}: there is no question "${question}"`);
    if (offers && !verb) throw new Error(`${where}: there is no verb "${offers}"`);
    const words = inAll(family, known.name);
    if (said && !read("words", `${family}.json`)[said]) throw new Error(`${where}: the table never says "${said}"`);
    const begins = said ? Object.values(inAll(family, said)).map((each) => each.slice(0, each.indexOf("{"))) : [];
    return { id: offers ? `${question}, ${offers}` : question, title: title ?? words, asked: [...Object.values(words), ...begins].join("|"), offers: verb && pattern(family, verb), text };
  });
  const wins = Object.values(inAll(family, "{winner} wins. {loser}: {why}.")).map((said) => said.slice(0, said.indexOf("{loser}")).replace("{winner}", learner));
  return { link: `${link}&computer=B:easy`, wins: wins.join("|"), asked };
}
