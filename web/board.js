// The board editor: any position of a system, set up by dragging or by keys, and laid on the table, where rules go on.
// @ts-check
import { emptyPosition, fromDemo, lay, sides, take, toGiven } from "./board_position.js";
import { button, byId, element, field, fill } from "./page_tools.js";
import { ruleButton } from "./rule.js";
import { say } from "./phrases.js";

/** @typedef {import("./board_position.js").Position} Position */
/** @typedef {import("./board_position.js").Side} Side */
/** @typedef {import("./twoseat.d.ts").BoardFacts} BoardFacts */
/** @typedef {import("./twoseat.d.ts").DeckFault} DeckFault */
/** @typedef {import("./twoseat.d.ts").DeckPool} DeckPool */
/** @typedef {{ side: Side, place: string, at: number }} Spot */

/** @param {Spot} spot */
const keyOf = ({ side, place, at }) => `${side} ${place} ${at}`;
/** @param {string} text @returns {Spot} */
const spotOf = (text) => {
  const [side, place, at] = text.split(" ");
  return { side: /** @type {Side} */ (side), place, at: Number(at) };
};

/**
 * @param {(system: string) => BoardFacts} factsOf @param {(system: string) => DeckPool} poolOf
 * @param {(position: object) => DeckFault[]} layOnTable @param {() => void} copyLink
 */
