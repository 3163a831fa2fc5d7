// What of the program belongs to one system only, "heroes": compiled while that system's data is on its way, put into the running
// program before them (scripts/split-program.mjs).
// @ts-check
import { answered } from "./answered.js";

const build = ""; // of the site, written when it is put together (scripts/make-data.mjs)
const decoder = new TextDecoder();

/** @typedef {WebAssembly.WebAssemblyInstantiatedSource} Program */

/** @type {Map<string, Promise<WebAssembly.Module>>} */
const compiled = new Map();
/** @type {WeakMap<WebAssembly.Instance, Set<string>>} */
const put = new WeakMap();

/** @param {string} name of data: words have no part of the program */
const hasPart = (name) => !name.includes(".");
/** @param {WebAssembly.Module} module */
const buildOf = (module) => WebAssembly.Module.customSections(module, "build").map((section) => decoder.decode(section)).join();

/** On its way or here. @param {string} name of data that has a part */
function fetchPart(name) {
  const known = compiled.get(name);
  if (known) return known;
  const part = WebAssembly.compileStreaming(answered(new URL(`../parts/${encodeURIComponent(name)}.wasm?${build}`, import.meta.url)));
  compiled.set(name, part);
  return part;
}

/** Begins to fetch it; what goes wrong is said to whoever puts it into the program. @param {string} name of data */
export function expectPart(name) {
  if (hasPart(name)) fetchPart(name).catch(() => {});
}

/** @param {Program} program @param {string} name of data that it is going to be given */
export async function putPart({ module, instance }, name) {
  const here = put.get(instance) ?? new Set();
  put.set(instance, here);
  if (here.has(name) || !hasPart(name)) return;
  try {
    const part = await fetchPart(name);
    if (buildOf(part) !== buildOf(module)) throw new Error(`${name} is of another version of the program`);
    // All that a part imports is the program's; what splits them names the program differently from one version to the next.
    await WebAssembly.instantiate(part, Object.fromEntries(WebAssembly.Module.imports(part).map((each) => [each.module, instance.exports])));
    here.add(name);
  } catch (error) {
    compiled.delete(name); // to be tried again
    throw error;
  }
}
