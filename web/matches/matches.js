// "Your matches": the list of what this browser keeps, which the table's menu leads to; and the bar below the table that offers
// the last one while no match is on the table.
// @ts-check
import { excuse } from "./autosave.js";
import * as store from "./match_store.js";
import { say } from "../page/phrases.js";

/** @typedef {import("./match_store.js").SavedMatch} SavedMatch */
/** @typedef {import("../mirror.d.ts").Mirror} Mirror */

const editions = /** @type {Record<string, string>} */ ({ vge: "Vanguard", vgm: "Vanguard, Malay edition", vgi: "Vanguard, Italian edition", bsk: "Berserk", bso: "Berserk Online", bsh: "Berserk Heroes", dbs: "Dragon Ball Super" });

/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @param {string} name @param {Record<string, string>} [attributes] @param {(Node | string)[]} children */
function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** @param {string} text @param {() => void} press @param {string} [kind] */
function button(text, press, kind = "") {
  const made = element("button", { type: "button", class: kind }, text);
  made.addEventListener("click", press);
  return made;
}

/** @param {SavedMatch} match */
export const titleOf = ({ names }) => (names.length === 2 ? say("{0} against {1}", ...names) : say("A match"));
/** The link of the match on the table, if there is one. */
const onTable = () => /^#([mp].*)/s.exec(location.hash)?.[1];
/** @param {SavedMatch} match */
export function placeOf({ edition, where }) {
  const [game, kind] = (editions[edition] ?? "").split(", ");
  return [kind ? `${game}, ${say(kind)}` : game, where].filter(Boolean).join(": ");
}

/**
 * @param {(link: string) => void} open @param {Pick<ReturnType<import("./autosave.js").makeAutosave>, "current" | "trouble">} kept
 * @param {(sentence: string) => void} complain @param {() => void} resized Called when the table's room changed.
 */
export function makeMatches(open, { current, trouble }, complain, resized) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("matches"));
  const bar = byId("matches-bar");
  /** The newest one that is not over, for the bar. @type {SavedMatch | undefined} */
  let last;
  let offers = false;
  let spoken = "";

  /** What is kept; when the browser tells nothing, that is said. */
  async function read() {
    const { matches, broken } = await store.list();
    if (broken) complain(say("Of your matches {0} could not be read any more and had to be left out.", broken));
    return matches;
  }

  /** @param {SavedMatch} match */
  function row(match) {
    const when = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" }).format(match.at);
    const title = element("span", { class: "title" }, titleOf(match));
    const told = element("div", {}, title, element("span", {}, placeOf(match)), element("time", { datetime: new Date(match.at).toISOString() }, when));
    const here = match.id === current() || match.link === onTable();
    const made = element("li", { "data-match": match.id }, told);
    const goOn = button(say(here ? "On the table" : match.over ? "Look at it" : "Go on"), () => { dialog.close(); if (!here) open(match.link); }, here ? "" : "primary");
    const away = button(say("Delete"), async () => {
      try {
        await store.remove(match.id);
      } catch (error) {
        return complain(excuse(error));
      }
      const back = button(say("Keep it after all"), () => store.restore(match).then(() => {
        made.replaceWith(row(match));
        dialog.querySelector("button")?.focus();
      }, (error) => complain(excuse(error))));
      made.replaceChildren(element("div", { role: "status" }, say("Deleted.")), back);
      back.focus();
    });
    for (const each of [goOn, away]) each.setAttribute("aria-label", `${each.textContent}: ${titleOf(match)}, ${placeOf(match)}`);
    made.append(goOn, away);
    return made;
  }

  async function show() {
    byId("matches-title").textContent = say("Your matches");
    byId("matches-close").setAttribute("aria-label", say("Close"));
    const list = byId("matches-list");
    const note = byId("matches-note");
    try {
      const matches = await read();
      list.replaceChildren(...matches.map(row));
      const looked = onTable() && !current() && !matches.some(({ link }) => link === onTable());
      const of = matches.length ?
        say("Kept in this browser only: the newest {0}. Whoever uses this browser can open them.", store.mostKept) :
        looked || trouble() ? "" : say("No match has been kept yet. As soon as you begin one, it is.");
      note.textContent = [trouble() || (looked ? say("The match on the table came by a link: it is kept here from its next answer on.") : ""), of].filter(Boolean).join(" ");
    } catch (error) {
      list.replaceChildren();
      note.textContent = excuse(error);
    }
    if (!dialog.open) dialog.showModal();
  }

  function draw() {
    const offered = offers ? last : undefined;
    bar.hidden = !offered;
    if (offered) bar.replaceChildren(
      element("p", {}, element("strong", {}, say("Go on with your last match")), element("span", {}, [titleOf(offered), placeOf(offered)].join(" · "))),
      button(say("Go on"), () => open(offered.link), "primary"), button(say("Your matches"), show));
    const { classList } = document.body;
    if (classList.contains("offers-match") !== (offered !== undefined)) {
      classList.toggle("offers-match");
      resized();
    }
  }

  byId("matches-close").addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", ({ target }) => { if (target === dialog) dialog.close(); }); // beside it
  dialog.addEventListener("close", () => refresh());

  async function refresh() {
    last = (await read().catch(() => [])).find(({ over }) => !over);
    if (offers) draw();
  }
  refresh();

  return {
    show,
    /** @param {Mirror} mirror */
    update({ zones, lesson }) {
      const now = zones.length === 0 && !lesson && !location.hash;
      const { lang } = document.documentElement;
      if (now === offers && lang === spoken) return;
      [offers, spoken] = [now, lang];
      draw();
    },
  };
}
