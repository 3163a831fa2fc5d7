// The lesson below the table: what a rule demo tells at this step, and the way through its steps.
// @ts-check
import { withRules } from "./rule.js";
import { say } from "./phrases.js";

/** @typedef {import("./mirror.d.ts").MirrorLesson} MirrorLesson */
/** @typedef {import("./mirror.d.ts").Told} Told */
/** @typedef {import("./twoseat.d.ts").Tell} Tell */

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

/**
 * What is told at this step: the narration before the first, then what the demo says, or that it went on.
 * @param {MirrorLesson} lesson
 */
function sentences(lesson) {
  if (lesson.strayed) return [paragraph(say("You have left the course of the demo: play on as you like, or go back to it."), "strayed")];
  if (lesson.step === 0) return lesson.narration.map((text) => paragraph(inWords(text)));
  const told = inWords(lesson.say);
  const refused = lesson.refused.map((reason) => paragraph(reason, "refused"));
  if (refused.length > 0) return [paragraph(told || say("This cannot be done now:")), ...refused];
  if (told) return [paragraph(told)];
  return lesson.narration.map((text) => paragraph(inWords(text)));
}

/** @param {Tell} tell Where a pressed button goes. @param {() => void} resized Called when the table's room changed. */
export function makeLesson(tell, resized) {
  const panel = byId("lesson");
  let shown = "";
  for (const button of panel.querySelectorAll("button"))
    button.addEventListener("click", () => tell("Control", button.id));

  return {
    /** @param {MirrorLesson | null} lesson */
    update(lesson) {
      const now = document.documentElement.lang + JSON.stringify(lesson);
      if (now === shown) return;
      shown = now;
      const room = panel.offsetHeight;
      panel.hidden = lesson === null;
      document.body.classList.toggle("has-lesson", lesson !== null);
      if (lesson) {
        byId("lesson-title").textContent = inWords(lesson.title);
        byId("lesson-rules").replaceChildren(...withRules(lesson.rules.join(" ")));
        byId("lesson-text").replaceChildren(...sentences(lesson));
        byId("lesson-count").textContent = `${lesson.step} / ${lesson.steps}`;
        const next = /** @type {HTMLButtonElement} */ (byId("lesson-next"));
        next.textContent = say(lesson.strayed ? "Back to the demo" : lesson.step === 0 ? "Begin" : "Next");
        next.disabled = !lesson.strayed && lesson.step === lesson.steps;
        for (const id of ["lesson-back", "lesson-first"])
          /** @type {HTMLButtonElement} */ (byId(id)).disabled = lesson.step === 0;
      }
      if (panel.offsetHeight !== room) resized();
    },
  };
}
