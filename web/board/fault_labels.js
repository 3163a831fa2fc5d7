// What a fault's place in a demo's file is called in the editor's own fields: "/steps/3/learner/ask" is "Step 4, What is asked".
// @ts-check
import { say } from "../page/phrases.js";
import { seatName } from "./seat_names.js";

/** @typedef {import("../twoseat.d.ts").BoardFacts} BoardFacts */

/** Fields by their names in files. @type {Record<string, string>} */
const fields = {
  title: "Title", narration: "What it is about", rules: "Rules that it shows", then: "The end", system: "System", edition: "Edition",
  turn: "Turn", "turn player": "Whose turn", phase: "Moment", step: "Moment", "under way": "Moment", counters: "Numbers of the players",
  learner: "The learner makes this move", ask: "What is asked", hint: "The hint", say: "What is told here", show: "Ringed on the table",
  move: "To the move", until: "Until", card: "Card", cards: "Several cards", on: "On", to: "To", number: "Number", rest: "At rest", face: "Face down",
};
/** What entries of a list are called. @type {Record<string, string>} */
const entries = { steps: "Step {0}", remarks: "Remark {0}", cards: "Card {0}" };

/** @param {string} where as the engine names it @param {BoardFacts | undefined} facts */
export function labelled(where, facts) {
  const parts = where.trim().replace(/^\//, "").split("/").filter(Boolean);
  /** @type {string[]} */
  const said = [];
  for (let at = 0; at < parts.length; ++at) {
    const [part, next] = [parts[at], parts[at + 1]];
    const counts = next !== undefined && /^\d+$/.test(next);
    const place = facts?.places.find(({ id }) => id === part);
    const seat = at === 1 && parts[0] === "given" && (part === "A" || part === "B");
    if (part === "given" && parts.length > 1) continue;
    if (part === "cards" && at === 0) said.push(say("Own cards"));
    if (seat) said.push(seatName(part));
    else if (place && parts[0] === "given") said.push(place.name);
    else if (counts && entries[part]) said.push(say(entries[part], Number(parts[++at]) + 1));
    else if (/^\d+$/.test(part)) said.push(parts[0] === "given" ? say("Card {0}", Number(part) + 1) : String(Number(part) + 1));
    else if (parts[0] === "steps" && (part === "A" || part === "B")) said.push(say("Does what"));
    else said.push(fields[part] ? say(fields[part]) : part);
  }
  return said.filter((each, at) => each !== said[at - 1]).join(", ");
}
