// The rules' summaries and the demos' titles in other languages: rows of the English ones, in their order, none empty, the same
// in every language. usage: node tests/ledgers.mjs [FOLDER instead of assets/rules]
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const assets = join(dirname(fileURLToPath(import.meta.url)), "../assets");
const folder = process.argv[2] ?? join(assets, "rules");
const languages = ["ms", "it", "id"];
const complaints = [];
const rows = (path) => readFileSync(path, "utf8").trimEnd().split("\n").map((row) => row.split("\t"));

/** The English rows that a file is about, in their order: rules of its ledger, or demos. */
function english(file) {
  if (file !== "titles.tsv") return rows(join(assets, "rules", file)).slice(1).map(([rule]) => rule);
  return readdirSync(join(assets, "demos"), { recursive: true }).filter((path) => path.endsWith(".json")).map((path) => path.slice(0, -5));
}

/** The keys of a translated file; whatever is wrong with it is told. */
function keysOf(language, file) {
  const path = join(folder, language, file);
  const where = `${language}/${file}`;
  if (!existsSync(path)) {
    complaints.push(`${where} is missing`);
    return [];
  }
  const [head, ...told] = rows(path);
  if (head.join() !== (file === "titles.tsv" ? "demo,title" : "rule,summary")) complaints.push(`${where} has no such columns: ${head}`);
  for (const row of told)
    if (row.length !== 2 || row.some((cell) => !cell.trim() || cell !== cell.trim())) complaints.push(`${where}: "${row.join("\t")}"`);
  const keys = told.map(([key]) => key);
  const places = new Map(english(file).map((key, at) => [key, at]));
  keys.forEach((key, at) => {
    if (!places.has(key)) complaints.push(`${where}: there is no ${key}`);
    else if (keys.indexOf(key) !== at) complaints.push(`${where}: ${key} stands there twice`);
    else if (file !== "titles.tsv" && at && places.get(key) < places.get(keys[at - 1])) complaints.push(`${where}: ${key} is not in the order of the ledger`);
  });
  return keys;
}

const files = new Set(languages.flatMap((language) => (existsSync(join(folder, language)) ? readdirSync(join(folder, language)) : [])));
if (files.size === 0) complaints.push(`${folder} has nothing in another language`);
for (const file of files) {
  if (file !== "titles.tsv" && !existsSync(join(assets, "rules", file))) {
    complaints.push(`there is no ledger ${file}`);
    continue;
  }
  const [first, ...others] = languages.map((language) => [language, keysOf(language, file)]);
  for (const [language, keys] of others)
    if (keys.join("\n") !== first[1].join("\n")) complaints.push(`${language}/${file} has other rows than ${first[0]}/${file}`);
}

for (const complaint of complaints.slice(0, 50)) console.error(complaint);
console.log(`${files.size} files in ${languages.length} languages, ${complaints.length} complaints`);
process.exit(complaints.length ? 1 : 0);
