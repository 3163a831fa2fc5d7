// The gallery: its search and filters, its words in the language of the page, and the ways to take a demo elsewhere.
// Without it the page is a plain list in English.
// @ts-check
import { Chapters } from "./gallery_chapters.js";
import { copyEmbed, copyLink, pageOf } from "./gallery_copy.js";
import { suggestionsFor } from "./gallery_offers.js";
import { pictureOf } from "./gallery_picture.js";
import { openRules, relatedRules } from "./gallery_rule.js";
import { Place } from "./gallery_place.js";
import { Search } from "./gallery_search.js";
import { Suggestions } from "./gallery_suggest.js";
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
const demos = each("main > section:not(#results) ul.demos li");
const { lang } = document.documentElement;
/** In the language of the page, by edition, as far as somebody has looked at it. @type {Record<string, import("../rulebook/rule_book.js").BookWords>} */
const spoken = {};
/** @param {string} edition */
async function fetchWords(edition) {
  spoken[edition] ??= await wordsOf(edition);
}

/** @param {HTMLElement} item */
const titleOf = (item) => /** @type {HTMLElement} */ (item.querySelector("a.title"));

/** As the rulebook counts it: "10.2+" and "10.2[1]" are about 10.2. @param {Element | null} number */
const ruleOf = (number) => (number?.textContent ?? "").replace(/[[+].*$/, "");

/** Title and rules in the language of the page. @param {HTMLElement} item */
function translate(item) {
  const words = spoken[item.id.split("/", 1)[0]];
  if (!words || item.dataset.told) return;
  item.dataset.told = lang;
  const title = words.titles[item.id];
  if (title) tellIn(titleOf(item), title, "");
  for (const said of each("dd", item)) {
    const summary = words.summaries[ruleOf(said.previousElementSibling)];
    if (summary) tellIn(said, summary, "");
  }
}

/** @param {HTMLElement} item */
function addWays(item) {
  const title = titleOf(item).textContent ?? "";
  openRules(item, item.id.split("/", 1)[0]);
  const page = element("a", { class: "page", href: pageOf(item.id), "aria-label": `${say("Read")}: ${title}` }, say("Read"));
  const ways = element("p", { class: "ways", lang }, page); // in a list that is in English
  for (const [kind, name, hint, press] of /** @type {const} */ ([
    ["link", say("Copy link"), say("Copy link to this demo"), copyLink], ["embed", say("Embed"), say("Copy what shows this demo in a page of yours"), copyEmbed],
  ])) {
    const button = element("button", { type: "button", class: kind, title: hint, "aria-label": `${name}: ${title}` }, name);
    button.addEventListener("click", () => press(/** @type {HTMLButtonElement} */ (button), item.id, title));
    ways.append(" ", button);
  }
  item.append(ways, ...related(item));
}

/** The rules beside those that it shows. @param {HTMLElement} item */
function related(item) {
  const rules = relatedRules(item, demos);
  return rules.length ? [element("p", { class: "related", lang }, say("Related rules:"), ...rules.flatMap((rule) => [" ", rule]))] : [];
}

// Hundreds of demos: each as soon as it comes near.
const near = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    near.unobserve(target);
    const item = /** @type {HTMLElement} */ (target);
    item.prepend(pictureOf(item.id));
    fetchWords(item.id.split("/", 1)[0]).then(() => {
      translate(item);
      addWays(item);
    });
  }
}, { rootMargin: "600px" });

