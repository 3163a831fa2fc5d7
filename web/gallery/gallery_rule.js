// In the gallery a rule's number opens what the rule says, in the dialog that the table has: made here, since without a script
// there is none.
// @ts-check
import { element } from "../page/page_tools.js";
import { showRule } from "../rulebook/rule.js";

document.body.append(element("dialog", { id: "rule", "aria-labelledby": "rule-title" },
  element("form", { method: "dialog" }, element("button", { class: "close", "data-say-label": "", "aria-label": "Close" }, "\u2715")),
  element("h2", { id: "rule-title" }), element("p", { id: "rule-summary", "aria-live": "polite" }),
  element("p", { id: "rule-shown", class: "soft" }), element("ul", { id: "rule-demos" })));

/** @param {Element} item a demo in the list @param {string} edition */
export function openRules(item, edition) {
  for (const number of item.querySelectorAll("dt")) {
    const button = element("button", { type: "button", class: "rule" }, number.textContent ?? "");
    button.addEventListener("click", () => showRule(`[${edition} ${button.textContent}]`));
    number.replaceChildren(button);
  }
}
