// Writes into the head of each page of the site what chats and feeds show of a link to it: title, words and a picture. Title and
// words are those that the page has already. Where the site's address is known, pictures have whole addresses, as most who show
// previews want, each page names its own, and sitemap.xml lists them; else pictures have relative ones.
// usage: node scripts/make-previews.mjs SITE [ADDRESS]   (after every page is there)
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { editions, escape, languages } from "./pages.mjs";

const [site, given = ""] = process.argv.slice(2);
const address = given && new URL(given.endsWith("/") ? given : `${given}/`).href;
const systems = { vge: "vanguard", bsk: "berserk", bso: "berserk", bsh: "heroes", dbs: "dragonball" };
const locales = { en: "en_GB", ms: "ms_MY", it: "it_IT", id: "id_ID" };
const folders = ["", "tutorials", ...editions.map(([edition]) => `demos/${edition}`)];

/** A demo's own picture where one was drawn, else that of its game; the site's for what is about all games. */
function pictureOf(page) {
  const [, demo, edition] = /^demos\/((\w+)\/[^.]+)/.exec(page) ?? [];
  if (demo && existsSync(join(site, "previews", `${demo}.jpg`))) return `previews/${demo}.jpg`;
  const game = systems[edition] ?? /^tutorials\/(vanguard|berserk|heroes|dragonball)\./.exec(page)?.[1] ?? "twoseat";
  return `previews/${game}.jpg`;
}

/** The same page in each language: "x.html" in English, "x.it.html"; one without others is all there is. */
function inLanguages(page, all) {
  const name = page.replace(/(\.(en|ms|it|id))?\.html$/, "");
  const english = [`${name}.html`, `${name}.en.html`].find((each) => all.has(each));
  return [["en", english], ...languages.map((language) => [language, `${name}.${language}.html`])].filter(([, each]) => all.has(each));
}

const place = (page) => address + page.replace(/(^|\/)index\.html$/, "$1");

function tags(page, html, all) {
  const found = (pattern) => pattern.exec(html)?.[1];
  const title = found(/<title[^>]*>([^<]+)<\/title>/), description = found(/<meta name="description"[^>]* content="([^"]+)">/);
  if (!title || !description) throw new Error(`${page} has no title or no description`);
  const language = found(/<html lang="(\w+)"/);
  const picture = pictureOf(page);
  if (!existsSync(join(site, picture))) throw new Error(`${page}: there is no ${picture}`);
  const property = (name, content) => `<meta property="og:${name}" content="${content}">`;
  const lines = [
    property("type", /^(tutorials|demos)\/.*\w\.\w+\.html$|^demos\//.test(page) ? "article" : "website"), property("site_name", "Twoseat"),
    property("title", title), property("description", description), property("locale", locales[language]),
    property("image", address ? address + picture : posix.relative(posix.dirname(page), picture)),
    property("image:width", 1200), property("image:height", 630), property("image:alt", title),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
  if (address) {
    lines.push(property("url", escape(place(page))), `<link rel="canonical" href="${escape(place(page))}">`);
    const same = inLanguages(page, all);
    if (same.length > 1) lines.push(...same.map(([each, other]) => `<link rel="alternate" hreflang="${each}" href="${escape(place(other))}">`));
  }
  return lines;
}

const pages = folders.flatMap((folder) => readdirSync(join(site, folder)).filter((name) => name.endsWith(".html")).map((name) => posix.join(folder, name)));
const all = new Set(pages);
const listed = pages.filter((page) => {
  const html = readFileSync(join(site, page), "utf8");
  if (html.includes('<meta name="robots" content="noindex">')) return false; // nobody sends it to anybody
  const bare = html.replace(/^(<meta property="og:|<meta name="twitter:|<link rel="(canonical|alternate)").*\n/gm, "");
  writeFileSync(join(site, page), bare.replace(/^<\/head>/m, (end) => `${tags(page, bare, all).join("\n")}\n${end}`));
  return true;
});
// It stands in for any page, at any depth: its links begin where the site does.
const missing = join(site, "404.html"), root = address ? new URL(address).pathname : "/";
if (existsSync(missing))
  writeFileSync(missing, readFileSync(missing, "utf8").replace(/href="\/\S*?((?:(?:icons|page|tutorials)\/)?[\w.]+\.(?:html|css|svg)[^"]*)"/g, (_, path) => `href="${root}${path}"`));
if (address) {
  const entries = listed.map((page) => `<url><loc>${escape(place(page))}</loc></url>`);
  writeFileSync(join(site, "sitemap.xml"), `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`);
}
