// Starts the table and stands between it and the browser: loading, the address bar, a lost graphics context. What the
// program calls is `page` below, by way of shell/platform/page_web.cpp; what happens here is told to it by `tell`.
// @ts-check
import { makeAutosave } from "./matches/autosave.js";
import { copy } from "./page/clipboard.js";
import { fetchFirst, makeData } from "./page/data.js";
import { makeEmbedding } from "./pictures/embedding.js";
import { picturesWanted, wantPictures } from "./pictures/wanted.js";
import { fetchDemo } from "./lessons/found_demo.js";
import { hasWebGL2, warmGraphics } from "./table/graphics.js";
import { keepOffline } from "./page/keep_offline.js";
import { makeKeys } from "./table/keys.js";
import { changeOver, languageOf, languages, remember, speak, speakFirst } from "./page/language.js";
import { makeLesson } from "./lessons/lesson.js";
import { breath, download, dress, painted } from "./page/loading.js";
import { makeMatches } from "./matches/matches.js";
import { byId } from "./page/page_tools.js";
import { expectPart, putPart } from "./page/parts.js";
import { fetchPhrases, say } from "./page/phrases.js";
import { hideRule, showRule } from "./rulebook/rule.js";
import { makeSound } from "./table/sound.js";
import { makeStart } from "./start/start.js";
import { makeTextTable } from "./table/text_table.js";
import { hideToast, toast } from "./page/toast.js";

/** @typedef {import("./mirror.d.ts").Mirror} Mirror */
/** @typedef {import("./lessons/found_demo.js").FoundDemo} FoundDemo */
/** @typedef {import("./twoseat.d.ts").NewsKind} NewsKind */

const canvas = /** @type {HTMLCanvasElement} */ (byId("canvas"));

/** In the order of page::News::Kind. @type {NewsKind[]} */
const newsKinds = ["Link", "Option", "Control", "Typed", "Resized", "Deck", "Demo", "Picture"];
const linkKinds = ["match", "position", "seat"];
const longestLink = 200_000; // characters; the engine's own bounds are tighter
const longestTyped = 200; // at once, into a field that takes fewer
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const light = matchMedia("(prefers-color-scheme: light)");

/** The program once it runs. @type {any} */
let table;
/** What it is made of. @type {import("./page/parts.js").Program} */
let program;
/** @type {string} */
let mirrorText = "{}";
let frames = 0;
/** @type {() => void} */
let isReady = () => {};
/** @type {(reason: Error) => void} */
let isBroken = () => {};
/** @type {Promise<void>} */
const ready = new Promise((resolve, reject) => { isReady = resolve; isBroken = reject; });
ready.catch(() => {}); // whoever waits for it hears of it; nobody has to

let demoText = ""; // of the lesson that was opened last

/** @param {NewsKind} kind */
function tell(kind, text = "", number = 0) {
  if (kind === "Demo") demoText = text.slice(text.indexOf("\n") + 1);
  table?.ccall("twoseat_news", null, ["number", "string", "number"], [newsKinds.indexOf(kind), text, number]);
}

// How an embedding page wants the table: "?embed&theme=light&lang=it".
const wishes = new URLSearchParams(location.search);
const wishedLanguage = wishes.get("lang");
await speakFirst(wishedLanguage);
for (const part of ["controls", "narration"])
  if (wishes.get(part) === "none") document.documentElement.classList.add(`no-${part}`);
const wishedTheme = wishes.get("theme");
if (wishedTheme === "light" || wishedTheme === "dark") document.documentElement.dataset.theme = wishedTheme;

/** @param {import("./twoseat.d.ts").LinkKind} kind @returns {string} */
const link = (kind) => table.ccall("twoseat_link", "string", ["number"], [linkKinds.indexOf(kind)]);
const embedding = makeEmbedding(tell, link);
let readySaid = false;
function sayReady() {
  if (!readySaid) embedding.say("ready");
  readySaid = true;
}
/** @param {string} demo its file */
function openInEditor(demo) {
  withEditor((editor) => editor.load(demo));
}
const textTable = makeTextTable(tell);
const keys = makeKeys(canvas, tell, textTable, () => table !== undefined);
const resized = () => dispatchEvent(new Event("resize")); // SDL asks for the canvas's size only then

