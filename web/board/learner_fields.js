// What a lesson wants of a step of a demo, in fields: what is ringed on the table, and what is left to the learner.
// @ts-check
import { acts, mover, putInto, readText, writeText } from "../lessons/demo_text.js";
import { button, element, fill } from "../page/page_tools.js";
import { say } from "../page/phrases.js";
import { seatName } from "./seat_names.js";

/** @typedef {import("../lessons/demo_text.js").Step} Step */
/** @typedef {import("../twoseat.d.ts").StepWords} StepWords */
/** @typedef {{ move?: Record<string, any>, say?: any } & Record<string, any>} Remark */

const inWords = "words"; // of a list: what is not in it, in the words of demo files
/** @type {[string, string][]} */
const parts = [["card", "Card"], ["cards", "Several cards"], ["on", "On"], ["to", "To"], ["number", "Number"]];
const languageNow = () => document.documentElement.lang;
/** Two that are called alike are told apart by their numbers. @param {string} text @param {string | undefined} words */
const numbered = (text, words) => `${text}${words?.match(/ ?#\d+$/)?.[0].replace("#", " #") ?? ""}`;

/** @param {string} text @param {Node[]} children */
const labelled = (text, ...children) => element("label", {}, element("span", {}, text), ...children);

/**
 * A text in the page's language. @param {string} label @param {any} text as it stands
 * @param {(text: any) => void} changed
 */
function textField(label, text, changed) {
  const area = /** @type {HTMLTextAreaElement} */ (element("textarea", { rows: "2" }));
  area.value = readText(text, languageNow());
  area.addEventListener("input", () => changed(text = writeText(text, languageNow(), area.value)));
  return labelled(label, area);
}

/** @param {string} value @param {Record<string, string>} attributes @param {(value: string) => void} changed */
function lineField(value, attributes, changed) {
  const input = /** @type {HTMLInputElement} */ (element("input", { autocomplete: "off", autocapitalize: "off", spellcheck: "false", ...attributes }));
  input.value = value;
  input.addEventListener("input", () => changed(input.value.trim()));
  return input;
}

/** @param {Record<string, any> | undefined} move @param {"A" | "B"} seat */
const writtenPart = (move, seat) => (/** @type {string} */ part) => {
  const value = move?.[part === "verb" ? seat : part];
  return Array.isArray(value) ? value.join(", ") : value === undefined ? "" : String(value);
};

/** @param {Record<string, any> | undefined} move @param {"A" | "B"} seat @param {string} part @param {string} written @returns {Record<string, any> | undefined} */
function withPart(move, seat, part, written) {
  const { [part === "verb" ? seat : part]: _, ...rest } = move ?? {};
  const value = part === "cards" ? written.split(",").map((each) => each.trim()).filter(Boolean) : part === "number" && /^\d+$/.test(written) ? Number(written) : written;
  const now = written === "" ? rest : part === "verb" ? { [seat]: value, ...rest } : { ...rest, [part]: value };
  return Object.keys(now).length ? now : undefined;
}

/** Of a step only what it does. @param {Step} step */
const ownMove = (step) => structuredClone(Object.fromEntries(Object.entries(step).filter(([key]) => ["A", "B", ...parts.map(([part]) => part)].includes(key))));

/**
 * What is ringed, of a list or in words. @param {Step} step @param {number} at @param {() => StepWords} words @param {() => void} changed
 */
