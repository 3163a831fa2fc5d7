// Keys at the table: those that belong to the browser, the way to the table as text and back, and what input methods and
// soft keyboards type.
// @ts-check

/** @typedef {import("../twoseat.d.ts").Tell} Tell */

const editingKeys = new Set(["a", "c", "x", "y", "z"]); // with Ctrl; all others with Ctrl belong to the browser

/**
 * @param {HTMLCanvasElement} canvas @param {Tell} tell
 * @param {{ region: HTMLElement, enter: () => void }} textTable @param {() => boolean} stands whether there is a table to go to
 */
export function makeKeys(canvas, tell, textTable, stands) {
  const typing = /** @type {HTMLTextAreaElement} */ (document.getElementById("typing"));
  let wanted = false;

  // The canvas swallows every key that it sees. Those of the browser never get there.
  addEventListener("keydown", (event) => {
    if (event.target instanceof Element && event.target.closest("dialog")) return;
    if (event.key === "F6" && stands()) { // between the drawn table and the table as text
      event.preventDefault();
      event.stopImmediatePropagation();
      if (textTable.region.contains(document.activeElement)) canvas.focus();
      else textTable.enter();
      return;
    }
    const atTable = event.target === canvas || event.target instanceof Node && textTable.region.contains(event.target);
    if (event.key.toLowerCase() === "s" && atTable && stands() && !event.ctrlKey && !event.metaKey && !event.altKey) return tell("Control", "send");
    if (event.key === "Escape" && textTable.region.contains(document.activeElement)) canvas.focus();
    const browserKey = /^F([1357]|1[12])$/.test(event.key) || event.altKey && /^Arrow/.test(event.key) ||
      (event.ctrlKey || event.metaKey) && !editingKeys.has(event.key.toLowerCase()) && event.key.length === 1;
    if (browserKey) event.stopImmediatePropagation();
  }, { capture: true });
  addEventListener("wheel", (event) => { if (event.ctrlKey) event.stopImmediatePropagation(); }, { capture: true });

  canvas.addEventListener("pointerdown", () => {
    window.focus();
    if (!wanted) canvas.focus({ preventScroll: true });
  });
  canvas.addEventListener("contextmenu", (event) => event.preventDefault());

  // Input methods and soft keyboards write into a hidden field: its text goes to the program, and so do its keys.
  const typed = () => {
    if (typing.value) tell("Typed", typing.value);
    typing.value = "";
  };
  typing.addEventListener("input", (event) => { if (!(/** @type {InputEvent} */ (event).isComposing)) typed(); });
  typing.addEventListener("compositionend", typed);
  for (const type of /** @type {const} */ (["keydown", "keyup"])) {
    typing.addEventListener(type, (event) => {
      if (event.isComposing) return;
      canvas.dispatchEvent(new KeyboardEvent(type, event));
      if (event.key.length > 1) event.preventDefault();
    });
  }

  return {
    /** Whether a field of the table waits for text. */
    textWanted: () => wanted,

    /** @param {boolean} now */
    wantText(now) {
      if (now === wanted) return;
      wanted = now;
      if (wanted) typing.focus({ preventScroll: true });
      else if (document.activeElement === typing) canvas.focus({ preventScroll: true });
    },
  };
}
