// Whether cards show their pictures: a switch in the menu, which the browser remembers. Who counts every byte begins without.
// @ts-check
import { isThrifty } from "../page/keep_offline.js";

const kept = "twoseat-pictures";

/** @param {boolean} keeps whether this page may leave something in the browser */
export function picturesWanted(keeps) {
  try {
    const said = keeps && localStorage.getItem(kept);
    if (said) return said === "on";
  } catch {
    // A browser that keeps nothing: as at first.
  }
  return !isThrifty();
}

/** @param {boolean} keeps @param {boolean} on */
export function wantPictures(keeps, on) {
  try {
    if (keeps) localStorage.setItem(kept, on ? "on" : "off");
  } catch {
    // It lasts as long as the page.
  }
}
