// The demo that begins at the editor's position: its texts, the rules that it cites, its steps, and what a run of it says.
// @ts-check
import { acts, bare, forks, isEmpty, mover, onlyEnd, putInto, readText, recordedOn, soFar, thenWith, tidy, waysOf, writeText } from "./demo_text.js";
import { labelled } from "../board/fault_labels.js";
import { lessonFields, ringFaults, taskFaults } from "../board/learner_fields.js";
import { button, byId, element, field, fill } from "../page/page_tools.js";
import { ruleButton, ruleSummary, withRules } from "../rulebook/rule.js";
import { say } from "../page/phrases.js";

/** @typedef {import("./demo_text.js").Demo} Demo */
/** @typedef {import("./demo_text.js").Step} Step */
/** @typedef {import("../twoseat.d.ts").DemoRun} DemoRun */
/** @typedef {import("../twoseat.d.ts").DeckFault} DeckFault */
/** @typedef {import("../twoseat.d.ts").Recorded} Recorded */
/** @typedef {import("../twoseat.d.ts").StepWords} StepWords */

const language = () => document.documentElement.lang;

/** @param {DeckFault | { where: string, sentence: string, rule?: string }} fault @param {(where: string) => string} labelOf */
export const faultLine = ({ where, sentence, rule }, labelOf) =>
  element("li", {}, ...withRules(`${where ? `${labelOf(where)}: ` : ""}${sentence}`), ...(rule ? [" ", ruleButton(rule)] : []));

/**
 * @param {() => Demo} whole the demo with the position as it stands now @param {(demo: Demo, draft: boolean) => DemoRun} run
 * @param {(demo: Demo, moves: object[]) => StepWords} wordsOf what its last step may say @param {(at: number) => void} tryAt
 * @param {() => import("../twoseat.d.ts").BoardFacts} facts
 */
