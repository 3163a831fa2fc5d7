// The board editor: any position of a system, set up by dragging or by keys, and laid on the table, where rules go on;
// and the demo that begins there, recorded at the table.
// @ts-check
import { halfLayout } from "./board_layout.js";
import { markersOn, showMarkers } from "./board_markers.js";
import { chooseMoment, emptyPosition, fromDemo, keptInForce, lay, leaveOutInForce, sides, take, toGiven, usualCards } from "./board_position.js";
import { packDemo } from "../lessons/demo_link.js";
import { faultLine, makeDemoSheet } from "../lessons/demo_sheet.js";
import { labelled } from "./fault_labels.js";
import { bare, lessonStep, readDemo, readText, tidy } from "../lessons/demo_text.js";
import { makeOwnCards } from "./own_cards.js";
import { button, byId, element, field, fill, saveFile } from "../page/page_tools.js";
import { thumbnail } from "../pictures/card_pictures.js";
import { say } from "../page/phrases.js";
import { nameSeats, seatName } from "./seat_names.js";

/** @typedef {import("./board_position.js").Position} Position */
/** @typedef {import("./board_position.js").Side} Side */
/** @typedef {import("../mirror.d.ts").Mirror} Mirror */
/** @typedef {import("../twoseat.d.ts").BoardFacts} BoardFacts */
/** @typedef {import("../twoseat.d.ts").DeckFault} DeckFault */
/** @typedef {import("../twoseat.d.ts").DeckPool} DeckPool */
/** @typedef {{ side: Side, place: string, at: number }} Spot */

/** @param {Spot} spot */
const keyOf = ({ side, place, at }) => `${side} ${place} ${at}`;
/** @param {string} text @returns {Spot} */
const spotOf = (text) => {
  const [side, place, at] = text.split(" ");
  return { side: /** @type {Side} */ (side), place, at: Number(at) };
};

/**
 * What the editor asks of the program.
 * @typedef {object} Desk
 * @property {(system: string) => Promise<unknown>} need resolved once the program has all of it
 * @property {() => string[]} seats their names, as the table has them
 * @property {(system: string) => BoardFacts} factsOf
 * @property {(system: string) => DeckPool} poolOf
 * @property {(position: object) => DeckFault[]} layOnTable
 * @property {(position: object) => import("../twoseat.d.ts").CheckedPosition} check the same, without the table
 * @property {() => import("../twoseat.d.ts").TablePosition} fromTable
 * @property {() => Promise<void>} openHands resolves once both hands lie open
 * @property {() => boolean} mayOpenHands whether somebody holds the device who may ask for it
 * @property {(system: string, cards: string) => import("../twoseat.d.ts").OwnCards} ownCards
 * @property {(demo: object) => DeckFault[]} record
 * @property {() => import("../twoseat.d.ts").Recorded} recorded
 * @property {(demo: object, draft: boolean) => import("../twoseat.d.ts").DemoRun} run
 * @property {(demo: object, moves: object[]) => import("../twoseat.d.ts").StepWords} stepWords
 * @property {() => number} language of the page, by its number
 * @property {(fragment: string) => void} openLesson
 * @property {(fragment: string) => void} copy
 * @property {() => void} resized called when the table's room changed
 */

