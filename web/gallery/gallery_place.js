// Where somebody is in the gallery: search and filters stand in its address, the demo at the top of the view in the history,
// so that Back and a reload show what was seen before.
// @ts-check

/** @typedef {{ find: HTMLInputElement, game: HTMLSelectElement, chapter: HTMLSelectElement }} Fields */

export class Place {
  /** @param {Fields} fields @param {HTMLElement[]} demos */
  constructor(fields, demos) {
    this.fields = fields;
    this.demos = demos;
    this.waiting = 0;
    /** @type {{ demo?: string, top?: number } | null} */
    this.before = history.state;
    history.scrollRestoration = "manual";
    addEventListener("scroll", () => this.later(), { passive: true });
    addEventListener("pagehide", () => this.keep());
  }

  /** Browsers let a page write its history only so often. */
  later() {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.keep(), 400);
  }

  /** The first demo that is wholly in view, below the fields. */
  topmost() {
    const edge = this.fields.find.form?.getBoundingClientRect().bottom ?? 0;
    if (scrollY === 0) return undefined;
    const listed = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("ul.demos li:not([hidden])")]);
    return listed.find((item) => item.getClientRects().length > 0 && item.getBoundingClientRect().top >= Math.max(edge, 0));
  }

  /** @returns {{ demo?: string, top: number }} */
  here() {
    const item = this.topmost();
    return item ? { demo: item.id, top: item.getBoundingClientRect().top } : { top: scrollY };
  }

  /** What the fields ask for. */
  address() {
    const address = new URL(location.href);
    for (const [name, field] of Object.entries(this.fields)) {
      if (field.value) address.searchParams.set(name, field.value);
      else address.searchParams.delete(name);
    }
    return address;
  }

  keep() {
    clearTimeout(this.waiting);
    history.replaceState(this.here(), "", this.address());
  }

  /** Something else was chosen: Back leads to what was seen until now. */
  goOn() {
    clearTimeout(this.waiting);
    history.replaceState(this.here(), "");
    const address = this.address();
    if (address.href !== location.href) history.pushState({ top: 0 }, "", address);
  }

  /** What the address asks for, or what was chosen before. @param {() => void} gameChosen @param {(id: string) => string | undefined} gameOf of what a link may name */
  restore(gameChosen, gameOf) {
    this.before = history.state;
    const address = new URL(location.href), asked = address.searchParams; // as tutorials ask for a rule
    const named = decodeURIComponent(address.hash.slice(1)), game = gameOf(named);
    if (game) {
      asked.set("game", game);
      asked.set("chapter", named === game ? "" : named);
    }
    address.hash = "";
    if (location.hash) history.replaceState(history.state, "", address);
    this.fields.find.value = asked.get("find") ?? "";
    for (const name of /** @type {const} */ (["game", "chapter"])) {
      const field = this.fields[name], wished = asked.get(name) ?? "";
      field.value = [...field.options].some(({ value }) => value === wished) ? wished : "";
      if (name === "game") gameChosen();
    }
  }

  /** To the demo that was there, else as far down as it was. */
  async goThere() {
    const item = this.demos.find(({ id }) => id === this.before?.demo), top = this.before?.top ?? 0;
    if (item?.getClientRects().length) await standAt(item, top);
    else scrollTo({ top, behavior: "instant" });
  }
}

/** What comes into view is laid out only then, and moves what is below it: again, until it stands where it stood. @param {HTMLElement} item @param {number} top */
async function standAt(item, top) {
  for (let still = 0, frames = 0; still < 3 && frames < 60; ++frames) {
    const off = item.getBoundingClientRect().top - top;
    still = Math.abs(off) < 1 ? still + 1 : 0;
    if (still === 0) scrollBy({ top: off, behavior: "instant" });
    await new Promise((done) => { requestAnimationFrame(done); });
  }
}
