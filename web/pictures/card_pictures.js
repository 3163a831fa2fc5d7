// The pictures of cards: packs of SVG, one a system and nation (scripts/make-art.mjs), fetched for the cards of a match once the table
// stands; drawn by the browser, one a frame, and handed to the program as they are done.
// @ts-check
import { answered } from "../page/answered.js";
import { element } from "../page/page_tools.js";
import { picturesWanted } from "./wanted.js";

/** Of the packs there are; written when the site is put together (scripts/make-art.mjs). @type {string[]} */
const all = [];

/** By the pack's name: what stands within each picture's svg element, by card. @type {Map<string, Promise<Record<string, string>>>} */
const packs = new Map();

/** What small pictures were shown, by system and card. @type {Map<string, string>} */
const shown = new Map();

/** All of a group, by card; none: that has no pictures. @param {string} system @param {string} group @returns {Promise<Record<string, string>>} */
export function picturesOf(system, group) {
  const name = `${system}.${group}`;
  if (!all.includes(name)) return Promise.resolve({});
  const known = packs.get(name);
  if (known) return known;
  /** @type {Promise<Record<string, string>>} */
  const pack = answered(new URL(`../data/art/${encodeURIComponent(name)}.json`, import.meta.url)).then((response) => response.json());
  pack.catch(() => packs.delete(name)); // to be tried again
  packs.set(name, pack);
  return pack;
}

/** The address of a picture, for an image; undefined: this card has none. @param {string} system @param {string} group @param {string} id @param {number} size */
export async function addressOf(system, group, id, size) {
  const drawn = (await picturesOf(system, group))[id];
  return drawn && `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 120 120">${drawn}</svg>`)}`;
}

/** The group of a card, as packs are named. @param {string} nation "Red/Blue" */
export const groupOf = (nation) => nation.split("/")[0].toLowerCase().replaceAll(" ", "-") || "none";

/** A small picture beside a card's name, as soon as it is there; without one there is nothing to see. @param {string} system @param {{ id: string, nation: string }} card */
export function thumbnail(system, { id, nation }) {
  const image = element("img", { class: "thumb", alt: "", width: "44", height: "44", hidden: "" });
  const name = `${system} ${id}`;
  const show = () => {
    image.setAttribute("src", shown.get(name) ?? "");
    image.hidden = false;
  };
  if (shown.has(name)) show(); // at once: lists are made anew with each letter of a search
  else if (picturesWanted(true))
    addressOf(system, groupOf(nation), id, 88).then((address) => {
      if (!address) return;
      shown.set(name, address);
      show();
    }, () => {}); // without a network
  return image;
}

const nextFrame = () => new Promise((done) => { requestAnimationFrame(done); });

/** @typedef {{ system: string, cards: [id: string, group: string, size: number][] }} Wishes */

/** @param {(kind: "Picture", id: string, size: number) => void} tell that one is done: the program takes it at once */
export function makeCardPictures(tell) {
  let round = 0;
  /** @type {Map<string, HTMLImageElement>} */
  const done = new Map();

  /** Instead of what was wanted before. @param {Wishes} wishes */
  async function bring({ system, cards }) {
    const mine = ++round;
    /** What cannot be had, without a network, is asked for once. @type {Set<string>} */
    const missing = new Set();
    for (const [id, group, size] of cards) {
      if (missing.has(group)) continue;
      const address = await addressOf(system, group, id, size).catch(() => void missing.add(group));
      if (mine !== round) return;
      if (!address) continue;
      const image = new Image(size, size);
      image.src = address;
      await image.decode().catch(() => {});
      await nextFrame();
      if (mine !== round) return;
      if (!image.complete || !image.naturalWidth) continue;
      done.set(`${size} ${id}`, image);
      tell("Picture", id, size);
    }
  }

  /** @param {string} id @param {number} size */
  function take(id, size) {
    const image = done.get(`${size} ${id}`);
    done.delete(`${size} ${id}`);
    return image;
  }

  return { bring, take };
}
