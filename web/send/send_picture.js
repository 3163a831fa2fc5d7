// Draws what is sent as a picture of 1200 by 630, as chats and forums show them: the board, who plays and whose turn it is, and the
// link as a code for cameras. It is made of what is told of the link and of nothing else.
// @ts-check
import { groupOf, picturesOf } from "../pictures/card_pictures.js";
import { drawPoster } from "../pictures/poster.js";
import { codeOf, drawCode } from "./qr.js";
import { headOf } from "./send_words.js";

/** @typedef {import("../twoseat.d.ts").Sent} Sent */

const [width, height, edge] = [1200, 630, 24];
const narrowest = 300; // what stands beside the board

/** As page/colors.css has them. */
const colours = {
  dark: { table: "#14181f", line: "#2c3542", ink: "#e8eaed", soft: "#9aa4b2", A: "#4fa3ff", B: "#ff8a5b", can: "#5bd6a0" },
  light: { table: "#edeae3", line: "#bdb6a5", ink: "#1d2127", soft: "#4e5560", A: "#1159a8", B: "#9c3b10", can: "#096540" },
};

/** What the pictures of the cards that are seen are made of, by their names. @param {Sent} sent @returns {Promise<Map<string, string>>} */
async function artOf({ system, art }) {
  const found = await Promise.all(Object.entries(art).map(async ([name, [id, nation]]) =>
    /** @type {const} */ ([name, await picturesOf(system, groupOf(nation)).then((pack) => pack[id], () => "")])));
  return new Map(found.filter(([, drawn]) => drawn));
}

/** The board as an image. @param {Sent} sent @param {boolean} light @param {boolean} pictured */
async function boardOf(sent, light, pictured) {
  const art = pictured ? await artOf(sent) : new Map();
  // Who looks sits below.
  const places = sent.below === "A" ? sent.places : sent.places.map((place) => ({ ...place, seat: place.seat === "A" ? "B" : "A" }));
  const svg = drawPoster({
    art: (name) => art.get(name), layout: sent.layout, places, title: { en: "" }, languages: [], light,
    told: (english) => ({ en: sent.words[english] ?? english }),
  });
  const [, , across, down] = /viewBox="([^"]*)"/.exec(svg)?.[1].split(" ").map(Number) ?? [0, 0, 1, 1];
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg.replace("<svg ", `<svg width="${across * 2}" height="${down * 2}" `))}`;
  await image.decode();
  return { image, ratio: across / down };
}

/** On at most so many lines. @param {CanvasRenderingContext2D} context @param {string} text @param {number} wide @param {number} most */
function linesOf(context, text, wide, most) {
  const lines = [""];
  const fits = (/** @type {string} */ line) => context.measureText(line).width <= wide;
  for (const word of text.split(" ")) {
    const longer = lines[lines.length - 1] ? `${lines[lines.length - 1]} ${word}` : word;
    if (fits(longer) || !lines[lines.length - 1]) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const shown = lines.slice(0, most);
  return shown.map((line, at) => {
    let end = lines.length > most && at === most - 1 ? `${line}…` : line;
    while (!fits(end) && end.length > 2) end = `${end.replace(/…$/, "").slice(0, -1)}…`;
    return end;
  });
}

/** Writes one below the other as long as there is room. @param {CanvasRenderingContext2D} context @param {number} x @param {number} wide @param {number} bottom */
function writer(context, x, wide, bottom) {
  let y = edge;
  return {
    /** @param {string} text @param {{ size: number, colour: string, bold?: boolean, most?: number, above?: number }} how */
    write(text, { size, colour, bold = false, most = 2, above = 0 }) {
      if (!text) return;
      context.font = `${bold ? "600 " : ""}${size}px Inter, system-ui, sans-serif`;
      context.fillStyle = colour;
      context.textBaseline = "top";
      y += above;
      for (const line of linesOf(context, text, wide, most)) {
        if (y + size * 1.25 > bottom) return;
        context.fillText(line, x, y);
        y += size * 1.25;
      }
    },
  };
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {{ sent: Sent, address: string, site: string, title?: string, light: boolean, pictured: boolean }} what
 */
export async function drawPicture(canvas, { sent, address, site, title, light, pictured }) {
  const board = await boardOf(sent, light, pictured);
  const colour = colours[light ? "light" : "dark"];
  const code = codeOf(address);
  const beside = Math.max(narrowest, code?.size ?? 0);
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  [canvas.width, canvas.height] = [width, height];
  context.fillStyle = colour.table;
  context.fillRect(0, 0, width, height);
  const room = { w: width - 3 * edge - beside, h: height - 2 * edge };
  const shown = { w: Math.min(room.w, room.h * board.ratio), h: Math.min(room.h, room.w / board.ratio) };
  context.drawImage(board.image, edge + (room.w - shown.w) / 2, edge + (room.h - shown.h) / 2, shown.w, shown.h);

  const x = width - edge - beside, bottom = height - edge;
  const foot = code ? bottom - code.size - 30 : bottom - 70; // where the address stands
  const { write } = writer(context, x, beside, foot);
  write(sent.title, { size: 17, colour: colour.soft, most: 1 });
  if (title) write(headOf(sent, title), { size: 24, colour: colour.ink, bold: true, most: 3, above: 2 });
  const seats = /** @type {("A" | "B")[]} */ (sent.below === "A" ? ["B", "A"] : ["A", "B"]); // as they sit
  for (const seat of seats) {
    const at = "AB".indexOf(seat);
    write(`${sent.turn === seat ? "▶ " : ""}${sent.names[at]}`, { size: 26, colour: colour[seat], bold: true, most: 1, above: 6 });
    write(sent.standing[at].join(", "), { size: 16, colour: colour.soft });
  }
  write(sent.where, { size: 18, colour: colour.ink, bold: true, most: 3, above: 8 });
  write(sent.result || (sent.asked ? `${sent.asked.who}: ${sent.asked.question}` : ""), { size: 18, colour: colour.can, most: 3 });

  context.fillStyle = colour.soft;
  context.font = `${code ? 16 : 20}px Inter, system-ui, sans-serif`;
  linesOf(context, site.replace(/^https?:\/\/|\/$/g, ""), beside, code ? 1 : 2).forEach((line, at) => context.fillText(line, x, foot + 6 + at * 26));
  if (code) drawCode(context, code, x, bottom - code.size);
  return code !== undefined;
}
