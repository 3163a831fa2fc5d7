// A link as a QR code of whole pixels, as large as a camera needs it; nothing where it is too long for one.
// @ts-check
import qrcode from "./qrcode.js";

const quiet = 4; // modules around it, which cameras look for
const roomy = 300; // pixels that it takes at most, unless it is very long:
const finest = 2; // then as many as it needs with modules this small

/** @typedef {{ count: number, scale: number, size: number, dark: (row: number, column: number) => boolean }} Code */

/** @param {string} text @param {"L" | "M"} level of what is mended when some of it cannot be seen @returns {Code | undefined} */
function made(text, level) {
  const code = qrcode(0, level);
  code.addData(text);
  try {
    code.make();
  } catch {
    return undefined; // the library throws what is too long
  }
  const count = code.getModuleCount();
  const scale = Math.max(finest, Math.floor(roomy / (count + 2 * quiet)));
  return { count, scale, size: scale * (count + 2 * quiet), dark: (row, column) => code.isDark(row, column) };
}

/** @param {string} text */
export function codeOf(text) {
  const [safe, small] = [made(text, "M"), made(text, "L")];
  return safe && small && safe.scale === small.scale ? safe : small;
}

/** @param {CanvasRenderingContext2D} context @param {Code} code @param {number} x @param {number} y */
export function drawCode(context, { count, scale, size, dark }, x, y) {
  context.fillStyle = "#fff"; // on a dark picture, too: not all cameras read the reverse
  context.fillRect(x, y, size, size);
  context.fillStyle = "#000";
  for (let row = 0; row < count; ++row)
    for (let column = 0; column < count; ++column)
      if (dark(row, column)) context.fillRect(x + (column + quiet) * scale, y + (row + quiet) * scale, scale, scale);
}
