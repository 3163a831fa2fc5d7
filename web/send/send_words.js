// What is sent, in words: a text for a forum, what a picture shows for whoever cannot see it, and the lines that embed it.
// @ts-check
import { number } from "../pictures/poster.js";
import { say } from "../page/phrases.js";

/** @typedef {import("../twoseat.d.ts").Sent} Sent */

/** So that no name means anything in Markdown. @param {string} text */
const plain = (text) => text.replace(/[\\`*_{}[\]<>#|~&]/g, "\\$&");
/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @param {Sent} sent @param {Record<string, any>} card */
function cardWords({ layout, words }, card) {
  const rest = card.rest ? `, ${words["at rest"]}` : "";
  if (card.down) return words["face down"] + rest;
  const numbers = number(layout, card);
  return card.name + (numbers ? ` (${numbers})` : "") + rest;
}

/** Those that are alike once, with how many they are. @param {string[]} all */
function counted(all) {
  /** @type {Map<string, number>} */
  const times = new Map();
  for (const each of all) times.set(each, (times.get(each) ?? 0) + 1);
  return [...times].map(([each, count]) => (count > 1 ? `${count} × ${each}` : each));
}

/** @param {string} text */
const begun = (text) => text.charAt(0).toLocaleUpperCase(document.documentElement.lang) + text.slice(1);

/** What lies on a half, a sentence a place: how many, and those that may be known. @param {Sent} sent @param {"A" | "B"} seat */
function placesOf(sent, seat) {
  const { places, markers, words } = sent;
  const marksOf = (/** @type {string} */ name) => markers.find((each) => each.seat === seat && each.name === name)?.markers;
  const lying = places.filter((place) => place.seat === seat).map(({ name, count, cards }) => {
    const marks = marksOf(name);
    const head = begun(words[name]) + (marks ? ` [${marks}]` : "") + (count > 1 || cards.length < count ? ` (${count})` : "");
    return cards.length ? `${head}: ${counted(cards.map((/** @type {any} */ card) => cardWords(sent, card))).join("; ")}` : head;
  });
  const empty = markers.filter((each) => each.seat === seat && !places.some((place) => place.seat === seat && place.name === each.name));
  return [...lying, ...empty.map(({ name, markers }) => `${begun(words[name])} [${markers}]`)];
}

/** The seats, that below first, each with what they are and have. @param {Sent} sent */
function halves(sent) {
  const seats = /** @type {("A" | "B")[]} */ (sent.below === "B" ? ["B", "A"] : ["A", "B"]);
  return seats.map((seat) => ({ name: sent.names["AB".indexOf(seat)], standing: sent.standing["AB".indexOf(seat)].join(", "), places: placesOf(sent, seat) }));
}

/** What is sent is called: the title of a demo, or who plays. @param {Sent} sent @param {string} [title] */
export const headOf = (sent, title) => title || say("{0} against {1}", ...sent.names);

/** How it stands, and what comes next. @param {Sent} sent */
export const nowOf = ({ where, asked, result }) => [where, result || (asked ? `${asked.who}: ${asked.question}` : "")].filter(Boolean);

/** For whoever cannot see the picture. @param {Sent} sent @param {string} [title] */
export const inWords = (sent, title) => [headOf(sent, title), ...nowOf(sent),
  ...halves(sent).flatMap(({ name, standing, places }) => [[name, standing].filter(Boolean).join(": "), ...places])].map((line) => line.replace(/[.]$/, "")).join(". ") + ".";

/** In Markdown. @param {Sent} sent @param {string} address @param {string} [title] */
export function forumText(sent, address, title) {
  const lines = [`**${plain(headOf(sent, title))}** (${plain(sent.title)})`, ...nowOf(sent).map((line) => plain(line))];
  const seats = halves(sent).map(({ name, standing, places }) => [
    `**${plain(name)}**${standing ? ` (${plain(standing)})` : ""}`, "", ...places.map((place) => `- ${plain(place)}`),
  ].join("\n"));
  return [lines.join("  \n"), ...seats, `[${say("Open it at the table")}](${address})`].join("\n\n") + "\n";
}

/**
 * @param {string} kind "match", "position", "seat", or what demos are in the address @param {string} fragment @param {string} address of the table with it
 * @param {string} head
 */
export function embedLines(kind, fragment, address, head) {
  const [, name, value] = /^(demo|puzzle)=([\w/-]+)/.exec(fragment) ?? ["", kind === "seat" ? "position" : kind, fragment];
  const step = name === "demo" && /&step=(\d+)/.exec(fragment)?.[1];
  const covered = kind === "match" && !/&(hands|computer)=/.test(fragment) ? "&hands=covered" : ""; // in a page they would lie open
  const attributes = [`${name}="${escaped(value + covered)}"`, ...(step && step !== "0" ? [`step="${step}"`] : []), `lang="${document.documentElement.lang}"`];
  return `<script async src="${escaped(new URL("embed.js", document.baseURI).href)}"></script>\n` +
    `<twoseat-table ${attributes.join(" ")}><a href="${escaped(address)}">${escaped(head)}</a></twoseat-table>`;
}