/** @param {Desk} desk */
export function makeBoard({ need, seats, factsOf, poolOf, layOnTable, check, fromTable, openHands, mayOpenHands, ownCards, record, recorded, run, stepWords, language, openLesson, copy, resized }) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("board"));
  /** @type {BoardFacts} */
  let facts;
  /** @type {DeckPool} */
  let pool;
  /** @type {Position} */
  let position = emptyPosition("", "");
  let into = { side: /** @type {Side} */ ("A"), place: "" }; // where a card out of the pool is laid
  /** The card whose ways of lying are shown. @type {Spot | undefined} */
  let picked;
  let names = new Map(/** @type {[string, string][]} */ ([]));
  let taken = false; // the position was taken from the table
  let loaded = ""; // the position of the demo that was opened: while it is this one, "given" stays as its file has it

  /** The demo with the position that is set up. */
  const whole = () => ({ ...sheet.demo(), ...(JSON.stringify(position) === loaded ? {} : toGiven(facts, position)) });
  let checked = false; // what is said below is what is wrong with the position: it goes once that is mended
  let all = false; // places that few matches have are shown, too
  const labelOf = (/** @type {string} */ where) => labelled(where, facts);
  const sheet = makeDemoSheet(whole, run, stepWords, tryLesson, () => facts);
  const own = makeOwnCards((text) => ownCards(position.system, text), () => facts.template, () => position.system, sheet.demo, () => { showPool(); show(); });
  /** @param {string} card */
  const nameOf = (card) => (card === usualCards ? say("the usual cards") : own.name(card) ?? names.get(card) ?? facts.plain[card] ?? card);

  /** @param {Spot} from @param {Side} side @param {string} place */
  function move(from, side, place) {
    const laid = take(position, from.side, from.place, from.at);
    if (laid) lay(facts, position, side, place, laid);
    picked = undefined;
    show();
  }

  /** What is dropped: a card of the pool, or one that lies somewhere. @param {DragEvent} event @param {Side} side @param {string} place */
  function drop(event, side, place) {
    event.preventDefault();
    event.stopPropagation(); // a card is no link that the table would open
    const text = event.dataTransfer?.getData("text/plain") ?? "";
    if (text.startsWith("pool ")) {
      lay(facts, position, side, place, { card: text.slice(5) });
      show();
    } else if (text.startsWith("laid ")) move(spotOf(text.slice(5)), side, place);
  }

  /** @param {Spot} spot */
  function chip(spot) {
    const laid = position[spot.side].places[spot.place][spot.at];
    const counted = Object.entries(laid.counters ?? {}).filter(([, count]) => count > 0).map(([id, count]) => `${id} ${count}`);
    const how = [laid.rest && say("at rest"), laid.face && say(laid.face === "up" ? "face up" : "face down"), ...counted].filter(Boolean).join(", ");
    const made = button(nameOf(laid.card), `${nameOf(laid.card)}${how && `, ${how}`}`, () => {
      picked = picked && keyOf(picked) === keyOf(spot) ? undefined : spot;
      show();
    });
    made.classList.toggle("rest", laid.rest === true);
    made.classList.toggle("down", laid.face === "down");
    made.setAttribute("aria-pressed", String(picked !== undefined && keyOf(picked) === keyOf(spot)));
    if (how) made.append(element("small", {}, how));
    made.draggable = true;
    made.addEventListener("dragstart", (event) => event.dataTransfer?.setData("text/plain", `laid ${keyOf(spot)}`));
    return made;
  }

  /** @param {Side} side @param {{ id: string, name: string }} place */
  function well(side, place) {
    const cards = position[side].places[place.id] ?? [];
    const count = cards.filter(({ card }) => card !== usualCards).length;
    const head = button(`${place.name} ${count || ""}`, say("{0} of {1}: cards are laid here", place.name, seatName(side)), () => { into = { side, place: place.id }; show(); });
    head.className = "head";
    const markers = markersOn(facts, position, side, place.id);
    if (markers) head.append(element("small", {}, markers));
    head.setAttribute("aria-pressed", String(into.side === side && into.place === place.id));
    const made = element("li", { class: halves[side].get(place.id)?.on ? "field" : "beside" }, head, ...cards.map((_, at) => chip({ side, place: place.id, at })));
    made.addEventListener("dragover", (event) => event.preventDefault());
    made.addEventListener("drop", (event) => drop(/** @type {DragEvent} */ (event), side, place.id));
    return made;
  }

  function showPicked() {
    byId("board-picked").hidden = picked === undefined;
    if (!picked) return;
    const spot = picked;
    const laid = position[spot.side].places[spot.place][spot.at];
    const toggle = (/** @type {string} */ text, /** @type {"rest" | "face"} */ what, /** @type {any} */ on) => {
      const is = laid[what] === on;
      const made = button(text, text, () => { is ? delete laid[what] : laid[what] = on; show(); });
      made.setAttribute("aria-pressed", String(is));
      return made;
    };
    const turned = facts.places.find(({ id }) => id === spot.place)?.covered ? toggle(say("Face up"), "face", "up") : toggle(say("Face down"), "face", "down");
    const move_to = /** @type {HTMLSelectElement} */ (element("select", { "aria-label": say("Move it to") }));
    fill(move_to, [["", say("Move to")], ...sides.flatMap((side) => facts.places.map(({ id, name }) =>
      /** @type {[string, string]} */ ([`${side} ${id}`, `${side}: ${name}`])))], "");
    move_to.addEventListener("change", () => { const [side, place] = move_to.value.split(" "); move(spot, /** @type {Side} */ (side), place); });
    const counters = facts.cardCounters.map(({ id, name }) => {
      const made = element("label", {}, `${name} `, element("input", { type: "number", min: "0", max: "255", value: String(laid.counters?.[id] ?? 0) }));
      made.addEventListener("change", (event) => {
        laid.counters = { ...laid.counters, [id]: Math.max(0, Math.min(255, Number(/** @type {HTMLInputElement} */ (event.target).value) || 0)) };
        show();
      });
      return made;
    });
    const ways = laid.card === usualCards ? [] : [toggle(say("At rest"), "rest", true), turned, move_to, ...counters];
    byId("board-picked").replaceChildren(element("strong", {}, nameOf(laid.card)), ...ways, button(say("Remove"), say("Remove it"), () => { take(position, spot.side, spot.place, spot.at); picked = undefined; show(); }));
  }

  function showPool() {
    const words = field("board-search").value.toLowerCase().split(/\s+/).filter(Boolean);
    const all = [...own.cards(), ...pool.cards];
    const found = all.filter(({ name, line, text }) => words.every((word) => `${name} ${line} ${text}`.toLowerCase().includes(word)));
    byId("board-pool").replaceChildren(...found.slice(0, 60).map((card) => {
      const made = button(card.name, say("Lay {0}", card.name), () => { lay(facts, position, into.side, into.place, { card: card.id }); show(); });
      made.append(element("small", {}, [card.rank, card.line].filter((part) => part !== null && part !== "").join(" · ")));
      if (pool.cards.includes(card)) made.prepend(thumbnail(position.system, card)); // what somebody wrote has none
      made.draggable = true;
      made.addEventListener("dragstart", (event) => event.dataTransfer?.setData("text/plain", `pool ${card.id}`));
      return element("li", {}, made);
    }));
    byId("board-found").textContent = say("{0} of {1} cards", found.length, all.length);
  }

  /** Where the places lie, as the table lays them out. */
  let halves = { A: new Map(), B: new Map() };

  function showWells() {
    let spared = 0;
    for (const side of sides) {
      const { columns, beside, places } = halfLayout(facts, side === "B");
      halves[side] = places;
      const half = byId(`board-${side}`);
      half.style.setProperty("--columns", String(columns));
      half.style.setProperty("--beside", String(beside));
      half.replaceChildren(...facts.places.map((place) => {
        const made = well(side, place);
        const lies = /** @type {import("./board_layout.js").Lying} */ (places.get(place.id));
        made.style.setProperty("--column", `${lies.column + 1} / span ${lies.across}`);
        made.style.setProperty("--row", String(lies.row + 1));
        if (lies.spare) ++spared;
        made.hidden = lies.spare && !all && !position[side].places[place.id]?.length && !(into.side === side && into.place === place.id);
        return made;
      }));
    }
    byId("board-all").hidden = spared === 0;
    byId("board-all").setAttribute("aria-pressed", String(all));
  }

  function show() {
    showWells();
    for (const side of sides) {
      byId(`board-counters-${side}`).replaceChildren(...facts.counters.map(({ id, name }) => {
        const input = element("input", { type: "number", min: "0", max: "1000", value: String(position[side].counters[id] ?? 0) });
        input.addEventListener("change", () => {
          position[side].counters[id] = Math.max(0, Math.min(1000, Number(/** @type {HTMLInputElement} */ (input).value) || 0));
          recheck();
        });
        return element("label", {}, `${name} `, input);
      }));
    }
    showMarkers(byId("board-markers"), facts, position, into, () => { showWells(); recheck(); });
    showPicked();
    recheck();
  }

  /** What was found wrong, as it is after a change. */
  function recheck() {
    if (!checked) return;
    const { faults, over } = check(toCheck());
    const warned = byId("board-faults").querySelector(".over") !== null;
    if (faultless(faults) && over && warned) warn(over);
  }

  /** It is over as soon as it opens. @param {string} over how */
  function warn(over) {
    complain([say("Nothing can be played from here, the match is over as soon as it opens: {0}", over)]);
    byId("board-faults").lastElementChild?.classList.add("over");
    checked = true;
  }

  /** @param {string[]} sentences */
  function complain(sentences) {
    checked = false;
    byId("board-faults").replaceChildren(...sentences.map((sentence) => element("li", {}, sentence)));
  }

  /** Of what is not wrong. @param {string} sentence */
  function inform(sentence) {
    complain([sentence]);
    byId("board-faults").lastElementChild?.classList.add("told");
  }

  /** What is left out of what was found; what was in force is kept, unless it is not wanted. @param {string[]} lost */
  function found(lost) {
    complain(lost);
    const kept = keptInForce(position);
    if (!kept.length) return;
    const text = say("Leave out: {0}", kept.join(", "));
    byId("board-faults").append(element("li", {}, button(text, text, () => {
      leaveOutInForce(position);
      complain([]);
      if (!byId("board-demo").hidden) sheet.show();
    })));
  }

  /** Which of its three sheets is shown. @param {string} tab */
  function turnTo(tab) {
    for (const each of ["position", "demo", "cards"]) {
      byId(`board-tab-${each}`).setAttribute("aria-pressed", String(each === tab));
      byId(`board-${each}`).hidden = each !== tab;
    }
    for (const id of ["board-choose", "board-where", "board-lay", "board-link", "board-puzzle", "board-table"]) byId(id).hidden = tab !== "position";
    if (tab === "demo") sheet.show();
  }

  let opening = 0;
  /** @param {string} system @param {Position} [wanted] @param {Record<string, any>} [demo] that begins there */
  async function open(system, wanted, demo) {
    const mine = ++opening;
    await need(system);
    if (mine !== opening) return; // another was wanted meanwhile
    facts = factsOf(system);
    nameSeats(seats());
    pool = poolOf(system);
    names = new Map(pool.cards.map(({ id, name }) => [id, name]));
    if (demo || position.system !== system) {
      sheet.take(demo ?? {});
      own.take(demo?.cards);
      loaded = demo?.system ? JSON.stringify(wanted) : "";
    }
    if (wanted || position.system !== system) taken = false;
    position = wanted ?? (position.system === system ? position : emptyPosition(system, facts.editions[0].id));
    into = { side: "A", place: facts.places[0].id };
    picked = undefined;
    fill(byId("board-system"), facts.systems.map(({ id, title }) => [id, title]), system);
    fill(byId("board-edition"), facts.editions.map(({ id, name }) => [id, name]), position.edition);
    fill(byId("board-moment"), [...facts.moments.map(({ name }, at) => /** @type {[string, string]} */ ([String(at), name])),
      ...(position.moment < 0 ? [/** @type {[string, string]} */ (["-1", say("As it was opened")])] : [])], String(position.moment));
    field("board-turn").value = String(position.turn);
    field("board-player").value = position.player;
    byId("board-counted").hidden = facts.counters.length === 0;
    complain([]);
    showPool();
    show();
    if (!dialog.open) dialog.showModal();
  }

  const toCheck = () => {
    const { system, edition, given } = whole();
    return { system, edition, given };
  };

  /** A way on, behind what was said last. @param {string} way @param {() => void} press */
  const offer = (way, press) => byId("board-faults").lastElementChild?.append(" ", button(way, way, press));

  function layNow() {
    if (faultless(layOnTable(toCheck()))) dialog.close();
  }

  /** A position in which the match is over shows no more than that: it is said before it takes the table. */
  function layIt() {
    const { faults, over } = check(toCheck());
    if (!faultless(faults)) return;
    if (!over) return layNow();
    warn(over);
    offer(say("Lay it all the same"), layNow);
  }

  /** The table stays as it is. */
  function copyLink() {
    const { faults, link, over } = check(toCheck());
    if (!faultless(faults)) return;
    if (over) warn(over);
    copy(link);
  }

  let stopAsking = () => {}; // whether it is a puzzle

  /** Says whether it is a puzzle, once that is looked through, if it is still the same then. */
  async function askWhether() {
    if (!inOrder()) return;
    const asked = JSON.stringify(whole());
    inform(say("It is being looked through ..."));
    stopAsking();
    try {
      const { askPuzzle } = await import("../puzzle/ask_puzzle.js");
      const { cards, task } = sheet.demo();
      const { found, stop } = askPuzzle({ ...toCheck(), ...(cards && { cards }), ...(task && { task }) }, position.player, language(), seatName);
      stopAsking = stop;
      const { sentence, task: wanted, faults, over } = await found;
      if (asked !== JSON.stringify(whole())) return complain([]);
      if (over) return warn(over);
      if (faults?.length) return void faultless(faults);
      inform(sentence);
      if (wanted && !task) offer(say("Make it a puzzle"), () => {
        sheet.take({ ...sheet.demo(), task: wanted });
        inform(say("It has a task now, and is saved with it."));
      });
    } catch {
      complain([say("The puzzle could not be loaded. Please try again.")]);
    }
  }

  /** @param {DeckFault[]} faults */
  function faultless(faults) {
    complain([]);
    byId("board-faults").replaceChildren(...faults.map((fault) => faultLine(fault, labelOf)));
    checked = faults.length > 0;
    return faults.length === 0;
  }

  /** Its own cards are as they stand in their field. */
  function inOrder() {
    if (!own.broken()) return true;
    complain([say("The demo's own cards are faulty: see there.")]);
    return false;
  }

  function save() {
    if (!inOrder()) return;
    const demo = tidy(whole());
    const name = readText(demo.title, "en").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "position";
    saveFile(`${name}.json`, `${JSON.stringify(demo, null, 2)}\n`);
  }

  /** Plays on from where the demo ends, at the table; there each answer is a step. */
  function beginRecording() {
    const demo = whole();
    if (inOrder() && faultless(record(tidy({ ...demo, steps: (demo.steps ?? []).map(bare) })))) dialog.close();
  }

  function endRecording() {
    const made = recorded();
    if (!dialog.open) dialog.showModal();
    turnTo("demo");
    sheet.recorded(made);
  }

  /** Behind "#"; none, and it is said why, if there is nothing to show to others. @returns {Promise<string | undefined>} */
  async function linkOf() {
    if (!inOrder() || !sheet.runs()) return undefined;
    const link = await packDemo(tidy(whole()));
    if (!link) complain([say("This demo is too long for a link: save it as a file.")]);
    return link;
  }

  async function copyDemo() {
    const link = await linkOf();
    if (link) copy(link);
  }

  /** The lesson, before this step. @param {number} at */
  async function tryLesson(at) {
    const link = await linkOf();
    if (!link) return byId("demo-report").scrollIntoView({ block: "nearest" });
    dialog.close();
    openLesson(`${link}&step=${lessonStep(whole(), at)}`);
  }

  async function takeTable() {
    const { demo, lost, closed } = fromTable();
    if (closed) {
      if (!mayOpenHands()) return complain([...lost, say("First say who holds the device.")]);
      complain(lost);
      offer(say("Lay both hands open"), () => {
        dialog.close(); // the other seat may have to be asked, at the table
        openHands().then(takeTable);
      });
    } else if (demo) {
      const begun = factsOf(demo.system);
      await open(demo.system, fromDemo(begun, demo).position, demo);
      taken = true;
      found(lost);
    } else complain(lost);
  }

  /** @param {string} text a demo file */
  async function load(text) {
    const { demo, sorry } = readDemo(text);
    if (!demo) return complain([sorry]);
    if (!factsOf("").systems.some(({ id }) => id === demo.system)) return complain([say("The file names no system that is played here.")]);
    await need(demo.system);
    const { position: begun, lost } = fromDemo(factsOf(demo.system), demo);
    await open(demo.system, begun, demo);
    turnTo(demo.steps?.length ? "demo" : "position");
    found(lost);
  }

  field("board-search").addEventListener("input", showPool);
  byId("board-system").addEventListener("change", () => open(field("board-system").value));
  byId("board-edition").addEventListener("change", () => { position.edition = field("board-edition").value; recheck(); });
  byId("board-moment").addEventListener("change", () => { chooseMoment(position, Number(field("board-moment").value)); recheck(); });
  byId("board-turn").addEventListener("change", () => { position.turn = Math.max(1, Math.min(1000, Number(field("board-turn").value) || 1)); recheck(); });
  byId("board-player").addEventListener("change", () => { position.player = field("board-player").value === "B" ? "B" : "A"; recheck(); });
  byId("board-lay").addEventListener("click", layIt);
  byId("board-link").addEventListener("click", copyLink);
  byId("board-puzzle").addEventListener("click", askWhether);
  dialog.addEventListener("close", () => stopAsking());
  byId("board-all").addEventListener("click", () => {
    all = !all;
    showWells();
  });
  byId("board-table").addEventListener("click", takeTable);
  byId("demo-record").addEventListener("click", beginRecording);
  byId("demo-link").addEventListener("click", copyDemo);
  byId("recording-end").addEventListener("click", endRecording);
  for (const tab of ["position", "demo", "cards"]) byId(`board-tab-${tab}`).addEventListener("click", () => turnTo(tab));
  byId("board-save").addEventListener("click", save);
  byId("board-load").addEventListener("change", async () => {
    const file = field("board-load").files?.[0];
    if (file && file.size < 1_000_000) await load(await file.text());
    else if (file) complain([say("That file is too long for a position.")]);
    field("board-load").value = "";
  });
  byId("board-clear").addEventListener("click", () => open(position.system, emptyPosition(position.system, position.edition), {}));

  return {
    open,
    load,
    /** Others look at the table: what was taken from it is not for them, unless they see both hands. @param {Mirror["eyes"]} eyes */
    forget(eyes) {
      if (!taken || eyes === "both") return;
      position = emptyPosition(position.system, position.edition);
      taken = false;
      if (dialog.open) open(position.system);
    },
    /** Whether the table is recording: the bar below it says so. @param {boolean} recording */
    update(recording) {
      if (byId("recording").hidden === !recording) return;
      byId("recording").hidden = !recording;
      document.body.classList.toggle("records", recording);
      resized();
    },
  };
}
