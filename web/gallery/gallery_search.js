// The gallery's search: which demos have all of the words, those that have them in their titles first.
// @ts-check

/** "È" is found by "e". @param {string} text */
const plainly = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** A word in the text; a rule only as a number of its own: "10.6" is in "10.6.1", not in "210.6". @param {string} text @param {string} word */
function has(text, word) {
  if (!/\d/.test(word)) return text.includes(word);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!/[\w.]/.test(text[at - 1] ?? " ") && !(/\d$/.test(word) && /\d/.test(text[at + word.length] ?? " "))) return true;
  return false;
}

/** Its rules and what they say. @param {HTMLElement} item */
const rulesOf = (item) => [...item.querySelectorAll("dt, dd")].map((part) => part.textContent).join(" ");

export class Search {
  /** @param {HTMLElement[]} demos @param {HTMLElement} results where they stand while there is a search @param {(item: HTMLElement) => string} titleOf */
  constructor(demos, results, titleOf) {
    this.demos = demos;
    this.results = results;
    this.list = /** @type {HTMLElement} */ (results.querySelector("ul"));
    this.titleOf = titleOf;
    this.homes = demos.map((item) => item.parentElement);
    /** What each says in English, in the page as it came. */
    this.english = demos.map((item) => ({ title: titleOf(item), text: rulesOf(item) }));
    /** What of each is searched, once somebody searches: in English, too. @type {{ title: string, text: string }[] | undefined} */
    this.texts = undefined;
  }

  /** More that this one says in English. @param {HTMLElement} item @param {string} text */
  learn(item, text) {
    this.english[this.demos.indexOf(item)].text += ` ${text}`;
    this.texts = undefined;
  }

  prepare() {
    return (this.texts ??= this.demos.map((item, at) => {
      const title = plainly(`${this.titleOf(item)} ${this.english[at].title}`);
      return { title, text: plainly(`${title} ${rulesOf(item)} ${this.english[at].text}`) };
    }));
  }

  /** Shows what has all of these words and is let through, and counts it. @param {string} asked @param {(item: HTMLElement) => boolean} letThrough */
  show(asked, letThrough) {
    const words = plainly(asked).split(/\s+/).filter(Boolean);
    const texts = words.length > 0 ? this.prepare() : undefined;
    /** @type {HTMLElement[]} */
    const inTitle = [], inText = [];
    this.demos.forEach((item, at) => {
      const seen = letThrough(item) && (!texts || words.every((word) => has(texts[at].text, word)));
      item.hidden = !seen;
      if (seen) (texts && words.every((word) => has(texts[at].title, word)) ? inTitle : inText).push(item);
    });
    this.place(texts ? [...inTitle, ...inText] : []);
    return inTitle.length + inText.length;
  }

  /** These stand among the results, every other one in its chapter. @param {HTMLElement[]} found */
  place(found) {
    const away = new Set(found);
    /** @type {Map<Element | null, HTMLElement[]>} */
    const home = new Map();
    this.demos.forEach((item, at) => {
      if (!away.has(item)) home.set(this.homes[at], [...(home.get(this.homes[at]) ?? []), item]);
    });
    this.list.replaceChildren(...found);
    for (const [list, items] of home)
      if (list && (items.length !== list.children.length || items.some((item, at) => list.children[at] !== item))) list.replaceChildren(...items);
    this.results.hidden = found.length === 0;
  }
}
