// What the search suggests while somebody types: rules by their numbers, chapters, titles, words; where there is none of them,
// what is nearest. A combobox: the arrows go through the list, Enter takes one, Escape puts it away. It stands before what is found
// and hides nothing of it; when the field is left it stays, so that nothing moves away below a finger.
// @ts-check
import { element } from "../page/page_tools.js";

/** @typedef {{ text: string, note: string, take: () => void }} Suggestion */

export class Suggestions {
  /** @param {HTMLInputElement} field @param {HTMLElement} list @param {(asked: string) => Suggestion[]} find */
  constructor(field, list, find) {
    this.field = field;
    this.list = list;
    this.find = find;
    /** @type {Suggestion[]} */
    this.offered = [];
    this.at = -1;
    field.addEventListener("input", () => this.offer());
    field.addEventListener("keydown", (event) => this.press(event));
    list.addEventListener("pointerdown", (event) => event.preventDefault()); // the focus stays in the field
    list.addEventListener("click", ({ target }) => this.take([...list.children].indexOf(/** @type {Element} */ (target).closest("li") ?? list)));
  }

  offer() {
    this.offered = this.field.value.trim() ? this.find(this.field.value) : [];
    this.list.replaceChildren(...this.offered.map(({ text, note }, at) =>
      element("li", { role: "option", id: `suggested-${at}`, "aria-selected": "false" }, element("span", {}, text), ...(note ? [" ", element("small", {}, note)] : []))));
    this.open(this.offered.length > 0);
    this.list.scrollLeft = 0;
  }

  /** There may be more to say by now. */
  again() {
    if (!this.list.hidden && this.at < 0) this.offer();
  }

  /** @param {boolean} opens */
  open(opens) {
    this.list.hidden = !opens;
    this.field.setAttribute("aria-expanded", String(opens));
    this.mark(-1);
  }
  close() {
    this.open(false);
  }

  /** @param {number} at -1: none, as it was typed */
  mark(at) {
    this.at = at;
    [...this.list.children].forEach((option, each) => option.setAttribute("aria-selected", String(each === at)));
    if (at < 0) return this.field.removeAttribute("aria-activedescendant");
    this.field.setAttribute("aria-activedescendant", `suggested-${at}`);
    this.list.children[at].scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** @param {number} at */
  take(at) {
    this.close();
    this.offered[at]?.take();
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const { key } = event, count = this.offered.length + 1; // and what was typed
    if (key === "Enter" && this.at < 0 && matchMedia("(pointer: coarse)").matches) this.field.blur(); // the keyboard lies over what is found
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step && !event.altKey) {
      if (this.list.hidden) this.offer();
      else this.mark(((this.at + 1 + step + count) % count) - 1);
    } else if (key === "Enter" && !this.list.hidden) this.take(this.at);
    else if (key === "Escape" && !this.list.hidden) this.close();
    else return;
    event.preventDefault();
  }
}
