// Writes the gallery of rule demos as a page that reads well without any script, and the style sheet with its pictures, for which a
// browser without scripts asks: it fetches a background when its place comes near, but every <img> at once, lazy or not.
// usage: node scripts/make-gallery.mjs TEMPLATE SITE   (assets/demos and assets/rules lie beside this folder)
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { coverOf, learned } from "./chapters.mjs";
import { editions, escape, ledger, plain } from "./pages.mjs";

const [template, site] = process.argv.slice(2);

/** So many rules say what they say in the list, the others their numbers: a search and the demo's own page tell them all. */
const told = 3;

function item({ id, title, rules }, summaries) {
  const rows = rules.map((rule, at) => `<div><dt>${escape(rule)}</dt><dd>${at < told ? escape(summaries.get(plain(rule)) ?? "") : ""}</dd></div>`);
  return `<li id="${id}">` +
    `<h4><a class="title" href="index.html#demo=${id}">${escape(title.en)}</a></h4><dl>${rows.join("")}</dl></li>`;
}

/** A chapter, which the picture of one of its demos stands for. */
const cover = ({ chapter, demos }) => `<li><a href="#${chapter.id}" data-cover="${coverOf(demos).id}">` +
  `<span>${escape(chapter.names.en)}</span> <small>${demos.length}</small></a></li>`;

function section({ edition, name, chapters }) {
  const summaries = ledger(edition);
  const written = chapters.map(({ chapter, demos }) =>
    `<section id="${chapter.id}"><h3>${escape(chapter.names.en)}</h3><ul class="demos">\n${demos.map((demo) => item(demo, summaries)).join("\n")}\n</ul></section>`);
  return `<section id="${edition}" class="game" lang="en"><h2>${escape(name)}</h2>\n<ul class="covers">\n${chapters.map(cover).join("\n")}\n</ul>\n${written.join("\n")}\n</section>`;
}

const games = editions.map(([edition, name]) => ({ edition, name, chapters: learned(edition) }));
const page = readFileSync(template, "utf8");
if (!page.includes("<!-- demos -->")) throw new Error(`${template} has no place for the demos`);
writeFileSync(join(site, "gallery.html"), page.replace("<!-- demos -->", () => games.map(section).join("\n")));

const drawn = (place, id) => `${place}::before{background-image:url(../posters/${id}.svg)}`;
const chapters = games.flatMap((game) => game.chapters);
mkdirSync(join(site, "gallery"), { recursive: true });
writeFileSync(join(site, "gallery/pictures.css"), [
  ".covers li{content-visibility:auto;contain-intrinsic-size:auto 208px auto 190px}", // fetched when it comes near, as each demo is
  "@supports (-moz-appearance:none){main section section:not(:target) li::before{background-image:none!important}}", // Firefox fetches what is far, too: there those of the chosen chapter
  ...chapters.map(({ chapter, demos }) => drawn(`.covers [href="#${chapter.id}"]`, coverOf(demos).id)),
  ...chapters.flatMap(({ demos }) => demos.map(({ id }) => drawn(`#${id.replace("/", "\\/")}`, id))),
].join("\n"));
