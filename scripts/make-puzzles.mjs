// Writes the page of puzzles, which reads well without any script, beside it the puzzles of each game as one file, and the style
// sheet with their pictures for browsers without scripts (see make-gallery.mjs).
// usage: node scripts/make-puzzles.mjs TEMPLATE SITE   (assets/puzzles lies beside this folder)
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { escape, languages } from "./pages.mjs";

const [template, site] = process.argv.slice(2);
const assets = join(dirname(fileURLToPath(import.meta.url)), "../assets/puzzles");
const games = [["vanguard", "Cardfight!! Vanguard"], ["heroes", "Berserk Heroes"], ["berserk", "Berserk"], ["dragonball", "Dragon Ball Super"]];
const tasks = { "win this turn": "Win this turn.", "survive this turn": "Survive this turn." };

function item(system, file) {
  const id = `${system}/${file.slice(0, -5)}`;
  const { title, task } = JSON.parse(readFileSync(join(assets, system, file), "utf8"));
  const titles = languages.filter((language) => title[language]).map((language) => ` data-${language}="${escape(title[language])}"`).join("");
  return `<li id="${id}"${titles}>` +
    `<h3><a class="title" href="index.html#puzzle=${id}">${escape(title.en)}</a></h3><p class="task" data-say>${tasks[task.goal]}</p></li>`;
}

const filesOf = (system) => readdirSync(join(assets, system)).filter((file) => file.endsWith(".json")).sort();

function section([system, name]) {
  const files = filesOf(system);
  const all = files.map((file) => [file.slice(0, -5), JSON.parse(readFileSync(join(assets, system, file), "utf8"))]);
  writeFileSync(join(site, "puzzles", `${system}.json`), JSON.stringify(Object.fromEntries(all)));
  return `<section id="${system}" lang="en"><h2>${escape(name)} <output></output></h2>\n<ul class="demos">\n${files.map((file) => item(system, file)).join("\n")}\n</ul></section>`;
}

mkdirSync(join(site, "puzzles"), { recursive: true });
const page = readFileSync(template, "utf8");
if (!page.includes("<!-- puzzles -->")) throw new Error(`${template} has no place for the puzzles`);
const left = readdirSync(assets).filter((system) => !games.some(([known]) => known === system));
if (left.length > 0) throw new Error(`the page of puzzles does not name ${left.join(", ")}`);
writeFileSync(join(site, "puzzles.html"), page.replace("<!-- puzzles -->", () => games.map(section).join("\n")));

const drawn = (id) => `#${id.replace("/", "\\/")}::before{background-image:url(../posters/${id}.svg)}`;
const ids = games.flatMap(([system]) => filesOf(system).map((file) => `${system}/${file.slice(0, -5)}`));
mkdirSync(join(site, "puzzle"), { recursive: true });
writeFileSync(join(site, "puzzle/pictures.css"), [
  "@supports (-moz-appearance:none){.puzzles ul.demos li::before{background-image:none!important}}", // Firefox fetches what is far, too
  ...ids.map(drawn),
].join("\n"));
