// The gallery: its search and filters, its words in the language of the page, and the ways to take a demo elsewhere.
// Without it the page is a plain list in English.
// @ts-check
import { copyEmbed, copyLink, pageOf } from "./gallery_copy.js";
import { openRules } from "./gallery_rule.js";
import { Place } from "./gallery_place.js";
import { Search } from "./gallery_search.js";
import { keepOffline } from "../page/keep_offline.js";
import { speakFirst } from "../page/language.js";
import { element } from "../page/page_tools.js";
import { say } from "../page/phrases.js";
import { bookOf, tellIn, wordsOf } from "../rulebook/rule_book.js";

await speakFirst(new URLSearchParams(location.search).get("lang"));

/** @template {HTMLElement} T @param {string} selector @returns {T} */
const one = (selector) => /** @type {T} */ (document.querySelector(selector));
/** @param {string} selector @param {ParentNode} [within] */
const each = (selector, within = document) => /** @type {HTMLElement[]} */ ([...within.querySelectorAll(selector)]);

const form = /** @type {HTMLFormElement} */ (one(".find"));
const search = /** @type {HTMLInputElement} */ (one("#search"));
const game = /** @type {HTMLSelectElement} */ (one("#game"));
const chapter = /** @type {HTMLSelectElement} */ (one("#chapter"));
const found = one("#found");
const games = each("main > section:not(#results)");
const demos = each("main > section:not(#results) li");
const { lang } = document.documentElement;
/** In the language of the page, by edition, as far as there are any. @type {Record<string, import("../rulebook/rule_book.js").BookWords>} */
let spoken = {};

/** @param {HTMLElement} item */
const idOf = (item) => item.dataset.demo ?? "";
/** @param {HTMLElement} item */
const titleOf = (item) => /** @type {HTMLElement} */ (item.querySelector("a.title"));

/** As the rulebook counts it: "10.2+" and "10.2[1]" are about 10.2. @param {Element | null} number */
const ruleOf = (number) => (number?.textContent ?? "").replace(/[[+].*$/, "");

/** Title and rules in the language of the page, and where its picture and its links lead. @param {HTMLElement} item */
function translate(item) {
  const words = spoken[idOf(item).split("/", 1)[0]];
  if (!words || item.dataset.told) return;
  item.dataset.told = lang;
  const title = words.titles[idOf(item)];
  if (title) tellIn(titleOf(item), title, "");
  for (const said of each("dd", item)) {
    const summary = words.summaries[ruleOf(said.previousElementSibling)];
    if (summary) tellIn(said, summary, "");
  }
  const picture = /** @type {HTMLImageElement} */ (item.querySelector("img"));
  picture.src = `posters/${idOf(item)}.svg#${lang}`;
}

/** @param {HTMLElement} item */
function addWays(item) {
  const title = titleOf(item).textContent ?? "";
  openRules(item, idOf(item).split("/", 1)[0]);
  const page = element("a", { class: "page", href: pageOf(idOf(item)), "aria-label": `${say("Read")}: ${title}` }, say("Read"));
  const ways = element("p", { class: "ways", lang }, page); // in a list that is in English
  for (const [kind, name, hint, press] of /** @type {const} */ ([
    ["link", say("Copy link"), say("Copy link to this demo"), copyLink], ["embed", say("Embed"), say("Copy what shows this demo in a page of yours"), copyEmbed],
  ])) {
    const button = element("button", { type: "button", class: kind, title: hint, "aria-label": `${name}: ${title}` }, name);
    button.addEventListener("click", () => press(/** @type {HTMLButtonElement} */ (button), idOf(item), title));
    ways.append(" ", button);
  }
  item.append(ways);
}

// Hundreds of demos: each as soon as it comes near.
const near = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    near.unobserve(target);
    translate(/** @type {HTMLElement} */ (target));
    addWays(/** @type {HTMLElement} */ (target));
  }
}, { rootMargin: "600px" });

