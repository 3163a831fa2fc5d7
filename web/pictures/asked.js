// The table's program, which is not run but only asked: without a table, without graphics.
// @ts-check
import { fetchData } from "../page/data.js";
import { putPart } from "../page/parts.js";

// The program looks for both as it begins, in a worker too, where there is neither.
const here = /** @type {any} */ (globalThis);
here.window ??= here;
here.document ??= { documentElement: { lang: "en" } };

const started = (async () => {
  const address = "../twoseat-table.js";
  const { default: createTable } = await import(address);
  /** @type {import("../page/parts.js").Program | undefined} */
  let program;
  const running = await new Promise((done, failed) => {
    createTable({
      noInitialRun: true,
      /** @param {WebAssembly.Imports} imports @param {Function} use */
      instantiateWasm(imports, use) {
        WebAssembly.instantiateStreaming(fetch(new URL("../twoseat-table.wasm", import.meta.url)), imports)
          .then((made) => use((program = made).instance, made.module)).catch(failed);
        return {};
      },
    }).then(done, failed);
  });
  return { running, program: /** @type {import("../page/parts.js").Program} */ (/** @type {unknown} */ (program)) };
})();
started.catch(() => {}); // said to whoever asks

/** What is a part of the program of its own. @type {Record<string, string[]>} */
const partsOf = {
  twoseat_picture: ["teaching"], twoseat_compare: ["comparing", "teaching"], twoseat_prove: ["proving", "teaching"], twoseat_puzzle_report: ["proving", "teaching"],
};

/**
 * What it answers in JSON, once it has the data of the system that this link or demo is of.
 * @param {string} text @param {number} language @param {string} name @param {...(string | number)} given
 */
export async function askAbout(text, language, name, ...given) {
  const { running, program } = await started;
  /** @param {string} call @param {(string | number)[]} values */
  const ask = (call, values) => JSON.parse(running.ccall(call, "string", values.map((each) => typeof each), values));
  /** @type {string[]} */
  const missing = ask("twoseat_picture_missing", [text, language]);
  const came = await Promise.all(missing.map(fetchData));
  await Promise.all([...missing, ...partsOf[name] ?? []].map((each) => putPart(program, each)));
  missing.forEach((each, at) => running.ccall("twoseat_data", null, ["string", "string"], [each, came[at]]));
  return ask(name, given);
}
