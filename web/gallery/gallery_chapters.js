// The chapters, as pictures to choose from: folded until one is chosen or something is searched. At the end of one stands what is
// learned next.
// @ts-check
import { pictureOf } from "./gallery_picture.js";
import { element } from "../page/page_tools.js";
import { say } from "../page/phrases.js";
import { tellIn } from "../rulebook/rule_book.js";

/** @typedef {{ game: string, chapter: string, searched: boolean }} View */

/** @param {string} selector @param {ParentNode} within */
const each = (selector, within) => /** @type {HTMLElement[]} */ ([...within.querySelectorAll(selector)]);
/** @param {HTMLElement} part its first picture or heading @param {string} selector */
const first = (part, selector) => /** @type {HTMLElement} */ (part.querySelector(selector));

/** @param {number} count */
const many = (count) => (count === 1 ? say("1 demo") : say("{0} demos", count));

export class Chapters {
  /** @param {HTMLElement[]} games @param {(game: string, chapter: string) => void} choose */
  constructor(games, choose) {
    this.games = games;
    this.parts = games.flatMap((game) => each("section", game));
    this.covers = new Map(games.flatMap((game) => each(".covers a", game)).map((link) => [(link.getAttribute("href") ?? "").slice(1), link]));
    document.addEventListener("click", (event) => {
      const link = /** @type {Element} */ (event.target).closest?.("a[href^='#']");
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const id = (link.getAttribute("href") ?? "").slice(1), game = this.gameOf(id);
      if (!game) return;
      event.preventDefault();
      choose(game, id === game ? "" : id);
    });
  }

  /** Of a chapter, or itself. @param {string} id */
  gameOf(id) {
    return this.games.find((game) => game.id === id || game.querySelector(`section[id="${CSS.escape(id)}"]`))?.id;
  }

  /** @param {string} id */
  nameOf(id) {
    return document.querySelector(`#${CSS.escape(id)} > :is(h2, h3)`)?.textContent ?? "";
  }

  /** Names and pictures in the language of the page, and the ways to all chapters of a game. @param {Record<string, string>} names */
  tell(names) {
    for (const part of this.parts) {
      const link = /** @type {HTMLElement} */ (this.covers.get(part.id)), name = names[part.id];
      if (name) for (const named of [first(part, "h3"), first(link, "span")]) tellIn(named, name, "");
      link.prepend(pictureOf(link.dataset.cover ?? ""));
      tellIn(first(link, "small"), many(part.querySelectorAll("li").length), "");
      first(part, "h3").tabIndex = -1;
    }
    for (const game of this.games) first(game, "h2").after(this.wayToAll(game));
  }

  /** @param {HTMLElement} game */
  wayToAll(game) {
    const { lang } = document.documentElement, all = say("All {0} chapters", each("section", game).length);
    return element("p", { class: "all", lang }, element("a", { href: `#${game.id}`, "aria-label": `${all}: ${this.nameOf(game.id)}` }, all));
  }

  /** Only what was chosen; while something is searched none, what was found stands before them. @param {View} view */
  show({ game, chapter, searched }) {
    for (const part of this.games) {
      part.hidden = searched || Boolean(game && part.id !== game);
      part.classList.toggle("whole", part.id === game);
      part.classList.toggle("reading", chapter !== "");
    }
    for (const part of this.parts) part.hidden = searched || part.id !== chapter;
    const part = this.parts.find(({ id }) => id === chapter);
    if (part && !part.querySelector(".next")) part.append(this.next(part));
  }

  /** The chapter after it, as its picture, or what is left to do after the last. @param {HTMLElement} part */
  next(part) {
    const { lang } = document.documentElement;
    const after = part.nextElementSibling, ways = element("nav", { class: "next", lang, "aria-label": say("Learn this next") });
    const cover = after && this.covers.get(after.id)?.cloneNode(true);
    if (cover) ways.append(element("p", { class: "soft" }, say("Learn this next")), element("div", { class: "covers" }, cover));
    else ways.append(element("p", {}, say("That was the last chapter.")));
    ways.append(this.wayToAll(/** @type {HTMLElement} */ (part.parentElement)));
    return ways;
  }

  /** Who has chosen one reads on there. @param {string} id */
  focus(id) {
    first(/** @type {HTMLElement} */ (document.getElementById(id)), "h3").focus({ preventScroll: true });
  }
}
