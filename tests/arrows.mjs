// Which way the includes point. usage: node tests/arrows.mjs; prints every arrow that goes up or sideways.
//
// kernel <- abilities, seats, players <- families, sharing, demos <- systems <- assets <- twoseat.h <- cli, shell
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const top = join(dirname(fileURLToPath(import.meta.url)), "..");

const floors = [
  ["kernel"],
  ["abilities", "seats", "players"],
  ["vanguard", "dragonball", "berserk", "heroes", "sharing", "demos"],
  ["systems"],
  ["assets"],
  ["twoseat"],
  ["cli", "shell"],
];
const floorOf = new Map(floors.flatMap((rooms, floor) => rooms.map((room) => [room, floor])));
// The data compiled in is no room of the house: it knows nobody, and only the upper floors look at it.
const assetsHeader = "engine/embedded_assets.h";
const facade = ["engine/twoseat.h", assetsHeader];
// Random play checks the law of seats/view.h by scrambling secrets; the table has no use for it, so the face does not offer it.
// Coverage is a developer's question, and the face does not answer it.
const exceptions = new Set(["cli > engine/seats/secrets.h", "cli > engine/demos/coverage.h"]);
// Players answer from what their seat may know; demos share positions.
const neighbours = new Set(["players > seats", "demos > sharing"]);

// Words of one family, which the kernel must not know.
const familyWords =
  /vanguard|rear[ _-]?guard|guardian circle|drive[ _]?(check|step)|soul[ _]?(blast|charge)|stride|dragon[ _]?ball|awaken|combo area|berserk|\bdice\b|\bdie roll|recruiting/i;

function roomOf(path) {
  const parts = path.split("/");
  if (parts[0] === "shell") return "shell";
  if (parts[0] !== "engine") return undefined;
  return parts.length === 2 ? parts[1].replace(/\.[^.]+$/, "") : parts[1];
}

function complaint(path, target) {
  const from = roomOf(path);
  const to = roomOf(target);
  if (from === to || path === assetsHeader) return path === assetsHeader ? "is to know nobody" : undefined;
  if (!floorOf.has(from)) return `is in no room that tests/arrows.mjs knows (${from})`;
  if (target === assetsHeader) return floorOf.get(from) >= 3 ? undefined : "is below the data compiled in";
  if (exceptions.has(`${from} > ${target}`)) return undefined;
  if (from === "cli" || from === "shell") return facade.includes(target) ? undefined : "may see of the engine only " + facade.join(" and ");
  if (!floorOf.has(to)) return `leads to no room that tests/arrows.mjs knows (${to})`;
  if (floorOf.get(to) < floorOf.get(from) || neighbours.has(`${from} > ${to}`)) return undefined;
  return floorOf.get(to) === floorOf.get(from) ? "goes to a neighbour" : "goes up";
}

const files = ["engine", "shell"].flatMap((folder) =>
  readdirSync(join(top, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(h|cpp)$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(top.length + 1)),
);

let arrows = 0;
const complaints = [];
for (const path of files) {
  readFileSync(join(top, path), "utf8").split("\n").forEach((line, index) => {
    const where = `${path}:${index + 1}`;
    if (path.startsWith("engine/kernel/") && familyWords.test(line)) {
      complaints.push(`${where}: the kernel speaks a family's language: ${line.trim()}`);
    }
    const target = /^\s*#\s*include\s*["<]([^">]+)[">]/.exec(line)?.[1];
    if (target === undefined) return;
    if (/^\s*#\s*include\s*"/.test(line) && roomOf(target) === undefined && !/^(generated|tests)\//.test(target)) {
      complaints.push(`${where}: "${target}" is not named from the top of the repository`);
    }
    if (roomOf(target) === undefined) return;
    ++arrows;
    const problem = complaint(path, target);
    if (problem) complaints.push(`${where}: the arrow to ${target} ${problem}`);
  });
}
complaints.forEach((text) => console.error(text));
console.log(`${files.length} files, ${arrows} arrows, ${complaints.length} wrong`);
process.exit(complaints.length === 0 && arrows > 0 ? 0 : 1);
