// The lesson below the table: what a rule demo tells at this step, and the way through its steps.
// @ts-check
import { say } from "../page/phrases.js";
import { ruleButton, summaryOf, withRules } from "../rulebook/rule.js";
import { tellIn } from "../rulebook/rule_book.js";
import { whatFollows } from "./course.js";

/** @typedef {import("../mirror.d.ts").MirrorLesson} MirrorLesson */
/** @typedef {import("../mirror.d.ts").Told} Told */
/** @typedef {import("../twoseat.d.ts").Tell} Tell */

/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** In the language of the page, else in English. @param {Told} told */
export const inWords = (told) => told[/** @type {keyof Told} */ (document.documentElement.lang)] ?? told.en ?? "";

/** @param {string} text @param {string} [kind] */
function paragraph(text, kind) {
  const element = document.createElement("p");
  element.replaceChildren(...withRules(text));
  if (kind) element.className = kind;
  return element;
}

/** What a demo tells; where it has no words in the language of the page it is marked as English. @param {Told} told */
function toldParagraph(told) {
  const element = paragraph(inWords(told));
  if (!(document.documentElement.lang in told)) element.lang = "en";
  return element;
}

/** With a word before it that says what it is. @param {string} word @param {string} text @param {string} kind */
function headed(word, text, kind) {
  const element = paragraph(text, kind);
  const head = document.createElement("strong");
  head.textContent = word;
  element.prepend(head, " ");
  return element;
}

/** What the demo says at this step: the narration before the first, and where it says nothing. @param {MirrorLesson} lesson */
function told(lesson) {
  const text = inWords(lesson.say);
  const refused = lesson.refused.map((reason) => paragraph(reason, "refused"));
  if (refused.length > 0) return [paragraph(text || say("This cannot be done now:")), ...refused];
  if (lesson.step > 0 && (text || lesson.right)) return text ? [toldParagraph(lesson.say)] : [];
  return lesson.learner && lesson.step > 0 ? [] : lesson.narration.map(toldParagraph);
}

/** Of a puzzle what is told beside its narration (web/puzzle/table_puzzle.js). @type {(lesson: MirrorLesson) => HTMLElement[]} */
let puzzleSentences = () => [];

/** All that is told, and what the learner is asked. @param {MirrorLesson} lesson */
function sentences(lesson) {
  if (lesson.puzzle) return [...lesson.narration.map(toldParagraph), ...puzzleSentences(lesson)];
  if (lesson.strayed) return [paragraph(say("You have left the course of the demo: play on as you like, or go back to it."), "strayed")];
  const lines = told(lesson);
  if (lesson.right && lines.length === 0) lines.push(paragraph(""));
  if (lesson.right) lines[0].prepend(rightly(), " ");
  const { learner } = lesson;
  if (learner) lines.push(headed(say("Your move:"), inWords(learner.ask), "ask"));
  if (learner?.hint) lines.push(headed(say("Hint:"), inWords(learner.hint), "hint"));
  if (lesson.sights.length > 0) lines.push(paragraph(say("Ringed on the table: {0}.", lesson.sights.join("; ")), "unseen"));
  return lines;
}

/** At the end: well done, and where it goes on. @param {MirrorLesson} lesson */
function wellDone({ id, rules, strayed, step, steps, forks, puzzle }) {
  if (puzzle || strayed || step === 0 || step < steps || forks.some(({ ways }) => !ways.some(({ chosen }) => chosen))) return [];
  const line = paragraph(say("Well done."), "well");
  whatFollows(id, rules[0]).then((link) => {
    if (!link) return;
    link.classList.add("next");
    line.append(" ", link);
    link.scrollIntoView({ block: "nearest" });
  }, () => {}); // without a network it only ends
  return [line];
}

function rightly() {
  const element = document.createElement("strong");
  element.className = "right";
  element.textContent = say("Right!");
  return element;
}

/** A rule, and beside it what it says, once that has come. @param {string} cited */
function ruleItem(cited) {
  const item = document.createElement("li");
  item.append(ruleButton(cited));
  summaryOf(cited).then((summary) => { if (summary) item.append(" ", summary); }, () => {}); // without it the button still tries
  return item;
}

/**
 * @param {Tell} tell Where a pressed button goes. @param {() => void} resized Called when the table's room changed.
 * @param {(() => void) | undefined} openInEditor None: this page has no editor.
 */
