// What link previews show: each page of the site has its title, words and picture, each rule demo a page in each language.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, posix } from "node:path";
import test, { after } from "node:test";
import { fileURLToPath } from "node:url";
import { demosOf, editions, escape, languages } from "../scripts/pages.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const site = join(root, "build/site");
const read = (folder, page) => readFileSync(join(folder, page), "utf8");
const pagesIn = (folder) => readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".html")).map((name) => name.replaceAll("\\", "/"));
const tagsOf = (html) => [...html.split("</head>")[0].matchAll(/<meta (?:property|name)="(og:[\w:]+|twitter:card|description)"[^>]* content="([^"]*)">/g)];
const pageOf = (id, lang) => (lang === "en" ? `demos/${id}.html` : `demos/${id}.${lang}.html`);
const demos = editions.flatMap(([edition]) => demosOf(edition));
const pages = pagesIn(site).filter((page) => !read(site, page).includes('content="noindex"'));

test("every page has each tag once, and its picture is there", () => {
  for (const needed of ["index.html", "gallery.html", "tutorials/index.html", "tutorials/vanguard.it.html"]) assert.ok(pages.includes(needed), needed);
  for (const page of pages) {
    const tags = tagsOf(read(site, page));
    const names = tags.map(([, name]) => name);
    assert.equal(new Set(names).size, names.length, `${page} says something twice`);
    const said = Object.fromEntries(tags.map(([, name, content]) => [name, content]));
    for (const name of ["title", "description", "type", "site_name", "locale", "image", "image:alt"]) assert.ok(said[`og:${name}`], `${page}: og:${name}`);
    assert.equal(said["og:description"], said.description, page);
    assert.equal(said["twitter:card"], "summary_large_image", page);
    assert.ok(existsSync(join(site, posix.dirname(page), said["og:image"])), `${page}: ${said["og:image"]}`);
  }
});

test("every demo has a page in each language with its words, its rules, its picture and the way to the table", () => {
  for (const { id, title, narration, rules } of demos) {
    for (const lang of ["en", ...languages]) {
      const page = pageOf(id, lang);
      const html = read(site, page);
      for (const part of [`<html lang="${lang}">`, `<h1>${escape(title[lang])}</h1>`, ...[narration[lang]].flat().map(escape), `index.html?lang=${lang}#demo=${id}"`,
        ...rules.map((rule) => `>${escape(rule)}</a></dt><dd`)]) assert.ok(html.includes(part), `${page} lacks ${part}`);
      assert.ok(!html.includes("<script") && !html.includes(" style="), `${page} keeps to its policy`);
      assert.ok(statSync(join(site, page)).size < 8000, `${page} has ${statSync(join(site, page)).size} bytes`);
      for (const [, path] of html.matchAll(/(?:href|src)="([^"#?]+)[^"]*"/g))
        assert.ok(existsSync(join(site, posix.dirname(page), path)), `${page} leads to ${path}, which is not there`);
    }
  }
});

test("no page is of a demo that is not there", () => {
  const wanted = new Set(demos.flatMap(({ id }) => ["en", ...languages].map((lang) => pageOf(id, lang))));
  for (const page of pages.filter((each) => each.startsWith("demos/"))) assert.ok(wanted.has(page), page);
});

/** What stands in for another page nobody sends to anybody. */
const isSent = (page) => !["away.html", "404.html"].includes(page);

// A copy of a few pages, as a site whose address is known.
const copy = mkdtempSync(join(tmpdir(), "twoseat-previews-"));
after(() => rmSync(copy, { recursive: true }));

test("where the site's address is known, pictures and pages have whole addresses, and the map lists each page", () => {
  for (const part of ["index.html", "gallery.html", "away.html", "404.html", "tutorials", "previews"]) cpSync(join(site, part), join(copy, part), { recursive: true });
  for (const [edition] of editions) {
    const { id } = demos.find(({ id }) => id.startsWith(`${edition}/`));
    for (const lang of ["en", ...languages]) cpSync(join(site, pageOf(id, lang)), join(copy, pageOf(id, lang)));
  }
  const write = (...address) => execFileSync(process.execPath, [join(root, "scripts/make-previews.mjs"), copy, ...address]);
  const plain = read(copy, "index.html");
  write("https://example.org/twoseat");
  const map = read(copy, "sitemap.xml");
  for (const page of pagesIn(copy).filter(isSent)) {
    const html = read(copy, page);
    const own = /<link rel="canonical" href="(https:\/\/example\.org\/twoseat\/[^"]*)">/.exec(html)?.[1];
    assert.ok(own, page);
    assert.ok(map.includes(`<loc>${own}</loc>`), own);
    assert.ok(html.includes(`<meta property="og:url" content="${own}">`), page);
    assert.match(html, /<meta property="og:image" content="https:\/\/example\.org\/twoseat\/previews\/[\w/-]+\.jpg">/, page);
    if (page.startsWith("demos/")) assert.equal(html.match(/<link rel="alternate" hreflang="/g)?.length, 4, page);
  }
  assert.equal(map.match(/<loc>/g).length, pagesIn(copy).filter(isSent).length);
  const leads = (html) => [...html.matchAll(/href="([^"]+)"/g)].map(([, to]) => to);
  for (const to of leads(read(copy, "404.html"))) assert.match(to, /^\/twoseat\/(page|icons|tutorials\/index|index|gallery)\b/);
  assert.equal(leads(read(copy, "404.html")).length, 15);
  write();
  assert.equal(read(copy, "404.html"), read(join(root, "web"), "404.html"));
  assert.equal(read(copy, "index.html"), plain, "without an address it is as before");
});
