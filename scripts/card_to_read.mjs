// "How to read a card": a card of the system drawn with what its layout says stands where, each number with its explanation.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const width = 200, height = 280;

/** Where a number stands on the card, and the side at which it is pointed to. As assets/layouts names the spots. */
const spots = {
  corner: { x: 26, y: 28, side: -1 }, coin: { x: 26, y: 28, side: -1 }, "corner end": { x: 174, y: 28, side: 1 },
  foot: { x: 34, y: 196, side: -1 }, band: { x: 16, y: 262, side: -1, anchor: "start" }, "band end": { x: 184, y: 262, side: 1, anchor: "end" },
};

const read = (...path) => JSON.parse(readFileSync(join(...path), "utf8"));

function cardOf(assets, family, id) {
  for (const file of readdirSync(join(assets, "cards")).filter((name) => name.startsWith(family) && name.endsWith(".json"))) {
    const found = read(assets, "cards", file).cards.find((card) => card.id === id);
    if (found) return found;
  }
  throw new Error(`tutorials/${family}.json: there is no card ${id}`);
}

/** "1-2-2" where several are read as one. */
const valueOf = (card, { number }) => (number === "weak" ? card.strike.join("-") : String(card[number]));

/**
 * The numbers of the card that a tutorial shows, in the order of its layout.
 * @returns {{ name: string, numbers: { id: string, word: string, value: string, at: string }[], drops: string[] }} drops: their colours
 */
export function cardToRead(assets, family, id) {
  const words = read(assets, "words", `${family}.json`);
  const card = cardOf(assets, family, id);
  const { numbers, drops: colours = [] } = read(assets, "layouts", `${family}.json`).card;
  const drops = colours.flatMap(({ number, hue, strength = 1 }) => Array(card.specified?.[number] ?? 0).fill(`oklch(72% ${0.14 * strength} ${hue})`));
  const shows = ({ with: needs, without }) => (!needs || card[needs]) && (!without || !card[without]);
  return { name: card.name, drops, numbers: numbers.filter(shows).map((number) => ({ id: number.number, word: number.joined || !(number.number in words) ? number.word : number.number, value: valueOf(card, number), at: number.at })) };
}

/** Its picture; every text in it is said beside it, too. */
export function drawCard({ name, numbers, drops }, escape) {
  const below = drops.map((colour, index) => `<circle cx="${spots.coin.x}" cy="${spots.coin.y + 28 + 14 * index}" r="6" fill="${colour}"/>`).join("");
  const pointed = numbers.map(({ value, at }, index) => {
    const { x, y, side, anchor = "middle" } = spots[at];
    const out = side < 0 ? -34 : width + 34;
    return `<path class="line" d="M${side < 0 ? 0 : width} ${y}H${out}"/><circle class="spot" cx="${out}" cy="${y}" r="14"/><text class="mark" x="${out}" y="${y + 5}">${index + 1}</text>` +
      `${at === "coin" || at === "corner" ? `<circle class="coin" cx="${x}" cy="${y}" r="17"/>` : ""}<text class="number" x="${x}" y="${y + 7}" text-anchor="${anchor}">${escape(value)}</text>`;
  }).join("");
  return `<svg class="card" viewBox="-52 -4 ${width + 104} ${height + 8}" width="304" height="288" aria-hidden="true">
<rect class="ground" width="${width}" height="${height}" rx="14"/><path class="figure" d="M100 52 150 128 100 166 50 128Z"/><rect class="band" y="208" width="${width}" height="72" rx="14"/><text class="name" x="16" y="232">${escape(name)}</text>${below}${pointed}
</svg>`;
}
