// Draws a position as an SVG with a description in words, from the layout of the table: for the site's own pictures, which speak
// all languages, and for those of tables in other pages, drawn there from their links.

/**
 * What is drawn: a layout as assets/layouts has it, and what lies in it [engine/demos/write_places.h]. told: what a name on it is
 * called in English and in the other languages of the picture. art: what the picture of a card with this name is made of, if it has one.
 * light: one of its two looks; without it as the person who sees it has chosen.
 * @typedef {{ light?: boolean, art?: (name: string) => string | undefined, layout: any, places: any[], title: Record<string, string>, languages: string[], told: (english: string) => Record<string, string> }} Shown
 */

const cardHeight = 100; // what layouts count in
const cardWidth = 71;
const escape = (text) => String(text).replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]);
const round = (number) => Math.round(number * 10) / 10;

const lightly = `text{fill:#1d2127}.t{fill:#edeae3}.z{fill:#e5e1d7;stroke:#cdc7b8}.c{fill:#fbfaf6;stroke:#8a7a5c}.b{fill:#c7d6e8;stroke:#1159a8}.s{fill:#4e5560}.n{fill:#1d2127}`;
/** Where the picture is small: no words that nobody could read, but larger numbers. */
const small = "@media(max-width:440px){.w,.l{display:none}.n{font-size:27px}.o{font-size:21px}}";
/** What it is drawn with; English, unless the address points at the description in another of these languages. @param {string[]} languages @param {boolean} [light] */
const styleOf = (languages, light) => `text{font-family:Inter,system-ui,sans-serif;fill:#e8eaed}.t{fill:#14181f}.z{fill:#1b222d;stroke:#303b4b}.c{fill:#1d1710;stroke:#b08d4f}.f{fill:#7d5a22}.e{fill:#ecd9ae}.b{fill:#2b3648;stroke:#6f84a6}.s{fill:#8b96a5}.n{font-weight:700}` +
  (light === undefined ? `@media(prefers-color-scheme:light){${lightly}}` : light ? lightly : "") +
  `@media print{.t{fill:#fff}}${small}` +
  `tspan:not(.en){display:none}` +
  languages.map((language) => `#${language}:target~* tspan:not(.${language}){display:none}#${language}:target~* .${language}{display:inline}`).join("");

/** Every zone's middle and size, those on shelves in their grid; a board of cells zone by zone. */
function placed(form, counts) {
  const zones = new Map();
  const taken = new Map();
  for (const entry of form.zones) {
    if (entry.cells) {
      const columns = entry.columns.length ?? entry.columns;
      const rows = Math.ceil(entry.cells.length / columns);
      const size = [entry.size[0] / columns, entry.size[1] / rows];
      entry.cells.forEach((zone, at) => zones.set(zone, {
        show: "circle", size, cell: true,
        at: [entry.at[0] + (at % columns - (columns - 1) / 2) * size[0], entry.at[1] + (Math.floor(at / columns) - (rows - 1) / 2) * size[1]],
      }));
    } else if (entry.shelf) {
      if ((entry.hides || entry.optional) && !counts.has(entry.zone)) continue;
      const shelf = form.shelves.find(({ shelf }) => shelf === entry.shelf);
      const [cell, gap] = [shelf.cell, shelf.gap];
      const across = shelf.across ?? Math.max(1, Math.floor((shelf.size[0] + gap[0]) / (cell[0] + gap[0])));
      const number = taken.get(entry.shelf) ?? 0;
      taken.set(entry.shelf, number + 1);
      const [column, row] = [number % across, Math.floor(number / across)];
      zones.set(entry.zone, {
        ...entry, size: cell,
        at: [shelf.at[0] - shelf.size[0] / 2 + cell[0] / 2 + column * (cell[0] + gap[0]), shelf.at[1] - shelf.size[1] / 2 + cell[1] / 2 + row * (cell[1] + gap[1])],
      });
    } else {
      zones.set(entry.zone, entry);
    }
  }
  return zones;
}

/** 13000 as the table writes it: 13k. */
const short = (value) => (Math.abs(value) >= 1000 && value % 100 === 0 ? `${value / 1000}k` : String(value));

/** What stands in a card's band. */
export const number = (layout, card) => numbers(layout, card).map(({ said }) => said).join(" · ");

/** Each of them, with its icon. */
const numbers = (layout, card) => {
  const told = [];
  const on = (card, counter) => (counter && card.counters?.[counter]) || 0;
  for (const { at, number: name, joined = [], less, icon, ...by } of layout.card.numbers) {
    if (!["band", "band end", "corner end"].includes(at)) continue;
    const values = [name, ...joined].map((each) => card.numbers[each]);
    if (values.some((value) => value === undefined)) continue;
    const taken = (less ? card.numbers[less] ?? 0 : 0) + on(card, by["less on"]) - on(card, by["more on"]);
    told.push({ said: values.map((value) => short(value - taken)).join("-"), icon });
  }
  return told;
};

