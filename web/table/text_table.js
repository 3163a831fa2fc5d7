// The table as text: keeps the page's hidden region in step with the mirror that the shell sends (mirror.d.ts).
// Changes only what changed, so that a screen reader says only what is new and the focus stays on its button.
// @ts-check

import { withRules } from "../rulebook/rule.js";
import { say } from "../page/phrases.js";

/** @typedef {import("../mirror.d.ts").Mirror} Mirror */
/** @typedef {import("../twoseat.d.ts").Tell} Tell */

/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** A sentence, in which every rule that it cites leads to that rule. @param {Element} element @param {string} text */
function setText(element, text) {
  if (element.textContent === text) return;
  element.replaceChildren(...withRules(text));
}

/** @param {Element} button @param {boolean | undefined} pressed */
function setPressed(button, pressed) {
  if (pressed === undefined) button.removeAttribute("aria-pressed");
  else button.setAttribute("aria-pressed", String(pressed));
}

/**
 * Makes the children of parent one to one with items, reusing the child that had the same key.
 * @template T
 * @param {Element} parent @param {T[]} items @param {(item: T) => string} keyOf
 * @param {(item: T) => Element} make @param {(child: Element, item: T) => void} update
 */
function reconcile(parent, items, keyOf, make, update) {
  /** @type {Map<string, Element[]>} */
  const old = new Map();
  for (const child of parent.children) {
    const key = child.getAttribute("data-key") ?? "";
    old.set(key, [...(old.get(key) ?? []), child]);
  }
  const wanted = items.map((item) => {
    const key = keyOf(item);
    const child = old.get(key)?.shift() ?? make(item);
    child.setAttribute("data-key", key);
    update(child, item);
    return child;
  });
  for (const left of old.values()) for (const child of left) child.remove();
  // Moving a focused element takes its focus away: only what stands in the wrong place is put elsewhere.
  wanted.forEach((child, at) => {
    if (parent.children[at] !== child) parent.insertBefore(child, parent.children[at] ?? null);
  });
}

/** @param {() => void} press */
function item(press) {
  const row = document.createElement("li");
  const button = document.createElement("button");
  button.type = "button";
  button.addEventListener("click", press);
  row.append(button);
  return row;
}

/** @param {Element} row */
const buttonOf = (row) => /** @type {HTMLButtonElement} */ (row.firstElementChild);

/** A button that asks why a card, or cards with a place, cannot do something now. @param {Tell} tell */
function askButton(tell) {
  const ask = document.createElement("button");
  ask.type = "button";
  ask.addEventListener("click", () => tell("Control", ask.dataset.ask));
  return ask;
}

/** @param {HTMLElement} button @param {string} name @param {string | null} ask nothing: it cannot be asked */
function updateAskButton(button, name, ask) {
  button.dataset.ask = ask ?? "";
  button.hidden = ask === null;
  setText(button, say("Why not?"));
  button.setAttribute("aria-label", `${say("Why not?")} ${name}`);
}

/** @param {Tell} tell */
function cardRow(tell) {
  const row = document.createElement("li");
  row.append(document.createElement("span"), " ", askButton(tell));
  return row;
}

/** @param {Element} row @param {Mirror["zones"][0]["cards"][0]} card */
function updateCardRow(row, card) {
  const [words, ask] = /** @type {HTMLElement[]} */ ([...row.children]);
  setText(words, card.text ? `${card.name}. ${card.text}` : card.name);
  updateAskButton(ask, card.name, card.ask);
}

/**
 * Sentences come in at the end and go at the front; after an undo the list may be another one.
 * @param {Element} list @param {string[]} sentences
 */
function updateLog(list, sentences) {
  const old = [...list.children].map((row) => row.textContent);
  let gone = 0;
  while (gone < old.length && !old.slice(gone).every((line, at) => line === sentences[at])) ++gone;
  for (let at = 0; at < gone; ++at) list.firstElementChild?.remove();
  for (const sentence of sentences.slice(old.length - gone)) {
    const row = document.createElement("li");
    setText(row, sentence);
    list.append(row);
  }
}

/** @param {Tell} tell Where a pressed button goes. */
export function makeTextTable(tell) {
  const region = byId("text-table");
  const question = byId("question");
  const options = byId("options");
  // An option's number changes from decision to decision while its button may stay: it is kept on the button.
  let begins = false; // others look: their keyboard begins where the next answer is given
  const pressOption = (/** @type {Element} */ row) => tell("Option", "", Number(row.getAttribute("data-index")));

  return {
    region,

    /** Puts the keyboard where the next answer is given. */
    enter() {
      const first = region.querySelector("#options button:enabled, #controls button:enabled");
      /** @type {HTMLElement} */ (first ?? question).focus();
    },

    /** Others look at the table. */
    forget() { begins = true; },

    /** @param {Mirror} mirror */
    update(mirror) {
      const hadFocus = region.contains(document.activeElement);
      setText(byId("where"), [mirror.where, mirror.rule].filter(Boolean).join(" "));
      setText(byId("result"), mirror.result ?? "");
      setText(byId("message"), mirror.message ?? "");
      reconcile(byId("hint"), mirror.hint?.lines ?? [], (line) => line, () => document.createElement("p"), setText);
      byId("message").dataset.notice = mirror.notice ?? "";
      const { decision } = mirror;
      const waits = mirror.waitingFor ? say("Waiting for {0}.", mirror.names[mirror.waitingFor === "B" ? 1 : 0]) : "";
      setText(question, decision ? [decision.question, decision.about, decision.rule].filter(Boolean).join(" ") : waits);

      reconcile(options, decision?.options ?? [], (option) => option.text,
        () => { const row = item(() => pressOption(row)); return row; },
        (row, option) => {
          row.setAttribute("data-index", String(option.index));
          setText(buttonOf(row), option.text);
          setPressed(buttonOf(row), option.picked);
        });
      reconcile(byId("controls"), mirror.controls, (control) => control.id,
        (control) => item(() => tell("Control", control.id)),
        (row, control) => {
          setText(buttonOf(row), control.text);
          if (control.lang) buttonOf(row).lang = control.lang;
          buttonOf(row).disabled = !control.enabled;
          setPressed(buttonOf(row), control.chosen);
        });
      reconcile(byId("standing"), [...mirror.course, ...mirror.odds, ...mirror.waiting, ...mirror.dice, ...mirror.standing], (line) => line,
        () => document.createElement("li"), setText);
      reconcile(byId("zones"), mirror.zones, (zone) => zone.id,
        () => {
          const section = document.createElement("section");
          section.append(document.createElement("h3"), document.createElement("ul"), askButton(tell));
          return section;
        },
        (section, zone) => {
          setText(section.children[0], `${zone.name}: ${zone.count}`);
          reconcile(section.children[1], zone.cards, (card) => `${card.name}\n${card.text}`,
            () => cardRow(tell), updateCardRow);
          updateAskButton(/** @type {HTMLElement} */ (section.children[2]), zone.name, zone.ask);
        });
      updateLog(byId("log"), mirror.log);

      if (hadFocus && (begins || !region.contains(document.activeElement))) this.enter();
      begins = false;
    },
  };
}
