// Writes a page for each rule demo and language that tells what it shows without any script: its picture, its words, its rules,
// and the way to the table. A link to it in a chat shows what it is.
// usage: node scripts/make-demo-pages.mjs SITE   (the site's posters are there already)
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { learned } from "./chapters.mjs";
import { editions, escape, languages as others, ledger, ledgerIn, plain } from "./pages.mjs";

const assets = join(dirname(fileURLToPath(import.meta.url)), "../assets");
const site = process.argv[2];
const words = JSON.parse(readFileSync(join(assets, "tutorials/words.json"), "utf8"));
const languages = ["en", ...others];

const pageOf = (id, lang) => (lang === "en" ? `${id}.html` : `${id}.${lang}.html`);
const nameOf = (id) => id.replace(/^.*\//, "");
/** What it is about: a paragraph or several. */
const paragraphs = (narration, lang) => [narration[lang]].flat();

/** What follows the name of the game is told in this language: "Cardfight!! Vanguard, English edition". */
function gameIn(lang, name) {
  const [game, edition] = name.split(", ");
  return edition ? `${game}, ${words[edition][lang]}` : game;
}

/** The poster's size, and what it tells in words of this language, escaped as a page wants it. */
function pictureOf(id, lang) {
  const poster = readFileSync(join(site, "posters", `${id}.svg`), "utf8");
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(poster);
  const [, told] = new RegExp(`<desc id="${lang}"[^>]*>([^<]*)</desc>`).exec(poster);
  return { width: 640, height: Math.round((640 * height) / width), told };
}

/** What the rule says, in English where there are no words for it. */
function rule(number, lang, { edition, summaries, said }) {
  const translated = said.get(plain(number));
  const summary = translated ?? summaries.get(plain(number));
  if (summary === undefined) throw new Error(`${edition} has no rule ${number}`);
  const find = `../../gallery.html?lang=${lang}&amp;find=${encodeURIComponent(plain(number))}#${edition}`;
  return `<dt><a href="${find}">${escape(number)}</a></dt><dd${translated || lang === "en" ? "" : ' lang="en"'}>${escape(summary)}</dd>`;
}

/** What is learned after each demo of a book: the next of its chapter, after the last the first of the next. */
const followers = (chapters) => {
  const all = chapters.flatMap(({ chapter, demos }) => demos.map((demo) => ({ chapter, demo })));
  return new Map(all.map(({ demo }, at) => [demo.id, all[at + 1]]));
};

function next(id, lang, { edition, follows }) {
  const after = follows.get(id);
  if (!after) return "";
  const { chapter, demo } = after;
  return `<nav class="next" aria-labelledby="next">
<h2 id="next">${escape(words.next[lang])}</h2>
<p><a href="${pageOf(nameOf(demo.id), lang)}">${escape(demo.title[lang])}</a> <span class="soft">${escape(chapter.names[lang])}</span></p>
<p><a href="../../gallery.html?lang=${lang}&amp;game=${edition}&amp;chapter=${chapter.id}">${escape(words.chapter[lang])}: ${escape(chapter.names[lang])}</a></p>
</nav>`;
}

const above = (number) => plain(number).replace(/[.-]?[^.-]*$/, "");

/** Demos of the rules that stand beside its own, those of the same rules first. */
function related({ id, rules }, lang, { all, follows }) {
  const own = new Set(rules.map(plain)), beside = new Set(rules.map(above));
  const near = (demo) => demo.rules.reduce((sum, rule) => sum + (own.has(plain(rule)) ? 2 : beside.has(above(rule)) ? 1 : 0), 0) / Math.sqrt(demo.rules.length);
  const others = all.filter((demo) => demo.id !== id && demo !== follows.get(id)?.demo).map((demo) => ({ demo, near: near(demo) }))
    .filter(({ near }) => near > 0).sort((a, b) => b.near - a.near).slice(0, 5);
  if (others.length === 0) return "";
  return `<h2>${escape(words.related[lang])}</h2>
<dl class="related">
${others.map(({ demo }) => `<dt>${escape(plain(demo.rules[0]))}</dt><dd><a href="${pageOf(nameOf(demo.id), lang)}">${escape(demo.title[lang])}</a></dd>`).join("\n")}
</dl>`;
}

function page({ id, title, narration, rules }, lang, book) {
  const picture = pictureOf(id, lang);
  const play = `../../index.html?lang=${lang}#demo=${id}`;
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escape(title[lang])}: ${escape(book.game)}</title>
<meta name="description" content="${escape(paragraphs(narration, lang).join(" "))}">
<meta name="color-scheme" content="dark light">
<link rel="icon" href="../../icons/twoseat.svg" type="image/svg+xml">
<link rel="stylesheet" href="../../page/colors.css">
<link rel="stylesheet" href="../../page/pages.css">
</head>
<body class="demo">
<header>
<p><a href="../../index.html?lang=${lang}">Twoseat</a> <span aria-hidden="true">·</span> <a href="../../gallery.html?lang=${lang}#${book.edition}">${escape(words.demos[lang])}</a></p>
<p class="soft">${escape(book.game)}</p>
<h1>${escape(title[lang])}</h1>
<nav class="languages" aria-label="${escape(words.languages[lang])}">${languages.map((each) =>
  `<a href="${pageOf(nameOf(id), each)}" lang="${each}" hreflang="${each}"${each === lang ? ' aria-current="page"' : ""}>${escape(words.language[each])}</a>`).join(" ")}</nav>
</header>
<main>
${paragraphs(narration, lang).map((each) => `<p class="lead">${escape(each)}</p>`).join("\n")}
<p><a class="play" href="${play}">${escape(words.playIt[lang])}</a></p>
<a href="${play}" tabindex="-1"><img src="../../posters/${id}.svg#${lang}" alt="${escape(title[lang])}. ${picture.told}" width="${picture.width}" height="${picture.height}"></a>
<h2>${escape(words.rules[lang])}</h2>
<dl>
${rules.map((number) => rule(number, lang, book)).join("\n")}
</dl>
${related({ id, rules }, lang, book)}
${next(id, lang, book)}
</main>
<footer>
<p class="soft">${escape(words.notAffiliated[lang])}</p>
</footer>
</body>
</html>
`;
}

for (const [edition, name] of editions) {
  mkdirSync(join(site, "demos", edition), { recursive: true });
  const summaries = ledger(edition), chapters = learned(edition);
  const all = chapters.flatMap(({ demos }) => demos), follows = followers(chapters);
  for (const lang of languages) {
    const book = { edition, all, follows, game: gameIn(lang, name), summaries, said: lang === "en" ? summaries : ledgerIn(lang, edition) };
    for (const demo of all) writeFileSync(join(site, "demos", pageOf(demo.id, lang)), page(demo, lang, book));
  }
}