/** A name on at most two lines of so many letters. */
function lines(name, most) {
  if (name.length <= most) return [name];
  const cut = name.lastIndexOf(" ", most);
  const first = name.slice(0, cut > 0 ? cut : most);
  const rest = name.slice(first.length).trim();
  return [first, rest.length > most ? `${rest.slice(0, most - 1)}…` : rest];
}

/** A word of the board in every language, and a number; those that say the same share it. The longest one fits into this width. */
function sign(told, english, [x, y], width, { count = "", soft = false } = {}) {
  const speakers = new Map();
  for (const [language, word] of Object.entries(told(english))) speakers.set(word, [...(speakers.get(word) ?? []), language]);
  const words = [...speakers.keys()];
  const spoken = words.length === 1 ? escape(words[0]) : words.map((word) => `<tspan class="${speakers.get(word).join(" ")}">${escape(word)}</tspan>`).join("");
  const letters = Math.max(...words.map(({ length }) => length)) + (count ? String(count).length + 1 : 0);
  const size = round(Math.min(13, width / (letters * 0.56)));
  return `<text x="${round(x)}" y="${round(y)}" font-size="${size}" text-anchor="middle" class="w${soft ? " s" : ""}">${spoken}${count && ` ${count}`}</text>`;
}

/** Icons that are letters, too. @type {Record<string, string>} */
const signs = { star: "★", heart: "♥" };

/** Where a card's picture is. */
const field = `x="${3 - cardWidth / 2}" y="-47" width="${cardWidth - 6}" height="55"`;

/** The mark of a card that has no picture, by which it is known again: a star of its own. @param {string} name */
function sigil(name) {
  let seed = 7;
  for (const letter of name) seed = Math.imul(seed ^ letter.codePointAt(0), 0x01000193) >>> 0;
  const [points, inner, turned] = [3 + seed % 5, 8 + (seed >>> 3) % 6, seed >>> 8 & 1];
  const corner = (/** @type {number} */ at) => {
    const [angle, radius] = [(at + turned) * Math.PI / points, at % 2 ? inner : 21];
    return `${round(Math.sin(angle) * radius)} ${round(-18 - Math.cos(angle) * radius)}`;
  };
  return `<path class="e" d="M${Array.from({ length: 2 * points }, (_, at) => corner(at)).join("L")}Z"/><circle cy="-18" r="${2 + (seed >>> 5) % 3}" class="f"/>`;
}

/**
 * The pictures of a poster's cards, each once however often it is shown: where one stands, and what all of them are.
 * @param {Shown["art"]} art
 */
