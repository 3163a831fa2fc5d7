// The line that shows this comparison in a page of somebody else's.
// @ts-check
import { nameOf } from "./tables.js";
import { embedField, frameLine, isEmbedded, toTheWhole } from "../page/embedding.js";

/** @typedef {import("../twoseat.d.ts").Comparison} Comparison */

/** @param {Comparison} found @param {{ link: string, from: number }} asked @param {string[]} more wishes, "embed" */
export function addressOf(found, { link, from }, ...more) {
  const wishes = [`editions=${found.sides.map(({ edition }) => edition).join()}`, ...(from ? [`from=${from}`] : []), `lang=${document.documentElement.lang}`, ...more];
  const demo = /^demo=([\w/-]+)/.exec(link)?.[1];
  return new URL(demo ? `compare.html?demo=${demo}&${wishes.join("&")}` : `compare.html?${wishes.join("&")}#${link}`, document.baseURI).href;
}

/** @param {Comparison} found @param {{ link: string, from: number }} asked */
export function embedLine(found, asked) {
  const names = found.sides.map(({ edition }) => nameOf(found, edition)).join(" / ");
  if (isEmbedded()) return toTheWhole(addressOf(found, asked));
  return embedField(() => frameLine(addressOf(found, asked, "embed"), names));
}
