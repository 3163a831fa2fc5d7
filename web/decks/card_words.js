// A card's text as it is read: keywords in brackets, "[AUTO]" or "[COST]", as small tags, what is paid beside its tag, and numbers
// that a card has, "[Power] +2000", as words that stand out. As the table sets them: shell/panels/rules_text.cpp.
// @ts-check
import { element } from "../page/page_tools.js";

/** Where the bracket that opens at `at` closes; -1: nowhere. @param {string} text @param {number} at */
function closing(text, at) {
  for (let open = 0; at < text.length; ++at) {
    if (text[at] === "[") ++open;
    else if (text[at] === "]" && --open === 0) return at;
  }
  return -1;
}

/** @param {string} text @returns {(Node | string)[]} */
export function cardWords(text) {
  /** @type {(HTMLElement | string)[]} */
  const parts = [];
  let done = 0, pays = false; // whether what comes next is what "[COST]" asks for
  for (let at = text.indexOf("["); at >= 0; at = text.indexOf("[", done)) {
    const end = closing(text, at);
    if (end < 0) break;
    if (at > done) parts.push(text.slice(done, at));
    const inner = text.slice(at + 1, end);
    const capitals = /^\p{Lu}+$/u.test(inner), begins = capitals || at === 0 || /[\n\]"]/.test(text[at - 1]);
    if (pays || !/^\p{Lu}[^[]*$/u.test(inner)) parts.push(element("span", { class: "price" }, ...cardWords(inner)));
    else parts.push(begins ? element("span", { class: "tag" }, inner) : element("b", {}, inner));
    pays = !pays && capitals && text[end + 1] === "[";
    if (pays) /** @type {HTMLElement} */ (parts.at(-1)).classList.add("paid");
    done = end + 1;
  }
  if (done < text.length) parts.push(text.slice(done));
  return parts;
}