/** What follows the name of the game: "Cardfight!! Vanguard, English edition". */
function translateHeadings() {
  if (lang === "en") return;
  for (const heading of each("main > section:not(#results) > h2")) {
    const [name, edition] = (heading.textContent ?? "").split(", ");
    if (edition) tellIn(heading, `${name}, ${say(edition)}`, "");
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
const letThrough = (item) => (!game.value || item.id.startsWith(`${game.value}/`)) && (!chapter.value || item.dataset.chapter === chapter.value);

for (const item of demos) {
  item.dataset.chapter = item.closest("section")?.id;
}
const results = new Search(demos, one("#results"), (item) => titleOf(item).textContent ?? "");

/** Of many rules the page tells a few: the others too, once somebody searches. @type {Promise<void> | undefined} */
let whole;
async function tellAll() {
  await Promise.all(games.map(({ id }) => fetchWords(id)));
  demos.forEach(translate);
  results.forget();
  const books = Object.fromEntries(await Promise.all(games.map(async ({ id }) => [id, await bookOf(id)])));
  for (const item of demos) {
    const [edition] = item.id.split("/", 1);
    for (const said of each("dd:empty", item)) {
      const rule = ruleOf(said.previousElementSibling), english = books[edition].rules[rule]?.summary ?? "";
      tellIn(said, spoken[edition]?.summaries[rule], english);
      results.learn(item, english);
    }
  }
}
const told = () => (whole ??= tellAll().catch(() => { whole = undefined; })); // without a network what is there is searched

/** Of what is found: which game and chapter it belongs to. @param {HTMLElement} item */
function tellWhere(item) {
  if (item.querySelector(".where")) return;
  const { chapter: part = "" } = item.dataset;
  item.querySelector("h4")?.before(element("p", { class: "where", lang }, element("a", { href: `#${part}` }, `${chapters.nameOf(item.id.split("/", 1)[0])} · ${chapters.nameOf(part)}`)));
}

/** Instead of nothing: with what words it was found, and how many the filters keep back. @param {import("./gallery_search.js").Found} result */
function tellNearest({ count, near, elsewhere }) {
  const line = one("#nearest");
  line.replaceChildren(...(count === 0 && search.value.trim() ? [near ? say("The nearest, with: {0}", near) : one("#results").hidden ? "" : say("The nearest, with some of these words:")] : []));
  if (!elsewhere) return;
  const all = element("button", { type: "button" }, say("{0} in other games and chapters", elsewhere));
  all.addEventListener("click", () => choose("", ""));
  line.append(" ", all);
}

function show() {
  const searched = search.value.trim() !== "";
  if (searched && !whole) told().then(() => {
    if (!whole) return;
    show();
    suggestions.again();
  });
  const result = results.show(search.value, letThrough, true), { count } = result;
  for (const item of each("#results li")) tellWhere(item);
  chapters.show({ game: game.value, chapter: chapter.value, searched });
  tellNearest(result);
  one("#nearest").hidden = one("#nearest").childNodes.length === 0;
  found.textContent = count === demos.length ? say("{0} demos", count)
    : count > 0 ? say("{0} of {1} demos", count, demos.length)
      : searched ? say("No demo has all of these words.") : say("{0} of {1} demos", 0, demos.length);
}

const place = new Place({ find: search, game, chapter }, demos);

/** As fields, in the address, and as it is seen. @param {string} inGame @param {string} part */
function choose(inGame, part) {
  if (inGame || part) search.value = "";
  game.value = inGame;
  offerChapters();
  chapter.value = part;
  place.goOn();
  show();
  suggestions.again();
  one("main").scrollIntoView({ behavior: "instant" });
  if (part) chapters.focus(part);
}

const chapters = new Chapters(games, choose);

/** What is found, as one types: if it stands too far up or down, below the fields at the top. */
function seeFound() {
  if (form.getBoundingClientRect().bottom > innerHeight * 0.4 || one("main").getBoundingClientRect().top < 0) one("main").scrollIntoView({ behavior: "instant" });
}

/** @param {string} words */
function seek(words) {
  search.value = words;
  show();
  place.keep();
  one("main").scrollIntoView({ behavior: "instant" });
}

async function seeWhatIsAsked() {
  place.restore(offerChapters, (id) => chapters.gameOf(id));
  if (search.value.trim()) await told();
  show();
  suggestions.again();
  await place.goThere();
}

async function begin() {
  translateHeadings();
  chapters.tell((await wordsOf("chapters")).chapters ?? {});
  offerGames();
  offerChapters();
  for (const item of demos) near.observe(item);
  await seeWhatIsAsked();
  form.classList.remove("waiting");
}

form.addEventListener("submit", (event) => event.preventDefault());
search.addEventListener("input", () => {
  if (new URL(location.href).searchParams.has("find") !== (search.value !== "")) place.goOn(); // Back leads out of the search, or into it again
  show();
  place.keep();
  if (search.value) seeFound();
});
const suggestions = new Suggestions(search, one("#suggested"), (asked) => suggestionsFor(asked, { search: results, chapters, game: game.value, seek, choose }));
for (const field of [game, chapter])
  field.addEventListener("change", () => {
    if (field === chapter && chapter.value) game.value = chapters.gameOf(chapter.value) ?? "";
    offerChapters();
    place.goOn();
    show();
    suggestions.again();
    one("main").scrollIntoView();
  });
addEventListener("popstate", seeWhatIsAsked);
begin();
keepOffline();