/** What follows the name of the game: "Cardfight!! Vanguard, English edition"; and the chapters. */
function translateHeadings() {
  if (lang === "en") return;
  for (const heading of each("main > section:not(#results) > h2")) {
    const [name, edition] = (heading.textContent ?? "").split(", ");
    if (edition) tellIn(heading, `${name}, ${say(edition)}`, "");
  }
  for (const part of each("main section section")) {
    const name = spoken[part.parentElement?.id ?? ""]?.chapters?.[part.id];
    if (name) tellIn(/** @type {HTMLElement} */ (part.querySelector("h3")), name, "");
  }
}

/** @param {string} value @param {string | null | undefined} words */
const option = (value, words) => element("option", { value }, words ?? "");

function offerGames() {
  game.replaceChildren(option("", say("All games")), ...games.map((part) => option(part.id, part.querySelector("h2")?.textContent)));
}

/** The chapters of the chosen game, or of each by its name. */
function offerChapters() {
  const chosen = chapter.value;
  const listed = games.filter(({ id }) => !game.value || id === game.value).map((part) => {
    const options = each("section", part).map((section) => option(section.id, section.querySelector("h3")?.textContent));
    return game.value ? options : [element("optgroup", { label: part.querySelector("h2")?.textContent ?? "" }, ...options)];
  });
  chapter.replaceChildren(option("", say("All chapters")), ...listed.flat());
  chapter.value = chosen;
  if (chapter.selectedIndex < 0) chapter.value = "";
}

/** Whether the filters let it be seen, wherever the search has put it. @param {HTMLElement} item */
const letThrough = (item) => (!game.value || idOf(item).startsWith(`${game.value}/`)) && (!chapter.value || item.dataset.chapter === chapter.value);

for (const item of demos) {
  item.dataset.demo = titleOf(item).getAttribute("href")?.replace(/^.*#demo=/, "");
  item.dataset.chapter = item.closest("section")?.id;
}
const results = new Search(demos, one("#results"), (item) => titleOf(item).textContent ?? "");

/** Of many rules the page tells a few: the others too, once somebody searches. @type {Promise<void> | undefined} */
let whole;
async function tellAll() {
  const books = Object.fromEntries(await Promise.all(games.map(async ({ id }) => [id, await bookOf(id)])));
  for (const item of demos) {
    const [edition] = idOf(item).split("/", 1);
    for (const said of each("dd:empty", item)) {
      const rule = ruleOf(said.previousElementSibling), english = books[edition].rules[rule]?.summary ?? "";
      tellIn(said, spoken[edition]?.summaries[rule], english);
      results.learn(item, english);
    }
  }
}
const told = () => (whole ??= tellAll().catch(() => { whole = undefined; })); // without a network what is there is searched

function show() {
  if (search.value.trim()) {
    demos.forEach(translate);
    if (!whole) told().then(() => { if (whole) show(); });
  }
  const count = results.show(search.value, letThrough);
  // A heading with nothing below it says nothing.
  for (const part of [...each("main section section"), ...games]) part.hidden = part.querySelector("li:not([hidden])") === null;
  found.textContent = count === demos.length ? say("{0} demos", count)
    : count > 0 ? say("{0} of {1} demos", count, demos.length)
      : search.value.trim() ? say("No demo has all of these words.") : say("{0} of {1} demos", 0, demos.length);
}

const place = new Place({ find: search, game, chapter }, demos);

async function begin() {
  if (lang !== "en") spoken = Object.fromEntries(await Promise.all(games.map(async ({ id }) => [id, await wordsOf(id)])));
  translateHeadings();
  offerGames();
  offerChapters();
  place.restore(offerChapters);
  if (search.value.trim()) await told();
  show();
  for (const item of demos) near.observe(item);
  await place.goThere();
  form.classList.remove("waiting");
}

form.addEventListener("submit", (event) => event.preventDefault());
for (const [field, event] of /** @type {const} */ ([[search, "input"], [game, "change"], [chapter, "change"]]))
  field.addEventListener(event, () => {
    if (field === game) offerChapters();
    show();
    place.keep();
    if (field !== search) one("main").scrollIntoView();
  });
begin();
keepOffline();
