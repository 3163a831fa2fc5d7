// <twoseat-table demo="vge/drive-check"></twoseat-table>: a table in any page. It shows a picture of the position first;
// the table itself, an iframe of the site that this script comes from, is started when somebody wants it.
// Attributes, events and methods: embed.d.ts.
// A classic script: pages of other origins may load it without asking.
// @ts-check

(() => {
  const site = new URL(".", /** @type {HTMLScriptElement} */ (document.currentScript).src);
  const version = 1;
  const passed = ["lang", "theme", "controls", "narration"]; // attributes that the table's page reads
  // Browsers take the drawing from the oldest of more than 16 tables. Of more than a few, those out of view sleep.
  const mostAwake = 4;
  const mostInView = 12;

  /** Its own words: a classic script has no modules to take them from. @type {Record<string, { start: string, table: string }>} */
  const words = {
    en: { start: "Start the table", table: "A card game table" },
    ms: { start: "Mulakan meja", table: "Meja permainan kad" },
    it: { start: "Apri il tavolo", table: "Un tavolo per giochi di carte" },
    id: { start: "Mulai meja", table: "Meja permainan kartu" },
  };

  const light = "--table: #edeae3; --ink: #1d2127; --can: #096540; --on-can: #fff; --you: #1159a8;";
  const style = `
    :host { --table: #14181f; --ink: #e8eaed; --can: #5bd6a0; --on-can: #14181f; --you: #4fa3ff; color-scheme: light dark;
      display: block; position: relative; aspect-ratio: 16 / 11; max-width: 100%; contain: content; }
    :host([live]) { min-height: 360px; }
    @media (max-width: 640px) { :host([live]) { aspect-ratio: auto; height: min(640px, 90vh); } }
    :host([hidden]) { display: none; }
    iframe, .poster { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; border-radius: inherit; }
    .poster { display: grid; place-items: end; padding: 0 12px 12px 0; background: var(--table); color: var(--ink); font: 600 16px/1.4 system-ui, sans-serif; cursor: pointer; }
    ::slotted(img), .poster img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: contain; }
    slot + .poster { background: none; }
    .poster span { position: relative; padding: 10px 20px; border-radius: 999px; background: var(--can); color: var(--on-can); }
    .poster:focus-visible { outline: 3px solid var(--you); outline-offset: -3px; }
    :host([theme="dark"]) { color-scheme: dark; }
    :host([theme="light"]) { color-scheme: light; ${light} }
    @media (prefers-color-scheme: light) { :host(:not([theme="dark"])) { ${light} } }
  `;

  /** What the table shows, as it stands behind '#'. @param {Element} element @param {string | number | null} step */
  function fragmentOf(element, step) {
    const demo = element.getAttribute("demo");
    if (demo) return new URLSearchParams([["demo", demo], ...(step ? [["step", String(step)]] : [])]).toString().replaceAll("%2F", "/");
    return (element.getAttribute("position") ?? element.getAttribute("match") ?? "").replace(/^.*#/, "");
  }

  /** The live tables, the one that was used last at the end. @type {Set<TwoseatTable>} */
  const awake = new Set();

  function makeRoom() {
    for (const table of awake)
      if (!table.busy && (awake.size > mostInView || awake.size > mostAwake && !table.inView && !table.strayed)) table.sleep();
  }

  const views = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) /** @type {TwoseatTable} */ (target).seen(isIntersecting);
    makeRoom();
  });

  class TwoseatTable extends HTMLElement {
    static observedAttributes = ["demo", "position", "match", "lang"];

    /** @type {HTMLIFrameElement | undefined} */
    #frame;
    #calls = 0;
    /** @type {Map<number, { resolve: (value: any) => void, reject: (reason: Error) => void }>} */
    #waiting = new Map();
    #ready = withResolvers();
    /** What it showed when it went to sleep, behind '#'. @type {string | undefined} */
    #kept;
    /** Where the demo stands, as long as nobody left its course. @type {number | undefined} */
    #step;
    #strayed = false;
    #stands = false; // it said that it is ready
    #inView = false;
    #asked = 0;

    constructor() {
      super();
      const root = this.attachShadow({ mode: "open" });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      root.adoptedStyleSheets = [sheet];
    }

    connectedCallback() {
      addEventListener("message", this.#hear);
      views.observe(this);
      this.#showPoster();
    }

    disconnectedCallback() {
      removeEventListener("message", this.#hear);
      views.unobserve(this);
      this.#drop();
    }

    /** Without a frame nothing is live, and nobody will answer. */
    #drop() {
      awake.delete(this);
      for (const { reject } of this.#waiting.values()) reject(new Error("The table was taken out of the page."));
      this.#waiting.clear();
      this.#frame = undefined;
      this.#stands = false;
      this.#ready = withResolvers();
      this.toggleAttribute("live", false);
      this.shadowRoot?.replaceChildren();
    }

    get inView() { return this.#inView; }
    get strayed() { return this.#strayed; }
    get busy() { return this.#asked > 0; }

    /** @param {boolean} inView */
    seen(inView) {
      this.#inView = inView;
      if (inView && this.hasAttribute("autoplay")) this.start();
    }

    /** Back to the picture; what lies on the table is kept for when it is started again. */
    async sleep() {
      awake.delete(this);
      const frame = this.#frame;
      // What was played off the course of a demo has no link: its cards may be the demo's own.
      if (this.hasAttribute("demo")) this.#kept = fragmentOf(this, this.#step ?? this.getAttribute("step"));
      else if (this.#stands) this.#kept = (await this.link("match").catch(() => "") || await this.link("position").catch(() => "")).replace(/^.*#/, "");
      if (frame !== this.#frame || awake.has(this)) return; // somebody used it meanwhile
      this.#drop();
      this.#showPoster();
      this.dispatchEvent(new CustomEvent("sleep", { detail: {} }));
    }

    #used() {
      awake.delete(this);
      awake.add(this);
    }

    /** @param {string} name */
    attributeChangedCallback(name) {
      if (name === "lang") { // which a live table was started with
        if (this.isConnected && !this.#frame) this.#showPoster();
        return;
      }
      this.#kept = this.#step = undefined;
      this.#strayed = false;
      if (!this.isConnected) return;
      if (this.#frame) this.#frame.src = this.#address();
      else this.#showPoster();
    }

    /** Starts the live table, if it does not run yet; resolves once it stands. */
    start() {
      if (!this.#frame) {
        this.#frame = document.createElement("iframe");
        this.#frame.src = this.#address();
        this.#frame.title = this.getAttribute("label") ?? words[this.#spoken].table;
        this.#frame.allow = "clipboard-write";
        this.shadowRoot?.replaceChildren(this.#frame);
        this.toggleAttribute("live", true);
        this.#used();
        makeRoom();
      }
      return this.#ready.promise;
    }

    next() { return this.#call("next"); }
    back() { return this.#call("back"); }
    reset() { return this.#call("reset"); }
    /** @param {number} step */
    goto(step) { return this.#call("goto", step); }
    /** @param {number} option */
    apply(option) { return this.#call("apply", option); }
    /** @param {"match" | "position" | "seat"} kind */
    async link(kind = "position") {
      const link = await this.#call("link", kind);
      return link ? `${new URL("index.html", site)}#${link}` : "";
    }

    #address() {
      const address = new URL("index.html", site);
      address.searchParams.set("embed", "");
      for (const name of passed) if (this.hasAttribute(name)) address.searchParams.set(name, this.getAttribute(name) ?? "");
      address.hash = this.#kept ?? fragmentOf(this, this.getAttribute("step"));
      return address.href;
    }

    /** What is asked for, else what the table is going to begin with: the browser's. */
    get #spoken() {
      return [this.lang, ...navigator.languages.map((tag) => tag.split("-", 1)[0])].find((language) => Object.hasOwn(words, language)) ?? "en";
    }

    #showPoster() {
      const poster = document.createElement("button");
      poster.type = "button";
      poster.className = "poster";
      const demo = this.getAttribute("demo");
      // A picture that the page has put inside stays, with its words.
      const own = this.querySelector(":scope > img") ? [document.createElement("slot")] : [];
      if (demo && own.length === 0) {
        const picture = document.createElement("img");
        picture.src = new URL(`posters/${demo}.svg#${this.#spoken}`, site).href;
        picture.alt = "";
        picture.loading = "lazy";
        picture.addEventListener("error", () => picture.remove());
        poster.append(picture);
      }
      const label = document.createElement("span");
      label.textContent = this.getAttribute("start-label") ?? words[this.#spoken].start;
      if (!this.hasAttribute("start-label")) label.lang = this.#spoken;
      poster.append(label);
      const name = this.getAttribute("label");
      if (name) poster.setAttribute("aria-label", `${label.textContent}: ${name}`);
      poster.addEventListener("click", () => this.start());
      this.shadowRoot?.replaceChildren(...own, poster);
    }

    /** @param {string} call @param {unknown} [argument] */
    async #call(call, argument) {
      ++this.#asked;
      try {
        await this.start();
        if (call !== "link") this.#used();
        const id = this.#calls = (this.#calls + 1) % 1000;
        return await new Promise((resolve, reject) => {
          this.#waiting.set(id, { resolve, reject });
          this.#frame?.contentWindow?.postMessage({ twoseat: version, id, call, argument }, site.origin);
        });
      } finally {
        --this.#asked;
        makeRoom();
      }
    }

    /** @param {MessageEvent} message */
    #hear = ({ source, origin, data }) => {
      if (!this.#frame || source !== this.#frame.contentWindow || origin !== site.origin) return;
      if (typeof data !== "object" || data === null || data.twoseat !== version) return;
      if (typeof data.event === "string") {
        if (data.event === "ready") this.#ready.resolve(this.#stands = true);
        if (data.event === "step") [this.#step, this.#strayed] = [Number(data.detail?.step), data.detail?.strayed === true];
        if (["step", "answer", "learner", "refused"].includes(data.event)) this.#used();
        this.dispatchEvent(new CustomEvent(data.event, { detail: data.detail }));
        return;
      }
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if (typeof data.error === "string") waiting?.reject(new Error(data.error));
      else waiting?.resolve(data.result);
    };
  }

  function withResolvers() { // Promise.withResolvers, for browsers of before 2024
    /** @type {{ promise: Promise<void>, resolve: (value?: any) => void, reject: (reason: Error) => void }} */
    const made = /** @type {any} */ ({});
    made.promise = new Promise((resolve, reject) => { Object.assign(made, { resolve, reject }); });
    return made;
  }

  if (!customElements.get("twoseat-table")) customElements.define("twoseat-table", TwoseatTable);
})();
