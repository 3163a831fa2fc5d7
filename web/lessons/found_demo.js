// The rule demo that an address asks for: by its name, or in the address itself.
// @ts-check
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

// A rule demo by its name: "demo=vge/drive-check&step=2". Its file is data of the site.
/** @param {string} fragment @returns {Promise<FoundDemo | undefined>} */
export async function fetchDemo(fragment) {
  if (fragment.startsWith("lesson=")) return unpackLesson(fragment);
  if (!fragment.startsWith("demo=")) return undefined;
  const wanted = new URLSearchParams(fragment);
  const id = wanted.get("demo") ?? "";
  const none = { id, sorry: "There is no such rule demo here." };
  if (!/^[a-z]{1,8}\/[a-z0-9-]{1,100}$/.test(id)) return none;
  try {
    const response = await fetch(new URL(`../demos/${id}.json`, import.meta.url));
    return response.ok ? { id, text: await response.text(), ...whereIn(wanted) } : none;
  } catch {
    return { id, sorry: "The rule demo could not be loaded. Please try again." };
  }
}
