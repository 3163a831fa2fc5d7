// What parts two editions, in words: the one sentence, what is asked under each, the answers that one of them has alone, and both
// rules with what they say.
// @ts-check
import { makeTables, nameOf } from "./tables.js";
import { embedLine } from "./embed_line.js";
import { element } from "../page/page_tools.js";
import { say } from "../page/phrases.js";
import { partsOf, ruleButton, summaryOf } from "../rulebook/rule.js";
import { differences, tellIn, wordsOf } from "../rulebook/rule_book.js";

/** @typedef {import("../twoseat.d.ts").Comparison} Comparison */
/** @typedef {import("../twoseat.d.ts").ComparedSide} ComparedSide */
/** @typedef {Comparison["differences"][number]} Difference */

const mostAnswers = 12; // listed of one choice

const kinds = {
  none: "They do not part: these answers come to the same under both.",
  question: "From here on something else is asked.",
  answers: "The same question has other legal answers.",
  result: "The same answer leads to another position.",
};

/** What is different, in the language of the page. @param {Difference} difference @param {HTMLElement} into */
async function tellDifference({ said }, into) {
  const [words, known] = await Promise.all([wordsOf("differences"), differences().catch(() => undefined)]);
  tellIn(into, words.summaries[said], known?.summaries[said] ?? "");
  return into;
}

/** The rule by its number: under which edition, stands above it. @param {string} cited "[vge 10.6]" */
const numberOf = (cited) => ruleButton(cited, partsOf(cited)[1]);

/** A rule with its text. @param {string} cited "[vge 10.6]" */
async function ruleText(cited) {
  const text = await summaryOf(cited).catch(() => undefined);
  return [element("dt", {}, numberOf(cited)), element("dd", {}, text ?? say("This rule has no summary here."))];
}

/** Both rules of a difference, those of the game's first edition before the other one. @param {Difference} difference @param {Comparison} found */
async function bothRules({ edition, rule, first }, found) {
  const [home] = found.editions;
  const columns = [[home.id, first.slice(0, 2).map((each) => `[${home.id} ${each}]`)], [edition, [`[${edition} ${rule}]`]]];
  const texts = /** @type {[string, string[]][]} */ (columns).map(async ([id, cited]) =>
    element("div", {}, element("p", { class: "soft" }, nameOf(found, id)), element("dl", {}, ...(await Promise.all(cited.map(ruleText))).flat())));
  return element("div", { class: "rules" }, ...await Promise.all(texts));
}

/** @param {string} text @param {number} times */
const counted = (text, times) => (times > 1 ? `${text} ×${times}` : text);

/** One line for each thing that may be answered, those that this edition has alone first. @param {{ text: string, only: boolean }[]} options */
function lines(options) {
  /** @type {Map<string, { text: string, only: boolean, times: number }>} */
  const same = new Map();
  for (const { text, only } of options) {
    const line = same.get(`${only} ${text}`) ?? { text, only, times: 0 };
    ++line.times;
    same.set(`${only} ${text}`, line);
  }
  const sorted = [...same.values()].sort((a, b) => Number(b.only) - Number(a.only));
  const shown = sorted.slice(0, mostAnswers).map(({ text, only, times }) =>
    element("li", only ? { class: "only" } : {}, counted(text, times), ...(only ? [" ", element("span", { class: "mark" }, say("only here"))] : [])));
  const more = sorted.length - shown.length;
  return more > 0 ? [...shown, element("li", { class: "soft" }, say("and {0} more", more))] : shown;
}

/** @param {ComparedSide} side @param {ComparedSide} other @param {Comparison} found */
function answersOf(side, other, found) {
  if (!side.asked) return [];
  if (!side.answers) return [element("p", { class: "soft" }, say("The hands in this link are covered, and so are the answers. With &hands=open behind it both lie open."))];
  const sameQuestion = found.kind !== "question";
  return side.answers.map(({ verb, min, max, options }, at) => {
    const there = other.answers?.find((each) => each.verb === verb);
    const many = max > 1 ? say("up to {0} at once", max) : there && there.max > 1 ? say("one at a time") : "";
    const differs = sameQuestion && there !== undefined && (there.max > 1) !== (max > 1);
    const told = sameQuestion ? options : options.map(({ text }) => ({ text, only: false }));
    return element("div", { class: "choice" },
      ...(many ? [element("p", { class: differs ? "only" : "" }, many, ...(differs ? [" ", element("span", { class: "mark" }, say("only here"))] : []))] : []),
      element("ul", {}, ...lines(told)), ...(min === 0 && at === 0 && max > 0 ? [element("p", { class: "soft" }, say("or none"))] : []));
  });
}

/** What is asked under this edition, and what may be answered. @param {ComparedSide} side @param {ComparedSide} other @param {Comparison} found */
function asking(side, other, found) {
  const { asked, result } = side;
  const line = asked ? element("p", { class: "asked" }, say("{0} is asked: {1}", asked.who, asked.question), " ", numberOf(asked.rule)) :
    element("p", { class: "asked" }, result || say("Nobody is asked anything."));
  return [line, ...answersOf(side, other, found)];
}

/** @param {Comparison} found */
function how(found) {
  const parts = [found.where, found.of > 0 ? say("the same answers under both: {0} of {1}", found.after, found.of) : ""];
  if (found.last) parts.push(say("the last one: {0}: {1}", found.last.who, found.last.text));
  return element("p", { class: "how soft" }, parts.filter(Boolean).join(" · "));
}

/**
 * @param {Comparison} found @param {{ link: string, editions: string, from: number }} asked
 * @param {(from: number) => void} goOn to where they part next, after so many answers
 */
export async function showParting(found, asked, goOn) {
  const [first, ...others] = found.differences;
  const kind = element("p", { class: "kind" }, say(kinds[found.kind]));
  const heading = element("h2", { class: "sentence" });
  if (first) await tellDifference(first, heading);
  else heading.textContent = say(kinds[found.kind]);
  const tables = makeTables(found, (side) => asking(found.sides[side], found.sides[1 - side], found));
  const parts = [...(first ? [kind] : []), heading, how(found), tables];
  if (first) parts.push(element("section", { class: "both" }, element("h3", {}, say("Both rules")), await bothRules(first, found)));
  if (others.length > 0) {
    const rows = await Promise.all(others.map(async (other) =>
      element("li", {}, await tellDifference(other, element("p", {})), await bothRules(other, found))));
    parts.push(element("details", { class: "others" }, element("summary", {}, say("Other rules that differ there: {0}", others.length)), element("ul", {}, ...rows)));
  }
  const isDemo = asked.link.startsWith("demo=") || asked.link.startsWith("lesson=");
  const more = element("p", { class: "more" });
  if (!isDemo && found.kind !== "none" && found.after < found.of) {
    const next = element("button", { type: "button", class: "next" }, say("Where they part next"));
    next.addEventListener("click", () => goOn(found.after + 1));
    more.append(next);
  }
  if (asked.from > 0) {
    const begin = element("button", { type: "button", class: "begin" }, say("From the beginning"));
    begin.addEventListener("click", () => goOn(0));
    more.append(begin);
  }
  return [...parts, more, embedLine(found, asked)];
}
