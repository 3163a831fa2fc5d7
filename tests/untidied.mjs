// The sources that clang-tidy has not yet found clean as they are, each with the key under which to remember that it did.
// usage: node tests/untidied.mjs FOLDER, which holds an empty file for each such key; prints "KEY FILE" lines
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const build = join(root, "build/native");
const folder = process.argv[2];
const hashOf = (text) => createHash("sha256").update(text).digest("hex").slice(0, 32);

const contents = new Map();
function contentHash(path) {
  if (!contents.has(path)) contents.set(path, hashOf(readFileSync(path)));
  return contents.get(path);
}

/** Our own files that each object was built from: `ninja -t deps` names the object, then a file on each indented line. */
function dependencies() {
  const all = new Map();
  for (const block of execFileSync("ninja", ["-C", build, "-t", "deps"], { encoding: "utf8", maxBuffer: 1 << 28 }).split("\n\n")) {
    const files = block.split("\n").filter((line) => line.startsWith("    ")).map((line) => resolve(build, line.trim()));
    const own = files.filter((path) => path.startsWith(root) && !path.startsWith(join(root, "build")));
    const source = own.find((path) => path.endsWith(".cpp"));
    if (source) all.set(relative(root, source), own);
  }
  return all;
}

const built = dependencies();
// What else a verdict depends on: the rules, what warnings the compiler gives, and which clang-tidy it is.
const rules = [".clang-tidy", "cmake/compile.cmake"].map((path) => contentHash(join(root, path))).join("") +
  hashOf(execFileSync("clang-tidy-14", ["--version"]));
for (const top of ["engine", "shell", "tests"])
  for (const name of readdirSync(join(root, top), { recursive: true }).filter((path) => path.endsWith(".cpp")).sort()) {
    const file = join(top, name);
    // What the build knows nothing of is looked at every time.
    const included = built.get(file)?.map((path) => `${relative(root, path)} ${contentHash(path)}`).sort();
    const key = hashOf([rules, file, ...(included ?? [String(Date.now())])].join("\n"));
    if (!existsSync(join(folder, key))) console.log(`${key} ${file}`);
  }
