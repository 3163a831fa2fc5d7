// The page of puzzles: titles in the language of the page, which ones were solved here, and what shows one in another page.
// Without it the page is a plain list in English.
// @ts-check
import { copyEmbedOf, copyLinkTo } from "../gallery/gallery_copy.js";
import { pictureOf } from "../gallery/gallery_picture.js";
import { keepOffline } from "../page/keep_offline.js";
import { speakFirst } from "../page/language.js";
import { element } from "../page/page_tools.js";
import { say } from "../page/phrases.js";
import { tellIn } from "../rulebook/rule_book.js";
import { solved } from "./solved.js";

await speakFirst(new URLSearchParams(location.search).get("lang"));

const { lang } = document.documentElement;
const items = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("ul.demos li")]);

/** @param {HTMLElement} item */
const titleOf = (item) => /** @type {HTMLElement} */ (item.querySelector("a.title"));

/** @param {HTMLElement} item */
function translate(item) {
  const title = item.dataset[lang];
  if (title) tellIn(titleOf(item), title, "");
  item.prepend(pictureOf(item.id));
}

/** @param {HTMLElement} item */
function addWays(item) {
  const title = titleOf(item).textContent ?? "";
  const solve = element("a", { class: "solve", href: titleOf(item).getAttribute("href") ?? "", "aria-label": `${say("Solve it")}: ${title}` }, say("Solve it"));
  const ways = element("p", { class: "ways", lang }, solve);
  for (const [kind, name, press] of /** @type {const} */ ([["link", say("Copy link"), copyLinkTo], ["embed", say("Embed"), copyEmbedOf]])) {
    const button = /** @type {HTMLButtonElement} */ (element("button", { type: "button", class: kind, "aria-label": `${name}: ${title}` }, name));
    button.addEventListener("click", () => press(button, "puzzle", item.id, title));
    ways.append(" ", button);
  }
  item.append(ways);
}

/** "7 of 12", and a sign beside each of them. */
function tellSolved() {
  const done = solved();
  for (const item of items) {
    item.querySelector(".mark")?.remove();
    if (done.has(item.id)) item.querySelector("h3")?.append(element("span", { class: "mark", lang }, say("Solved")));
  }
  for (const game of document.querySelectorAll("main > section")) {
    const all = [...game.querySelectorAll("li")];
    const output = /** @type {HTMLElement} */ (game.querySelector("h2 output"));
    output.lang = lang;
    output.textContent = say("Solved: {0} of {1}", all.filter(({ id }) => done.has(id)).length, all.length);
  }
}

for (const item of items) {
  translate(item);
  addWays(item);
}
tellSolved();
document.body.classList.add("told");
addEventListener("pageshow", tellSolved); // back from the table
addEventListener("storage", tellSolved); // of a table in another tab
const named = location.hash.length > 1 ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
named?.scrollIntoView({ behavior: "instant" });
keepOffline();
