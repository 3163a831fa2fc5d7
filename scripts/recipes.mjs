// The recipes of docs/illustrations.md, as pictures: each name with the text of an SVG file.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const guide = join(dirname(fileURLToPath(import.meta.url)), "../docs/illustrations.md");

/** @returns {Map<string, string>} by name, in the colours of the palette that the guide's table calls by that name */
export function recipes(palette = "Berserk, Heroes Neutral") {
  const text = readFileSync(guide, "utf8");
  const row = text.split("\n").find((line) => line.startsWith(`| ${palette} |`));
  if (!row) throw new Error(`docs/illustrations.md has no palette ${palette}`);
  const colours = row.match(/#[0-9a-f]{6}/g);
  const paint = (drawing) => drawing.replace(/="([DMLAPX])"/g, (_, letter) => `="${colours["DMLAPX".indexOf(letter)]}"`);
  const found = [...text.matchAll(/^```recipes\n(.*?)^```/gms)].flatMap(([, block]) => block.trim().split("\n"));
  return new Map(found.map((line) => {
    const [, name, drawing] = /^(\w+): (.*)$/.exec(line) ?? [undefined, line, ""];
    return [name, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><rect width="120" height="120" fill="#9aa7b0"/>${paint(drawing)}</svg>`];
  }));
}
