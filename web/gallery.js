// The gallery's search, its buttons that copy what embeds a demo elsewhere, and its words in the language of the page.
// Without it the page is a plain list in English.
// @ts-check
import { keepOffline } from "./keep_offline.js";
import { firstLanguage, speak } from "./language.js";
import { say } from "./phrases.js";
import { tellIn, wordsOf } from "./rule_book.js";

speak(firstLanguage(new URLSearchParams(location.search).get("lang")));

const form = /** @type {HTMLFormElement} */ (document.querySelector(".find"));
const search = /** @type {HTMLInputElement} */ (document.querySelector("#search"));
const found = /** @type {HTMLOutputElement} */ (document.querySelector("#found"));
const demos = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("ul.demos li")]);
const parts = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("main section section")]);
/** What of each demo is searched, once somebody searches: in English, too. @type {string[] | undefined} */
let texts;
/** What each says in English, in the page as it came. */
const english = demos.map((item) => item.textContent ?? "");
/** In the language of the page, by edition, as far as there are any. @type {Record<string, import("./rule_book.js").BookWords>} */
let spoken = {};

function filter() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length > 0 && !texts) {
    parts.forEach(translate);
    texts = demos.map((item, at) => (document.documentElement.lang === "en" ? english[at] : `${item.textContent} ${english[at]}`).toLowerCase());
  }
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

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The demo's picture with what it shows in words, for readers without a script. @param {string} demo @param {string} title @param {string} lang */
async function pictureOf(demo, title, lang) {
  const address = new URL(`posters/${demo}.svg`, document.baseURI);
  const poster = await fetch(address).then((answer) => (answer.ok ? answer.text() : "")).catch(() => "");
  const told = new RegExp(`<desc id="${lang}"[^>]*>([^<]*)</desc>`).exec(poster)?.[1]; // escaped as it is wanted here
  return `<img src="${address}#${lang}" alt="${escaped(title)}${told ? `. ${told}` : ""}">`;
}

/** @param {HTMLButtonElement} button */
async function copy(button) {
  const { lang } = document.documentElement;
  const title = button.parentElement?.querySelector("a")?.textContent ?? "";
  const snippet = pictureOf(button.value, title, lang).then((picture) =>
    `<script async src="${new URL("embed.js", document.baseURI)}"></script>\n` +
    `<twoseat-table demo="${button.value}" lang="${lang}">${picture}</twoseat-table>`);
  const label = button.textContent;
  try {
    // The promise itself: some browsers let a page copy only while they handle the press.
    const plain = snippet.then((text) => new Blob([text], { type: "text/plain" }));
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": plain })]);
    button.textContent = say("Copied");
  } catch {
    prompt(say("The browser does not let the page copy. Here it is:"), await snippet);
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

/** @param {HTMLElement} part */
function translate(part) {
  const words = spoken[part.parentElement?.id ?? ""];
  if (!words || part.dataset.told === document.documentElement.lang) return;
  part.dataset.told = document.documentElement.lang;
  const heading = /** @type {HTMLElement} */ (part.querySelector("h3"));
  tellIn(heading, say("Rules {0}", (heading.textContent ?? "").replace(/^Rules /, "")), "");
  for (const item of part.querySelectorAll("li")) {
    const title = words.titles[item.getAttribute("data-demo") ?? ""];
    if (title) tellIn(/** @type {HTMLElement} */ (item.querySelector("a")), title, "");
    for (const said of item.querySelectorAll("dd")) {
      const summary = words.summaries[(said.previousElementSibling?.textContent ?? "").replace(/[[+].*$/, "")];
      if (summary) tellIn(said, summary, "");
    }
  }
}

// Hundreds of demos: those of a part as soon as it comes near.
const near = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    near.unobserve(target);
    translate(/** @type {HTMLElement} */ (target));
    target.querySelectorAll("ul.demos li").forEach(addButton);
  }
}, { rootMargin: "600px" });

/** What follows the name of the game: "Cardfight!! Vanguard, English edition". */
function translateEditions() {
  for (const heading of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("main > section > h2"))) {
    const [game, edition] = (heading.textContent ?? "").split(", ");
    if (edition) tellIn(heading, `${game}, ${say(edition)}`, "");
  }
}

async function begin() {
  if (document.documentElement.lang !== "en") translateEditions();
  const editions = [...document.querySelectorAll("main > section")].map(({ id }) => id);
  if (document.documentElement.lang !== "en")
    spoken = Object.fromEntries(await Promise.all(editions.map(async (id) => [id, await wordsOf(id)])));
  for (const part of parts) near.observe(part);
  filter();
}

form.addEventListener("submit", (event) => event.preventDefault());
search.addEventListener("input", filter);
form.classList.remove("waiting");
search.value = new URLSearchParams(location.search).get("find") ?? ""; // as tutorials ask for a rule
begin();
keepOffline();
