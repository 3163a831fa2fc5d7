// Where the places of a half lie in the board editor: in rows and columns as the table lays them out, the rest beside them.
// @ts-check

/** @typedef {import("../twoseat.d.ts").BoardFacts} BoardFacts */
/** column, row: from 0. on: whether it is a place of the field; else it lies beside it. @typedef {{ on: boolean, column: number, row: number, across: number, spare: boolean }} Lying */
/** @typedef {{ columns: number, beside: number, places: Map<string, Lying> }} HalfLayout */

const near = 50; // in the layout's units: what is less apart lies in one row, or column

/** Middles of rows or columns, in order. @param {number[]} values */
function lines(values) {
  /** @type {number[]} */
  const found = [];
  for (const value of [...values].sort((a, b) => a - b)) if (!found.length || value - found[found.length - 1] > near) found.push(value);
  return found;
}

/** @param {number[]} among @param {number} value */
const nearest = (among, value) => among.reduce((best, each, at) => (Math.abs(each - value) < Math.abs(among[best] - value) ? at : best), 0);

/** Every place with its middle and width, a board of cells cell by cell. @param {Record<string, any>[]} zones */
function field(zones) {
  return zones.flatMap((entry) => {
    if (entry.cells) {
      const columns = entry.columns.length ?? entry.columns;
      const rows = Math.ceil(entry.cells.length / columns);
      const [width, height] = [entry.size[0] / columns, entry.size[1] / rows];
      return entry.cells.map((/** @type {string} */ zone, /** @type {number} */ at) => ({
        zone, width, x: entry.at[0] + (at % columns - (columns - 1) / 2) * width, y: entry.at[1] + (Math.floor(at / columns) - (rows - 1) / 2) * height,
      }));
    }
    const open = ["circle", "row", "line"].includes(entry.show) && !entry.shelf;
    return open ? [{ zone: entry.zone, width: entry.size[0], x: entry.at[0], y: entry.at[1] }] : [];
  });
}

/**
 * @param {BoardFacts} facts @param {boolean} upper whether it is the half of the upper seat: the front lies below
 * @returns {HalfLayout}
 */
export function halfLayout({ form, places }, upper) {
  const mirrored = /** @type {any} */ (form).mirrored === true; // then both seats call the same column by the same name
  const laid = field(form.zones);
  const [xs, ys] = [lines(laid.map(({ x }) => x)), lines(laid.map(({ y }) => y))];
  const beside = xs.length <= 3 ? 4 : xs.length === 4 ? 3 : 2;
  const result = new Map();
  for (const { zone, width, x, y } of laid) {
    const covered = xs.map((middle, at) => ({ middle, at })).filter(({ middle }) => Math.abs(middle - x) < width / 2);
    const first = covered.length > 1 ? covered[0].at : nearest(xs, x);
    const across = Math.max(1, covered.length);
    const row = nearest(ys, y);
    result.set(zone, { on: true, across, column: upper && !mirrored ? xs.length - first - across : first, row: upper ? ys.length - 1 - row : row, spare: false });
  }
  const isSpare = (/** @type {string} */ id) => form.zones.find(({ zone }) => zone === id)?.optional === true;
  const others = places.filter(({ id }) => !result.has(id));
  const inOrder = [...others.filter(({ id }) => !isSpare(id)), ...others.filter(({ id }) => isSpare(id))];
  for (const [at, { id }] of inOrder.entries())
    result.set(id, { on: false, across: 1, column: xs.length + at % beside, row: Math.floor(at / beside), spare: isSpare(id) });
  return { columns: xs.length, beside, places: result };
}
