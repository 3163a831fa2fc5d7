// Writes the gallery of rule demos as a page that reads well without any script.
// usage: node scripts/make-gallery.mjs TEMPLATE OUTPUT   (assets/demos and assets/rules lie beside this folder)
import { readFileSync, writeFileSync } from "node:fs";
import { coverOf, learned } from "./chapters.mjs";
import { editions, escape, ledger, plain } from "./pages.mjs";

const [template, output] = process.argv.slice(2);

/** So many rules say what they say in the list, the others their numbers: a search and the demo's own page tell them all. */
const told = 3;

/** The picture says what the title beside it says: a reader of screens is spared it. */
function item({ id, title, rules }, summaries) {
  const rows = rules.map((rule, at) => `<div><dt>${escape(rule)}</dt><dd>${at < told ? escape(summaries.get(plain(rule)) ?? "") : ""}</dd></div>`);
  return `<li><img src="posters/${id}.svg" alt="" loading="lazy" width="208" height="139">` +
    `<h4><a class="title" href="index.html#demo=${id}">${escape(title.en)}</a></h4><dl>${rows.join("")}</dl></li>`;
}

/** A chapter as its picture, which leads to it. */
const cover = ({ chapter, demos }) => `<li><a href="#${chapter.id}"><img src="posters/${coverOf(demos).id}.svg" alt="" loading="lazy" width="208" height="139">` +
  `<span>${escape(chapter.names.en)}</span> <small>${demos.length}</small></a></li>`;

function section([edition, name]) {
  const summaries = ledger(edition), chapters = learned(edition);
  const written = chapters.map(({ chapter, demos }) =>
    `<section id="${chapter.id}"><h3>${escape(chapter.names.en)}</h3><ul class="demos">\n${demos.map((demo) => item(demo, summaries)).join("\n")}\n</ul></section>`);
  return `<section id="${edition}" class="game" lang="en"><h2>${escape(name)}</h2>\n<ul class="covers">\n${chapters.map(cover).join("\n")}\n</ul>\n${written.join("\n")}\n</section>`;
}

const page = readFileSync(template, "utf8");
if (!page.includes("<!-- demos -->")) throw new Error(`${template} has no place for the demos`);
writeFileSync(output, page.replace("<!-- demos -->", () => editions.map(section).join("\n")));
