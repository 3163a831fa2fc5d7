// What shows a page in one of somebody else's: the line to copy; and there, the way to the whole of it.
// @ts-check
import { element } from "./page_tools.js";
import { say } from "./phrases.js";

export const isEmbedded = () => document.documentElement.classList.contains("embedded");

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @param {string} address @param {string} title */
export const frameLine = (address, title) => `<iframe src="${escaped(address)}" title="${escaped(title)}" width="100%" height="900" loading="lazy"></iframe>`;

/** @param {string} address */
export const toTheWhole = (address) => element("p", { class: "whole" }, element("a", { href: address, target: "_blank", rel: "noopener" }, "Twoseat"));

/** @param {() => string} line as it is when it is looked at */
export function embedField(line) {
  const field = /** @type {HTMLTextAreaElement} */ (element("textarea", { readonly: "", rows: "3", spellcheck: "false", "aria-label": say("What shows this in a page of yours") }));
  field.value = line();
  const button = element("button", { type: "button", class: "embed" }, say("Copy"));
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(field.value);
      button.textContent = say("Copied");
    } catch {
      field.select(); // to be copied by hand
    }
    setTimeout(() => { button.textContent = say("Copy"); }, 2000);
  });
  const part = element("details", { class: "embedding" }, element("summary", {}, say("Embed this in a page of yours")), field, button);
  part.addEventListener("toggle", () => { field.value = line(); });
  return part;
}
