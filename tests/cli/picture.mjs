// twoseat picture: the table draws what a link or a file shows, and says why where it cannot.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const folder = mkdtempSync(join(tmpdir(), "twoseat-"));
const command = join(root, "build/native/twoseat");
const run = (program, ...words) => spawnSync(program, words, { encoding: "utf8", cwd: root });
const twoseat = (...words) => run("xvfb-run", "-a", command, ...words);

const match = join(folder, "match.json");
writeFileSync(match, JSON.stringify({
  system: "vanguard", edition: "vge", decks: ["all-lamps-lit", "bells-below"], seed: 7, conceded: null,
  answers: Array.from({ length: 6 }, (_, i) => (i === 1 || i === 2 ? { choice: 0, picks: [] } : { choice: 0, picks: [0] })),
}));
const link = (kind, ...more) => run(command, "link", "encode", `--${kind}`, ...more, match).stdout.trim();

/** Width and height, as a PNG has them in its head. */
function sizeOf(file) {
  const bytes = readFileSync(file);
  assert.equal(bytes.toString("latin1", 1, 4), "PNG");
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

let pictures = 0;
function drawn(...words) {
  const file = join(folder, `${++pictures}.png`);
  const { status, stderr } = twoseat("picture", ...words, "-o", file);
  assert.equal(status, 0, stderr);
  return file;
}

test("links, addresses and files become pictures, dark or light, as large as was said", () => {
  const position = drawn(link("position"));
  assert.deepEqual(sizeOf(position), [1200, 630]);
  const address = drawn(`https://example.org/twoseat/#${link("position")}`);
  assert.deepEqual(readFileSync(address), readFileSync(position), "the same, by its address");
  assert.notDeepEqual(readFileSync(drawn(link("position"), "--light")), readFileSync(position));
  assert.deepEqual(sizeOf(drawn(match, "--size", "600x400")), [600, 400]);
  assert.deepEqual(sizeOf(drawn("assets/demos/vge/drive-checks.json")), [1200, 630]);
  assert.notDeepEqual(readFileSync(drawn(link("seat", "A"))), readFileSync(position), "a seat does not see it all");
});

test("where nothing can be drawn a sentence says why", () => {
  const out = join(folder, "none.png");
  for (const [status, sentence, ...words] of [
    [2, /Say `twoseat picture/, "picture", link("position")],
    [1, /link/, "picture", link("position").slice(0, -3), "-o", out],
    [1, /link/, "picture", "no-such-file.json", "-o", out],
  ]) {
    const found = twoseat(...words);
    assert.equal(found.status, status, found.stderr);
    assert.match(found.stderr, sentence);
  }
  const env = { ...process.env, DISPLAY: "", WAYLAND_DISPLAY: "", SDL_VIDEODRIVER: "" };
  const blind = spawnSync(command, ["picture", link("position"), "-o", out], { encoding: "utf8", env });
  assert.equal(blind.status, 1);
  assert.match(blind.stderr, /no display here: xvfb-run/);
  copyFileSync(command, join(folder, "twoseat"));
  const alone = spawnSync(join(folder, "twoseat"), ["picture", link("position"), "-o", out], { encoding: "utf8" });
  assert.equal(alone.status, 1);
  assert.match(alone.stderr, /is not built: .*twoseat-table is not there/);
  assert.ok(!existsSync(out));
});
