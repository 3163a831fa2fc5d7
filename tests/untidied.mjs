// The sources that clang-tidy has to look at, so that every source and header is looked at as it is.
// usage: node tests/untidied.mjs FOLDER, which holds an empty file for each key of a text that was found clean;
// prints "FILE KEY..." lines: a source, and the keys that hold once it is clean (its own and those of the headers that it includes)
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const build = join(root, "build/native");
const folder = process.argv[2];
const hashOf = (text) => createHash("sha256").update(text).digest("hex").slice(0, 32);
const contentOf = (path) => readFileSync(join(root, path));

// What else a verdict depends on: the rules, what warnings the compiler gives, and which clang-tidy it is.
const rules = [".clang-tidy", "cmake/compile.cmake"].map((path) => hashOf(contentOf(path))).join("") +
  hashOf(execFileSync("clang-tidy-14", ["--version"]));

const keys = new Map();
function keyOf(path) {
  if (!keys.has(path)) keys.set(path, hashOf([rules, path, hashOf(contentOf(path))].join("\n")));
  return keys.get(path);
}
const isClean = (path) => existsSync(join(folder, keyOf(path)));

/** Our own headers of each source: `ninja -t deps` names the object, then a file on each indented line. */
function headers() {
  const all = new Map();
  for (const block of execFileSync("ninja", ["-C", build, "-t", "deps"], { encoding: "utf8", maxBuffer: 1 << 28 }).split("\n\n")) {
    const files = block.split("\n").filter((line) => line.startsWith("    ")).map((line) => resolve(build, line.trim()));
    const own = files.filter((path) => path.startsWith(root) && !path.startsWith(join(root, "build"))).map((path) => relative(root, path));
    const source = own.find((path) => path.endsWith(".cpp"));
    if (source) all.set(source, own.filter((path) => path !== source && existsSync(join(root, path))));
  }
  return all;
}

const sources = ["engine", "shell", "tests"].flatMap((top) =>
  readdirSync(join(root, top), { recursive: true }).filter((path) => path.endsWith(".cpp")).map((name) => join(top, name)).sort());
const included = headers();
const wanted = new Set(sources.filter((source) => !isClean(source)));

// A header that changed is looked at through one of the sources that include it: through one that is looked at anyway, where there is one.
const seen = new Set([...wanted].flatMap((source) => included.get(source) ?? []));
for (const source of sources)
  if ((included.get(source) ?? []).some((header) => !seen.has(header) && !isClean(header))) {
    wanted.add(source);
    for (const header of included.get(source)) seen.add(header);
  }

for (const source of wanted) console.log([source, keyOf(source), ...(included.get(source) ?? []).map(keyOf)].join(" "));
