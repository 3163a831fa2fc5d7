// Writes the tutorials of assets/tutorials as pages, one for each family and language, that read well without any script:
// texts, the rules that they rest on, and the pictures of their demos, which a touch brings to life.
// usage: node scripts/make-tutorials.mjs SITE ENGINE   (the site's posters are there already; ENGINE: twoseat.js)
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { cardToRead, drawCard } from "./card_to_read.mjs";
import { firstMatch } from "./first_match.mjs";
import { escape, ledger, ledgerIn } from "./pages.mjs";

const assets = join(dirname(fileURLToPath(import.meta.url)), "../assets");
const [site, engine] = process.argv.slice(2);
const words = JSON.parse(readFileSync(join(assets, "tutorials/words.json"), "utf8"));
const languages = Object.keys(words.language);
const families = ["vanguard", "berserk", "heroes", "dragonball"];

/** A text in this language; one that is missing is a mistake. */
function told(text, lang, where) {
  if (!text?.[lang]) throw new Error(`${where}: there is no text in ${lang}`);
  return text[lang];
}

const head = (lang, title, description, scripts) => `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; frame-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escape(title)}</title>
<meta name="description" content="${escape(description)}">
<meta name="color-scheme" content="dark light">
<link rel="manifest" href="../manifest.webmanifest">
<link rel="icon" href="../icons/twoseat.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="../icons/touch-180.png">
<link rel="stylesheet" href="../page/colors.css">
<link rel="stylesheet" href="../page/pages.css">
${scripts}</head>
`;
const live = `<script async src="../embed.js"></script>\n<script type="module" src="../tutorial.js"></script>\n`;

/** Text whose rules ("... stands up [9.2.3]") are gathered into `cited`. One that the ledger does not have is a mistake. */
function paragraph(text, lang, { edition, rules, where, cited }) {
  const html = escape(told(text, lang, where)).replace(/\s*\[([\w.+-]+)\]/g, (_, rule) => {
    if (!rules.has(rule)) throw new Error(`${where}: ${edition} has no rule ${rule}`);
    cited.add(rule);
    return "";
  });
  return `<p>${html}</p>`;
}

/** The rules behind what was told, for whoever asks. */
function why(lang, { edition, rules, said, cited }) {
  if (cited.size === 0) return "";
  const row = (rule) => `<li><a class="rule" href="../gallery.html?lang=${lang}&amp;find=${encodeURIComponent(rule)}#${edition}">${escape(rule)}</a> ${escape(said.get(rule) ?? rules.get(rule))}</li>`;
  return `<details class="why"><summary>${escape(told(words.why, lang, "words.json"))}</summary><ul>
${[...cited].map(row).join("\n")}
</ul></details>`;
}

/** What the poster tells in words of this language. */
const described = (poster, lang) => new RegExp(`<desc id="${lang}"[^>]*>([^<]*)</desc>`).exec(readFileSync(poster, "utf8"))[1];

function demo(id, lang, { where }) {
  const file = join(assets, "demos", `${id}.json`);
  const poster = join(site, "posters", `${id}.svg`);
  if (!existsSync(file)) throw new Error(`${where}: there is no demo ${id}`);
  if (!existsSync(poster)) throw new Error(`${where}: the demo ${id} has no picture`);
  const title = told(JSON.parse(readFileSync(file, "utf8")).title, lang, where);
  return `<figure>
<twoseat-table demo="${id}" lang="${lang}" label="${escape(title)}" start-label="${escape(words.start[lang])}"><img src="../posters/${id}.svg#${lang}" alt="${escape(title)}. ${described(poster, lang)}" loading="lazy" width="640" height="440"></twoseat-table>
<figcaption><a href="../index.html?lang=${lang}#demo=${id}">${escape(title)}</a></figcaption>
</figure>`;
}

function table({ caption, head, words: cells, rows }, lang, { where }) {
  const word = (cell) => escape(cells[cell] ? told(cells[cell], lang, where) : cell);
  return `<table>
<caption>${escape(told(caption, lang, where))}</caption>
<thead><tr>${head.map((cell) => `<th scope="col">${escape(told(cell, lang, where))}</th>`).join("")}</tr></thead>
<tbody>
${rows.map(([first, ...rest]) => `<tr><th scope="row">${word(first)}</th>${rest.map((cell) => `<td class="${cell}">${word(cell)}</td>`).join("")}</tr>`).join("\n")}
</tbody>
</table>`;
}