function makeArt(art) {
  /** @type {Map<string, string>} */
  const symbols = new Map();
  return {
    /** @param {string} name */
    use(name) {
      const drawn = art?.(name);
      if (!drawn) return `<rect ${field} class="f"/>${sigil(name)}`;
      if (!symbols.has(name)) symbols.set(name, drawn);
      return `<use href="#a${[...symbols.keys()].indexOf(name)}" ${field}/>`;
    },
    // What they name within themselves is named apart.
    symbols: () => [...symbols.values()].map((drawn, at) => `<symbol id="a${at}" viewBox="0 0 120 120" preserveAspectRatio="xMidYMid slice">` +
      `${drawn.replace(/\bid="/g, `id="a${at}-`).replace(/url\(#/g, `url(#a${at}-`)}</symbol>`).join(""),
  };
}
/** @typedef {ReturnType<typeof makeArt>} Art */

/** @param {Art} art @param {number} height of the card on the board */
function drawCard(art, layout, card, [x, y], height) {
  const scale = height / cardHeight;
  const place = `transform="translate(${round(x)} ${round(y)}) scale(${round(scale * 100) / 100})${card.rest ? " rotate(90)" : ""}"`;
  const frame = `<rect x="${-cardWidth / 2}" y="-50" width="${cardWidth}" height="100" rx="6" class="${card.down ? "b" : "c"}"/>`;
  if (card.down) return `<g ${place}>${frame}</g>`;
  const written = lines(card.name, 12).map((line, at) => `<text y="${18 + at * 9.5}" font-size="9.5" text-anchor="middle" class="w">${escape(line)}</text>`);
  const [{ said: first } = { said: "" }, ...others] = numbers(layout, card);
  const beside = others.map(({ said, icon }) => (signs[icon] ?? "") + said).join(" ");
  const size = first.length + beside.length > 7 ? 13 : 16; // in units; small pictures have their own
  const band = `<text x="-31" y="45.5" font-size="${size}" class="n">${escape(first)}</text>` +
    (beside && `<text x="31" y="45.5" font-size="${size - 2}" text-anchor="end" class="${first.length + beside.length > 3 ? "l" : "o"}">${escape(beside)}</text>`);
  return `<g ${place}>${frame}${art.use(card.name)}${written.join("")}${first && band}</g>`;
}

function drawZone(art, layout, told, zone, place, side) {
  const across = layout.forms.wide.mirrored ? 1 : side; // the upper seat's lie across, or are turned by half
  const [x, y] = [zone.at[0] * across, zone.at[1] * side];
  const [width, height] = zone.size;
  const box = zone.show === "circle" && !zone.cell
    ? `<circle cx="${round(x)}" cy="${round(y)}" r="${round(Math.min(width, height) * 0.47)}" class="z"/>`
    : `<rect x="${round(x - width / 2)}" y="${round(y - height / 2)}" width="${width}" height="${height}" rx="6" class="z"/>`;
  if (!place) {
    if (zone.hides || ["hand", "pile", "fan", "chip"].includes(zone.show)) return "";
    return box + (zone.cell ? "" : sign(told, zone.name ?? "", [x, y + 4], width - 4, { soft: true }));
  }
  const cards = place.cards.filter((card) => !card.under);
  if (["pile", "fan", "chip"].includes(zone.show) || cards.length === 0) {
    const top = place.count > 0 ? drawCard(art, layout, cards[0] ?? { down: true }, [x, y - 8], Math.min(height - 24, 84)) : "";
    return box + top + sign(told, zone.name, [x, y + height / 2 - 5], width - 4, { count: place.count });
  }
  const tall = zone.show === "column" ? 58 : Math.min(height, 104) * 0.94;
  const step = zone.show === "column" ? [0, Math.min(34, height / (zone.slots ?? cards.length))] : [Math.min(tall * 0.78, width / cards.length), 0];
  return box + cards.map((card, at) =>
    drawCard(art, layout, card, [x + (at - (cards.length - 1) / 2) * step[0], y + (at - (cards.length - 1) / 2) * step[1]], tall)).join("");
}

/** The hand, a row at the edge of the board. */
function drawHand(art, layout, place, form, side) {
  const y = side * (form.height / 2 + 40);
  const known = place.cards.length;
  const cards = [...place.cards, ...Array.from({ length: Math.max(0, Math.min(place.count, 30) - known) }, () => ({ down: true }))];
  const step = Math.min(62, (form.width - 80) / cards.length);
  return cards.map((card, at) => drawCard(art, layout, { ...card, rest: false }, [(at - (cards.length - 1) / 2) * step, y], 76)).join("");
}

function describe({ layout, told, places }, language) {
  const say = (english) => told(english)[language] ?? english;
  const shown = (card) => {
    if (card.down) return say("face down");
    const numbers = number(layout, card);
    return card.name + (numbers ? ` (${numbers})` : "") + (card.rest ? `, ${say("at rest")}` : "");
  };
  const named = places.filter(({ cards, count }) => cards.length === count && cards.some(({ down }) => !down));
  return ["A", "B"].map((seat) => {
    const own = named.filter((place) => place.seat === seat);
    return own.length === 0 ? "" : `${seat}: ${own.map((place) => `${say(place.name)}: ${place.cards.map(shown).join("; ")}`).join(". ")}.`;
  }).filter(Boolean).join(" ");
}

/** Title and description, English first. @param {Shown} shown */
function words(shown) {
  const { title, languages } = shown;
  return `<title id="t">${escape(title.en)}</title>${languages.map((language) => `<title lang="${language}">${escape(title[language])}</title>`).join("")}` +
    ["en", ...languages].map((language) => `<desc id="${language}" lang="${language}">${escape(describe(shown, language))}</desc>`).join("");
}

const hasHand = (position, form, seat) => position.places.some((place) =>
  place.seat === seat && form.zones.some((zone) => zone.zone === place.zone && zone.show === "hand"));

/** Each half glows in its seat's colour, strongest at its own edge. */
const halves = `<linearGradient id="h" x2="0" y2="1"><stop stop-color="#ff8a5c" stop-opacity=".2"/><stop offset=".5" stop-color="#7f94b5" stop-opacity=".06"/><stop offset="1" stop-color="#4ea1ff" stop-opacity=".22"/></linearGradient>`;

/** The position as an SVG file. @param {Shown} shown */
export function drawPoster(shown) {
  const { layout, told, places, languages } = shown;
  const position = { places };
  const form = layout.forms.wide;
  const drawn = [], art = makeArt(shown.art);
  for (const [seat, side] of [["B", -1], ["A", 1]]) {
    const own = new Map(position.places.filter((place) => place.seat === seat).map((place) => [place.zone, place]));
    for (const [name, zone] of placed(form, own)) {
      const place = own.get(name);
      if (zone.show === "hand") drawn.push(place ? drawHand(art, layout, place, form, side) : "");
      else if (!zone.shared || side === 1 || place) drawn.push(drawZone(art, layout, told, zone, place, side));
    }
  }
  // Room for a hand only where there is one.
  const [above, below] = ["B", "A"].map((seat) => form.height / 2 + (hasHand(position, form, seat) ? 84 : 12));
  const [width, height] = [form.width + 24, above + below];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-width / 2} ${-above} ${width} ${height}" role="img" aria-labelledby="t en">` +
    `${words(shown)}<style>${styleOf(languages, shown.light)}</style>${art.symbols()}` +
    `<rect x="${-width / 2}" y="${-above}" width="${width}" height="${height}" class="t"/>${halves}` +
    `<rect x="${-form.width / 2}" y="${-form.height / 2}" width="${form.width}" height="${form.height}" rx="14" fill="url(#h)"/>${drawn.join("")}</svg>\n`;
}
