// What is told of rules in other languages. Summaries: rows of the English ledgers, in their order, none empty, the same in
// every language. Demos: whatever one tells, it tells in every language. usage: node tests/ledgers.mjs [FOLDER instead of assets]
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const assets = join(dirname(fileURLToPath(import.meta.url)), "../assets");
const folder = process.argv[2] ?? assets;
const languages = ["ms", "it", "id"];
const complaints = [];
const rows = (path) => readFileSync(path, "utf8").trimEnd().split("\n").map((row) => row.split("\t"));

/** The rules of a translated ledger; whatever is wrong with it is told. */
function rulesOf(language, file) {
  const path = join(folder, "rules", language, file);
  const where = `${language}/${file}`;
  if (!existsSync(path)) {
    complaints.push(`${where} is missing`);
    return [];
  }
  const [head, ...told] = rows(path);
  if (head.join() !== "rule,summary") complaints.push(`${where} has no such columns: ${head}`);
  for (const row of told)
    if (row.length !== 2 || row.some((cell) => !cell.trim() || cell !== cell.trim())) complaints.push(`${where}: "${row.join("\t")}"`);
  const rules = told.map(([rule]) => rule);
  const places = new Map(rows(join(assets, "rules", file)).slice(1).map(([rule], at) => [rule, at]).reverse()); // some rulebook uses a number twice: the first counts
  rules.forEach((rule, at) => {
    if (!places.has(rule)) complaints.push(`${where}: there is no ${rule}`);
    else if (rules.indexOf(rule) !== at) complaints.push(`${where}: ${rule} stands there twice`);
    else if (at && places.get(rule) < places.get(rules[at - 1])) complaints.push(`${where}: ${rule} is not in the order of the ledger`);
  });
  return rules;
}

function checkLedgers() {
  const files = new Set(languages.flatMap((language) => {
    const own = join(folder, "rules", language);
    return existsSync(own) ? readdirSync(own) : [];
  }));
  if (files.size === 0) complaints.push(`${folder} has no rules in another language`);
  for (const file of files) {
    if (!existsSync(join(assets, "rules", file))) {
      complaints.push(`there is no ledger ${file}`);
      continue;
    }
    const [first, ...others] = languages.map((language) => [language, rulesOf(language, file)]);
    for (const [language, rules] of others)
      if (rules.join("\n") !== first[1].join("\n")) complaints.push(`${language}/${file} has other rows than ${first[0]}/${file}`);
  }
  return files.size;
}

/** Every text of a demo: what it is called, what it tells before and at its steps, what it asks a
 * learner, what the ways on from there are called. */
function* textsOf(value, where = "") {
  for (const [key, inner] of Object.entries(value)) {
    const at = `${where}/${key}`;
    if (["then one of", "variants"].includes(key)) for (const [name, way] of Object.entries(inner)) if (!way.title) yield [`${at}/${name}/title`, name];
    if (["title", "narration", "say", "ask", "hint"].includes(key)) yield [at, inner];
    else if (inner !== null && typeof inner === "object" && !["given", "cards"].includes(key)) yield* textsOf(inner, at);
  }
}

// Numbers are the same in each language, however it writes thousands.
const numbers = (text) => [text].flat().join(" ").replace(/(\d)[.,](?=\d{3})/g, "$1").match(/\d+/g)?.sort().join() ?? "";

function checkDemos() {
  const files = readdirSync(join(folder, "demos"), { recursive: true }).filter((path) => path.endsWith(".json"));
  for (const file of files)
    for (const [at, text] of textsOf(JSON.parse(readFileSync(join(folder, "demos", file), "utf8"))))
      for (const language of languages) {
        const told = text[language];
        if (!told || [told].flat().some((part) => !part.trim())) complaints.push(`demos/${file}${at} is not told in ${language}`);
        else if (numbers(told) !== numbers(text.en)) complaints.push(`demos/${file}${at} has other numbers in ${language}`);
      }
  return files.length;
}

const ledgers = checkLedgers(), demos = checkDemos();
for (const complaint of complaints.slice(0, 50)) console.error(complaint);
console.log(`${ledgers} ledgers and ${demos} demos in ${languages.length} other languages, ${complaints.length} complaints`);
process.exit(complaints.length ? 1 : 0);
