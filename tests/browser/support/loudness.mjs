// How loud something sounds to people, and what it is made of: ITU-R BS.1770-4 (K-weighted, in LUFS) at 48 kHz, and energy by bands.

export const rate = 48_000;

/** BS.1770's two filters at 48 kHz: a head in a sound field, then what ears leave out below. */
const weighting = [
  { b: [1.53512485958697, -2.69169618940638, 1.19839281085285], a: [-1.69065929318241, 0.73248077421585] },
  { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] },
];

/** @param {number[]} samples */
function filtered(samples, { b, a }) {
  let x1 = 0, x2 = 0, y1 = 0, y2 = 0;
  return samples.map((x) => {
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x1, x2, y1, y2] = [x, x1, y, y1];
    return y;
  });
}

const lufs = (/** @type {number} */ meanSquare) => -0.691 + 10 * Math.log10(meanSquare);

/** The loudest 400 ms ("momentary loudness"), which is what short sounds are compared by. @param {number[]} samples of one channel */
export function momentaryLoudness(samples) {
  const window = 0.4 * rate, step = 0.01 * rate;
  const squares = weighting.reduce(filtered, samples).map((sample) => sample ** 2);
  let loudest = 0;
  for (let from = 0; from + window <= squares.length; from += step) {
    let sum = 0;
    for (let i = from; i < from + window; ++i) sum += squares[i];
    loudest = Math.max(loudest, sum / window);
  }
  return lufs(loudest);
}

/** The share of energy at each of twelve frequencies (half octaves from 80 Hz) in each eighth of a second, each 0 to 1: a coarse spectrogram. @param {number[]} samples */
export function spectrogram(samples) {
  const length = rate / 8, bands = Array.from({ length: 12 }, (_, band) => 80 * 2 ** (band / 2));
  const frames = [];
  for (let from = 0; from + length <= samples.length; from += length) {
    frames.push(bands.map((low) => energyBetween(samples.slice(from, from + length), low, low * Math.SQRT2)));
  }
  const all = frames.flat().reduce((sum, energy) => sum + energy, 0);
  return frames.flat().map((energy) => energy / all);
}

/** By Goertzel's filter at eight frequencies of the band. @param {number[]} frame @param {number} low @param {number} high */
function energyBetween(frame, low, high) {
  let energy = 0;
  for (let part = 0; part < 8; ++part) {
    const turn = 2 * Math.cos((2 * Math.PI * (low + ((part + 0.5) * (high - low)) / 8)) / rate);
    let before = 0, last = 0;
    for (const sample of frame) [before, last] = [last, sample + turn * last - before];
    energy += last ** 2 + before ** 2 - turn * last * before;
  }
  return energy * (high - low);
}

/** How far apart two spectrograms are: 0 for the same, 1 where nothing is shared. @param {number[]} one @param {number[]} other */
export const apart = (one, other) => 1 - one.reduce((shared, energy, at) => shared + Math.min(energy, other[at]), 0);
