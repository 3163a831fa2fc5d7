// Names in each page of the site, in its head, the modules that its script is going to import: they are fetched side by side
// then instead of one after the other. The table's program itself is fetched once the page has been seen.
// usage: node scripts/make-hints.mjs SITE
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";

const site = process.argv[2];

/** The modules that this one imports, and they in turn; paths in the site. */
function imported(module, found = new Set()) {
  const text = readFileSync(join(site, module), "utf8");
  for (const [, path] of text.matchAll(/^(?:import|export)\b[^;"]*\bfrom "(\.[^"]+)";$/gm)) {
    const other = posix.join(posix.dirname(module), path);
    if (found.has(other)) continue;
    found.add(other);
    imported(other, found);
  }
  return found;
}

for (const page of ["", "tutorials"].flatMap((folder) => readdirSync(join(site, folder)).filter((name) => name.endsWith(".html")).map((name) => posix.join(folder, name)))) {
  const file = join(site, page);
  const html = readFileSync(file, "utf8");
  const script = /^<script type="module" src="([^"]+)"><\/script>\n/m.exec(html);
  if (!script) continue;
  const start = posix.join(posix.dirname(page), script[1]);
  const hints = [...imported(start)].map((path) => `<link rel="modulepreload" href="${posix.relative(dirname(page), path)}">`);
  if (start === "table.js") hints.push('<link rel="modulepreload" href="twoseat-table.js">');
  writeFileSync(file, html.replace(script[0], () => `${script[0]}${hints.join("\n")}\n`));
}
