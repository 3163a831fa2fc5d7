// How alike two illustrations are, seen as small as they lie on the table: 64 bits of each, and of its mirror image.
import { launch } from "../../scripts/chromium.mjs";

/** @typedef {{straight: bigint, mirrored: bigint}} Seen */

/**
 * The low frequencies (8 by 8, less the mean) of a picture's lightness at 44 px, each above or below their median.
 * Runs in the page. @param {string[]} sources @returns {Promise<string[][]>} two hashes a picture, in hexadecimal
 */
async function hashes(sources) {
  const side = 44, kept = 8;
  const canvas = new OffscreenCanvas(side, side), pen = canvas.getContext("2d", { willReadFrequently: true });
  const wave = Array.from({ length: kept }, (_, k) => Array.from({ length: side }, (_, x) => Math.cos(((2 * x + 1) * k * Math.PI) / (2 * side))));
  const hash = (lightness) => {
    const rows = wave.map((w) => Array.from({ length: side }, (_, y) => w.reduce((sum, c, x) => sum + c * lightness[y * side + x], 0)));
    const waves = wave.flatMap((w) => rows.map((row) => w.reduce((sum, c, y) => sum + c * row[y], 0)));
    const middle = waves.slice(1).sort((a, b) => a - b)[31];
    return BigInt(`0b${waves.map((value, at) => Number(at > 0 && value > middle)).join("")}`).toString(16);
  };
  const result = [];
  for (const source of sources) {
    const image = new Image();
    image.src = source;
    await image.decode();
    result.push([1, -1].map((way) => {
      pen.setTransform(way, 0, 0, 1, way < 0 ? side : 0, 0);
      pen.drawImage(image, 0, 0, side, side);
      const { data } = pen.getImageData(0, 0, side, side);
      return hash(Array.from({ length: side * side }, (_, at) => 0.299 * data[4 * at] + 0.587 * data[4 * at + 1] + 0.114 * data[4 * at + 2]));
    }));
  }
  return result;
}

/** @param {string[]} texts of SVG files @returns {Promise<Seen[]>} */
export async function seen(texts) {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    const found = await page.evaluate(hashes, texts.map((text) => `data:image/svg+xml;base64,${Buffer.from(text).toString("base64")}`));
    return found.map(([straight, mirrored]) => ({ straight: BigInt(`0x${straight}`), mirrored: BigInt(`0x${mirrored}`) }));
  } finally {
    await browser.close();
  }
}

function differing(a, b) {
  let bits = 0;
  for (let rest = a ^ b; rest; rest &= rest - 1n) ++bits;
  return bits;
}

/** Bits in which two pictures differ, turned whichever way they are more alike. @param {Seen} a @param {Seen} b */
export const distance = (a, b) => Math.min(differing(a.straight, b.straight), differing(a.straight, b.mirrored));