export function makeDemoSheet(whole, run, wordsOf, tryAt, facts) {
  const labelOf = (/** @type {string} */ where) => labelled(where, facts());
  /** Its file, but for what the position is. @type {Demo} */
  let demo = {};
  /** @type {string[][]} */
  let told = [];

  /** @param {Step} step @param {number} at */
  function sentenceOf(step, at) {
    const happened = (told[at] ?? []).join(" ");
    const seat = mover(step);
    const words = seat ? [seat + ":", step[seat], step.card ?? (step.cards && [step.cards].flat().join(", ")), step.on, step.to && `→ ${step.to}`].filter(Boolean).join(" ") : "";
    if (happened) return happened;
    if (step.refused) return say("{0} is refused", words) + ` ${[step.refused].flat().map((/** @type {string} */ rule) => `[${whole().edition} ${rule}]`).join(" ")}`;
    if (seat) return words;
    if (forks(step)) return say("One of these ways on: {0}", waysOf(step, language()).join(" / "));
    if (step.then) return say("A look at the table");
    if (step.name) return say("A card gets a name: {0}", Object.keys(Object(step.name)).join(", "));
    return say("Only told");
  }

  /** What a step may say, asked once for each state of the demo. @param {Step} step @param {number} at */
  function wordsAt(step, at) {
    let asked = "";
    /** @type {StepWords} */
    let words;
    return () => {
      const demo = soFar(whole(), at);
      const moves = [step.learner?.remarks ?? []].flat().map((/** @type {any} */ remark) => remark.move ?? null);
      const now = JSON.stringify([demo, moves, language()]);
      if (now !== asked) words = wordsOf(demo, moves);
      asked = now;
      return words;
    };
  }

  /** Words of what it shows that mean nothing there. @param {Step} step @param {number} at @returns {string[]} */
  function wrongSights(step, at) {
    if (!step.show?.length) return [];
    const demo = soFar(whole(), at);
    Object.assign(demo.steps[at], { show: step.show, say: "." });
    const { faults, failures } = run(demo, true);
    const places = [...faults, ...failures].map(({ where }) => where.trim()).filter((where) => where.startsWith(`/steps/${at}/show`));
    return places.map((where) => String([step.show].flat()[Number(where.split("/")[4] ?? 0)]));
  }

  /** What a lesson wants of it; it is checked with every change. @param {Step} step @param {number} at */
  function forLesson(step, at) {
    const words = wordsAt(step, at);
    const changed = () => fields.complain(ringFaults(step, wrongSights(step, at)), step.learner ? taskFaults(step, words()) : []);
    const fields = lessonFields(step, at, { words, changed, tryIt: () => tryAt(at) });
    changed();
    return fields.elements;
  }

  /** @param {Step} step @param {number} at */
  function stepRow(step, at) {
    const tells = /** @type {HTMLTextAreaElement} */ (element("textarea", { rows: "1", "aria-label": say("What is told with step {0}", at + 1), placeholder: say("What is told here") }));
    tells.value = readText(step.say, language());
    tells.addEventListener("input", () => { step.say = writeText(step.say, language(), tells.value); });
    const before = button(say("Tell before"), say("Tell something before step {0}", at + 1), () => {
      demo.steps.splice(at, 0, { say: "" });
      told.splice(at, 0, []);
      show();
      /** @type {HTMLElement} */ (byId("demo-steps").children[at].querySelector("textarea")).focus();
    });
    const cut = button(say("Delete from here on"), say("Delete step {0} and all after it", at + 1), () => {
      demo.steps.length = at;
      endAnew();
      show();
    });
    return element("li", acts(step) ? { class: `of-${mover(step)}` } : {}, element("p", {}, ...withRules(sentenceOf(step, at))), tells, element("span", { class: "row" }, ...(acts(step) && !step.learner ? [untilField(step, at)] : []), ...(acts(step) && facts().dice ? [diceField(step, at)] : []), before, cut), ...(forks(step) ? [] : forLesson(step, at)));
  }

  /** How often a move is made: once, or until something is asked. The same moves that follow are then made by it. @param {Step} step @param {number} at */
  function untilField(step, at) {
    const often = /** @type {HTMLSelectElement} */ (element("select"));
    fill(often, [["", say("Once")], ["asked otherwise", say("Until something else is asked")],
      ...facts().questions.map(({ id, name }) => /** @type {[string, string]} */ ([`asked ${id}`, say("Until this is asked: {0}", name)]))], String(step.until ?? ""));
    often.addEventListener("change", () => {
      putInto(step, "until", often.value || undefined);
      const move = (/** @type {Step} */ { until, ...rest }) => JSON.stringify(rest);
      if (often.value) while (demo.steps[at + 1] && move(demo.steps[at + 1]) === move(step)) demo.steps.splice(at + 1, 1);
      endAnew();
      show();
      const lines = problems(play());
      report(lines.length ? say("It does not run:") : "", lines, "failed");
      /** @type {HTMLElement | null} */ (byId("demo-steps").children[at]?.querySelector(".until select"))?.focus();
    });
    return element("label", { class: "until" }, element("span", {}, say("How often")), often);
  }

  /** How the dice of a move fall, one after the other; nothing: as they like. @param {Step} step @param {number} at */
  function diceField(step, at) {
    const dice = /** @type {HTMLInputElement} */ (element("input", { inputmode: "numeric", placeholder: "6, 4", size: "6" }));
    dice.value = [step.dice ?? []].flat().join(", ");
    dice.addEventListener("change", () => {
      putInto(step, "dice", dice.value.match(/\d+/g)?.map(Number));
      endAnew();
      show();
      const lines = problems(play());
      report(lines.length ? say("It does not run:") : "", lines, "failed");
    });
    return element("label", { class: "until" }, element("span", {}, say("Dice fall")), dice);
  }

  async function showRules() {
    const { edition } = whole();
    const numbers = /** @type {string[]} */ (demo.rules ?? []);
    const rows = await Promise.all(numbers.map(async (number) => {
      const summary = await ruleSummary(edition, number).catch(() => "");
      return element("li", summary === undefined ? { class: "fault" } : {}, ruleButton(`[${edition} ${number}]`),
        ` ${summary ?? say("There is no such rule.")}`);
    }));
    if (numbers === (demo.rules ?? numbers)) byId("demo-rules-found").replaceChildren(...rows);
  }

  /** Rules that the steps brought along, to be cited by a press. @param {string[]} carried */
  function offerRules(carried) {
    const left = carried.filter((rule) => rule && !demo.rules?.includes(rule)).slice(0, 24);
    byId("demo-carried").replaceChildren(...left.map((rule) => button(rule, say("Cite rule {0}", rule), () => {
      demo.rules = [...(demo.rules ?? []), rule];
      show();
    })));
    byId("demo-carried-box").hidden = left.length === 0;
  }

  /** Plays it as it stands, so that its steps can be told. @returns {DemoRun} */
  function play() {
    const all = whole();
    const played = run(tidy({ ...all, steps: (all.steps ?? []).map(bare) }), true); // what only lessons want may be half written
    const happened = played.told.values();
    told = (demo.steps ?? []).map((/** @type {Step} */ step) => (isEmpty(step) ? [] : happened.next().value ?? []));
    offerRules(played.carried);
    return played;
  }

  /** The end as it really is, where "then" says nothing else. */
  function endAnew() {
    if (onlyEnd(demo.then) && !forks(demo.steps?.at(-1))) demo.then = thenWith(demo.then, play().end); // each way has its own
  }

  function show() {
    demo.steps ??= [];
    field("demo-title").value = readText(demo.title, language());
    field("demo-narration").value = readText(demo.narration, language());
    field("demo-rules").value = (demo.rules ?? []).join(" ");
    offerRules(play().carried);
    byId("demo-steps").replaceChildren(...demo.steps.map(stepRow));
    byId("demo-no-steps").hidden = demo.steps.length > 0;
    showRules();
  }

  /** @param {string} heading @param {HTMLElement[]} [lines] @param {string} [kind] */
  function report(heading, lines = [], kind = "") {
    byId("demo-report").className = kind;
    byId("demo-report").replaceChildren(...(heading ? [element("strong", {}, heading)] : []), ...(lines.length ? [element("ul", {}, ...lines)] : []));
  }

  /** What keeps it from running, or from showing what it cites. @param {DemoRun} played */
  const problems = ({ faults, failures }) => [...faults.map((fault) => faultLine(fault, labelOf)), ...failures.map(({ where, sentence, expected, found }) => {
    const line = faultLine({ where, sentence }, labelOf);
    if (expected) line.append(element("small", {}, say("Expected: {0}", expected)));
    if (found) line.append(element("small", {}, say("Found: {0}", found)));
    return line;
  })];

  /** As a test, strictly. */
  function test() {
    endAnew();
    const now = tidy(whole());
    const played = run(now, false);
    const lines = problems(played);
    if (lines.length) report(say("It does not pass:"), lines, "failed");
    else report(say("It passes, and shows:"), played.shown.map((rule) => element("li", {}, ruleButton(`[${now.edition} ${rule}]`))), "passed");
  }

  /** Whether it can be shown to others: its steps run. A lesson need not cite rules, nor prove those that it cites. */
  function runs() {
    endAnew();
    const played = run(tidy(whole()), true);
    const well = played.faults.length === 0 && played.end !== null;
    if (well) report("");
    else report(say("It does not run:"), problems(played), "failed");
    return well;
  }

  field("demo-title").addEventListener("input", () => { demo.title = writeText(demo.title, language(), field("demo-title").value); });
  field("demo-narration").addEventListener("input", () => { demo.narration = writeText(demo.narration, language(), field("demo-narration").value, true); });
  field("demo-rules").addEventListener("change", () => {
    demo.rules = [...new Set(field("demo-rules").value.split(/[\s,;]+/).filter(Boolean))];
    show();
  });
  byId("demo-run").addEventListener("click", test);
  byId("demo-end").addEventListener("click", () => {
    demo.then = thenWith(demo.then, play().end);
    report(say("The end is noted as it stands."));
  });

  return {
    /** @returns {Demo} */
    demo: () => demo,
    /** @param {Demo} other */
    take(other) {
      demo = other;
      told = [];
      report("");
    },
    show,
    runs,
    /** @param {Recorded} recorded */
    recorded({ kept, steps, faults }) {
      if (kept !== null) demo.steps = recordedOn(demo.steps ?? [], kept, steps);
      endAnew();
      show();
      report("", faults.map((fault) => faultLine(fault, labelOf)), "failed");
    },
  };
}
