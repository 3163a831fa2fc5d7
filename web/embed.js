// <twoseat-table demo="vge/drive-check"></twoseat-table>: a table in any page. It shows a picture of the position first;
// the table itself, an iframe of the site that this script comes from, is started when somebody wants it.
// Attributes, events and methods: embed.d.ts.
// A classic script: pages of other origins may load it without asking.
// @ts-check

(() => {
  const site = new URL(".", /** @type {HTMLScriptElement} */ (document.currentScript).src);
  const version = 1;
  const passed = ["lang", "theme", "controls", "narration"]; // attributes that the table's page reads

  const style = `
    :host { display: block; position: relative; aspect-ratio: 16 / 11; min-height: 360px; max-width: 100%; contain: content; }
    :host([hidden]) { display: none; }
    iframe, .poster { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; border-radius: inherit; }
    .poster { display: grid; place-items: center; padding: 0; background: #14181f; color: #e8eaed; font: 600 16px/1.4 system-ui, sans-serif; cursor: pointer; }
    .poster img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: contain; }
    .poster span { position: relative; padding: 12px 24px; border-radius: 999px; background: #5bd6a0; color: #14181f; }
    .poster:focus-visible { outline: 3px solid #4fa3ff; outline-offset: -3px; }
  `;

  /** What the table shows, as it stands behind '#'. @param {Element} element */
  function fragmentOf(element) {
    const demo = element.getAttribute("demo");
    if (demo) return new URLSearchParams([["demo", demo], ...(element.hasAttribute("step") ? [["step", element.getAttribute("step") ?? ""]] : [])])
      .toString().replaceAll("%2F", "/");
    return (element.getAttribute("position") ?? element.getAttribute("match") ?? "").replace(/^.*#/, "");
  }

  class TwoseatTable extends HTMLElement {
    static observedAttributes = ["demo", "position", "match"];

    /** @type {HTMLIFrameElement | undefined} */
    #frame;
    #calls = 0;
    /** @type {Map<number, { resolve: (value: any) => void, reject: (reason: Error) => void }>} */
    #waiting = new Map();
    #ready = Promise.withResolvers?.() ?? withResolvers();

    constructor() {
      super();
      const root = this.attachShadow({ mode: "open" });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      root.adoptedStyleSheets = [sheet];
    }

    connectedCallback() {
      addEventListener("message", this.#hear);
      if (this.hasAttribute("autoplay")) this.start();
      else this.#showPoster();
    }

    disconnectedCallback() {
      removeEventListener("message", this.#hear);
      for (const { reject } of this.#waiting.values()) reject(new Error("The table was taken out of the page."));
      this.#waiting.clear();
      this.#frame = undefined;
      this.shadowRoot?.replaceChildren();
    }

    attributeChangedCallback() {
      if (!this.isConnected) return;
      if (this.#frame) this.#frame.src = this.#address();
      else this.#showPoster();
    }

    /** Starts the live table, if it does not run yet; resolves once it stands. */
    start() {
      if (!this.#frame) {
        this.#frame = document.createElement("iframe");
        this.#frame.src = this.#address();
        this.#frame.title = this.getAttribute("label") ?? "A card game table";
        this.#frame.allow = "clipboard-write";
        this.shadowRoot?.replaceChildren(this.#frame);
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
      address.hash = fragmentOf(this);
      return address.href;
    }

    #showPoster() {
      const poster = document.createElement("button");
      poster.type = "button";
      poster.className = "poster";
      const demo = this.getAttribute("demo");
      if (demo) {
        const picture = document.createElement("img");
        picture.src = new URL(`posters/${demo}.svg`, site).href;
        picture.alt = "";
        picture.loading = "lazy";
        picture.addEventListener("error", () => picture.remove());
        poster.append(picture);
      }
      const label = document.createElement("span");
      label.textContent = this.getAttribute("start-label") ?? "Start the table";
      poster.append(label);
      poster.addEventListener("click", () => this.start());
      this.shadowRoot?.replaceChildren(poster);
    }

    /** @param {string} call @param {unknown} [argument] */
    async #call(call, argument) {
      await this.start();
      const id = this.#calls = (this.#calls + 1) % 1000;
      return new Promise((resolve, reject) => {
        this.#waiting.set(id, { resolve, reject });
        this.#frame?.contentWindow?.postMessage({ twoseat: version, id, call, argument }, site.origin);
      });
    }

    /** @param {MessageEvent} message */
    #hear = ({ source, origin, data }) => {
      if (!this.#frame || source !== this.#frame.contentWindow || origin !== site.origin) return;
      if (typeof data !== "object" || data === null || data.twoseat !== version) return;
      if (typeof data.event === "string") {
        if (data.event === "ready") this.#ready.resolve(undefined);
        this.dispatchEvent(new CustomEvent(data.event, { detail: data.detail }));
        return;
      }
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if (typeof data.error === "string") waiting?.reject(new Error(data.error));
      else waiting?.resolve(data.result);
    };
  }

  function withResolvers() { // for browsers of before 2024
    /** @type {any} */
    const made = {};
    made.promise = new Promise((resolve, reject) => { Object.assign(made, { resolve, reject }); });
    return made;
  }

  if (!customElements.get("twoseat-table")) customElements.define("twoseat-table", TwoseatTable);
})();