function ringFields(step, at, words, changed) {
  const box = element("div", { class: "rings" });
  const makesMove = mover(step) !== undefined;
  let chosen = Array.isArray(step.show) ? step.show.length > 0 : step.show !== undefined; // cards and places by name
  const list = () => [step.show ?? []].flat();
  /** @param {string[] | undefined} show */
  function take(show) {
    putInto(step, "show", show?.length || makesMove ? show : undefined);
    changed();
  }

  const how = /** @type {HTMLSelectElement} */ (element("select"));
  how.addEventListener("change", () => {
    chosen = how.value === "these";
    take(how.value === "usual" ? undefined : []);
    draw();
  });

  function chips() {
    return list().map((word, i) => {
      const known = words().sights.find((sight) => sight.words === word);
      const text = known ? numbered([known.seat, placed(known)].filter(Boolean).join(": "), known.words) : String(word);
      const made = button(text, say("{0}: ringed no more", text), () => {
        take(list().filter((_, other) => other !== i));
        draw();
        /** @type {HTMLElement} */ (box.querySelector(".chips button, .add select")).focus();
      });
      made.append(element("span", { "aria-hidden": "true" }, "✕"));
      return made;
    });
  }

  /** A card or a place more. */
  function adder() {
    const which = /** @type {HTMLSelectElement} */ (element("select", { "aria-label": say("What is ringed after step {0}", at + 1) }));
    which.append(element("option", { value: "" }, say("A card or a place")));
    for (const seat of ["A", "B", ""]) {
      const all = words().sights.filter((sight) => sight.seat === seat);
      const there = [...all.filter(({ card }) => card), ...all.filter(({ card }) => !card)];
      if (there.length) which.append(element("optgroup", { label: seat ? seatName(seat === "A" ? "A" : "B") : say("The table") },
        ...there.map((sight) => element("option", { value: `=${sight.words}` }, numbered(placed(sight), sight.words)))));
    }
    which.append(element("option", { value: inWords }, say("Another, in words")));
    const typed = lineField("", { placeholder: "B:hand", "aria-label": say("A card or a place, in words"), hidden: "" }, () => {});
    const add = () => {
      const word = which.value === inWords ? typed.value.trim() : which.value.slice(1);
      if (!word) return;
      if (!list().includes(word)) take([...list(), word]);
      draw();
      /** @type {HTMLElement} */ (box.querySelector(".add select")).focus();
    };
    which.addEventListener("change", () => { typed.hidden = which.value !== inWords; });
    typed.addEventListener("keydown", (event) => { if (event.key === "Enter") add(); });
    return element("div", { class: "row add" }, which, typed, button(say("Ring it"), say("Ring it"), add));
  }

  function draw() {
    const now = chosen ? "these" : makesMove && step.show !== undefined ? "none" : "usual";
    /** @type {[string, string][]} */
    const ways = [["usual", say(makesMove ? "What the move is about" : "Nothing")], ...(makesMove ? [/** @type {[string, string]} */ (["none", say("Nothing")])] : []), ["these", say("These:")]];
    fill(how, ways, now);
    how.value = now;
    const head = labelled(say("Ringed on the table"), how);
    box.replaceChildren(head, ...(chosen ? [element("div", { class: "row chips" }, ...chips()), adder()] : []));
  }
  draw();
  return box;
}

/** "Front left circle: Mirror Moth". @param {StepWords["sights"][number]} sight */
const placed = ({ place, card }) => [place, card].filter(Boolean).join(": ");

/**
 * A remark: to which move, and what is said. @param {Remark} remark @param {number} at its number @param {Step} step
 * @param {StepWords} words @param {() => void} changed
 */
function remarkFields(remark, at, step, words, changed) {
  const seat = /** @type {"A" | "B"} */ (mover(step));
  const others = [step.learner.remarks].flat().map((_, i) => (i === at ? undefined : words.meant[i]));
  const offered = words.moves.map(({ move, text }, i) => ({ move, text, i })).filter(({ i }) => i !== words.made && !others.includes(i));
  const meant = remark.move && words.meant[at];
  const spelled = element("div", { class: "spelled" });
  for (const [part, name] of /** @type {[string, string][]} */ ([["verb", "Does what"], ...parts])) {
    const id = `spelled-${part}-${Math.random().toString(36).slice(2)}`;
    const known = new Set(words.moves.flatMap(({ move }) => writtenPart(move, seat)(part) || []));
    const input = lineField(writtenPart(remark.move, seat)(part), { list: id }, (written) => {
      const now = withPart(remark.move, seat, part, written);
      if (now) remark.move = now;
      else delete remark.move;
      changed();
    });
    spelled.append(element("div", {}, labelled(say(name), input), element("datalist", { id }, ...[...known].map((value) => element("option", { value })))));
  }

  const which = /** @type {HTMLSelectElement} */ (element("select"));
  const twice = (/** @type {string} */ text) => offered.filter((each) => each.text === text).length > 1;
  which.append(element("option", { value: "" }, say("Which move?")),
    ...offered.map(({ move, text, i }) => element("option", { value: String(i) }, twice(text) ? numbered(text, move.card) : text)),
    element("option", { value: inWords }, say("Another, in words")));
  which.value = !remark.move ? "" : typeof meant === "number" && offered.some(({ i }) => i === meant) ? String(meant) : inWords;
  spelled.hidden = which.value !== inWords;
  which.addEventListener("change", () => {
    spelled.hidden = which.value !== inWords;
    if (which.value === "") delete remark.move;
    else if (which.value === inWords) remark.move ??= ownMove(step); // to begin from
    else remark.move = structuredClone(words.moves[Number(which.value)].move);
    for (const [i, input] of [...spelled.querySelectorAll("input")].entries()) input.value = writtenPart(remark.move, seat)(i === 0 ? "verb" : parts[i - 1][0]);
    changed();
  });
  const { move, ...rest } = remark;
  return [labelled(say("To the move"), which), spelled, textField(say("What is said to it"), rest.say, (text) => { remark.say = text; changed(); })];
}

/**
 * What is asked of the learner. @param {Step} step @param {() => StepWords} words @param {() => void} changed @param {() => void} tryIt
 */
