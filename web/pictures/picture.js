// Draws what links show for the page that embeds this one, unseen (embed.js): the table's program reads them, without a table,
// without graphics. Only the embedding page is heard, and what it sends goes nowhere else.
// @ts-check
import { unpackDemo } from "../lessons/demo_link.js";
import { languages } from "../page/language.js";
import { say } from "../page/phrases.js";
import { askAbout } from "./asked.js";
import { drawPoster } from "./poster.js";

/** @typedef {import("../twoseat.d.ts").ShownPicture} ShownPicture */

const version = 1;
const longestLink = 200_000; // characters

/** @param {string} fragment @param {string} language */
async function draw(fragment, language) {
  document.documentElement.lang = languages.includes(language) ? language : "en";
  if (fragment.length > longestLink) return { fault: say("That is too long to be a link.") };
  const lesson = fragment.startsWith("lesson=") ? new URLSearchParams(fragment).get("lesson") ?? "" : undefined;
  const text = lesson === undefined ? fragment : await unpackDemo(lesson);
  const number = Math.max(0, languages.indexOf(language));
  /** @type {ShownPicture} */
  const shown = await askAbout(text, number, "twoseat_picture", text, number);
  if ("fault" in shown) return shown;
  const title = lesson === undefined ? "" : String(JSON.parse(text).title?.en ?? JSON.parse(text).title ?? "");
  return { picture: drawPoster({ ...shown, title: { en: title }, languages: [], told: (english) => ({ en: shown.words[english] ?? english }) }) };
}

addEventListener("message", async ({ source, data }) => {
  if (source !== window.parent || window.parent === window || typeof data !== "object" || data?.twoseat !== version) return;
  if (!Number.isInteger(data.id) || typeof data.draw !== "string" || typeof data.lang !== "string") return;
  const answer = { twoseat: version, id: data.id };
  try {
    window.parent.postMessage({ ...answer, ...await draw(data.draw, data.lang) }, "*");
  } catch (error) {
    window.parent.postMessage({ ...answer, fault: say(/** @type {Error} */ (error).message) }, "*");
  }
});
window.parent.postMessage({ twoseat: version, event: "draws" }, "*");