/** A whole match against the computer: what is asked in it is told in a list, of which a script shows what is asked now. */
function guided(family, at, { title, asked, link, wins, edition }, lead, lang, context) {
  const where = { ...context, where: `${context.where}, "match"` };
  const say = (word) => escape(told(words.match[word], lang, "words.json"));
  const item = ({ id, title, asked, offers, text }) => {
    const own = { ...where, where: `${where.where}, "${id}"`, cited: new Set() };
    return `<li data-asked="${escape(asked)}"${offers ? ` data-offers="${escape(offers)}"` : ""}><h3>${escape(told(title, lang, own.where))}</h3>
${paragraph(text, lang, own)}
${why(lang, own)}</li>`;
  };
  const picture = (theme) => `<img class="${theme}" src="../start/${family}-1.${theme}.webp" srcset="../start/${family}-1.${theme}.2x.webp 2x" alt="" loading="lazy" width="440" height="275">`;
  const to = (address, word) => `<a href="../${address}">${say(word)}</a>`;
  return `<section id="match" class="first-match">
<h2><span>${at + 1}</span> ${say("title")}</h2>
${paragraph(lead, lang, { ...where, cited: new Set() })}
<p>${say("help")}</p>
<div class="guided" data-again="${say("again")}" data-fold="${say("fold")}" data-leave="${say("leave")}" data-go-on="${say("goOn")}" data-once-more="${say("onceMore")}" data-waits="${say("waits")}">
<twoseat-table match="${escape(link)}" hints lang="${lang}" label="${escape(title)}" start-label="${say("begin")}">${picture("dark")}${picture("light")}</twoseat-table>
</div>
<details class="asked" open><summary>${say("asked")}</summary>
<ol>
${asked.map(item).join("\n")}
</ol></details>
<div class="over" data-wins="${escape(wins)}"><h3>${say("over")}</h3>
<p data-ended="won">${say("won")}</p>
<p data-ended="lost">${say("lost")}</p>
<p>${say("then")} ${[to(`index.html?lang=${lang}`, "another"), to(`puzzles.html?lang=${lang}#${family}`, "puzzles"), to(`gallery.html?lang=${lang}#${edition}`, "demos")].join(" <span aria-hidden=\"true\">·</span> ")}</p></div>
</section>`;
}

/** Every number of the card must be explained, and nothing else. */
function howToRead(family, { of, numbers: says }, lang, context) {
  const where = { ...context, where: `${context.where}, "card"`, cited: new Set() };
  const card = cardToRead(assets, family, of);
  const shown = card.numbers.map(({ id }) => id).sort(), explained = Object.keys(says).sort();
  if (String(shown) !== String(explained)) throw new Error(`${where.where}: it shows ${shown}, and explains ${explained}`);
  const tongue = JSON.parse(readFileSync(join(assets, "words", `${family}.json`), "utf8"));
  const word = (english) => (lang === "en" ? english : told(tongue[english], lang, `${where.where}: ${english}`));
  return `<section id="card" class="reading">
<h2>${escape(told(words.card, lang, "words.json"))}</h2>
<div class="reading-card">${drawCard(card, escape)}
<ol>${card.numbers.map((number) => `<li><strong>${escape(word(number.word))} ${escape(number.value)}</strong> ${paragraph(says[number.id], lang, where)}</li>`).join("\n")}</ol></div>
${why(lang, where)}
<p>${escape(told(words.cardMore, lang, "words.json"))}</p>
</section>`;
}

function lesson({ id, title, text, table: cells, demos }, at, lang, context) {
  const where = { ...context, where: `${context.where}, lesson "${id}"`, cited: new Set() };
  return `<section id="${id}" class="lesson">
<h2><span>${at + 1}</span> ${escape(told(title, lang, where.where))}</h2>
${text.map((each) => paragraph(each, lang, where)).join("\n")}
${why(lang, where)}
${cells ? `${table(cells, lang, where)}\n` : ""}<div class="tables">
${demos.map((each) => demo(each, lang, where)).join("\n")}
</div>
</section>`;
}

const pageOf = (name, lang) => (name === "index" && lang === "en" ? "index.html" : `${name}.${lang}.html`);

const languageLinks = (name, lang) => `<nav class="languages" aria-label="${escape(words.languages[lang])}">${languages.map((each) =>
  `<a href="${pageOf(name, each)}" lang="${each}" hreflang="${each}"${each === lang ? ' aria-current="page"' : ""}>${escape(words.language[each])}</a>`).join(" ")}</nav>`;

function page(family, all, lang) {
  const { edition, title, lead, card, lessons, match } = all[family];
  const context = { edition, rules: ledger(edition), said: ledgerIn(lang, edition), where: `tutorials/${family}.json` };
  const others = families.filter((each) => each !== family);
  return `${head(lang, `${title[lang]}: Twoseat`, told(lead, lang, context.where), live)}<body class="tutorial">
<header>
<p><a href="../index.html?lang=${lang}">Twoseat</a> <span aria-hidden="true">·</span> <a href="${pageOf("index", lang)}">${escape(words.tutorials[lang])}</a></p>
<h1>${escape(told(title, lang, context.where))}</h1>
<p class="lead">${escape(lead[lang])}</p>
${languageLinks(family, lang)}
</header>
<main>
<nav class="contents" aria-label="${escape(words.lessons[lang])}"><ol><li class="first"><a href="#card">${escape(words.card[lang])}</a></li>${lessons.map(({ id, title }) => `<li><a href="#${id}">${escape(title[lang])}</a></li>`).join("")}${match ? `<li><a href="#match">${escape(told(words.match.title, lang, "words.json"))}</a></li>` : ""}</ol></nav>
${howToRead(family, card, lang, context)}
${lessons.map((each, at) => lesson(each, at, lang, context)).join("\n")}
${match ? guided(family, lessons.length, { ...matches[family], title: told(words.match.title, lang, "words.json"), edition }, match.lead, lang, context) : ""}
</main>
<footer>
<p>${escape(words.play[lang])} <a href="../index.html?lang=${lang}">${escape(words.toTheTable[lang])}</a></p>
<p>${escape(words.more[lang])} ${others.map((each) => `<a href="${each}.${lang}.html">${escape(all[each].title[lang])}</a>`).join(", ")}. <a href="../gallery.html?lang=${lang}#${edition}">${escape(words.demos[lang])}</a></p>
<p class="soft">${escape(words.notAffiliated[lang])}</p>
</footer>
</body>
</html>
`;
}

function index(all, lang) {
  const family = (name) => `<li><picture><source srcset="../start/${name}-1.light.webp, ../start/${name}-1.light.2x.webp 2x" media="(prefers-color-scheme: light)"><img src="../start/${name}-1.dark.webp" srcset="../start/${name}-1.dark.2x.webp 2x" alt="" width="440" height="275"></picture>
<h2><a href="${pageOf(name, lang)}">${escape(all[name].title[lang])}</a></h2>
<p>${escape(all[name].lead[lang])}</p></li>`;
  return `${head(lang, `${words.tutorials[lang]}: ${words.learn[lang]}. Twoseat`, words.about[lang], `<script type="module" src="../tutorial.js"></script>\n`)}<body class="tutorial">
<header>
<p><a href="../index.html?lang=${lang}">Twoseat</a></p>
<h1>${escape(words.tutorials[lang])}</h1>
<p class="lead">${escape(words.everyPicture[lang])}</p>
${languageLinks("index", lang)}
</header>
<main>
<ul class="games">
${families.map(family).join("\n")}
</ul>
</main>
<footer>
<p><a href="../gallery.html?lang=${lang}">${escape(words.demos[lang])}</a></p>
<p class="soft">${escape(words.notAffiliated[lang])}</p>
</footer>
</body>
</html>
`;
}

const all = Object.fromEntries(families.map((family) => [family, JSON.parse(readFileSync(join(assets, "tutorials", `${family}.json`), "utf8"))]));
for (const file of readdirSync(join(assets, "tutorials")))
  if (file !== "words.json" && !families.includes(file.replace(".json", ""))) throw new Error(`tutorials/${file} belongs to no family`);
const matches = Object.fromEntries(families.filter((family) => all[family].match).map((family) => [family, firstMatch(engine, family, all[family])]));
mkdirSync(join(site, "tutorials"), { recursive: true });
for (const family of families)
  for (const lang of languages) writeFileSync(join(site, "tutorials", `${family}.${lang}.html`), page(family, all, lang));
for (const lang of languages) writeFileSync(join(site, "tutorials", pageOf("index", lang)), index(all, lang));
const titled = (id) => ({ id, title: JSON.parse(readFileSync(join(assets, "demos", `${id}.json`), "utf8")).title });
const course = families.map((family) => all[family].lessons.flatMap(({ demos }) => demos).map(titled));
writeFileSync(join(site, "tutorials", "course.json"), JSON.stringify(course)); // for web/lessons/course.js
