// A sentence below the table that goes away by itself.
// @ts-check
import { say } from "./phrases.js";

/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

let ends = 0;
let anybodys = false;

/** Others look at the table: what is said to anybody stays. */
export function hideToast() {
  if (anybodys) return;
  clearTimeout(ends);
  byId("toast").hidden = true;
  byId("toast-text").textContent = "";
  /** @type {HTMLInputElement} */ (byId("toast-link")).value = "";
}

/**
 * @param {string} text
 * @param {{ link?: string, seconds?: number, toAnybody?: boolean }} [how] link: something to copy by hand; toAnybody: it is about
 * the page, whoever looks
 */
export function toast(text, { link, seconds = 2.5, toAnybody = false } = {}) {
  clearTimeout(ends);
  anybodys = toAnybody;
  const field = /** @type {HTMLInputElement} */ (byId("toast-link"));
  (document.querySelector("dialog[open]") ?? document.body).append(byId("toast")); // nothing outside of a dialog is heard
  byId("toast-text").textContent = say(text);
  byId("toast").hidden = false;
  field.hidden = link === undefined;
  field.value = link ?? "";
  if (link === undefined) {
    ends = window.setTimeout(() => { byId("toast").hidden = true; }, 1000 * seconds);
  } else {
    field.select();
    field.onblur = () => { byId("toast").hidden = true; };
  }
}
