// Keeps the match that lies on the table, so that neither a closed page nor a crash loses it: as its link, whenever that
// changes. What may not be kept (demos, what a seat sees, tables in pages of others) is left alone, and a browser that
// keeps nothing is no hindrance: it is said once.
// @ts-check
import * as store from "./match_store.js";
import { say } from "../page/phrases.js";

/** @typedef {import("../mirror.d.ts").Mirror} Mirror */
/** @typedef {import("./match_store.js").Known & { link?: string }} OnTable a match; its newest link */

/** Why the browser does not keep it, in words. @param {unknown} error */
export const excuse = (error) => (/** @type {DOMException} */ (error)?.name === "QuotaExceededError" ?
  say("The browser's storage is full: this match is not kept. The address still holds it: a link copies it.") :
  say("This browser keeps no matches here, as in a private window. The address still holds this one: a link copies it."));

/** @param {(sentence: string) => void} complain called at most once */
export function makeAutosave(complain) {
  /** @type {OnTable} */
  let match = {};
  let opened = ""; // the link that the match on the table was opened with, until somebody plays on
  let before = ""; // the one that comes back if `opened` turns out to be broken
  let shown = { names: /** @type {string[]} */ ([]), edition: "", where: "", over: false };
  let left = shown; // what was on the table before that
  /** Whether what was opened lies on the table; unknown until something does. @type {boolean | undefined} */
  let lies;
  /** What is still to be written: the newest of each match. @type {Map<OnTable, Omit<store.SavedMatch, "id">>} */
  const waiting = new Map();
  let writing = false;
  let complained = false;
  let trouble = ""; // why the browser did not keep what was last to be kept

  async function write() {
    writing = true;
    for (const [which, record] of waiting) { // also those that come in meanwhile
      waiting.delete(which);
      try {
        which.id = await store.save(record, which);
        which.last = record.link;
        trouble = "";
      } catch (error) {
        trouble = excuse(error);
        if (!complained) complain(trouble);
        complained = true;
      }
    }
    writing = false;
  }

  return {
    /** The id of the record of the match on the table, if it has one. */
    current: () => (opened ? undefined : match.id),
    trouble: () => trouble,

    /** A link is being opened; whether it can be is seen by what follows. @param {string} link */
    opening(link) {
      before = opened || (match.link ?? "");
      opened = link.replace(/^.*#/s, "");
      lies = undefined;
    },

    /** What is on the table now. @param {Mirror} mirror */
    update({ standing, edition, where, result, zones, notice, lesson }) {
      if (lesson) lies = false;
      else if (zones.length > 0 && notice !== "fault") lies ??= true;
      left = shown;
      shown = {
        names: standing.map((line) => line.split(": ", 1)[0]),
        edition: edition || shown.edition,
        where: result ?? where,
        over: result !== null,
      };
    },

    /** The address follows what is on the table. @param {string} link @param {boolean} fresh whether it has just begun */
    follow(link, fresh) {
      if (!/^[mp]/.test(link)) return;
      if (!fresh && opened && link === before) { // it could not be opened: the match from before goes on
        opened = link === match.link ? "" : link;
        lies = true;
        return;
      }
      // What somebody only looked at is not kept, until another match would push it off the table for good.
      const looked = opened.replace(/&(?!names=|computer=)[^&]*/g, "");
      if (fresh && lies && looked !== link && /^[mp]/.test(looked) && !left.over)
        waiting.set({ from: looked }, { link: looked, at: Date.now() - 1, ...left });
      if (fresh) match = {};
      else if (opened) match = { from: opened };
      else if (link === match.link) return;
      opened = "";
      match.link = link;
      waiting.set(match, { link, at: Date.now(), ...shown });
      if (!writing) write();
    },
  };
}
