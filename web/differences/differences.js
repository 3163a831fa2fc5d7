// The page of differences: its search and the choice of an edition, its words in the language of the page, numbers that open
// their rules. Without it the page is a plain list in English.
// @ts-check
import "../gallery/gallery_rule.js"; // the dialog in which a rule opens
import { capital, translate } from "./differences_words.js";
import { embedField, frameLine, isEmbedded, toTheWhole } from "../page/embedding.js";
import { Search } from "../gallery/gallery_search.js";
import { keepOffline } from "../page/keep_offline.js";
import { speakFirst } from "../page/language.js";
import { byId, field, fill } from "../page/page_tools.js";
import { say } from "../page/phrases.js";
import { ruleButton } from "../rulebook/rule.js";

await speakFirst(new URLSearchParams(location.search).get("lang"));

/** @param {string} selector */
const each = (selector) => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]);

const main = /** @type {HTMLElement} */ (document.querySelector("main"));
const form = /** @type {HTMLFormElement} */ (document.querySelector(".find"));
const fields = { find: field("search"), edition: field("edition") };
const editions = each("main > section:not(#results)");
const chapters = each(".chapter");
const entries = each(".differences > li");
const results = new Search(entries, byId("results"), (item) => item.querySelector(".difference")?.textContent ?? "");

function offerEditions() {
  const named = editions.map((part) => /** @type {[string, string]} */ ([part.id, capital(part.querySelector("h2 span")?.textContent ?? "")]));
  fill(fields.edition, [["", say("Both editions")], ...named], "");
}

/** @param {HTMLElement} item */
const letThrough = (item) => item.id.startsWith(`${fields.edition.value}-`) || !fields.edition.value;

/** @param {number} count */
function countOf(count) {
  if (count === 0 && fields.find.value.trim()) return say("No difference has all of these words.");
  return count === entries.length ? say("{0} differences", count) : say("{0} of {1} differences", count, entries.length);
}

function show() {
  byId("found").textContent = countOf(results.show(fields.find.value, letThrough).count);
  // A heading with nothing below it says nothing.
  for (const part of [...chapters, ...editions]) part.hidden = part.querySelector(".differences > li:not([hidden])") === null;
}

/** Search and edition stand in the address, the place in the history: Back and a reload show what was seen before. */
function keep() {
  const address = new URL(location.href);
  for (const [name, { value }] of Object.entries(fields)) {
    if (value) address.searchParams.set(name, value);
    else address.searchParams.delete(name);
  }
  history.replaceState({ top: scrollY }, "", address);
}

function restore() {
  const asked = new URL(location.href).searchParams;
  fields.find.value = asked.get("find") ?? "";
  const wished = asked.get("edition") ?? "";
  if (editions.some(({ id }) => id === wished)) fields.edition.value = wished;
}

/** What the address names is seen, whatever was searched for. */
function goToNamed() {
  const named = document.getElementById(location.hash.slice(1));
  if (!named) return;
  if (named.closest("[hidden]")) {
    fields.find.value = fields.edition.value = "";
    show();
  }
  named.scrollIntoView();
}

/** The page with what is searched for now. @param {string[]} more wishes, "embed" */
function addressOf(...more) {
  const wishes = Object.entries(fields).filter(([, { value }]) => value).map(([name, { value }]) => `${name}=${encodeURIComponent(value)}`);
  return new URL(`differences.html?${[...wishes, `lang=${document.documentElement.lang}`, ...more].join("&")}`, document.baseURI).href;
}

/** In a page of somebody else's the list stays where it is: demos, tables and the whole page open beside it. */
function embed() {
  if (!isEmbedded()) return main.append(embedField(() => frameLine(addressOf("embed"), document.title)));
  const way = toTheWhole(addressOf());
  const link = /** @type {HTMLAnchorElement} */ (way.firstChild);
  main.append(way);
  document.addEventListener("click", ({ target }) => {
    if (target === link) link.href = addressOf();
    const opened = /** @type {HTMLAnchorElement | null} */ (target instanceof Element ? target.closest("a[href]:not(.anchor)") : null);
    if (opened) Object.assign(opened, { target: "_blank", rel: "noopener" });
  }, true);
}

/** From when the page stands where it was: nothing else is to be kept. */
function keepOn() {
  let waiting = 0; // browsers let a page write its history only so often, and not always while they leave it
  addEventListener("scroll", () => {
    clearTimeout(waiting);
    waiting = setTimeout(keep, 400);
  }, { passive: true });
  addEventListener("pagehide", keep);
}

/** Its numbers open their rules, and are also found as tables cite them. @param {HTMLElement} item */
function openRules(item) {
  for (const cited of /** @type {NodeListOf<HTMLElement>} */ (item.querySelectorAll(".cited"))) {
    const number = cited.textContent ?? "", rule = `[${cited.dataset.edition} ${number}]`;
    results.learn(item, rule);
    cited.replaceWith(ruleButton(rule, number));
  }
}

async function begin() {
  const before = /** @type {{ top?: number } | null} */ (history.state)?.top;
  history.scrollRestoration = "manual"; // the page has its length only once it is searched
  for (const item of entries) openRules(item);
  await translate(editions);
  offerEditions();
  restore();
  show();
  embed();
  form.classList.remove("waiting");
  if (before === undefined) goToNamed(); // last: nothing moves any more
  else scrollTo(0, before);
  keepOn();
}

form.addEventListener("submit", (event) => event.preventDefault());
for (const chosen of Object.values(fields))
  chosen.addEventListener("input", () => {
    show();
    // Whoever had read on sees what was found from its beginning.
    if (main.getBoundingClientRect().top < 0) main.scrollIntoView();
    keep();
  });
addEventListener("hashchange", goToNamed);
begin();
keepOffline();
