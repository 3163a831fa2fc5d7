// A worker with a program of its own: what a puzzle's table may want to know is proved here, so that the table stays smooth; and for
// the board editor, whether a position is a puzzle, in the language of this number.
// @ts-check
import { askAbout } from "../pictures/asked.js";

addEventListener("message", async ({ data }) => {
  const { id, text, language } = data;
  if (language !== undefined) {
    postMessage({ id, report: await askAbout(text, language, "twoseat_puzzle_report", text, language).catch(() => null) });
    return;
  }
  /** @type {string} */
  const proofs = await askAbout(text, 0, "twoseat_prove", text).catch(() => "");
  postMessage({ id, proofs });
});
