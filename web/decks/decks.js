// The deck builder: the cards of a system to look through, a deck that is checked with every change, texts and links.
// @ts-check
import { cardWords } from "./card_words.js";
import { deckFromLink, deckFromText, deckToLink, deckToText } from "./deck_text.js";
import { fetchData } from "../page/data.js";
import { button, byId, element, field, fill } from "../page/page_tools.js";
import { thumbnail } from "../pictures/card_pictures.js";
import { ruleButton } from "../rulebook/rule.js";
import { say } from "../page/phrases.js";

/** @typedef {import("../twoseat.d.ts").DeckPool} DeckPool */
/** @typedef {import("../twoseat.d.ts").DeckDraft} DeckDraft */
/** @typedef {import("../twoseat.d.ts").DeckFault} DeckFault */

const inNoDeck = new Set(["token", "token unit", "token set order", "ticket", "crest", "protect"]); // types of what effects bring

/** The ids of what no deck may have; its data is here already. @param {string} system @returns {Promise<Set<string>>} */
async function besideDecks(system) {
  const files = /** @type {[string, string][]} */ (Object.entries(JSON.parse(await fetchData(system))));
  const cards = files.flatMap(([name, text]) => (name.startsWith("cards/") ? JSON.parse(text).cards : []));
  return new Set(cards.filter(({ type }) => inNoDeck.has(type)).map(({ id }) => id));
}

const sum = (/** @type {Record<string, number>} */ cards) => Object.values(cards).reduce((all, count) => all + count, 0);

/** What was being built is there again after a reload; a browser that keeps nothing is no reason to complain. */
const draftKey = (/** @type {string} */ system) => `twoseat deck ${system}`;
/** @param {string} system */
function recalled(system) {
  try {
    const draft = deckFromLink(localStorage.getItem(draftKey(system)) ?? "");
    return typeof draft === "string" ? undefined : draft;
  } catch {
    return undefined;
  }
}
/** @param {DeckDraft} deck */
function remember(deck) {
  try {
    localStorage.setItem(draftKey(deck.system), deckToLink(deck));
  } catch {
    // full or forbidden
  }
}

/**
 * @param {(system: string) => Promise<unknown>} need resolved once the program has all of it
 * @param {(system: string) => DeckPool} poolOf @param {(deck: object) => DeckFault[]} faultsOf
 * @param {(deck: string, seat: number) => void} play @param {(text: string) => void} copy
 * @param {(sentence: string) => void} complain
 */
