// Whether what lies in the board editor is a puzzle: a worker with a program of its own looks it through, and what it found is said
// in a sentence.
// @ts-check
import { say } from "../page/phrases.js";

/** @typedef {"A" | "B"} Side */
/** @typedef {{ seat: Side, goal: "win this turn" | "survive this turn" } & Record<string, unknown>} Task */
/** @typedef {import("../twoseat.d.ts").PuzzleReport} PuzzleReport */
/** task: that it is a puzzle with. @typedef {{ sentence: string, task?: Task, faults?: PuzzleReport["faults"], over?: string }} Found */

const shown = 3; // first moves, of those that solve it

/** What each does, with who does it. @param {PuzzleReport["line"]} line @param {(side: Side) => string} nameOf */
const inWords = (line, nameOf) => line.map(({ seat, text }) => `${nameOf(seat)}: ${text}`).join("; ");

/** @param {PuzzleReport} report */
function limitOf({ limit, positions }) {
  if (/limit of positions/.test(limit)) return say("That cannot be said: the limit of {0} positions was reached.", positions);
  if (/600 answers/.test(limit)) return say("That cannot be said: a line goes on for more than 600 answers.");
  return say("That cannot be said: something falls by chance, or lies covered, in a way that is not listed.");
}

/** @param {PuzzleReport} report @param {Task} task @param {(side: Side) => string} nameOf @returns {Found} */
function told(report, task, nameOf) {
  const who = nameOf(task.seat), wins = task.goal === "win this turn";
  const { faults, over, limit, solved, chooses, answered, moves, solving, firsts, line } = report;
  if (faults.length || over) return { sentence: "", faults, over: over ?? "" };
  if (limit) return { sentence: limitOf(report) };
  if (solved && !chooses) return { sentence: say("No: {0} cannot do anything wrong.", who) };
  if (solved && answered) return { sentence: say(wins ? "Yes. {0} wins this turn, whatever is played, if nothing is answered wrong." : "Yes. {0} survives this turn, whatever is played, if nothing is answered wrong.", who), task };
  if (solved) {
    const some = firsts.slice(0, shown).join("; ") + (firsts.length > shown ? " …" : "");
    return { sentence: say(wins ? "Yes. {0} wins this turn by {1} of {2} first moves: {3}" : "Yes. {0} survives this turn by {1} of {2} first moves: {3}", who, solving, moves, some), task };
  }
  return { sentence: say(wins ? "No. {0} does not win this turn by force. What holds out for longest: {1}" : "No. {0} does not survive this turn by force: {1}", who, inWords(line, nameOf)) };
}

/**
 * Asked is the demo's own task; without one whether who has the turn wins, or else the other survives.
 * @param {Record<string, any>} demo its system, edition, position, cards and task @param {Side} player who has the turn
 * @param {number} language by its number @param {(side: Side) => string} nameOf
 * @returns {{ found: Promise<Found>, stop: () => void }}
 */
export function askPuzzle(demo, player, language, nameOf) {
  const worker = new Worker(new URL("prover.js", import.meta.url), { type: "module" });
  /** @param {Task} task @returns {Promise<Found>} */
  const ask = (task) => new Promise((done, failed) => {
    worker.onmessage = ({ data }) => (data.report ? done(told(data.report, task, nameOf)) : failed());
    worker.onerror = failed;
    worker.postMessage({ id: "", text: JSON.stringify({ ...demo, task }), language });
  });
  const look = async () => {
    if (demo.task) return ask(demo.task);
    const wins = await ask({ seat: player, goal: "win this turn" });
    if (wins.task || !wins.sentence) return wins;
    const survives = await ask({ seat: player === "A" ? "B" : "A", goal: "survive this turn" });
    return survives.task ? survives : wins;
  };
  const found = look().catch(() => ({ sentence: say("The puzzle could not be loaded. Please try again.") }));
  found.then(() => worker.terminate());
  return { found, stop: () => worker.terminate() };
}
