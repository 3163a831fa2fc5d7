// <twoseat-table demo="vge/drive-check"></twoseat-table>: a table in any page. It shows a picture of the position first;
// the table itself, an iframe of the site that this script comes from, is started when somebody wants it.
// Attributes, events and methods: embed.d.ts.
// A classic script: pages of other origins may load it without asking.
// @ts-check

(() => {
  const site = new URL(".", /** @type {HTMLScriptElement} */ (document.currentScript).src);
  const version = 1;
  // A page in a sandbox has no origin, nor have its frames: then who speaks is told by its window alone.
  const boxed = self.origin === "null";
  const target = boxed ? "*" : site.origin;
  /** @param {string} origin */
  const isSite = (origin) => origin === site.origin || boxed && origin === "null";
  const passed = ["lang", "theme", "controls", "narration", "hints"]; // attributes that the table's page reads
  // Browsers take the drawing from the oldest of more than 16 tables. Of more than a few, those out of view sleep.
  const mostAwake = 4;
  const mostInView = 12;
  const patience = 2000; // ms that a call waits for a table out of view: browsers let it run only in view
  const contents = ["demo", "lesson", "puzzle", "position", "match"]; // the first of them that is there says what is shown
  const named = ["demo", "puzzle"]; // of the site, with a picture there
  /** What the others take. @type {Record<string, RegExp>} */
  const taken = { edition: /^[a-z]{3}$/, demo: /^[a-z]{1,8}\/[a-z0-9-]{1,100}$/, puzzle: /^[a-z]{1,20}\/[a-z0-9-]{1,100}$/, step: /^\d{1,3}$/, lang: /^(en|ms|it|id)$/, theme: /^(dark|light)$/, controls: /^none$/, narration: /^none$/ };
  /** @type {Record<string, string>} */
  const examples = { edition: "vge, vgm, vgi", demo: "vge/drive-checks", puzzle: "heroes/01-a-short-eviction", step: "0, 1, 2", lang: "en, ms, it, id", theme: "dark, light", controls: "none", narration: "none" };

  /** Its own words: a classic script has no modules to take them from. @type {Record<string, Record<"start" | "table" | "nothing" | "empty" | "takes", string>>} */
  const words = {
    en: { start: "Start the table", table: "A card game table", nothing: "one of the attributes {values} says what is shown here.", empty: "nothing stands in it.", takes: "“{value}” means nothing here. It takes {values}." },
    ms: { start: "Mulakan meja", table: "Meja permainan kad", nothing: "salah satu atribut {values} menyatakan apa yang ditunjukkan di sini.", empty: "tiada apa-apa di dalamnya.", takes: "“{value}” tidak bermakna di sini. Ia menerima {values}." },
    it: { start: "Apri il tavolo", table: "Un tavolo per giochi di carte", nothing: "uno degli attributi {values} dice che cosa si mostra qui.", empty: "non c'è scritto niente.", takes: "“{value}” qui non significa niente. Accetta {values}." },
    id: { start: "Mulai meja", table: "Meja permainan kartu", nothing: "salah satu atribut {values} menyatakan apa yang ditampilkan di sini.", empty: "tidak ada isinya.", takes: "“{value}” tidak berarti di sini. Yang diterima: {values}." },
  };

  const light = "--table: #edeae3; --ink: #1d2127; --can: #096540; --on-can: #fff; --you: #1159a8; --bad: #a61b2a;";
  const style = `
    :host { --table: #14181f; --ink: #e8eaed; --can: #5bd6a0; --on-can: #14181f; --you: #4fa3ff; --bad: #ff7a87; color-scheme: light dark;
      display: block; position: relative; max-width: 100%; overflow: hidden; contain: content; container-type: inline-size; }
    :host::before { content: ""; display: block; padding-top: 68.75%; } /* as high as 16 to 11 wants it, unless the page says; a ratio would bend the width to that */
    :host([live]) { min-height: 360px; }
    :host([live][narrow]) { height: min(640px, 90vh); }
    :host([hidden]) { display: none; }
    iframe, .poster { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; border-radius: inherit; }
    .poster { display: grid; place-items: end; padding: 0 12px 12px 0; background: var(--table); color: var(--ink); font: 600 16px/1.4 system-ui, sans-serif; cursor: pointer; }
    ::slotted(img), .poster img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: contain; }
    slot + .poster { background: none; }
    .poster span { position: relative; padding: 10px 20px; border-radius: 999px; background: var(--can); color: var(--on-can); }
    @container (max-width: 640px) { .poster { padding: 0 6px 2px 0; font-size: 14px; } .poster span { padding: 5px 14px; } ::slotted(img), .poster img { height: calc(100% - 34px); } .faults { padding: 6px 10px; font-size: 14px; } }
    .faults { position: absolute; inset: 0 0 auto; padding: 10px 16px; background: var(--table); color: var(--ink); font: 16px/1.4 system-ui, sans-serif; overflow-wrap: anywhere; }
    .faults:only-child { inset: 0; display: grid; place-content: center; border: 2px solid var(--bad); border-radius: inherit; }
    .faults p { margin: 0; } .faults strong { color: var(--bad); }
    .poster:focus-visible { outline: 3px solid var(--you); outline-offset: -3px; }
    :host([theme="dark"]) { color-scheme: dark; }
    :host([theme="light"]) { color-scheme: light; ${light} }
    @media (prefers-color-scheme: light) { :host(:not([theme="dark"])) { ${light} } }
  `;

  /** Which attribute says what is shown. @param {Element} element */
  const contentOf = (element) => contents.find((name) => element.hasAttribute(name));

  /** What the table shows, as it stands behind '#'. @param {Element} element @param {string | number | null} step */
  function fragmentOf(element, step) {
    const name = contentOf(element);
    const value = (element.getAttribute(name ?? "") ?? "").replace(/^.*#/s, "").trim();
    if (name === "puzzle") return `puzzle=${value.replace(/^puzzle=/, "")}`;
    if (name !== "demo" && name !== "lesson") return value;
    const wanted = new URLSearchParams(value.startsWith(`${name}=`) ? value : [[name, value]]);
    const edition = name === "demo" && element.getAttribute("edition");
    if (edition) wanted.set("edition", edition.trim());
    if (step) wanted.set("step", String(step));
    return wanted.toString().replaceAll("%2F", "/");
  }

  /** Attributes that say nothing that could be meant, each with a sentence. @param {Element} element @param {string} language @returns {[string, string][]} */
  function faultsOf(element, language) {
    const say = words[language];
    const content = contentOf(element);
    if (!content) return [["twoseat-table", say.nothing.replace("{values}", contents.join(", "))]];
    return [content, ...Object.keys(taken)].flatMap((name, at, all) => {
      const value = element.getAttribute(name)?.trim();
      if (value === undefined || all.indexOf(name) !== at) return [];
      if (value === "") return [[name, say.empty]];
      if (!taken[name] || taken[name].test(value)) return [];
      return [[name, say.takes.replace("{value}", () => value.slice(0, 60)).replace("{values}", examples[name])]];
    });
  }

  // --- Pictures of links: drawn by the site's own page, unseen, once for all tables of this page ---------------------------

  /** @type {Promise<HTMLIFrameElement> | undefined} */
  let drawer;
  let drawings = 0;
  let rest = 0; // its timer
  /** @type {Map<number, (drawn: { picture?: string, fault?: string }) => void>} */
  const drawn = new Map();

  function openDrawer() {
    const frame = document.createElement("iframe");
    frame.src = new URL("picture.html", site).href;
    frame.hidden = true;
    frame.title = "";
    /** @type {Promise<HTMLIFrameElement>} */
    const open = new Promise((done) => {
      addEventListener("message", ({ source, origin, data }) => {
        if (source !== frame.contentWindow || !isSite(origin) || typeof data !== "object" || data?.twoseat !== version) return;
        if (data.event === "draws") done(frame);
        drawn.get(data.id)?.(data);
        drawn.delete(data.id);
      });
    });
    document.body.append(frame);
    return open;
  }

  /** @param {string} fragment @param {string} language @returns {Promise<{ picture?: string, fault?: string }>} */
  async function draw(fragment, language) {
    clearTimeout(rest);
    const id = ++drawings;
    /** @type {Promise<{ picture?: string, fault?: string }>} */
    const result = new Promise((done) => { drawn.set(id, done); });
    const frame = await (drawer ??= openDrawer());
    frame.contentWindow?.postMessage({ twoseat: version, id, draw: fragment, lang: language }, target);
    const made = await result;
    if (drawn.size === 0)
      rest = window.setTimeout(() => { // whoever comes later asks anew
        frame.remove();
        drawer = undefined;
      }, 10_000);
    return made;
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

  // In a narrow column a live table stands upright, however wide the page is.
  const narrow = 640; // px
  const sizes = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) target.toggleAttribute("narrow", contentRect.width <= narrow);
  });

  class TwoseatTable extends HTMLElement {
    static observedAttributes = [...contents, ...Object.keys(taken).filter((name) => !contents.includes(name)), "label"];

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
    /** Of its lessons the first and that which lies there, as the table calls them. @type {string | undefined} */
    #first;
    /** @type {string | undefined} */
    #lesson;
    #stands = false; // it said that it is ready
    #inView = false;
    #asked = 0;
    /** The picture of what it shows, and of what; or why there is none. @type {{ of: string, picture?: string, fault?: string } | undefined} */
    #drawn;

    constructor() {
      super();
      const root = this.attachShadow({ mode: "open" });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      root.adoptedStyleSheets = [sheet];
      this.#renew();
    }

    connectedCallback() {
      addEventListener("message", this.#hear);
      views.observe(this);
      sizes.observe(this);
      this.#showPoster();
    }

    disconnectedCallback() {
      removeEventListener("message", this.#hear);
      views.unobserve(this);
      sizes.unobserve(this);
      this.#drop();
    }

    /** Without a frame nothing is live, and nobody will answer. */
    #drop() {
      awake.delete(this);
      for (const { reject } of this.#waiting.values()) reject(new Error("The table was taken out of the page."));
      this.#waiting.clear();
      this.#frame = undefined;
      this.#stands = false;
      this.#renew();
      this.toggleAttribute("live", false);
      this.shadowRoot?.replaceChildren();
    }

    #renew() {
      this.#ready = withResolvers();
      this.#ready.promise.catch(() => {}); // said to whoever waits
    }

    get inView() { return this.#inView; }
    get strayed() { return this.#strayed; }
    get busy() { return this.#asked > 0; }

    /** @param {boolean} inView */
    seen(inView) {
      this.#inView = inView;
      if (!inView) return;
      if (this.hasAttribute("autoplay")) this.start().catch(() => {});
      else this.#drawPicture();
    }

    /** Of a link, once somebody comes to see it: the site has none of it. Who counts every byte gets none. */
    async #drawPicture() {
      const name = contentOf(this);
      const fragment = this.#kept ?? fragmentOf(this, null);
      const of = `${fragment} ${this.#spoken}`;
      if (this.#frame || !name || named.includes(name) || !fragment || this.#drawn?.of === of || this.querySelector(":scope > img")) return;
      if (/** @type {any} */ (navigator).connection?.saveData) return;
      this.#drawn = { of };
      const made = await draw(fragment, this.#spoken);
      if (this.#drawn.of !== of) return;
      this.#drawn = { ...made, of };
      if (this.isConnected && !this.#frame) this.#showPoster();
    }

    /** Back to the picture; what lies on the table is kept for when it is started again. */
    async sleep() {
      awake.delete(this);
      const frame = this.#frame;
      // What was played off the course of a demo has no link: its cards may be the demo's own.
      if (this.#lesson !== this.#first) this.#kept = `demo=${this.#lesson}&step=${this.#step}`;
      else if (["demo", "lesson", "puzzle"].includes(contentOf(this) ?? "")) this.#kept = fragmentOf(this, this.#step ?? this.getAttribute("step"));
      else if (this.#stands) this.#kept = await this.#linkToKeep();
      if (frame !== this.#frame || awake.has(this)) return; // somebody used it meanwhile
      this.#drop();
      this.#showPoster();
      this.dispatchEvent(new CustomEvent("sleep", { detail: {} }));
    }

    /** The match, or its position, with the hands and the opponent that the page wants. */
    async #linkToKeep() {
      const link = (await this.link("match").catch(() => "") || await this.link("position").catch(() => "")).replace(/^.*#/, "");
      return link && link + (fragmentOf(this, null).match(/&(hands|computer)=[\w:]+/g) ?? []).join("");
    }

    #used() {
      awake.delete(this);
      awake.add(this);
    }

    /** @param {string} name */
    attributeChangedCallback(name) {
      if (!contents.includes(name)) { // a live table was started with the others
        if (this.isConnected && !this.#frame) this.#showPoster();
        if (this.#frame && name === "label") this.#frame.title = this.getAttribute(name) ?? "";
        if (this.#inView && name === "lang") this.#drawPicture();
        return;
      }
      this.#kept = this.#step = this.#drawn = this.#first = this.#lesson = undefined;
      this.#strayed = false;
      if (!this.isConnected) return;
      if (this.#frame && contentOf(this)) {
        this.#frame.src = this.#address();
        return;
      }
      this.#drop();
      this.#showPoster();
      if (this.#inView) this.#drawPicture();
    }

    /** Starts the live table, if it does not run yet; resolves once it stands, and rejects if it cannot be seen. */
    start() {
      const [fault] = this.#blocking();
      if (fault) return Promise.reject(new Error(fault.join(": ")));
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
      return this.#inSight(this.#ready.promise);
    }

    /** Of what is not answered while the table is out of view for a while: an error. @template T @param {Promise<T>} answer @returns {Promise<T>} */
    #inSight(answer) {
      return new Promise((resolve, reject) => {
        let unseen = 0;
        const watch = setInterval(() => {
          unseen = this.#inView ? 0 : unseen + 1;
          if (unseen * 200 >= patience - 200) reject(new Error("The table is out of view, where browsers do not let it run. It answers once it is in view."));
        }, 200);
        answer.then(resolve, reject).finally(() => clearInterval(watch));
      });
    }

    /** Faults with which there is nothing to show. */
    #blocking() {
      const content = contentOf(this);
      return faultsOf(this, this.#spoken).filter(([name]) => !content || name === content);
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
      address.searchParams.set("attribute", contentOf(this) ?? "");
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
      // A picture that the page has put inside stays, with its words.
      const own = this.querySelector(":scope > img") ? [document.createElement("slot")] : [];
      const picture = this.#picture();
      if (picture && own.length === 0) poster.append(picture);
      const label = document.createElement("span");
      label.textContent = this.getAttribute("start-label") ?? words[this.#spoken].start;
      if (!this.hasAttribute("start-label")) label.lang = this.#spoken;
      poster.append(label);
      const name = this.getAttribute("label");
      if (name) poster.setAttribute("aria-label", `${label.textContent}: ${name}`);
      poster.addEventListener("click", () => this.start().catch(() => {})); // why, stands in the frame
      const faults = this.#faultList();
      this.shadowRoot?.replaceChildren(...(faults && (this.#blocking().length > 0 || this.#drawn?.fault) ? [] : [...own, poster]), ...(faults ? [faults] : []));
    }

    #picture() {
      const name = contentOf(this) ?? "", demo = named.includes(name) && this.getAttribute(name);
      const source = demo ? new URL(`posters/${demo}.svg#${this.#spoken}`, site).href :
        this.#drawn?.picture && `data:image/svg+xml,${encodeURIComponent(this.#drawn.picture)}`;
      if (!source) return undefined;
      const picture = document.createElement("img");
      picture.src = source;
      picture.alt = "";
      picture.loading = "lazy";
      picture.addEventListener("error", () => picture.remove());
      return picture;
    }

    /** What is wrong with its attributes, each by its name. */
    #faultList() {
      /** @type {[string, string][]} */
      const faults = [...faultsOf(this, this.#spoken), ...(this.#drawn?.fault ? [/** @type {[string, string]} */ ([contentOf(this) ?? "", this.#drawn.fault])] : [])];
      if (faults.length === 0) return undefined;
      const list = document.createElement("div");
      list.className = "faults";
      list.lang = this.#spoken;
      list.setAttribute("role", "alert");
      list.append(...faults.map(([name, sentence]) => {
        const line = document.createElement("p");
        const which = document.createElement("strong");
        which.textContent = name;
        line.append(which, `: ${sentence}`);
        return line;
      }));
      return list;
    }

    /** @param {string} call @param {unknown} [argument] */
    async #call(call, argument) {
      ++this.#asked;
      try {
        await this.start();
        if (call !== "link") this.#used();
        const id = this.#calls = (this.#calls + 1) % 1000;
        return await this.#inSight(new Promise((resolve, reject) => {
          this.#waiting.set(id, { resolve, reject });
          this.#frame?.contentWindow?.postMessage({ twoseat: version, id, call, argument }, target);
        }));
      } finally {
        --this.#asked;
        makeRoom();
      }
    }

    /** @param {MessageEvent} message */
    #hear = ({ source, origin, data }) => {
      if (!this.#frame || source !== this.#frame.contentWindow || !isSite(origin)) return;
      if (typeof data !== "object" || data === null || data.twoseat !== version) return;
      if (typeof data.event === "string") {
        if (data.event === "ready") this.#ready.resolve(this.#stands = true);
        if (data.event === "error" && data.detail?.final) this.#ready.reject(new Error(String(data.detail?.message)));
        if (data.event === "step") {
          [this.#step, this.#strayed, this.#lesson] = [Number(data.detail?.step), data.detail?.strayed === true, data.detail?.lesson];
          this.#first ??= this.#lesson;
        }
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
