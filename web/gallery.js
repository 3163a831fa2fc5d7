// The gallery's search, and its buttons that copy what embeds a demo elsewhere. Without it the page is a plain list.
// @ts-check
import { keepOffline } from "./keep_offline.js";
import { firstLanguage, speak } from "./language.js";
import { say } from "./phrases.js";

speak(firstLanguage(new URLSearchParams(location.search).get("lang")));

const form = /** @type {HTMLFormElement} */ (document.querySelector(".find"));
const search = /** @type {HTMLInputElement} */ (document.querySelector("#search"));
const found = /** @type {HTMLOutputElement} */ (document.querySelector("#found"));
const demos = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("ul.demos li")]);
/** What of each demo is searched, once somebody searches. @type {string[] | undefined} */
let texts;

function filter() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length > 0) texts ??= demos.map((item) => (item.textContent ?? "").toLowerCase());
  let count = 0;
  demos.forEach((item, at) => {
    item.hidden = texts !== undefined && !words.every((word) => texts?.[at].includes(word));
    if (!item.hidden) ++count;
  });
  // A heading with nothing below it says nothing.
  if (texts) for (const part of document.querySelectorAll("main section section, main > section"))
    /** @type {HTMLElement} */ (part).hidden = part.querySelector("li:not([hidden])") === null;
  found.textContent = words.length === 0 ? say("{0} demos", demos.length) : count === 0 ? say("No demo has all of these words.") : say("{0} of {1} demos", count, demos.length);
}

/** @param {HTMLButtonElement} button */
async function copy(button) {
  const snippet = `<script async src="${new URL("embed.js", document.baseURI)}"></script>\n` +
    `<twoseat-table demo="${button.value}"></twoseat-table>`;
  const label = button.textContent;
  try {
    await navigator.clipboard.writeText(snippet);
    button.textContent = say("Copied");
  } catch {
    prompt(say("The browser does not let the page copy. Here it is:"), snippet);
  }
  setTimeout(() => { button.textContent = label; }, 2000);
}

/** @param {Element} item */
function addButton(item) {
  const button = document.createElement("button");
  button.type = "button";
  button.value = item.getAttribute("data-demo") ?? "";
  button.lang = document.documentElement.lang; // in a list that is in English
  button.textContent = say("Embed");
  button.title = say("Copy what shows this demo in a page of yours");
  button.setAttribute("aria-label", `${say("Embed")}: ${item.querySelector("a")?.textContent}`);
  button.addEventListener("click", () => copy(button));
  item.append(button);
}

// Hundreds of buttons: those of a section as soon as it comes near.
const near = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    near.unobserve(target);
    target.querySelectorAll("ul.demos li").forEach(addButton);
  }
}, { rootMargin: "600px" });
for (const part of document.querySelectorAll("main section section")) near.observe(part);

form.addEventListener("submit", (event) => event.preventDefault());
search.addEventListener("input", filter);
form.classList.remove("waiting");
search.value = new URLSearchParams(location.search).get("find") ?? ""; // as tutorials ask for a rule
filter();
keepOffline();
