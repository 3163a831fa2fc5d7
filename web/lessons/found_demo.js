// The rule demo that an address asks for: by its name, or in the address itself.
// @ts-check
import { say } from "../page/phrases.js";
import { unpackDemo } from "./demo_link.js";

/** @typedef {{ id: string, text?: string, way?: string, step?: number, sorry?: string }} FoundDemo */

/** Which of its ways, "1.0", and how many steps of it. @param {URLSearchParams} wanted */
function whereIn(wanted) {
  const way = wanted.get("way") ?? "";
  return { way: /^[0-9.]{1,20}$/.test(way) ? way : "", step: Number(wanted.get("step")) || 0 };
}

// A rule demo that its link brings along: "lesson=...&step=2".
/** @param {string} fragment @returns {Promise<FoundDemo>} */
async function unpackLesson(fragment) {
  const wanted = new URLSearchParams(fragment);
  const packed = wanted.get("lesson") ?? "";
  try {
    return { id: `lesson=${packed}`, text: await unpackDemo(packed), ...whereIn(wanted) };
  } catch (error) {
    return { id: "", sorry: /** @type {Error} */ (error).message };
  }
}

// A puzzle by its name: "puzzle=heroes/01-a-short-eviction".
/** @param {string} name @returns {Promise<FoundDemo>} */
async function fetchPuzzle(name) {
  const id = `puzzle=${name}`, [, system, own] = /^([a-z]{1,20})\/([a-z0-9-]{1,100})$/.exec(name) ?? [];
  try {
    const response = system && await fetch(new URL(`../puzzles/${system}.json`, import.meta.url));
    const all = response && response.ok ? await response.json() : {};
    return Object.hasOwn(all, own) ? { id, text: JSON.stringify(all[own]) } : { id, sorry: "There is no such puzzle here." };
  } catch {
    return { id, sorry: "The puzzle could not be loaded. Please try again." };
  }
}

// A rule demo by its name: "demo=vge/drive-check&step=2", perhaps under another edition, "&edition=vgi". Its file is data of the site.
/** @param {string} fragment @returns {Promise<FoundDemo | undefined>} */
export async function fetchDemo(fragment) {
  if (fragment.startsWith("lesson=")) return unpackLesson(fragment);
  const wanted = new URLSearchParams(fragment);
  if (fragment.startsWith("puzzle=")) return fetchPuzzle(wanted.get("puzzle") ?? "");
  if (!fragment.startsWith("demo=")) return undefined;
  const id = wanted.get("demo") ?? "";
  const edition = /^[a-z]{3}$/.test(wanted.get("edition") ?? "") ? `&edition=${wanted.get("edition")}` : "";
  const none = { id, sorry: say("There is no such rule demo here: {0}", id.slice(0, 60) || "?") };
  if (!/^[a-z]{1,8}\/[a-z0-9-]{1,100}$/.test(id)) return none;
  try {
    const response = await fetch(new URL(`../demos/${id}.json`, import.meta.url));
    return response.ok ? { id: id + edition, text: await response.text(), ...whereIn(wanted) } : none;
  } catch {
    return { id, sorry: "The rule demo could not be loaded. Please try again." };
  }
}
