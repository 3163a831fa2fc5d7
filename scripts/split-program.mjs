// Splits a linked program into what every visit needs and what only one system does: SYSTEM.wasm, which the page loads with that
// system's data (web/page/parts.js). What belongs to a system is known by its C++ namespace. Then the names go, which nobody needs,
// and each file says of which build it is: the parts of one fit no other. Where the toolchain's wasm-split is older, nothing is
// split: the parts are there, but empty.
// usage: node scripts/split-program.mjs PROGRAM.wasm BINARYEN OUT.wasm PARTS SYSTEM...   (linked with --profiling-funcs -Wl,--no-demangle)
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [program, binaryen, out, parts, ...systems] = process.argv.slice(2);
const features = ["--enable-bulk-memory", "--enable-simd", "--enable-reference-types"];
const empty = Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

/** @param {string} name @param {...string} given */
const run = (name, ...given) => spawnSync(join(binaryen, "bin", name), [...given, ...features], { encoding: "utf8", maxBuffer: 1e9 });
/** @param {string} name @param {...string} given */
function must(name, ...given) {
  const { status, stdout, stderr, error } = run(name, ...given);
  if (status !== 0) throw new Error(`${name} ${given.join(" ")}: ${error?.message ?? stderr}`);
  return stdout;
}

/** What calls what, by name, and what is called from elsewhere too: exported, or by its address. */
function callGraph() {
  const callers = new Map(), callees = new Map(), fromElsewhere = new Set();
  for (const line of must("wasm-opt", program, "--print-call-graph", "-o", "/dev/null").split("\n")) {
    const [, from, to] = /^ *"(.*)" -> "(.*)"; \/\/ call$/.exec(line) ?? [];
    if (to) {
      callers.set(to, (callers.get(to) ?? new Set()).add(from));
      callees.set(from, (callees.get(from) ?? new Set()).add(to));
    }
    const [, name, style] = /^ *"(.*)" \[(style=.*)\];$/.exec(line) ?? [];
    if (name && !callees.has(name)) callees.set(name, new Set());
    if (name && /rounded|gray|turquoise/.test(style)) fromElsewhere.add(name);
  }
  return { callers, callees, fromElsewhere };
}

/** @param {Map<string, Set<string>>} callees */
function reachedFrom(start, callees, seen = new Set()) {
  for (const open = [start]; open.length;) {
    const name = open.pop();
    if (seen.has(name)) continue;
    seen.add(name);
    open.push(...callees.get(name) ?? []);
  }
  return seen;
}

/** For each system the names of the functions that only it needs: its own, and those that nobody else calls. */
function ownedFunctions() {
  const { callers, callees, fromElsewhere } = callGraph();
  const before = reachedFrom("__wasm_call_ctors", callees); // what is set before any part is there
  return systems.map((system) => {
    const named = new Set([...callees.keys()].filter((name) => name.includes(`7twoseat${system.length}${system}`) && !before.has(name)));
    const own = new Set([...named].flatMap((name) => [...reachedFrom(name, callees)]).filter((name) => named.has(name) || (!before.has(name) && !fromElsewhere.has(name))));
    // What anybody else calls is not its own, nor what that calls: functions that call each other go together.
    const isCalledElsewhere = (name) => !named.has(name) && ![...callers.get(name)].every((caller) => own.has(caller));
    for (let foreign; (foreign = [...own].filter(isCalledElsewhere)).length;) for (const name of foreign) own.delete(name);
    return [...own];
  });
}

/** Each part by its system, and what is left under "": files in the folder. Whether that was done. @param {string} folder */
function split(folder) {
  const owned = ownedFunctions(), manifest = join(folder, "manifest");
  writeFileSync(manifest, systems.map((system, at) => [system, ...owned[at]].join("\n")).join("\n\n") + "\n");
  const { status, stderr } = run("wasm-split", "--multi-split", program, "--manifest", manifest, "--out-prefix", `${folder}/`, "-o", join(folder, ".wasm"));
  const sizeOf = (/** @type {string} */ system) => statSync(join(folder, `${system}.wasm`), { throwIfNoEntry: false })?.size ?? 0;
  const done = status === 0 && systems.every((system) => sizeOf(system) > 1000);
  if (!done) console.log(`${program} is not split: ${stderr?.trim().split("\n")[0] || "this wasm-split does it otherwise"}`);
  return done;
}

/** Without what is only for tools, and optimised as a whole: a call without effects may go. @param {string} file */
function bare(file) {
  must("wasm-opt", file, "--generate-global-effects", "-Oz", "--strip-debug", "--strip-producers", "--strip-target-features", "-o", file);
  return readFileSync(file);
}
/** Saying of which build it is, in a section of its own. @param {Buffer} module @param {string} build up to 100 letters */
const marked = (module, build) => Buffer.concat([module, Buffer.from([0, 6 + build.length, 5]), Buffer.from(`build${build}`)]);

mkdirSync(parts, { recursive: true });
const folder = mkdtempSync(join(parts, "split-"));
try {
  const whole = !split(folder);
  if (whole) for (const name of ["", ...systems]) writeFileSync(join(folder, `${name}.wasm`), name ? empty : readFileSync(program));
  const common = bare(join(folder, ".wasm")), build = createHash("sha256").update(common).digest("hex").slice(0, 16);
  writeFileSync(out, marked(common, build));
  for (const system of systems) writeFileSync(join(parts, `${system}.wasm`), marked(bare(join(folder, `${system}.wasm`)), build));
} finally {
  rmSync(folder, { recursive: true });
}
