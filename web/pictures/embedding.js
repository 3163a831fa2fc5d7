// The table inside somebody else's page: tells that page what happens, and does what it asks. Messages are plain objects
// with `twoseat: 1`, the version of this protocol; anything else, and whatever does not come from the embedding page, is
// not heard. What may be asked is what a person at this table could do.
// @ts-check

/** @typedef {import("../mirror.d.ts").Mirror} Mirror */
/** @typedef {import("../twoseat.d.ts").Tell} Tell */
/** @typedef {import("../twoseat.d.ts").LinkKind} LinkKind */

const version = 1;
const linkKinds = ["match", "position", "seat"];

/** A number of a step or an option. @param {unknown} value */
const isIndex = (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1000;

/** What is asked, and where: the same question may come twice in a row. @param {Mirror} [mirror] */
const momentOf = (mirror) => JSON.stringify([mirror?.cursor, mirror?.decision]);

/**
 * @param {Tell} tell
 * @param {(kind: LinkKind) => string} link
 */
export function makeEmbedding(tell, link) {
  const embedded = window.parent !== window;
  /** @type {Mirror | undefined} */
  let before;
  let answers = 0; // so many have been told

  /** Everyone may know what a demo shows; what a seat alone may know is not in here. @param {string} event @param {object} [detail] */
  const say = (event, detail = {}) => { if (embedded) window.parent.postMessage({ twoseat: version, event, detail }, "*"); };

  /** @type {Record<string, (argument: unknown) => unknown>} */
  const calls = {
    next: () => tell("Control", "lesson-next"),
    back: () => tell("Control", "lesson-back"),
    reset: () => tell("Control", "lesson-first"),
    goto(step) {
      if (!isIndex(step)) throw new Error("goto takes the number of a step.");
      tell("Control", `lesson-goto:${step}`);
    },
    apply(option) {
      if (!isIndex(option) || Number(option) >= (before?.decision?.options.length ?? 0))
        throw new Error("apply takes the index of an option of the open decision.");
      tell("Option", "", Number(option));
    },
    link(kind) {
      if (!linkKinds.includes(String(kind))) throw new Error(`link takes one of ${linkKinds.join(", ")}.`);
      return link(/** @type {LinkKind} */ (kind));
    },
  };

  if (embedded) {
    addEventListener("message", ({ source, data }) => {
      if (source !== window.parent || typeof data !== "object" || data === null || data.twoseat !== version) return;
      if (typeof data.call !== "string" || !Object.hasOwn(calls, data.call) || !isIndex(data.id)) return;
      const answer = { twoseat: version, id: data.id };
      try {
        window.parent.postMessage({ ...answer, result: calls[data.call](data.argument) ?? null }, "*");
      } catch (error) {
        window.parent.postMessage({ ...answer, error: /** @type {Error} */ (error).message }, "*");
      }
    });
  }

  return {
    say,

    /** @param {Mirror} now */
    update(now) {
      const was = before;
      before = now;
      if (!embedded) return;
      if (now.lesson && (now.lesson.id !== was?.lesson?.id || now.lesson.step !== was.lesson.step || now.lesson.strayed !== was.lesson.strayed)) {
        const { id, title, step, steps, strayed } = now.lesson;
        say("step", { step, steps, strayed, lesson: id, title: title[now.lang] ?? title.en ?? "" });
      }
      if (now.lesson?.right && (now.lesson.step !== was?.lesson?.step || !was.lesson.right)) say("learner", { step: now.lesson.step, right: true });
      if (now.lesson && now.notice === "remark" && now.message !== was?.message)
        say("learner", { step: now.lesson.step + 1, right: false, message: now.message });
      if (now.cursor === now.length) { // else somebody looks back, or still sees what the last answer brings about
        if (was && now.length > answers) say("answer", { cursor: now.cursor });
        answers = now.length;
      }
      if (now.decision && momentOf(now) !== momentOf(was))
        say("decision", {
          seat: now.holder, question: now.decision.question, rule: now.decision.rule,
          options: now.decision.options.map(({ index, text }) => ({ index, text })),
        });
      if (now.message && now.message !== was?.message)
        say(now.notice === "fault" ? "error" : now.notice === "refused" ? "refused" : "message", { message: now.message });
      if (now.result && now.result !== was?.result) say("end", { result: now.result });
    },
  };
}
