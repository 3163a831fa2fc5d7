// The sources that clang-tidy has to look at, so that every source and header is looked at as it is.
// usage: node tests/untidied.mjs FOLDER [RECORD [--write]]: the folder holds an empty file for each key of a text that was found clean,
// the record a line "PATH KEY" for each: with --write it is written anew, and nothing else is done.
// Prints "FILES KEY..." lines: sources, with commas between, and the keys that hold once they are clean (their own and those of the
// headers that they include). Several are looked at as one, since most of the time goes into the headers: build/tidy has a source
// that includes them, by the name of the first, and how each is compiled.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const build = join(root, "build/native");
const together = join(root, "build/tidy");
const mostTogether = 12;
const [folder, record, write] = process.argv.slice(2);
const hashOf = (text) => createHash("sha256").update(text).digest("hex").slice(0, 32);
const contentOf = (path) => readFileSync(join(root, path), "utf8");
const recorded = new Set(record ? contentOf(record).split("\n").map((line) => line.split(" ")[1]) : []);

// What else a verdict depends on: the rules, what warnings the compiler gives, and which clang-tidy it is.
const rules = [".clang-tidy", "cmake/compile.cmake"].map((path) => hashOf(contentOf(path))).join("") +
  hashOf(execFileSync("clang-tidy-14", ["--version"], { encoding: "utf8" }).split("\n")[0]);

const keys = new Map();
function keyOf(path) {
  if (!keys.has(path)) keys.set(path, hashOf([rules, path, hashOf(contentOf(path))].join("\n")));
  return keys.get(path);
}
const isClean = (path) => recorded.has(keyOf(path)) || existsSync(join(folder, keyOf(path)));

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

/** How each source is compiled: [{ file, command }]. */
const commands = new Map(JSON.parse(readFileSync(join(build, "compile_commands.json"), "utf8"))
  .map(({ file, command }) => [relative(root, file), command.replace(/ -o \S+ -c \S+$/, "")]));

/** The names that a source defines for itself, and what it uses: sources with one of the former in common cannot be one. */
function namesOf(path) {
  const lines = contentOf(path).split("\n");
  const names = lines.filter((line) => !/^(namespace|using|TEST_)/.test(line)).map((line) =>
    /^[a-z].*?\b(\w+)(?:\[\w*\])*(?: (?:=|final|const)\b.*)?(?: ?[({;=].*)?$/i.exec(line.replace(/<[^()]*>| : std::\w+/g, ""))?.[1]);
  return { own: new Set(names.filter(Boolean)), used: lines.filter((line) => line.startsWith("using namespace")).join() };
}

const texts = ["engine", "shell", "tests"].flatMap((top) =>
  readdirSync(join(root, top), { recursive: true }).filter((path) => /\.(cpp|h)$/.test(path)).map((name) => join(top, name)).sort());
if (write === "--write") {
  writeFileSync(join(root, record), texts.filter(isClean).map((path) => `${path} ${keyOf(path)}\n`).join(""));
  process.exit();
}
const sources = texts.filter((path) => path.endsWith(".cpp"));
const included = headers();
const wanted = new Set(sources.filter((source) => !isClean(source)));

// A header that changed is looked at through one of the sources that include it: through one that is looked at anyway, where there is one.
const seen = new Set([...wanted].flatMap((source) => included.get(source) ?? []));
for (const source of sources)
  if ((included.get(source) ?? []).some((header) => !seen.has(header) && !isClean(header))) {
    wanted.add(source);
    for (const header of included.get(source)) seen.add(header);
  }

/** @type {{ at: string, own: Set<string>, used: string, command: string, files: string[] }[]} */
const groups = [];
for (const file of [...wanted].sort()) {
  const { own, used } = namesOf(file), command = commands.get(file), at = dirname(file);
  let group = groups.find((one) => one.at === at && one.command === command && one.used === used && one.files.length < mostTogether &&
    ![...own].some((name) => one.own.has(name)));
  if (!group || !command) groups.push(group = { at, own: new Set(), used, command, files: [] });
  for (const name of own) group.own.add(name);
  group.files.push(file);
}

rmSync(together, { recursive: true, force: true });
mkdirSync(together, { recursive: true });
const unitOf = (group) => join(together, group.files[0].replaceAll("/", "-"));
for (const group of groups) writeFileSync(unitOf(group), group.files.map((file) => `#include "${file}"\n`).join(""));
writeFileSync(join(together, "compile_commands.json"), JSON.stringify(groups.filter(({ command }) => command)
  .map((group) => ({ directory: build, file: unitOf(group), command: `${group.command} -c ${unitOf(group)}` }))));
for (const { files } of groups)
  console.log([files.join(), ...new Set(files.flatMap((file) => [file, ...(included.get(file) ?? [])]).map(keyOf))].join(" "));
