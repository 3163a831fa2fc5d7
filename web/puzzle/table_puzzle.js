// A puzzle on the table: its proofs are fetched from a worker, and what is told of it below the table.
// @ts-check
import { element } from "../page/page_tools.js";
import { say } from "../page/phrases.js";
import { rememberSolved } from "./solved.js";

/** @typedef {import("../mirror.d.ts").MirrorLesson} MirrorLesson */

/** By the state of the puzzle; of "yours" its narration. @type {Record<string, string>} */
const told = {
  proving: "Your answer is being looked through ...",
  fails: "That fails. See what happens.",
  failed: "That fails, as you see. Try again from where it was still right.",
  shows: "One way to do it:",
  shown: "That was one way to do it. Now you.",
  unsure: "From here on nobody can say whether it still works: play on, or try again.",
};
const byChance = "That could go well, but does not have to. See how it fails:";

/** A link to the next one of its game, where one follows. @param {string} id "vanguard/two-knocks" */
async function linkToNext(id) {
  const [system, name] = id.split("/");
  const response = name ? await fetch(new URL(`../puzzles/${system}.json`, import.meta.url)) : undefined; // in the browser's cache
  const names = response?.ok ? Object.keys(await response.json()) : [];
  const next = names[names.indexOf(name) + 1];
  return names.includes(name) && next ? element("a", { class: "next", href: `#puzzle=${system}/${next}` }, say("Next puzzle")) : undefined;
}

/** What is said of it now, in place of what a demo tells. @param {MirrorLesson} lesson @returns {HTMLElement[]} */
export function puzzleSentences({ id, puzzle, chance }) {
  const line = element("p", {});
  if (puzzle === "solved") {
    const name = id.replace(/^puzzle=/, ""), more = element("a", { href: `puzzles.html#${name}`, ...(window.parent === window ? {} : { target: "_blank" }) }, say("More puzzles"));
    line.className = "well";
    line.append(element("strong", { class: "right" }, say("Solved!")), " ", more);
    linkToNext(name).then((next) => {
      if (!next) return;
      more.before(next, " ");
      next.scrollIntoView({ block: "nearest" });
    }, () => {}); // without a network the list is the way on
  } else if (puzzle && told[puzzle]) {
    line.textContent = say(puzzle === "fails" && chance ? byChance : told[puzzle]);
    if (puzzle !== "proving" && puzzle !== "shows") line.className = "ask";
  } else return [];
  return [line];
}

/** @param {(id: string, proofs: string) => void} give takes proofs to the program @param {boolean} keeps whether it is remembered what was solved */
export function makePuzzles(give, keeps) {
  /** @type {Worker | undefined} */
  let worker;
  let wanted = ""; // whose proofs are on their way or here
  /** @type {string | undefined} */
  let proofs;

  let shown = ""; // the puzzle on the table

  function handOver() {
    if (proofs === undefined || !wanted || shown !== wanted) return;
    give(wanted, proofs);
    worker?.terminate();
    worker = proofs = undefined;
  }
  /** What does not come from there is proved by the table itself. @param {string} id @param {string} text */
  function done(id, text) {
    if (id !== wanted) return;
    proofs = text;
    handOver();
  }

  return {
    /** @param {string} id @param {string} text */
    open(id, text) {
      worker?.terminate();
      worker = proofs = undefined;
      wanted = id;
      try {
        worker = new Worker(new URL("prover.js", import.meta.url), { type: "module" });
        worker.addEventListener("message", ({ data }) => done(data.id, data.proofs));
        worker.addEventListener("error", () => done(id, ""));
        worker.postMessage({ id, text });
      } catch {
        done(id, "");
      }
    },
    /** @param {MirrorLesson | null} lesson */
    update(lesson) {
      shown = lesson?.puzzle ? lesson.id : "";
      handOver();
      if (lesson?.puzzle === "solved" && keeps) rememberSolved(lesson.id.replace(/^puzzle=/, ""));
    },
  };
}
