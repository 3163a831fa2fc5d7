// A demo's picture in the language of the page. It says what the title beside it says: a reader of screens is spared it.
// @ts-check
import { element } from "../page/page_tools.js";

/** @param {string} demo */
export function pictureOf(demo) {
  const { lang } = document.documentElement, src = `posters/${demo}.svg${lang === "en" ? "" : `#${lang}`}`;
  return element("img", { loading: "lazy", decoding: "async", alt: "", width: "208", height: "139", src }); // lazy before it has an address
}