// A table in somebody else's page keeps nothing, finds nothing, and has no editor.
const keeps = window.parent === window && !wishes.has("embed");
const lesson = makeLesson(tell, resized, keeps ? () => openInEditor(demoText) : undefined);
const complain = (/** @type {string} */ sentence) => toast(sentence, { seconds: 10, toAnybody: true });
/** Asks the program something that it answers in JSON. @param {string} name @param {...(string | number)} given */
const ask = (name, ...given) => JSON.parse(table.ccall(name, "string", given.map((each) => typeof each), given));
const data = makeData(async (name, text) => {
  await putPart(program, name);
  table.ccall("twoseat_data", null, ["string", "string"], [name, text]);
});
/** Resolved once the program has all of this system. @param {string} system */
const need = (system) => Promise.all(ask("twoseat_missing", system, languages.indexOf(document.documentElement.lang)).map(data.want));
const poolOf = (/** @type {string} */ system) => ask("twoseat_deck_pool", system, languages.indexOf(document.documentElement.lang));
const here = () => location.href.split(/[?#]/, 1)[0];
/** @type {(() => void) | undefined} */
let whenOpen; // who waits for both hands to lie open
/** @type {import("./board/board.js").Desk} */
const desk = {
  need,
  seats: () => JSON.parse(mirrorText).names,
  factsOf: (system) => ask("twoseat_board_facts", system),
  poolOf,
  layOnTable: (position) => ask("twoseat_lay_position", JSON.stringify(position)),
  check: (position) => ask("twoseat_check_position", JSON.stringify(position)),
  fromTable: () => ask("twoseat_table_position"),
  openHands: () => new Promise((done) => {
    whenOpen = done;
    tell("Control", "open-hands");
  }),
  mayOpenHands: () => JSON.parse(mirrorText).controls.some((/** @type {{ id: string, enabled: boolean }} */ { id, enabled }) => id === "open-hands" && enabled),
  ownCards: (system, cards) => ask("twoseat_own_cards", system, cards, languages.indexOf(document.documentElement.lang)),
  record: (demo) => ask("twoseat_begin_recording", JSON.stringify(demo)),
  recorded: () => ask("twoseat_end_recording"),
  run: (demo, draft) => ask("twoseat_run_demo", JSON.stringify(demo), draft ? 1 : 0),
  stepWords: (demo, moves) => ask("twoseat_step_words", JSON.stringify(demo), JSON.stringify(moves)),
  language: () => languages.indexOf(document.documentElement.lang),
  openLesson: (fragment) => {
    if (location.hash === `#${fragment}`) openAddress();
    else location.hash = fragment;
  },
  copy: (fragment) => copy(`${here()}#${fragment}`),
  resized,
};
/**
 * What few visits need is fetched when somebody wants it, once.
 * @template T @param {() => Promise<T>} make @param {string} sorry @returns {(use: (made: T) => void) => Promise<void>}
 */
function onDemand(make, sorry) {
  /** @type {Promise<T> | undefined} */
  let made;
  return async (use) => {
    made ??= make();
    const here = await made.catch((error) => {
      made = undefined; // to be tried again
      console.error(error);
    });
    here ? use(here) : complain(say(sorry));
  };
}
/** The board editor, once it is there. @type {ReturnType<import("./board/board.js").makeBoard> | undefined} */
let board;
const withEditor = onDemand(async () => {
  const [{ makeBoard }] = await Promise.all([import("./board/board.js"), dress("board/board.css"), putPart(program, "teaching"), putPart(program, "editing")]);
  return board = makeBoard(desk);
}, "The editor could not be loaded. Please try again.");
const withDecks = onDemand(async () => {
  const [{ makeDecks }] = await Promise.all([import("./decks/decks.js"), dress("decks/decks.css")]);
  return makeDecks(need, poolOf, (deck) => ask("twoseat_deck_faults", JSON.stringify(deck)), (deck, seat) => tell("Deck", deck, seat), copy, complain);
}, "The deck builder could not be loaded. Please try again.");
/** What can be sent, once somebody has. @type {ReturnType<import("./send/send.js").makeSend> | undefined} */
let send;
const withSend = onDemand(async () => {
  const [{ makeSend }] = await Promise.all([import("./send/send.js"), dress("send/send.css"), putPart(program, "sending"), putPart(program, "teaching")]);
  return send = makeSend({
    mirror: () => JSON.parse(mirrorText), link, demo: () => demoText, light: page.prefersLight, pictured: page.picturesWanted, address: here, left: refocus,
    async told(text) {
      const language = languages.indexOf(document.documentElement.lang);
      await Promise.all(ask("twoseat_picture_missing", text, language).map(data.want));
      return ask("twoseat_sent", text, language);
    },
  });
}, "This could not be loaded. Please try again.");
/** What tells of puzzles, once one was opened. @type {ReturnType<import("./puzzle/table_puzzle.js").makePuzzles> | undefined} */
let puzzles;
const withPuzzles = onDemand(async () => {
  const [{ makePuzzles, puzzleSentences }] = await Promise.all([import("./puzzle/table_puzzle.js"), putPart(program, "proving")]);
  lesson.tellsPuzzles(puzzleSentences);
  return puzzles = makePuzzles((id, proofs) => table?.ccall("twoseat_proved", null, ["string", "string"], [id, proofs]), keeps);
}, "The puzzle could not be loaded. Please try again.");
/** Parts of the program that are here, for what it does itself. @type {Set<string>} */
const parts = new Set();
const sound = makeSound(keeps);
/** The cards' pictures, once any are wanted. @type {ReturnType<import("./pictures/card_pictures.js").makeCardPictures> | undefined} */
let pictures;
let pictured = Promise.resolve(); // once those that were wanted last have come
/** @param {import("./pictures/card_pictures.js").Wishes} wishes */
async function bringPictures(wishes) {
  try {
    pictures ??= (await import("./pictures/card_pictures.js")).makeCardPictures(tell);
    await pictures.bring(wishes);
  } catch (error) {
    console.error(error); // the cards keep their sigils
  }
}
const autosave = keeps ? makeAutosave(complain) : undefined;
const refocus = () => canvas.focus({ preventScroll: true });
const start = makeStart(tell, ready, (link) => { location.hash = link; }, need, () => {
  resized();
  refocus();
});
start.speak(document.documentElement.lang);
const matches = autosave && makeMatches((link) => { location.hash = link; }, autosave, complain, resized);

// --- Loading -------------------------------------------------------------------------------------------------------

/** Shows why there is no table, in place of the table. @param {string} sentence @param {unknown} [cause] */
function fail(sentence, cause) {
  start.leave();
  byId("loading").classList.remove("over");
  byId("loading").classList.add("failed");
  byId("loading-text").textContent = say(sentence);
  if (cause) console.error(cause);
  embedding.say("error", { message: sentence, final: true });
  isBroken(new Error(sentence, { cause }));
}

// A trap of the program, in whichever event it happens.
addEventListener("error", ({ error }) => {
  if ([WebAssembly.RuntimeError, WebAssembly.Exception].some((kind) => kind && error instanceof kind)) {
    table = undefined;
    fail("The table stopped unexpectedly. Reloading the page brings back the match that stands in the address.");
  }
});

async function load() {
  if (typeof WebAssembly !== "object") return fail("This browser has no WebAssembly, which Twoseat is made of. A current browser has it.");
  await painted();
  try {
    const bytes = download(new URL("twoseat-table.wasm", import.meta.url));
    // A download that fails while the glue is still on its way is reported below, once.
    bytes.catch(() => {});
    const warm = warmGraphics();
    const fragment = location.hash.slice(1);
    const demo = fetchDemo(fragment);
    if (namesDemo(fragment)) expectPart("teaching");
    const first = /** @type {HTMLMetaElement} */ (document.querySelector('meta[name="first-system"]')).content;
    const fetchOf = (/** @type {string} */ system) => fetchFirst(system, document.documentElement.lang);
    if (!fragment) fetchOf(first); // of a link the program says itself what it is of
    else demo.then((found) => found?.text && fetchOf(String(JSON.parse(found.text).system)), () => {}).catch(() => {});
    const address = "./twoseat-table.js";
    const { default: createTable } = await import(address);
    await warm;
    if (!await hasWebGL2(canvas)) return fail("This browser does not offer WebGL 2, with which the table is drawn. Switching hardware acceleration on, or a current browser, may help.");
    /** @type {FoundDemo | undefined} */
    let laid;
    await breath();
    await new Promise((done, failed) => {
      ready.then(done, done);
      const options = {
        canvas,
        page,
        /** @param {WebAssembly.Imports} imports @param {Function} use */
        instantiateWasm(imports, use) {
          Promise.all([bytes.then((response) => WebAssembly.instantiateStreaming(response, imports)), demo])
            .then(async ([made, found]) => {
              program = made;
              laid = await toRead(found);
              await breath();
              use(program.instance, program.module); // and run its main
            })
            .catch(failed);
          return {};
        },
        // Before the program's main: what lies in the address says which of its systems is needed.
        onRuntimeInitialized() {
          table = options;
          openAddress(location.hash.slice(1) === fragment ? laid : undefined);
        },
      };
      createTable(options).catch(failed);
    });
  } catch (error) {
    const refused = error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError;
    fail(refused ? "This browser did not accept the table's program. Reloading the page, or a current browser, may help." :
      table ? "The table stopped while it was being set. Reloading the page may help, or opening it without what stands behind # in its address." :
      "The table could not be loaded. Please reload the page.", error);
    table = undefined;
  }
}

// --- The address: links that come, links that are put there ------------------------------------------------------------

/** @param {string} text */
function openLink(text) {
  const link = text.trim();
  if (/#lesson=/.test(link)) location.hash = link.replace(/^.*#/s, "");
  else if (link.length > longestLink) toast("That is too long to be a link.", { toAnybody: true });
  else if (link) {
    autosave?.opening(link);
    linked = true;
    lastLink = link;
    if (keeps && /(^|#)m.*&hands=open/s.test(link)) openCovered(link);
    // In somebody's page nobody passes a device: both hands lie open, unless its link says otherwise or the computer plays.
    else tell("Link", keeps || /&(hands|computer)=/.test(link) ? link : `${link}&hands=open`);
  }
}

let lastLink = "";
/** A match whose link lays both hands open: covered, until whoever opens it has said that they do not want to play it on. @param {string} link */
async function openCovered(link) {
  const covered = link.replace("&hands=open", "&hands=covered");
  tell("Link", covered);
  const open = await (await import("./matches/ask_hands.js")).askHands();
  if (lastLink !== link) return; // somebody went elsewhere
  if (open) tell("Link", link);
  else if (location.hash.endsWith(link.replace(/^.*#/s, ""))) history.replaceState(null, "", `#${covered.replace(/^.*#/s, "")}`);
}

let linked = false; // a link was opened, and it is not known yet whether it is broken

/** Why what was to be opened is not there, in front of everything; on a table where something lies already nothing is covered. @param {string} sentence */
function showBroken(sentence) {
  if (keeps) {
    byId("broken-text").textContent = sentence;
    const dialog = /** @type {HTMLDialogElement} */ (byId("broken"));
    if (!dialog.open) dialog.showModal();
    return;
  }
  const attribute = wishes.get("attribute");
  byId("loading").classList.remove("over");
  byId("loading").classList.add("failed");
  byId("loading-text").textContent = attribute ? `${attribute}: ${sentence}` : sentence;
}

// From there back to where everybody begins; nothing lies on the table that could be lost.
byId("broken").addEventListener("close", () => location.replace(here() + location.search));

/** @param {Mirror} mirror */
function lookForBroken({ zones, lesson: shown, notice, message }) {
  const lies = zones.length > 0 || shown !== null;
  if (linked && !lies && notice === "fault" && message) showBroken(message.replace(/^[^:]*: +/, "")); // the dialog has a heading of its own
  if (lies || notice === "fault") linked = false;
  if (lies && table && byId("loading").classList.contains("failed")) byId("loading").classList.replace("failed", "over");
}

/** @param {string} fragment */
const namesDemo = (fragment) => /^(demo|lesson|puzzle)=/.test(fragment);

/** A demo once the program can read it. @param {FoundDemo | undefined} found @returns {Promise<FoundDemo | undefined>} */
async function toRead(found) {
  if (!found?.text) return found;
  try {
    await putPart(program, "teaching");
    return found;
  } catch {
    return { id: found.id, sorry: say("The rule demo could not be loaded. Please try again.") };
  }
}

/** @param {FoundDemo} [demo] what the address asks for, if it is there already */
function openAddress(demo) {
  const fragment = location.hash.slice(1);
  if (namesDemo(fragment)) demo ? layDemo(demo) : fetchDemo(fragment).then(toRead).then((found) => found && layDemo(found));
  else if (fragment.startsWith("deck=")) ready.then(() => withDecks((decks) => decks.open(fragment)));
  else openLink(fragment);
}

/** @param {FoundDemo} demo */
function layDemo({ id, text, way, step, sorry }) {
  linked = !sorry;
  if (!sorry && id.startsWith("puzzle="))
    return withPuzzles((shown) => {
      shown.open(id, text ?? "");
      tell("Demo", `${id}\n${text}`, 1); // its proofs are on their way
    });
  if (!sorry) return tell("Demo", `${id}${way ? ` ${way}` : ""}\n${text}`, step);
  if (JSON.parse(mirrorText).zones?.length) toast(sorry, { toAnybody: true });
  else ready.then(() => showBroken(say(sorry)), () => {});
  embedding.say("error", { message: sorry });
  sayReady();
}

// Browsers limit how often an address may change; some say so, some just do nothing. Then the newest one is put there
// a little later.
let lateAddress = 0;
/** @param {string} link @param {boolean} push */
function setFragment(link, push) {
  clearTimeout(lateAddress);
  autosave?.follow(link, push);
  const address = link ? `#${link}` : location.pathname + location.search;
  try {
    if (push && location.hash !== `#${link}`) history.pushState(null, "", address);
    else history.replaceState(null, "", address);
  } catch {
    // Seen below.
  }
  if (location.hash.slice(1) !== link) lateAddress = window.setTimeout(() => setFragment(link, push), 1000);
}

addEventListener("hashchange", () => { // typed, followed, back and forward; what setFragment does is not reported
  clearTimeout(lateAddress);
  // Back to where nothing lay on the table: to the start page, which offers the match again.
  if (!location.hash && keeps && JSON.parse(mirrorText).zones?.length) return location.reload();
  openAddress();
});

addEventListener("paste", (event) => {
  if (/** @type {Element | null} */ (event.target)?.closest?.("dialog")) return; // into a field of its own
  const text = event.clipboardData?.getData("text/plain");
  if (!text) return;
  event.preventDefault();
  if (keys.textWanted()) tell("Typed", text.slice(0, longestTyped));
  else openLink(text);
});

// In somebody's page the wheel moves that page, unless a list lies open on the table.
document.documentElement.classList.toggle("embedded", !keeps);
if (!keeps) addEventListener("wheel", (event) => {
  if (!table?.ccall("twoseat_scrolls", "number", [], [])) event.stopImmediatePropagation();
}, { capture: true, passive: true });

addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", (event) => {
  event.preventDefault();
  if (/** @type {Element | null} */ (event.target)?.closest?.("dialog")) return; // a card of the editor's is no link
  const dropped = event.dataTransfer?.getData("text/uri-list") || event.dataTransfer?.getData("text/plain") || "";
  openLink(dropped.split(/\r?\n/).find((line) => line && !line.startsWith("#")) ?? dropped);
});

// --- The drawing context and the window ------------------------------------------------------------------------------

canvas.addEventListener("webglcontextlost", (event) => {
  event.preventDefault(); // or it is never restored
  byId("interrupted").hidden = false;
  table?.ccall("twoseat_drawing", null, ["number"], [0]); // at once: what is deleted once it is back would not be its own
});
canvas.addEventListener("webglcontextrestored", () => {
  byId("interrupted").hidden = true;
  table?.ccall("twoseat_drawing", null, ["number"], [1]);
});

function watchPixelRatio() {
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", () => {
    dispatchEvent(new Event("resize")); // SDL asks for the ratio only then
    watchPixelRatio();
  }, { once: true });
}
watchPixelRatio();
addEventListener("resize", () => tell("Resized"));
document.addEventListener("visibilitychange", () => { if (!document.hidden) tell("Resized"); });
for (const preference of [calm, light]) preference.addEventListener("change", () => tell("Resized"));

// --- What the program calls, and what others may ask --------------------------------------------------------------------

/** Whose eyes the last mirror was for. @type {Mirror["eyes"] | undefined} */
let looking;
/** What the page keeps for whoever looks is forgotten before anything is told to others. @param {Mirror["eyes"]} eyes */
function lookAgain(eyes) {
  if (looking !== undefined && eyes !== looking)
    for (const forget of [hideToast, hideRule, textTable.forget, board?.forget, send?.forget]) forget?.(eyes);
  looking = eyes;
}

/** What lies here, behind "#": the hands as they lie here, where its link does not say so. */
function shownLink() {
  const link = location.hash.slice(1), open = JSON.parse(mirrorText).eyes === "both";
  if (!/^[mp]/.test(link) || /&(hands|computer)=/.test(link) || open === link.startsWith("p")) return link;
  return `${link}&hands=${open ? "open" : "covered"}`;
}

let opened = ""; // the edition of the match that was opened last
let suited = ""; // its language, while that is about to be put on: nobody has chosen it
/** @param {string} edition of the match on the table */
function openInItsLanguage(edition) {
  if (!edition || edition === opened) return;
  opened = edition;
  const language = wishedLanguage ? undefined : languageOf(edition);
  if (!language || language === document.documentElement.lang) return;
  fetchPhrases(language).then(() => {
    if (languageOf(edition) !== language) return; // somebody has chosen one meanwhile
    suited = language;
    toast(changeOver(edition, language), { seconds: 12, toAnybody: true });
    tell("Control", `language:${language}`);
  }, () => {});
}

/** @type {import("./twoseat.d.ts").Page} */
const page = {
  mirror(json) {
    mirrorText = json;
    const mirror = JSON.parse(json);
    if (start.follows(mirror.lang) && mirror.lang !== document.documentElement.lang && languages.includes(mirror.lang)) {
      speak(mirror.lang);
      start.speak(mirror.lang);
      if (mirror.lang !== suited) remember(mirror.lang, keeps);
      suited = "";
    }
    if (!mirror.lesson) openInItsLanguage(mirror.edition); // what a lesson tells is here in every language
    lookAgain(mirror.eyes);
    textTable.update(mirror);
    lesson.update(mirror.lesson);
    puzzles?.update(mirror.lesson);
    board?.update(mirror.recording);
    if (mirror.eyes === "both") {
      whenOpen?.();
      whenOpen = undefined;
    }
    autosave?.update(mirror);
    matches?.update(mirror);
    start.update(mirror);
    lookForBroken(mirror);
    embedding.update(mirror);
    if (mirror.lesson || mirror.zones.length > 0 || mirror.notice === "fault") sayReady();
  },
  setFragment,
  copy,
  showRule,
  want: (name) => { data.want(name); },
  buildDeck: (system) => { withDecks((decks) => decks.show(system)); },
  keepsMatches: () => matches !== undefined,
  showMatches: () => { matches?.show(); },
  hasPart(name, control) {
    if (!parts.has(name)) putPart(program, name).then(() => {
      parts.add(name);
      tell("Control", control);
    }, () => {
      complain(say("Cards and words could not be loaded."));
      tell("Control", "part-missing"); // nobody waits for it any more
    });
    return parts.has(name);
  },
  send: () => { withSend((sheet) => sheet.open()); },
  saveFile: async (name, text) => (await import("./page/page_tools.js")).saveFile(name, text),
  editBoard: (system) => { withEditor((editor) => editor.open(system)); },
  leaveFor(page) {
    const link = /** @type {HTMLAnchorElement} */ (byId(`to-${page}`));
    if (page === "compare") link.href = `compare.html#${shownLink()}`;
    const beside = page !== "start" && JSON.parse(mirrorText).zones.length > 0;
    link.target = beside ? "_blank" : ""; // the match stays where it is; the start page offers it again
    link.click();
  },
  sound: sound.play,
  soundWanted: sound.wanted,
  wantSound: sound.want,
  picturesWanted: () => picturesWanted(keeps),
  keepPictures: (on) => wantPictures(keeps, on),
  wantPictures: (json) => { pictured = bringPictures(JSON.parse(json)); },
  takePicture: (id, size) => pictures?.take(id, size),
  address: () => location.href.split(/[?#]/, 1)[0],
  frameDrawn() { ++frames; },
  ready() {
    if (!byId("loading").classList.contains("failed")) byId("loading").classList.add("over");
    // A page that embeds this one keeps its focus until somebody clicks here.
    if (window.parent === window && document.activeElement === document.body && !start.shown()) canvas.focus({ preventScroll: true });
    isReady();
    if (wishes.has("hints")) tell("Control", "hints"); // against the computer they are off
    keepOffline();
    if (!location.hash) sayReady(); // otherwise once that lies on the table, or is known to be broken
  },
  failed: (sentence) => fail(sentence),
  wantText: keys.wantText,
  reducedMotion: () => calm.matches,
  language: () => document.documentElement.lang,
  languageOf: (edition) => (wishedLanguage ? "" : languageOf(edition) ?? ""),
  embedded: () => wishes.has("embed"),
  prefersLight: () => (wishedTheme === "light" || wishedTheme === "dark" ? wishedTheme === "light" : light.matches),
};

window.twoseat = {
  ready,
  mirror: () => JSON.parse(mirrorText),
  hash: () => table.ccall("twoseat_match_hash", "string", [], []),
  link,
  frames: () => frames,
  pictures: () => pictured,
};

load();
