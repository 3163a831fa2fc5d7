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

/** "10.6.1" of "10.6.1.2", "BSH" of "BSH-42". @param {string} number */
const above = (number) => number.replace(/[.-]?[^.-]*$/, "");

/** The plain numbers of its rules. @param {Element} item */
const rulesOf = (item) => [...item.querySelectorAll("dt")].map((number) => (number.textContent ?? "").replace(/[[+].*$/, ""));

/** By edition what stands together in its book: the rules that demos show, below the number above them. @type {Map<string, Map<string, Set<string>>>} */
const together = new Map();
/** @param {HTMLElement[]} demos @param {string} edition */
function rulesTogether(demos, edition) {
  const known = together.get(edition);
  if (known) return known;
  /** @type {Map<string, Set<string>>} */
  const rules = new Map();
  for (const item of demos)
    if (item.id.startsWith(`${edition}/`)) for (const rule of rulesOf(item)) rules.set(above(rule), (rules.get(above(rule)) ?? new Set()).add(rule));
  together.set(edition, rules);
  return rules;
}

const most = 6;

/** Rules that stand beside those that it shows, and are shown by others: each opens what it says. @param {HTMLElement} item @param {HTMLElement[]} demos */
export function relatedRules(item, demos) {
  const edition = item.id.split("/", 1)[0], own = rulesOf(item), inOrder = new Intl.Collator("en", { numeric: true }).compare;
  const beside = new Set(own.flatMap((rule) => [...(rulesTogether(demos, edition).get(above(rule)) ?? [])]).filter((rule) => !own.includes(rule)));
  const far = (/** @type {string} */ rule) => own.findIndex((each) => above(each) === above(rule)); // the first of its rules is what it is about
  return [...beside].sort((a, b) => far(a) - far(b) || inOrder(a, b)).slice(0, most).map((rule) => {
    const button = element("button", { type: "button", class: "rule" }, rule);
    button.addEventListener("click", () => showRule(`[${edition} ${rule}]`));
    return button;
  });
}