export function makeLesson(tell, resized, openInEditor) {
  const panel = byId("lesson");
  const [next, hint, free] = ["lesson-next", "lesson-hint", "lesson-free"].map((id) => /** @type {HTMLButtonElement} */ (byId(id)));
  let shown = "";
  let rules = "";
  let place = ""; // of which lesson which step
  for (const button of panel.querySelectorAll("button"))
    button.addEventListener("click", () => (button.id === "lesson-edit" ? openInEditor?.() : tell("Control", button.id)));
  byId("lesson-edit").hidden = !openInEditor;

  /** @param {MirrorLesson} lesson */
  const showTitle = ({ title }) =>
    tellIn(byId("lesson-title"), title[/** @type {keyof Told} */ (document.documentElement.lang)], title.en ?? "");

  /** @param {MirrorLesson} lesson */
  function showRules(lesson) {
    const now = document.documentElement.lang + lesson.rules.join();
    if (now !== rules) byId("lesson-rules").replaceChildren(...lesson.rules.map(ruleItem));
    rules = now;
    byId("lesson-why").hidden = lesson.rules.length === 0;
  }

  /** Where it goes several ways on, a button for each. @param {MirrorLesson} lesson */
  function forkButtons({ forks }) {
    if (forks.length === 0) return [];
    const group = document.createElement("div");
    group.className = "forks";
    group.setAttribute("role", "group");
    group.setAttribute("aria-label", say("How it goes on"));
    group.replaceChildren(...forks.flatMap(({ depth, ways }) => ways.map(({ title, chosen }, way) => {
      const button = document.createElement("button");
      button.type = "button";
      button.dataset.way = `${depth}:${way}`;
      button.setAttribute("aria-pressed", String(chosen));
      tellIn(button, title[/** @type {keyof Told} */ (document.documentElement.lang)], title.en ?? "");
      button.addEventListener("click", () => tell("Control", `lesson-way:${button.dataset.way}`));
      return button;
    })));
    return [group];
  }

  /** The focus stays on the way that was pressed, or goes to what leads on along it. @param {MirrorLesson} lesson */
  function showText(lesson) {
    const way = panel.contains(document.activeElement) && /** @type {HTMLElement} */ (document.activeElement).dataset.way;
    byId("lesson-text").replaceChildren(...sentences(lesson), ...forkButtons(lesson), ...wellDone(lesson));
    if (way) (/** @type {HTMLElement | null} */ (panel.querySelector(`[data-way="${way}"]`)) ?? next).focus();
  }

  /** @param {string} puzzle how it stands */
  function showPuzzleButtons(puzzle) {
    next.before(hint);
    next.textContent = say("Try again");
    next.disabled = puzzle === "solved";
    next.classList.toggle("primary", puzzle !== "solved");
    hint.textContent = say("Show me");
    hint.hidden = false;
    hint.disabled = puzzle === "solved" || puzzle === "unsure";
    for (const id of ["lesson-back", "lesson-first"]) /** @type {HTMLButtonElement} */ (byId(id)).disabled = false;
  }

  /** @param {MirrorLesson} lesson */
  function showButtons(lesson) {
    const { learner, step, steps, strayed, puzzle } = lesson;
    byId("lesson-count").hidden = free.hidden = puzzle !== null;
    byId("lesson-edit").hidden = !openInEditor || (puzzle !== null && puzzle !== "solved"); // it shows how it is solved, and all hands
    next.hidden = puzzle === "yours";
    if (puzzle) return showPuzzleButtons(puzzle);
    byId("lesson-count").textContent = `${step} / ${steps}`;
    next.textContent = say(strayed ? "Back to the demo" : learner ? "Show me" : step === 0 ? "Begin" : "Next");
    next.disabled = !strayed && step === steps;
    next.classList.toggle("primary", !learner); // the learner's own move comes first
    hint.textContent = say("Hint");
    hint.hidden = !learner;
    if (learner) next.after(hint); // whoever presses on and on meets the hint, not the end of their own try
    else next.before(hint);
    hint.disabled = Boolean(learner?.hint);
    free.disabled = strayed;
    for (const id of ["lesson-back", "lesson-first"]) /** @type {HTMLButtonElement} */ (byId(id)).disabled = step === 0;
  }

  return {
    /** @param {typeof puzzleSentences} tells */
    tellsPuzzles(tells) { puzzleSentences = tells; },
    /** @param {MirrorLesson | null} lesson */
    update(lesson) {
      const now = document.documentElement.lang + JSON.stringify(lesson);
      if (now === shown) return;
      shown = now;
      const room = panel.offsetHeight;
      panel.hidden = lesson === null;
      document.body.classList.toggle("has-lesson", lesson !== null);
      if (lesson) {
        showTitle(lesson);
        showRules(lesson);
        showText(lesson);
        if (place !== `${lesson.id} ${lesson.step}`) for (const part of panel.querySelectorAll(".told, #lesson-text")) part.scrollTop = 0;
        place = `${lesson.id} ${lesson.step}`;
        [...panel.querySelectorAll(".ask, .hint, .forks, .well")].at(-1)?.scrollIntoView({ block: "nearest" });
        showButtons(lesson);
      }
      if (panel.offsetHeight !== room) resized();
    },
  };
}
