// Writes the gallery of rule demos as a page that reads well without any script.
// usage: node scripts/make-gallery.mjs TEMPLATE OUTPUT   (assets/demos and assets/rules lie beside this folder)
import { readFileSync, writeFileSync } from "node:fs";
import { demosOf, editions, escape, ledger, plain } from "./pages.mjs";

const [template, output] = process.argv.slice(2);


/** Numbers as numbers: 10.2 before 10.10. */
const byNumber = new Intl.Collator("en", { numeric: true }).compare;

const inOrder = (a, b) => byNumber(a.rules[0], b.rules[0]) || byNumber(a.title.en, b.title.en);

/** The part of the rulebook that a rule stands in: "10" of "10.6.1", "D" of "D21.2". */
const sectionOf = (rule) => /^[A-Z]+-?/.exec(rule)?.[0].replace("-", "") ?? rule.split(".")[0].replace(/[a-z+\[].*$/, "");

function item({ id, title, rules }, summaries) {
  const rows = rules.map((rule) => `<div><dt>${escape(rule)}</dt><dd>${escape(summaries.get(plain(rule)) ?? "")}</dd></div>`);
  return `<li data-demo="${id}"><a class="title" href="index.html#demo=${id}">${escape(title.en)}</a><dl>${rows.join("")}</dl></li>`;
}

function section([edition, name]) {
  const summaries = ledger(edition);
  const parts = new Map();
  for (const demo of demosOf(edition).sort(inOrder)) {
    const part = sectionOf(demo.rules[0]);
    parts.set(part, [...(parts.get(part) ?? []), demo]);
  }
  const written = [...parts].map(([part, demos]) =>
    `<section><h3>Rules ${escape(part)}</h3><ul class="demos">\n${demos.map((demo) => item(demo, summaries)).join("\n")}\n</ul></section>`);
  return `<section id="${edition}" lang="en"><h2>${escape(name)}</h2>\n${written.join("\n")}\n</section>`;
}

const page = readFileSync(template, "utf8");
if (!page.includes("<!-- demos -->")) throw new Error(`${template} has no place for the demos`);
writeFileSync(output, page.replace("<!-- demos -->", () => editions.map(section).join("\n")));
