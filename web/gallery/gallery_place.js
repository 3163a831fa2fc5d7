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
    return listed.find((item) => item.getBoundingClientRect().top >= Math.max(edge, 0));
  }

  keep() {
    clearTimeout(this.waiting);
    const address = new URL(location.href);
    for (const [name, field] of Object.entries(this.fields)) {
      if (field.value) address.searchParams.set(name, field.value);
      else address.searchParams.delete(name);
    }
    const item = this.topmost();
    history.replaceState(item ? { demo: item.dataset.demo, top: item.getBoundingClientRect().top } : {}, "", address);
  }

  /** What the address asks for, or what was chosen before. @param {() => void} gameChosen */
  restore(gameChosen) {
    const asked = new URL(location.href).searchParams; // as tutorials ask for a rule
    this.fields.find.value = asked.get("find") ?? "";
    for (const name of /** @type {const} */ (["game", "chapter"])) {
      const field = this.fields[name], wished = asked.get(name) ?? "";
      if ([...field.options].some(({ value }) => value === wished)) field.value = wished;
      if (name === "game") gameChosen();
    }
  }

  /** To the demo that was there, else to what the address names. */
  async goThere() {
    const item = this.demos.find(({ dataset }) => dataset.demo === this.before?.demo);
    const named = location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null;
    if (item && !item.hidden) await standAt(item, this.before?.top ?? 0);
    else if (named && !named.hidden) named.scrollIntoView({ behavior: "instant" });
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
