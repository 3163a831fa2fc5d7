// The start page: what this is, a match at once, a way to learn, and what was left. It lies over the table until one of these
// is chosen, or a link puts something on the table.
// @ts-check
import { isThrifty, untilIdle } from "../page/keep_offline.js";
import { remember, speak } from "../page/language.js";
import { placeOf, titleOf } from "../matches/matches.js";
import * as store from "../matches/match_store.js";
import { byId, field } from "../page/page_tools.js";
import { fetchPhrases } from "../page/phrases.js";

/** @typedef {import("../mirror.d.ts").Mirror} Mirror */

/**
 * @param {import("../twoseat.d.ts").Tell} tell @param {Promise<void>} ready @param {(link: string) => void} open
 * @param {(system: string) => Promise<unknown>} need resolved once the program has all of a system
 * @param {() => void} left Called when the table is in front again.
 */
export function makeStart(tell, ready, open, need, left) {
  const page = byId("start");
  const { classList } = document.documentElement;
  const table = byId("canvas").closest("main");
  const shown = () => classList.contains("starts");
  if (table) table.inert = shown();

  function leave() {
    if (!shown()) return;
    classList.remove("starts");
    if (table) table.inert = false;
    left();
  }

  let last = 0; // what was pressed last is what is wanted
  /** What was pressed is said, and done as soon as the table stands. @param {HTMLElement} pressed @param {() => void} act @param {string} [system] that it needs */
  function soon(pressed, act, system) {
    const mine = ++last;
    pressed.setAttribute("aria-busy", "true");
    ready.then(async () => {
      if (system) await need(system);
      pressed.removeAttribute("aria-busy");
      if (mine !== last) return;
      leave();
      act();
    }, leave);
  }

  for (const game of page.querySelectorAll("li")) {
    const { system = "" } = game.dataset;
    const title = game.querySelector("h2");
    if (title) title.id = `start-${system}`;
    const [alone, quick] = game.querySelectorAll("button");
    for (const [button, id, opponent] of /** @type {[HTMLButtonElement, string, string][]} */ ([[alone, "alone", "easy"], [quick, "quick", "person"]])) {
      button.id = `start-${id}-${system}`;
      button.setAttribute("aria-describedby", `start-${system}`);
      button.addEventListener("click", () => soon(button, () => {
        for (const control of [`system:${system}`, `opponent:${opponent}`, "start-match"]) tell("Control", control);
      }, system));
    }
  }
  const more = byId("start-more");
  more.addEventListener("click", () => soon(more, () => {}));
  const decks = byId("start-decks");
  decks.addEventListener("click", () => soon(decks, () => tell("Control", "build-deck")));
  addEventListener("keydown", (event) => {
    if (event.key === "Escape" && shown() && !document.querySelector("dialog[open]")) {
      event.preventDefault();
      event.stopImmediatePropagation();
      more.click();
    }
  }, { capture: true });

  let stands = false;
  ready.then(() => { stands = true; }, () => {});
  const languages = field("start-language");
  let wanted = ""; // chosen here, and not yet spoken by the table
  let heard = ""; // what the table spoke last
  languages.addEventListener("change", async () => {
    const { value } = languages;
    remember(value);
    wanted = value;
    const told = ready.then(() => tell("Control", `language:${value}`), () => {});
    if (stands) return told; // and the page follows the table
    await fetchPhrases(value);
    if (languages.value !== value) return; // another was chosen meanwhile
    speak(value);
    spoken(value);
  });

  async function offer() {
    const { matches } = await store.list();
    const kept = matches.find(({ over }) => !over);
    if (!kept || !shown()) return;
    byId("start-last-where").textContent = [titleOf(kept), placeOf(kept), new Intl.DateTimeFormat(document.documentElement.lang,
      { dateStyle: "medium", timeStyle: "short" }).format(kept.at)].filter(Boolean).join(" \u00B7 ");
    byId("start-last").hidden = false;
    byId("start-learn").classList.remove("primary");
    const goOn = byId("start-go-on");
    goOn.onclick = () => soon(goOn, () => open(kept.link));
  }
  // A second moment of each game, when all that a match needs is here.
  if (shown() && !isThrifty()) ready.then(untilIdle).then(() => page.classList.add("lively"), () => {});

  /** What it says beside the words that stand in the page. @param {string} language */
  function spoken(language) {
    languages.value = language;
    for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (page.querySelectorAll("li a")))
      link.href = link.href.replace(/\.\w+\.html$/, `.${language}.html`);
    if (shown()) offer().catch(() => {}); // a browser that keeps nothing offers nothing
  }

  return {
    shown,
    leave,
    speak: spoken,
    /** Whether the page is to speak as the table does: not as long as that has not come to the language that was chosen here. @param {string} language that the table speaks */
    follows(language) {
      if (language === wanted || (heard && language !== heard)) wanted = "";
      heard = language;
      return !wanted;
    },
    /** Whatever comes onto the table is in front. @param {Mirror} mirror */
    update({ zones, lesson, message }) {
      if (zones.length > 0 || lesson || message) leave();
    },
  };
}
