// A demo as a value while it is written: its texts in a language, its steps, what the engine is given of it.
// @ts-check
import { say } from "../page/phrases.js";

/** A demo file. What is not known here is kept as it is. @typedef {Record<string, any>} Demo */
/** @typedef {Record<string, any>} Step */

const isObject = (/** @type {any} */ value) => value !== null && typeof value === "object" && !Array.isArray(value);
const isListOf = (/** @type {any} */ value, /** @type {(each: any) => boolean} */ fits) => value === undefined || (Array.isArray(value) && value.every(fits));

/**
 * A file, as far as it has the shape of a demo: what else is wrong with it the engine says.
 * @param {string} text @returns {{ demo?: Demo, sorry: string }}
 */
export function readDemo(text) {
  let demo;
  try {
    demo = JSON.parse(text);
  } catch {
    return { sorry: say("This file is no JSON.") };
  }
  const { given = {}, steps, rules, cards } = demo ?? {};
  const shapely = isObject(demo) && isObject(given) && isObject(given.A ?? {}) && isObject(given.B ?? {}) &&
    isListOf(steps, isObject) && isListOf(rules, (rule) => typeof rule === "string") && isListOf(cards, isObject);
  return shapely ? { demo, sorry: "" } : { sorry: say("This file is no demo.") };
}

/** @param {Step} step @returns {"A" | "B" | undefined} */
export const mover = (step) => ("A" in step ? "A" : "B" in step ? "B" : undefined);
/** Whether it is a move that is made. @param {Step} step */
export const acts = (step) => {
  const seat = mover(step);
  return seat !== undefined && !String(step[seat]).startsWith("try ");
};

/** Whether it leads on to one of several ways: always the last of the steps. @param {Step | undefined} step */
export const forks = (step) => step !== undefined && "then one of" in step;

/** What its ways are called, in this language or English. @param {Step} step @param {string} language @returns {string[]} */
export const waysOf = (step, language) =>
  Object.entries(Object(step["then one of"])).map(([name, way]) => readText(way?.title, language) || name);

/** A text in this language, or English; paragraphs with an empty line between them. @param {any} text @param {string} language @returns {string} */
export function readText(text, language) {
  const said = text !== null && typeof text === "object" && !Array.isArray(text) ? text[language] ?? text.en : text;
  return Array.isArray(said) ? said.join("\n\n") : typeof said === "string" ? said : "";
}

/** @param {any} before the text as it stands @param {string} language @param {string} said @param {boolean} [paragraphs] */
export function writeText(before, language, said, paragraphs = false) {
  const parts = said.split(/\n\s*\n/).map((part) => part.trim()).filter(Boolean);
  const now = paragraphs && parts.length > 1 ? parts : said.trim();
  const several = before !== null && typeof before === "object" && !Array.isArray(before);
  if (several && !empty(now)) return { ...before, [language]: now };
  if (several) return Object.fromEntries(Object.entries(before).filter(([other]) => other !== language));
  return language === "en" || !before ? now : { en: before, [language]: now };
}

const empty = (/** @type {any} */ value) => value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
const hollow = (/** @type {any} */ value) => empty(value) || (isObject(value) && Object.keys(value).length === 0);
/** Without the fields that are empty. @param {Record<string, any>} object */
const filled = (object) => Object.fromEntries(Object.entries(object).filter(([, value]) => !hollow(value)));

/** Whether a step says and does nothing (yet). @param {Step} step */
export const isEmpty = (step) => Object.entries(step).every(([key, value]) => (key === "say" || key === "learner") && hollow(value));

/** What is left to a learner, without the fields that nobody has filled. @param {any} task */
function tidyTask(task) {
  if (!isObject(task)) return task;
  const remarks = Array.isArray(task.remarks) ? task.remarks.map((each) => (isObject(each) ? filled(each) : each)).filter((each) => !hollow(each)) : task.remarks;
  return filled({ ...task, remarks });
}

/** An empty list of what is shown means: nothing. @param {Step} step @returns {Step} */
const tidyStep = (step) => Object.fromEntries(Object.entries(step)
  .map(([key, value]) => [key, key === "learner" ? tidyTask(value) : value])
  .filter(([key, value]) => (key !== "say" && key !== "learner") || !hollow(value)));

/** Puts a field into a step, before what is told, as files have it; undefined takes it out. @param {Step} step @param {"learner" | "show" | "until" | "dice"} key @param {any} value */
export function putInto(step, key, value) {
  const told = step.say;
  if (value === undefined) delete step[key];
  else if (key in step) step[key] = value;
  else {
    delete step.say;
    step[key] = value;
    if (told !== undefined) step.say = told;
  }
}

/** The step without what only a lesson wants of it. @param {Step} step @returns {Step} */
export const bare = ({ learner, show, ...step }) => step;

/** What the engine is asked about a step: the demo so far, without what is told. @param {Demo} demo @param {number} at @returns {Demo} */
export function soFar({ system, edition, cards, given, steps }, at) {
  const silent = steps.slice(0, at + 1).map(({ say: _, ...step }) => bare(step));
  return { system, edition, ...(cards && { cards }), given, steps: silent.map((/** @type {Step} */ step) => (hollow(step) ? { say: "." } : step)) };
}

/** How many steps its lesson goes before this one: what neither acts nor tells is none. @param {Demo} demo @param {number} at */
export const lessonStep = ({ steps }, at) =>
  steps.slice(0, at).filter((/** @type {Step} */ step) => mover(step) || readText(step.say, "en") || readText(step.then?.say, "en")).length;

/** In the order of the fields that files have, without those that are empty. @param {Demo} demo @returns {Demo} */
export function tidy(demo) {
  const { $schema, title, narration, rules, system, edition, also, cards, given, steps = [], then, ...more } = demo;
  const written = steps.filter((/** @type {Step} */ step) => !isEmpty(step)).map(tidyStep);
  return Object.fromEntries(Object.entries({ $schema, title, narration, rules, system, edition, also, cards, given, steps: written, then, ...more })
    .filter(([key, value]) => key === "steps" || !empty(value)));
}

/**
 * What was recorded, put behind those of the demo's moves that still stand.
 * @param {Step[]} steps @param {number} kept how many moves @param {Step[]} recorded @returns {Step[]}
 */
export function recordedOn(steps, kept, recorded) {
  let moves = 0;
  const ways = steps.filter(forks); // stay the last
  const straight = steps.filter((step) => !forks(step));
  const gone = straight.findIndex((step) => acts(step) && ++moves > kept);
  return [...(gone < 0 ? straight : straight.slice(0, gone)), ...recorded, ...ways];
}

/** "then" with how it really ends; whatever else it checks stays. @param {any} then @param {Record<string, any> | null} end */
export function thenWith(then, end) {
  if (!end || Array.isArray(then)) return then;
  const { asked, result, ...more } = then ?? {};
  return { ...end, ...more };
}

/** Whether it says nothing but how it ends, as `thenWith` writes it. @param {any} then */
export const onlyEnd = (then) => !then || Object.keys(then).every((key) => key === "asked" || key === "result");