export function makeBoard(factsOf, poolOf, layOnTable, copyLink) {
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

  /** @param {Spot} from @param {Side} side @param {string} place */
  function move(from, side, place) {
    const laid = take(position, from.side, from.place, from.at);
    if (laid) lay(position, side, place, laid);
    picked = undefined;
    show();
  }

  /** What is dropped: a card of the pool, or one that lies somewhere. @param {DragEvent} event @param {Side} side @param {string} place */
  function drop(event, side, place) {
    event.preventDefault();
    const text = event.dataTransfer?.getData("text/plain") ?? "";
    if (text.startsWith("pool ")) {
      lay(position, side, place, { card: text.slice(5) });
      show();
    } else if (text.startsWith("laid ")) move(spotOf(text.slice(5)), side, place);
  }

  /** @param {Spot} spot */
  function chip(spot) {
    const laid = position[spot.side].places[spot.place][spot.at];
    const counted = Object.entries(laid.counters ?? {}).filter(([, count]) => count > 0).map(([id, count]) => `${id} ${count}`);
    const how = [laid.rest && say("at rest"), laid.down && say("face down"), ...counted].filter(Boolean).join(", ");
    const made = button(names.get(laid.card) ?? laid.card, `${names.get(laid.card) ?? laid.card}${how && `, ${how}`}`, () => {
      picked = picked && keyOf(picked) === keyOf(spot) ? undefined : spot;
      show();
    });
    made.classList.toggle("rest", laid.rest === true);
    made.classList.toggle("down", laid.down === true);
    made.setAttribute("aria-pressed", String(picked !== undefined && keyOf(picked) === keyOf(spot)));
    if (how) made.append(element("small", {}, how));
    made.draggable = true;
    made.addEventListener("dragstart", (event) => event.dataTransfer?.setData("text/plain", `laid ${keyOf(spot)}`));
    return made;
  }

  /** @param {Side} side @param {{ id: string, name: string }} place */
  function well(side, place) {
    const cards = position[side].places[place.id] ?? [];
    const head = button(`${place.name} ${cards.length || ""}`, say("{0} of seat {1}: cards are laid here", place.name, side), () => { into = { side, place: place.id }; show(); });
    head.className = "head";
    head.setAttribute("aria-pressed", String(into.side === side && into.place === place.id));
    const made = element("li", {}, head, ...cards.map((_, at) => chip({ side, place: place.id, at })));
    made.addEventListener("dragover", (event) => event.preventDefault());
    made.addEventListener("drop", (event) => drop(/** @type {DragEvent} */ (event), side, place.id));
    return made;
  }

  function showPicked() {
    byId("board-picked").hidden = picked === undefined;
    if (!picked) return;
    const spot = picked;
    const laid = position[spot.side].places[spot.place][spot.at];
    const toggle = (/** @type {string} */ text, /** @type {"rest" | "down"} */ what) => {
      const made = button(text, text, () => { laid[what] = !laid[what]; show(); });
      made.setAttribute("aria-pressed", String(laid[what] === true));
      return made;
    };
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
    byId("board-picked").replaceChildren(element("strong", {}, names.get(laid.card) ?? laid.card), toggle(say("At rest"), "rest"), toggle(say("Face down"), "down"),
      move_to, ...counters, button(say("Remove"), say("Remove it"), () => { take(position, spot.side, spot.place, spot.at); picked = undefined; show(); }));
  }

  function showPool() {
    const words = field("board-search").value.toLowerCase().split(/\s+/).filter(Boolean);
    const found = pool.cards.filter(({ name, line, text }) => words.every((word) => `${name} ${line} ${text}`.toLowerCase().includes(word)));
    byId("board-pool").replaceChildren(...found.slice(0, 60).map((card) => {
      const made = button(card.name, say("Lay {0}", card.name), () => { lay(position, into.side, into.place, { card: card.id }); show(); });
      made.append(element("small", {}, [card.rank, card.line].filter((part) => part !== null && part !== "").join(" · ")));
      made.draggable = true;
      made.addEventListener("dragstart", (event) => event.dataTransfer?.setData("text/plain", `pool ${card.id}`));
      return element("li", {}, made);
    }));
    byId("board-found").textContent = say("{0} of {1} cards", found.length, pool.cards.length);
  }

  function show() {
    for (const side of sides) {
      byId(`board-${side}`).replaceChildren(...facts.places.map((place) => well(side, place)));
      byId(`board-counters-${side}`).replaceChildren(...facts.counters.map(({ id, name }) => {
        const input = element("input", { type: "number", min: "0", max: "1000", value: String(position[side].counters[id] ?? 0) });
        input.addEventListener("change", () => { position[side].counters[id] = Math.max(0, Math.min(1000, Number(/** @type {HTMLInputElement} */ (input).value) || 0)); });
        return element("label", {}, `${name} `, input);
      }));
    }
    showPicked();
  }

  /** @param {string[]} sentences */
  const complain = (sentences) => byId("board-faults").replaceChildren(...sentences.map((sentence) => element("li", {}, sentence)));

  /** @param {string} system @param {Position} [wanted] */
  function open(system, wanted) {
    facts = factsOf(system);
    pool = poolOf(system);
    names = new Map(pool.cards.map(({ id, name }) => [id, name]));
    position = wanted ?? (position.system === system ? position : emptyPosition(system, facts.editions[0].id));
    into = { side: "A", place: facts.places[0].id };
    picked = undefined;
    fill(byId("board-system"), facts.systems.map(({ id, title }) => [id, title]), system);
    fill(byId("board-edition"), facts.editions.map(({ id, name }) => [id, name]), position.edition);
    fill(byId("board-moment"), facts.moments.map(({ name }, at) => [String(at), name]), String(position.moment));
    field("board-turn").value = String(position.turn);
    field("board-player").value = position.player;
    byId("board-counted").hidden = facts.counters.length === 0;
    complain([]);
    showPool();
    show();
    if (!dialog.open) dialog.showModal();
  }

  function layIt() {
    const faults = layOnTable(toGiven(facts, position));
    byId("board-faults").replaceChildren(...faults.map(({ where, sentence, rule }) =>
      element("li", {}, `${where.replace(/^\/given\//, "").replaceAll("/", " ")}${where ? ": " : ""}${sentence} `, ...(rule ? [ruleButton(rule)] : []))));
    return faults.length === 0;
  }

  function save() {
    const demo = { title: "A position", narration: "", rules: [], ...toGiven(facts, position), steps: [], then: {} };
    const address = URL.createObjectURL(new Blob([`${JSON.stringify(demo, null, 2)}\n`], { type: "application/json" }));
    element("a", { href: address, download: "position.json" }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  }

  /** @param {string} text a demo file */
  function load(text) {
    try {
      const demo = JSON.parse(text);
      if (!facts.systems.some(({ id }) => id === demo.system)) return complain([say("The file names no system that is played here.")]);
      facts = factsOf(demo.system);
      const { position: read, lost } = fromDemo(facts, demo);
      open(demo.system, read);
      complain(lost);
    } catch {
      complain([say("This file is no JSON.")]);
    }
  }

  field("board-search").addEventListener("input", showPool);
  byId("board-system").addEventListener("change", () => open(field("board-system").value));
  byId("board-edition").addEventListener("change", () => { position.edition = field("board-edition").value; });
  byId("board-moment").addEventListener("change", () => { position.moment = Number(field("board-moment").value); });
  byId("board-turn").addEventListener("change", () => { position.turn = Math.max(1, Math.min(1000, Number(field("board-turn").value) || 1)); });
  byId("board-player").addEventListener("change", () => { position.player = field("board-player").value === "B" ? "B" : "A"; });
  byId("board-lay").addEventListener("click", () => { if (layIt()) dialog.close(); });
  byId("board-link").addEventListener("click", () => { if (layIt()) copyLink(); });
  byId("board-save").addEventListener("click", save);
  byId("board-load").addEventListener("change", async () => {
    const file = field("board-load").files?.[0];
    if (file && file.size < 1_000_000) load(await file.text());
    else if (file) complain([say("That file is too long for a position.")]);
    field("board-load").value = "";
  });
  byId("board-clear").addEventListener("click", () => open(position.system, emptyPosition(position.system, position.edition)));

  return { open, load };
}
