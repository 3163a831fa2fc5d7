// What the tools beside the table share: making elements, filling lists of choices.
// @ts-check

/** @param {string} id */
export const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
/** @param {string} id */
export const field = (id) => /** @type {HTMLInputElement} */ (byId(id));

/** @param {string} name @param {Record<string, string>} [attributes] @param {(Node | string)[]} children */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** @param {string} text @param {string} label what a screen reader says @param {() => void} press */
export function button(text, label, press) {
  const made = element("button", { type: "button", "aria-label": label }, text);
  made.addEventListener("click", press);
  return made;
}

/** @param {HTMLElement} select @param {[string, string][]} options value and text @param {string} chosen */
export function fill(select, options, chosen) {
  select.replaceChildren(...options.map(([value, text]) => element("option", value === chosen ? { value, selected: "" } : { value }, text)));
}

/** As something that was downloaded. @param {string} name @param {string} text JSON */
export function saveFile(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  element("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