export function makeDecks(need, poolOf, faultsOf, play, copy, complain) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("decks"));
  /** @type {DeckPool} */
  let pool;
  /** Of the pool what decks are made of. @type {DeckPool["cards"]} */
  let offered = [];
  const atOnce = 200; // cards of the list
  let most = atOnce;
  /** @type {DeckDraft} */
  let deck;
  let part = "";
  /** As it stood before each change of its cards, and as it stands. @type {DeckDraft[]} */
  const before = [];
  /** @type {DeckDraft | undefined} */
  let kept;
  let texts = new Map(/** @type {[string, string][]} */ ([])); // card to what search looks through

  /** The deck as the engine reads it. */
  const written = () => ({ system: deck.system, edition: deck.edition, format: deck.format, name: deck.name, [pool.parts[0].id]: {}, ...deck.parts });

  /** @returns {DeckDraft} */
  function empty() {
    const { edition, format } = pool.kinds[0];
    return { system: deck?.system ?? "", edition, format, name: say("My deck"), parts: {} };
  }

  /** @param {string} card @param {string} into @param {number} by */
  function add(card, into, by) {
    const cards = (deck.parts[into] ??= {});
    const count = (cards[card] ?? 0) + by;
    if (count > 0) cards[card] = count;
    else delete cards[card];
    changed();
  }

  /** A number of a card to compare by; "1-2-3" counts by its first. @param {DeckPool["cards"][number]} card @param {number} at */
  const numberOf = (card, at) => (card.numbers[at] === "" ? NaN : Number.parseInt(card.numbers[at], 10));

  /** @param {DeckPool["cards"]} cards as the chosen order has them: "most:2" by the third number, the highest first */
  function ordered(cards) {
    const [way, at] = field("decks-order").value.split(":");
    if (way === "name") return [...cards].sort((a, b) => a.name.localeCompare(b.name));
    if (!at) return cards;
    const sign = way === "most" ? -1 : 1, none = (/** @type {number} */ value) => Number(Number.isNaN(value));
    return [...cards].sort((a, b) => {
      const [x, y] = [numberOf(a, Number(at)), numberOf(b, Number(at))];
      return none(x) - none(y) || sign * (x - y) || a.name.localeCompare(b.name);
    });
  }

  /** What its numbers and its marks say, as the card shows them. @param {DeckPool["cards"][number]} card */
  const tellNumbers = (card) => [...card.numbers.flatMap((value, at) => (value === "" ? [] : [`${pool.numbers[at]} ${value}`])), ...card.sorts].join(" · ");

  /** Another choice of cards begins at its beginning. */
  function findCards() {
    most = atOnce;
    showPool();
    byId("decks-pool").scrollTop = 0;
  }

  function showPool() {
    const least = [...byId("decks-least").querySelectorAll("input")].filter(({ value }) => value !== "").map(({ value, dataset }) => ({ at: Number(dataset.at), wanted: Number(value) }));
    const sort = field("decks-sort").value;
    const words = field("decks-search").value.toLowerCase().split(/\s+/).filter(Boolean);
    const rank = field("decks-rank").value, nation = field("decks-nation").value;
    const known = offered.filter(({ unknown }) => !unknown?.includes(deck.edition)); // by the rules of the deck
    const found = ordered(known.filter((card) => (!rank || String(card.rank) === rank) && (!nation || card.nation === nation) &&
      (!sort || card.sorts.includes(sort)) && least.every(({ at, wanted }) => numberOf(card, at) >= wanted) &&
      words.every((word) => texts.get(card.id)?.includes(word))));
    const set = [...filters.querySelectorAll("select, input")].filter((each) => /** @type {HTMLInputElement} */ (each).value !== "").length;
    narrow.textContent = set ? `${say("Filters")}: ${set}` : say("Filters");
    byId("decks-found").textContent = say("{0} of {1} cards", found.length, known.length);
    byId("decks-pool").replaceChildren(...found.slice(0, most).map((card) => {
      const count = Object.values(deck.parts).reduce((all, cards) => all + (cards[card.id] ?? 0), 0);
      const head = element("div", { class: "head" }, element("strong", {}, card.name), element("span", { class: "soft" }, card.line));
      const row = element("li", {}, thumbnail(deck.system, card), element("div", { class: "words" }, head, element("p", { class: "numbers" }, tellNumbers(card)), ...(card.text ? [element("p", {}, ...cardWords(card.text))] : [])));
      row.append(element("span", { class: "count" }, count ? `×${count}` : ""), button("+", say("Add {0}", card.name), () => add(card.id, part, 1)));
      return row;
    }));
    if (found.length <= most) return;
    const more = button(say("More cards: {0}", found.length - most), say("More cards: {0}", found.length - most), () => {
      const { length } = byId("decks-pool").children;
      most = Infinity;
      showPool();
      byId("decks-pool").children[length - 1]?.querySelector("button")?.focus(); // where it stood
    });
    byId("decks-pool").append(element("li", {}, more));
  }

  function showDeck() {
    const byCard = new Map(pool.cards.map((card) => [card.id, card]));
    byId("decks-parts").replaceChildren(...pool.parts.map(({ id, word }) => {
      const made = button(`${word} ${sum(deck.parts[id] ?? {})}`, say("{0}: cards are added here", word), () => { part = id; drawAnew(showDeck); });
      made.setAttribute("aria-pressed", String(id === part));
      return made;
    }));
    const cards = Object.entries(deck.parts[part] ?? {}).sort(([a], [b]) =>
      (byCard.get(a)?.rank ?? -1) - (byCard.get(b)?.rank ?? -1) || a.localeCompare(b));
    byId("decks-list").replaceChildren(...cards.map(([id, count]) => {
      const name = byCard.get(id)?.name ?? id;
      return element("li", {}, element("span", { class: "count" }, `${count}`), ...(byCard.has(id) ? [thumbnail(deck.system, /** @type {DeckPool["cards"][number]} */ (byCard.get(id)))] : []), element("span", { class: "name" }, name),
        element("span", { class: "soft" }, byCard.get(id)?.rank == null ? "" : `${pool.rank} ${byCard.get(id)?.rank}`),
        button("−", say("One {0} less", name), () => add(id, part, -1)), button("+", say("One {0} more", name), () => add(id, part, 1)));
    }));
    byId("decks-empty").hidden = cards.length > 0;
    const ranks = new Map();
    for (const [id, count] of cards) ranks.set(byCard.get(id)?.rank ?? "-", (ranks.get(byCard.get(id)?.rank ?? "-") ?? 0) + count);
    const highest = Math.max(1, ...ranks.values());
    byId("decks-curve").replaceChildren(...[...ranks].sort(([a], [b]) => Number(a) - Number(b)).map(([rank, count]) =>
      element("li", {}, element("meter", { min: "0", max: String(highest), value: String(count), "aria-hidden": "true" }),
        element("span", {}, `${pool.rank} ${rank}: ${count}`))));
  }

  function showFaults() {
    const faults = faultsOf(written());
    byId("decks-faults").replaceChildren(...faults.map(({ sentence, rule }) =>
      element("li", {}, `${sentence} `, ...(rule ? [ruleButton(rule)] : []))));
    byId("decks-legal").textContent = faults.length ? `${say("Not legal yet:")} ${faults.length}` : say("This deck is legal.");
    for (const id of ["decks-play-0", "decks-play-1"]) /** @type {HTMLButtonElement} */ (byId(id)).disabled = faults.length > 0;
  }

  /** What a change takes away comes back by "Undo". */
  function keep() {
    if (kept && JSON.stringify(kept.parts) !== JSON.stringify(deck.parts)) before.push(kept);
    kept = structuredClone(deck);
    byId("decks-undo").hidden = !before.length;
  }

  /** The lists are made anew: who pressed a button of one stays on it. @param {() => void} draw */
  function drawAnew(draw) {
    const pressed = document.activeElement, label = pressed?.getAttribute("aria-label");
    const list = pressed?.closest("#decks-pool, #decks-list, #decks-parts");
    draw();
    if (!list || list.contains(document.activeElement)) return;
    const same = [...list.querySelectorAll("button")].find((each) => each.getAttribute("aria-label") === label);
    (same ?? list.querySelector("button") ?? field("decks-search")).focus({ preventScroll: true });
  }

  function changed() {
    keep();
    byId("decks-read-faults").replaceChildren(); // of a text that is another deck by now
    drawAnew(() => { showPool(); showDeck(); });
    showFaults();
    remember(deck);
  }

  /** @param {DeckDraft} next @param {string} [at] the part that is looked at */
  function use(next, at = pool.parts[0].id) {
    const kind = pool.kinds.find(({ edition, format }) => edition === next.edition && format === next.format) ?? pool.kinds[0];
    deck = { ...next, edition: kind.edition, format: kind.format };
    part = at;
    field("decks-name").value = deck.name;
    fill(byId("decks-kind"), pool.kinds.map(({ title }, at) => [String(at), title]), String(pool.kinds.indexOf(kind)));
    changed();
  }

  /** What a system offers fills the lists and filters; the deck is the wanted one, the one of before or empty.
   *  @param {string} system @param {DeckDraft} [wanted] */
  function offer(system, wanted) {
    texts = new Map(offered.map((card) => [card.id, `${card.name} ${card.line} ${card.nation} ${card.sorts.join(" ")} ${card.text}`.toLowerCase()]));
    const ranks = [...new Set(offered.map(({ rank }) => rank))].filter((rank) => rank !== null).sort((a, b) => a - b);
    field("decks-text").placeholder = `4 ${offered[0].name}`;
    fill(byId("decks-system"), pool.systems.map(({ id, title }) => [id, title]), system);
    fill(byId("decks-rank"), [["", say("any {0}", pool.rank)], ...ranks.map((rank) => /** @type {[string, string]} */ ([String(rank), `${pool.rank} ${rank}`]))], "");
    const nations = [...new Set(offered.map(({ nation }) => nation).filter(Boolean))].sort();
    fill(byId("decks-nation"), [["", say("anywhere")], ...nations.map((nation) => /** @type {[string, string]} */ ([nation, nation]))], "");
    byId("decks-nation").hidden = nations.length < 2;
    const sorts = [...new Set(offered.flatMap((card) => card.sorts))].sort();
    fill(byId("decks-sort"), [["", say("of any kind")], ...sorts.map((sort) => /** @type {[string, string]} */ ([sort, sort]))], "");
    fill(byId("decks-order"), [["", say("in the order of the book")], ["name", say("by name")], ...pool.numbers.flatMap((word, at) => /** @type {[string, string][]} */ ([
      [`most:${at}`, say("most {0} first", word)], [`least:${at}`, say("least {0} first", word)]]))], "");
    byId("decks-least").replaceChildren(...pool.numbers.flatMap((word, at) => (word === pool.rank ? [] : [ // that one is chosen above
      element("label", {}, element("span", {}, say("{0} at least", word)), element("input", { type: "number", min: "0", "data-at": String(at) }))])));
    most = atOnce;
    fill(byId("decks-from"), [["", say("Begin with")], ["-", say("an empty deck")], ...pool.decks.map(({ name }, at) => /** @type {[string, string]} */ ([String(at), name]))], "");
    before.length = 0;
    kept = undefined;
    use(wanted ?? recalled(system) ?? { ...empty(), system });
    if (!dialog.open) dialog.showModal();
  }

  /** What stands there still belongs to the system of before: nothing of it is pressed. @param {boolean} on */
  function beBusy(on) {
    if (on) dialog.setAttribute("aria-busy", "true");
    else dialog.removeAttribute("aria-busy");
    for (const id of ["decks-pool", "decks-list"]) byId(id).inert = on;
  }

  let showing = 0;
  /** @param {string} system @param {DeckDraft} [wanted] */
  async function show(system, wanted) {
    const mine = ++showing;
    beBusy(true);
    try {
      await need(system);
      if (mine !== showing) return; // another was wanted meanwhile
      pool = poolOf(system);
      if (!pool.cards.length) return complain(say("There is no such system."));
      const beside = await besideDecks(system);
      if (mine !== showing) return;
      offered = pool.cards.filter(({ id }) => !beside.has(id));
      offer(system, wanted);
    } finally {
      if (mine === showing) beBusy(false);
    }
  }

  const filters = byId("decks-filters");
  const narrow = byId("decks-narrow"); // on a phone the filters lie behind it
  narrow.addEventListener("click", () => narrow.setAttribute("aria-expanded", String(filters.classList.toggle("unfolded"))));
  field("decks-search").addEventListener("input", findCards);
  for (const id of ["decks-rank", "decks-nation", "decks-sort", "decks-order"]) byId(id).addEventListener("change", findCards);
  byId("decks-least").addEventListener("input", findCards);
  byId("decks-system").addEventListener("change", () => show(field("decks-system").value));
  field("decks-name").addEventListener("input", () => { deck.name = field("decks-name").value; changed(); });
  byId("decks-kind").addEventListener("change", () => {
    const { edition, format } = pool.kinds[Number(field("decks-kind").value)];
    Object.assign(deck, { edition, format });
    changed();
  });
  byId("decks-from").addEventListener("change", () => {
    const chosen = field("decks-from").value;
    if (chosen === "-") use({ ...empty(), system: deck.system });
    else if (chosen) {
      const { id: _, name, system, edition, format, ...parts } = pool.decks[Number(chosen)];
      use({ system, edition, format, name, parts: structuredClone(/** @type {any} */ (parts)) });
    }
    field("decks-from").value = "";
  });
  byId("decks-undo").addEventListener("click", () => {
    const last = before.pop();
    kept = undefined;
    if (last) use(last, part);
    if (!before.length) field("decks-from").focus(); // the button is gone
  });
  byId("decks-copy").addEventListener("click", () => copy(deckToText(pool, deck)));
  byId("decks-link").addEventListener("click", () => copy(`${location.href.split(/[?#]/, 1)[0]}#${deckToLink(deck)}`));
  byId("decks-text").addEventListener("input", () => byId("decks-read-faults").replaceChildren());
  byId("decks-read").addEventListener("click", () => {
    const { deck: read, faults } = deckFromText(pool, field("decks-text").value, deck);
    if (Object.keys(read.parts).length) use(read);
    else faults.unshift(say("No card stands in this text: the deck stays as it was."));
    byId("decks-read-faults").replaceChildren(...faults.slice(0, 10).map((fault) => element("li", {}, fault)));
    if (!faults.length) /** @type {HTMLDetailsElement} */ (byId("decks-import")).open = false;
  });
  for (const seat of [0, 1])
    byId(`decks-play-${seat}`).addEventListener("click", () => { dialog.close(); play(JSON.stringify(written()), seat); });

  return {
    show,
    /** @param {string} fragment "deck=..." */
    open(fragment) {
      const wanted = deckFromLink(fragment);
      if (typeof wanted === "string") complain(wanted);
      else show(wanted.system, wanted);
    },
  };
}
