// What the gallery copies for a demo: the link to its page, and what shows it in a page of somebody else's.
// @ts-check
import { say } from "../page/phrases.js";

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The demo's picture with what it shows in words, for readers without a script. @param {string} demo @param {string} title @param {string} lang */
async function pictureOf(demo, title, lang) {
  const address = new URL(`posters/${demo}.svg`, document.baseURI);
  const poster = await fetch(address).then((answer) => (answer.ok ? answer.text() : "")).catch(() => "");
  const told = new RegExp(`<desc id="${lang}"[^>]*>([^<]*)</desc>`).exec(poster)?.[1]; // escaped as it is wanted here
  return `<img src="${address}#${lang}" alt="${escaped(title)}${told ? `. ${told}` : ""}">`;
}

/** @param {HTMLButtonElement} button @param {Promise<string>} text */
async function copy(button, text) {
  const label = button.textContent;
  const status = /** @type {HTMLElement} */ (document.getElementById("said"));
  try {
    // The promise itself: some browsers let a page copy only while they handle the press.
    const plain = text.then((words) => new Blob([words], { type: "text/plain" }));
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": plain })]);
    status.textContent = button.textContent = say("Copied");
  } catch {
    prompt(say("The browser does not let the page copy. Here it is:"), await text);
  }
  setTimeout(() => {
    button.textContent = label;
    status.textContent = "";
  }, 2000);
}

/** The demo's page in the language of this one. @param {string} demo */
export const pageOf = (demo) => `demos/${demo}${document.documentElement.lang === "en" ? "" : `.${document.documentElement.lang}`}.html`;

/** @param {HTMLButtonElement} button @param {string} demo */
export const copyLink = (button, demo) => copy(button, Promise.resolve(new URL(pageOf(demo), document.baseURI).href));

/** To the table itself. @param {HTMLButtonElement} button @param {"demo" | "puzzle"} kind @param {string} id */
export const copyLinkTo = (button, kind, id) => copy(button, Promise.resolve(new URL(`index.html#${kind}=${id}`, document.baseURI).href));

/** @param {HTMLButtonElement} button @param {"demo" | "puzzle"} kind @param {string} id @param {string} title */
export function copyEmbedOf(button, kind, id, title) {
  const { lang } = document.documentElement;
  return copy(button, pictureOf(id, title, lang).then((picture) =>
    `<script async src="${new URL("embed.js", document.baseURI)}"></script>\n` +
    `<twoseat-table ${kind}="${id}" lang="${lang}">${picture}</twoseat-table>`));
}

/** @param {HTMLButtonElement} button @param {string} demo @param {string} title */
export const copyEmbed = (button, demo, title) => copyEmbedOf(button, "demo", demo, title);
