// Writes into the site's service worker what a match needs, with the hashes of the files: that list is the version.
// usage: node scripts/make-offline.mjs SITE   (last: after everything else is in its place)
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const site = process.argv[2];
const worker = join(site, "offline.js");
// What is read rather than played comes from the network when somebody wants it.
const left = /^(offline\.js|404\.html|gallery\.html|differences\.html|compare\.html|parts\/(comparing|sending)\.wasm|embed\.js|picture\.html|pictures\/(picture|poster)\.js|tutorial\.js|icons\/.*\.png|start\/.*(-2\.|\.2x\.).*|page\/stuck\.js|rules\/(differences|\w+\.\w+)\.json)$/;

// 132 of its 256 bits tell versions apart, and make the list half as long.
const sha256 = (content) => createHash("sha256").update(content).digest("base64").slice(0, 22);
const filesOf = (folder) => readdirSync(join(site, folder), { withFileTypes: true }).filter((entry) => entry.isFile())
  .map(({ name }) => (folder ? `${folder}/${name}` : name));

const paths = ["", "board", "data", "data/art", "decks", "icons", "lessons", "matches", "page", "parts", "pictures", "puzzle", "puzzles", "rulebook", "rules", "start", "table"].flatMap(filesOf).filter((path) => !left.test(path)).sort();
for (const needed of ["index.html", "away.html", "table.js", "twoseat-table.js", "twoseat-table.wasm"])
  if (!paths.includes(needed)) throw new Error(`${site} has no ${needed}`);
const files = Object.fromEntries(paths.map((path) => [path, sha256(readFileSync(join(site, path)))]));

let text = readFileSync(worker, "utf8");
const write = (pattern, line) => {
  if (!pattern.test(text)) throw new Error(`${worker} has no place for the list of files`);
  text = text.replace(pattern, () => line);
};
write(/^const files = \{[^}]*\};$/m, `const files = ${JSON.stringify(files, null, 2)};`);
write(/^const version = ".*";$/m, `const version = "${sha256(JSON.stringify(files)).slice(0, 12)}";`);
writeFileSync(worker, text);
