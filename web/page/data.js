// The data of systems and languages, "heroes" and "heroes.it": fetched when the program or a page beside it wants it, once. What
// takes long is said; what does not come is said, too, and tried again when somebody wants that.
// @ts-check
import { answered } from "./answered.js";
import { byId } from "./page_tools.js";
import { expectPart } from "./parts.js";
import { fetchPhrases, say } from "./phrases.js";
import { asRead } from "./told.js";

const patience = 400; // ms until somebody wonders
const tableWords = "table."; // and the language

/** @type {Map<string, Promise<string>>} */
const texts = new Map();

/** Its text, on its way or here. @param {string} name @returns {Promise<string>} */
export function fetchData(name) {
  expectPart(name);
  const known = texts.get(name);
  if (known) return known;
  const address = new URL(`../data/${encodeURIComponent(name)}.json`, import.meta.url);
  const text = answered(address).then((response) => response.text()).then((came) => asRead(name, came, fetchData));
  text.catch(() => texts.delete(name)); // to be tried again
  texts.set(name, text);
  return text;
}

/** What comes first is fetched while the program is on its way. @param {string} system @param {string} language */
export function fetchFirst(system, language) {
  const names = language === "en" ? [system] : [system, `table.${language}`, `${system}.${language}`];
  for (const name of names) fetchData(name).catch(() => {}); // said to whoever wants it
}

/** @param {(name: string, text: string) => Promise<void>} give takes what has come to the program */
export function makeData(give) {
  const bar = byId("missing");
  const sentence = /** @type {HTMLElement} */ (bar.querySelector("p"));
  const again = /** @type {HTMLButtonElement} */ (bar.querySelector("button"));
  /** Resolved once they are here. @type {Map<string, { came: Promise<void>, here: () => void }>} */
  const wanted = new Map();
  const underWay = new Set();
  const failed = new Set();

  function show() {
    (document.querySelector("dialog:modal") ?? document.body).append(bar); // what stands outside of one cannot be pressed
    bar.hidden = underWay.size + failed.size === 0;
    again.hidden = underWay.size > 0;
    bar.setAttribute("role", failed.size ? "alert" : "status");
    sentence.textContent = bar.hidden ? "" : say(underWay.size ? "Fetching cards and words ..." : "Cards and words could not be loaded.");
  }

  /** @param {string} name */
  async function bring(name) {
    failed.delete(name);
    const late = setTimeout(() => { underWay.add(name); show(); }, patience);
    try {
      const text = await fetchData(name);
      if (name.startsWith(tableWords)) await fetchPhrases(name.slice(tableWords.length)); // page and table change their language at once
      await give(name, text);
      wanted.get(name)?.here();
    } catch {
      failed.add(name);
    }
    clearTimeout(late);
    underWay.delete(name);
    show();
  }

  /** @param {string} name @returns {Promise<void>} */
  function want(name) {
    const known = wanted.get(name);
    if (known) return known.came;
    let here = () => {};
    const came = /** @type {Promise<void>} */ (new Promise((done) => { here = () => done(); }));
    wanted.set(name, { came, here });
    bring(name);
    return came;
  }

  again.addEventListener("click", () => { for (const name of [...failed]) bring(name); });
  return { want };
}
