// Decks as people write them down, and as links: read and written here, checked by the engine.
// @ts-check
import { say } from "../page/phrases.js";

/** @typedef {import("../twoseat.d.ts").DeckPool} DeckPool */
/** @typedef {import("../twoseat.d.ts").DeckDraft} DeckDraft */

const most = 60; // of a card: more is a slip of the pen
const longest = 20_000; // characters of a text or link

/** @param {string} text */
const brief = (text) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
/** @param {string} text */
const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[^a-z0-9]+/g, " ").trim();

/** @param {DeckPool} pool @param {DeckDraft} deck */
export function deckToText(pool, deck) {
  const names = new Map(pool.cards.map(({ id, name }) => [id, name]));
  const lines = [deck.name];
  for (const { id, name } of pool.parts) {
    const cards = Object.entries(deck.parts[id] ?? {});
    if (cards.length) lines.push("", `[${name}]`, ...cards.map(([card, count]) => `${count} ${names.get(card) ?? card}`));
  }
  return `${lines.join("\n")}\n`;
}

/**
 * Lines as "4 Bell-Diver", "4x Bell-Diver" or "Bell-Diver", below "[ride deck]" and the like; before any such line they
 * belong to the first part. The first line may be the deck's name. What is not understood is said, and left out.
 * @param {DeckPool} pool @param {string} text @param {DeckDraft} like for what a text does not say
 * @returns {{ deck: DeckDraft, faults: string[] }}
 */
export function deckFromText(pool, text, like) {
  const cards = new Map(pool.cards.flatMap(({ id, name }) => [[folded(id), id], [folded(name), id]]));
  const parts = new Map(pool.parts.flatMap(({ id, name }) => [[folded(id), id], [folded(name), id]]));
  /** @type {DeckDraft} */
  const deck = { ...like, parts: {} };
  const faults = [];
  let part = pool.parts[0].id;
  for (const [at, line] of text.slice(0, longest).split(/\r?\n/).entries()) {
    const [, heading] = /^\s*\[(.+)\]\s*$/.exec(line) ?? [];
    const [, count, name] = /^\s*(?:(\d+)\s*[x×*]?\s+)?(.*?)\s*$/i.exec(line) ?? [];
    const card = cards.get(folded(name ?? ""));
    if (!line.trim()) continue;
    if (heading !== undefined) {
      const found = parts.get(folded(heading));
      if (found) part = found;
      else faults.push(say('Line {0}: there is no part "{1}" of a deck.', at + 1, heading));
    } else if (card) {
      const into = (deck.parts[part] ??= {}), had = into[card] ?? 0, wanted = had + Number(count ?? 1);
      if (wanted > 0) into[card] = Math.min(most, wanted);
      if (wanted > most && had < most) faults.push(say("Line {0}: {1} times the same card; {2} were taken.", at + 1, wanted, most));
    } else if (at === 0 && count === undefined) {
      deck.name = line.trim().slice(0, 60);
    } else {
      faults.push(say('Line {0}: there is no card "{1}".', at + 1, brief(name || line.trim())));
    }
  }
  return { deck, faults };
}

/** @param {DeckDraft} deck "deck=vanguard/vge/premium/Full%20House/main:bell-diver*4,oil-carriers" */
export function deckToLink(deck) {
  const parts = Object.entries(deck.parts).filter(([, cards]) => Object.keys(cards).length)
    .map(([id, cards]) => `${id}:${Object.entries(cards).map(([card, count]) => (count > 1 ? `${card}*${count}` : card)).join(",")}`);
  return `deck=${[deck.system, deck.edition, deck.format, deck.name].map(encodeURIComponent).join("/")}/${parts.join(";")}`;
}

/** @param {string} link what stands behind "#" @returns {DeckDraft | string} or why it is no link to a deck */
export function deckFromLink(link) {
  const fields = link.slice(0, longest).replace(/^deck=/, "").split("/");
  if (fields.length < 5) return say("This link to a deck is cut off: send it again, whole.");
  try {
    const [system, edition, format, name] = fields.slice(0, 4).map(decodeURIComponent);
    /** @type {DeckDraft} */
    const deck = { system, edition, format, name: name.slice(0, 60), parts: {} };
    for (const part of decodeURIComponent(fields.slice(4).join("/")).split(";").filter(Boolean)) {
      const [, id, list] = /^([a-z-]+):(.*)$/.exec(part) ?? [];
      if (id === undefined) return say('This link to a deck has "{0}" where a part of the deck belongs.', brief(part));
      deck.parts[id] = {};
      for (const one of list.split(",").filter(Boolean)) {
        const [, card, count] = /^([a-z0-9-]+)(?:\*(\d{1,3}))?$/.exec(one) ?? [];
        if (card === undefined) return say('This link to a deck has "{0}" where a card belongs.', brief(one));
        deck.parts[id][card] = Math.min(most, Number(count ?? 1));
      }
    }
    return deck;
  } catch {
    return say("A character of this link to a deck is broken: send it again, whole."); // encoded wrongly
  }
}