function taskFields(step, words, changed, tryIt) {
  const box = element("div", { class: "learner" });
  const task = () => (step.learner ??= {});
  const remarks = () => /** @type {Remark[]} */ ([task().remarks ?? []].flat());

  function add() {
    task().remarks = [...remarks(), {}];
    draw();
    /** @type {HTMLElement | undefined} */ ([...box.querySelectorAll(".remark select")].at(-1))?.focus();
  }

  function draw() {
    const now = words();
    const list = remarks().map((remark, i) => {
      const out = button(say("Remove"), say("Remove remark {0}", i + 1), () => {
        task().remarks = remarks().filter((each) => each !== remark);
        changed();
        draw();
        /** @type {HTMLElement} */ (box.querySelector(".more button")).focus();
      });
      return element("div", { class: "remark", role: "group", "aria-label": say("Remark {0}", i + 1) }, ...remarkFields(remark, i, step, now, changed), out);
    });
    box.replaceChildren(
      textField(say("What is asked"), step.learner?.ask, (text) => { task().ask = text; changed(); }),
      textField(say("The hint"), step.learner?.hint, (text) => { task().hint = text; changed(); }),
      ...(list.length ? [element("h4", {}, say("To other moves"))] : []), ...list,
      element("div", { class: "row more" }, button(say("Add a remark"), say("Add a remark to another move"), add),
        button(say("Try it as a learner"), say("Try it as a learner"), tryIt)));
  }
  draw();
  return { box, draw };
}

/** @param {Remark} remark */
const isBegun = ({ move, say: text }) => move !== undefined || readText(text, "en") !== "";

/** What is wrong with what is ringed, as sentences. @param {Step} step @param {string[]} wrong words of it that mean nothing */
export function ringFaults(step, wrong) {
  const untold = step.show?.length && !mover(step) && !readText(step.say, "en");
  return [...wrong.map((word) => say('"{0}" is no single card or place here. Whose it is says A: or B:, which of several #1 or #2.', word)),
    ...(untold ? [say("What is ringed wants a word about it: tell something here.")] : [])];
}

/** What is wrong with what is left to the learner. @param {Step} step @param {StepWords} words */
export function taskFaults(step, words) {
  const { learner } = step;
  const remarks = /** @type {Remark[]} */ ([learner?.remarks ?? []].flat());
  const known = words.sights.length > 0; // else the steps before it do not run
  const begun = learner && (readText(learner.ask, "en") || readText(learner.hint, "en") || remarks.some(isBegun));
  const sentences = [];
  if (begun && !(readText(learner.ask, "en") && readText(learner.hint, "en"))) sentences.push(say("Write both: what is asked, and a hint for who does not find it."));
  for (const [i, remark] of remarks.entries()) {
    if (!isBegun(remark)) continue; // it is not written
    const meant = words.meant[i];
    const alike = words.meant.slice(0, i).includes(meant);
    const wrongly = !remark.move || !readText(remark.say, "en") ? "It names a move, and says something to it." :
      !known ? "" : typeof meant !== "number" ? "This is no single move that is offered here." :
      meant === words.made ? "This is the move that the learner is asked for." : alike ? "This move has a remark already." : "";
    if (wrongly) sentences.push(`${say("Remark {0}", i + 1)}: ${say(wrongly)}`);
  }
  return sentences;
}

/**
 * The part of a step's row that is about lessons.
 * @param {Step} step @param {number} at its number, from 0
 * @param {{ words: () => StepWords, changed: () => void, tryIt: () => void }} desk words: of the engine, as the step stands now
 */
export function lessonFields(step, at, { words, changed, tryIt }) {
  const faultsOf = () => element("div", { class: "faults", role: "status" });
  const [ofRings, ofTask] = [faultsOf(), faultsOf()];
  const fields = element("div", { class: "for-lesson" });
  /** @type {{ box: HTMLElement, draw: () => void } | undefined} */
  let task;
  /** @type {any} */
  let laidAside; // by the switch: it comes back with it

  if (acts(step) && step[/** @type {string} */ (mover(step))] !== "concede") {
    const onOff = /** @type {HTMLInputElement} */ (element("input", { type: "checkbox", role: "switch", "aria-label": say("The learner makes move {0}", at + 1) }));
    onOff.checked = step.learner !== undefined;
    const show = () => {
      task?.box.remove();
      task = onOff.checked ? taskFields(step, words, changed, tryIt) : undefined;
      if (task) ofRings.after(task.box);
    };
    onOff.addEventListener("change", () => {
      if (!onOff.checked) laidAside = step.learner;
      putInto(step, "learner", onOff.checked ? laidAside ?? {} : undefined);
      show();
      changed();
    });
    fields.append(element("label", { class: "switch" }, onOff, element("span", {}, say("The learner makes this move"))));
    if (onOff.checked) task = taskFields(step, words, changed, tryIt);
  }
  fields.append(ringFields(step, at, words, changed));
  return {
    elements: [fields, ofRings, ...(task ? [task.box] : []), ofTask],
    /** @param {string[]} rings @param {string[]} task */
    complain(rings, task) {
      for (const [where, sentences] of /** @type {[HTMLElement, string[]][]} */ ([[ofRings, rings], [ofTask, task]]))
        where.replaceChildren(...sentences.map((sentence) => element("div", {}, sentence)));
    },
  };
}
