// "Send": one sheet for what can be sent, of what is on the table, and as what: a link, a picture, a text for a forum, lines for a
// page. All of it is made of the link that is sent, as whoever opens that sees it: what a seat alone knows is in none of it.
// @ts-check
import { copy } from "../page/clipboard.js";
import { byId, element } from "../page/page_tools.js";
import { say } from "../page/phrases.js";
import { toast } from "../page/toast.js";
import { embedLines, forumText, headOf, inWords } from "./send_words.js";
import { drawPicture } from "./send_picture.js";

/** @typedef {import("../mirror.d.ts").Mirror} Mirror */
/** @typedef {import("../twoseat.d.ts").Sent} Sent */
/** @typedef {"match" | "position" | "seat" | "demo"} What */
/** @typedef {"link" | "picture" | "text" | "embed"} As */
/** fragment: behind "#" of the table that shows it; told: what is asked about it. @typedef {{ what: What, label: string, fragment: string, told: string, title?: string, note: string }} Choice */

/**
 * @typedef {object} SendDesk
 * @property {() => Mirror} mirror
 * @property {(kind: import("../twoseat.d.ts").LinkKind) => string} link
 * @property {() => string} demo the text of the lesson on the table
 * @property {(text: string) => Promise<Sent | { fault: string }>} told
 * @property {() => boolean} light
 * @property {() => boolean} pictured
 * @property {() => string} address of the page, without what stands behind "#"
 * @property {() => void} left
 */

const demos = /** @type {Record<string, string>} */ ({ demo: "The demo", lesson: "The lesson", puzzle: "The puzzle" });

/** The lesson on the table, if that can be sent. @param {SendDesk} desk @returns {Choice[]} */
function lessonChoice(desk) {
  const { lesson, lang } = desk.mirror(), fragment = location.hash.slice(1);
  const kind = /^(demo|lesson|puzzle)=/.exec(fragment)?.[1];
  if (!lesson || !kind) return [];
  return [{ what: "demo", label: say(demos[kind]), fragment, told: desk.demo(), title: lesson.title[lang] ?? lesson.title.en ?? "", note: say("Its picture and text show how it begins.") }];
}

/** What can be sent now; of a seat's view that a link brought, that view only. @param {SendDesk} desk @returns {Choice[]} */
export function choicesOf(desk) {
  const { eyes, names, holder, controls } = desk.mirror(), here = location.hash.slice(1);
  const about = say("Whoever opens it sees what this seat may know, and nothing else.");
  if (/^s/.test(here))
    return [{ what: "seat", label: say("What one seat sees"), fragment: here, told: here, note: about }];
  if (controls.some(({ id }) => id === "close-view")) return []; // its address is on its way
  if (/^puzzle=/.test(here)) return lessonChoice(desk); // what it leaves open lies in its position
  const open = eyes === "both";
  const suffix = (here.match(/&(?:names|computer)=[^&]*/g) ?? []).join(""); // of what lies here
  const [match, position, seat] = /** @type {const} */ (["match", "position", "seat"]).map((kind) => desk.link(kind));
  const all = say("Whoever opens it can look at everything, covered hands too.") + (open ? "" : ` ${say("Its picture and text show no covered hand.")}`);
  /** @type {Choice[]} */
  const choices = [...lessonChoice(desk)];
  const add = (/** @type {What} */ what, /** @type {string} */ label, /** @type {string} */ link, /** @type {string} */ behind, /** @type {string} */ note, told = link + behind) => {
    if (link) choices.push({ what, label, fragment: link + behind, told, note });
  };
  add("match", say("The whole match"), match, suffix + (open ? "&hands=open" : ""), all);
  add("position", say("This position"), position, `${suffix}&hands=${open ? "open" : "covered"}`, all);
  const whatAllKnow = say("Whoever opens it sees what both seats may know, and nothing else.");
  const who = holder ?? (eyes === "A" || eyes === "B" ? eyes : null);
  add("seat", who ? say("What {0} sees", names["AB".indexOf(who)]) : say("What everybody sees"), seat, "", who ? about : whatAllKnow, seat + (/&names=[^&]*/.exec(suffix)?.[0] ?? ""));
  return choices;
}

/** One of several, as buttons of which one is chosen. @param {string} name @param {string} label @param {[string, string][]} options value and text @param {string} chosen @param {(value: string) => void} choose */
function radios(name, label, options, chosen, choose) {
  return element("fieldset", {}, element("legend", {}, label), ...options.map(([value, text]) => {
    const input = element("input", { type: "radio", name, value, ...(value === chosen ? { checked: "" } : {}) });
    input.addEventListener("change", () => choose(value));
    return element("label", {}, input, element("span", {}, text));
  }));
}

/** As something that was downloaded. @param {Blob} blob */
function save(blob) {
  const address = URL.createObjectURL(blob);
  element("a", { href: address, download: "twoseat.png" }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** @param {SendDesk} desk */
export function makeSend(desk) {
  const dialog = /** @type {HTMLDialogElement} */ (element("dialog", { id: "send", "aria-labelledby": "send-title" }));
  const sheet = element("div", { class: "sheet" }); // beside it lie the page's toasts
  dialog.append(sheet);
  document.body.append(dialog);
  /** @type {Choice[]} */
  let choices = [];
  /** @type {Choice | undefined} */
  let choice;
  let as = /** @type {As} */ ("link");
  let light = false;
  let round = 0; // what was asked for before is not shown any more
  /** @type {Blob | undefined} */
  let png;
  /** What is told of the choice, once that has come. @type {Sent | undefined} */
  let sent;

  dialog.addEventListener("close", () => {
    forgetAll();
    desk.left();
  });

  /** Nothing of it stays for whoever looks next. */
  function forgetAll() {
    ++round;
    [choices, choice, sent, png] = [[], undefined, undefined, undefined];
    sheet.replaceChildren();
  }

  const addressOf = (/** @type {Choice} */ { fragment }) => `${desk.address()}#${fragment}`;
  /** What is sent as text. */
  function words() {
    if (!choice) return "";
    if (as === "text") return sent ? forumText(sent, addressOf(choice), choice.title) : "";
    if (as === "embed") return sent ? embedLines(choice.what, choice.fragment, addressOf(choice), headOf(sent, choice.title)) : "";
    return addressOf(choice);
  }
  const ready = () => (as === "picture" ? png !== undefined : words() !== "");

  /** What the system's dialog would take. @returns {ShareData} */
  function shared() {
    const title = sent && choice ? headOf(sent, choice.title) : "Twoseat";
    if (as === "picture" && png && choice) return { files: [new File([png], "twoseat.png", { type: "image/png" })], title, text: addressOf(choice) };
    return as === "link" ? { title, url: words() } : { title, text: words() };
  }
  const shares = () => as !== "embed" && typeof navigator.share === "function" && ready() && (navigator.canShare?.(shared()) ?? true);

  async function share() {
    try {
      await navigator.share(shared());
    } catch (error) {
      if (/** @type {Error} */ (error).name !== "AbortError") toast("The system did not take it. Copy it instead.");
    }
  }

  async function copyPicture() {
    if (!png) return;
    try {
      await navigator.clipboard.write([new ClipboardItem({ "image/png": png })]);
      toast("Copied");
    } catch {
      toast("This browser does not copy pictures. Save it instead.", { seconds: 5 });
    }
  }

  /** @param {string} text @param {string} id @param {() => void} press @param {boolean} [primary] */
  function action(text, id, press, primary = false) {
    const made = /** @type {HTMLButtonElement} */ (element("button", { type: "button", id, class: primary ? "primary" : "" }, text));
    made.addEventListener("click", press);
    made.disabled = !ready();
    return made;
  }

  function showActions() {
    const system = shares();
    byId("send-actions").replaceChildren(
      ...(system ? [action(say("Share"), "send-share", share, true)] : []),
      action(say("Copy"), "send-copy", as === "picture" ? copyPicture : () => copy(words()), !system),
      ...(as === "picture" ? [action(say("Save"), "send-save", () => png && save(png))] : []));
  }

  /** @param {string} sentence */
  const tellFault = (sentence) => { byId("send-fault").textContent = sentence; };

  function showText() {
    const field = /** @type {HTMLTextAreaElement} */ (element("textarea", {
      id: "send-text", readonly: "", spellcheck: "false", rows: as === "link" ? "4" : as === "embed" ? "6" : "14",
      "aria-label": as === "text" ? say("Text for a forum") : as === "embed" ? say("What shows this in a page of yours") : say("Link"),
    }));
    field.value = words();
    byId("send-shown").replaceChildren(field);
  }

  /** @param {number} mine */
  async function showPicture(mine) {
    if (!sent || !choice) return;
    const canvas = /** @type {HTMLCanvasElement} */ (element("canvas", { id: "send-picture", role: "img", width: "1200", height: "630", "aria-label": inWords(sent, choice.title) }));
    const kinds = radios("send-light", say("Colours"), [["dark", say("Dark")], ["light", say("Light")]], light ? "light" : "dark", (value) => {
      light = value === "light";
      showPreview();
    });
    const [told, chosen] = [sent, choice];
    const coded = await drawPicture(canvas, { sent: told, address: addressOf(chosen), site: desk.address(), title: chosen.title, light, pictured: desk.pictured() });
    const blob = await new Promise((done) => { canvas.toBlob(done, "image/png"); });
    if (mine !== round) return;
    png = /** @type {Blob} */ (blob);
    const focused = document.activeElement?.getAttribute("name") === "send-light";
    byId("send-shown").replaceChildren(canvas, kinds, ...(coded ? [] : [element("p", { class: "soft" }, say("The link is too long for a code in the picture."))]));
    if (focused) /** @type {HTMLElement | null} */ (kinds.querySelector("input:checked"))?.focus();
  }

  /** As what it was chosen to be sent; what is there already stays until then. */
  async function showPreview() {
    const mine = ++round;
    png = undefined;
    showActions();
    try {
      if (as === "picture") await showPicture(mine);
      else showText();
    } catch (error) {
      console.error(error);
      if (mine === round) tellFault(say("The picture could not be drawn."));
    }
    if (mine === round && choice) showActions();
  }

  async function show() {
    const mine = ++round, chosen = choice;
    if (!chosen) return;
    [sent, png] = [undefined, undefined];
    byId("send-note").textContent = chosen.note;
    tellFault("");
    byId("send-shown").setAttribute("aria-busy", "true");
    showActions();
    if (as !== "picture") showText();
    const told = await desk.told(chosen.told).catch(() => ({ fault: say("This could not be loaded. Please try again.") }));
    if (mine !== round) return;
    byId("send-shown").removeAttribute("aria-busy");
    if ("fault" in told) {
      tellFault(told.fault);
      byId("send-shown").replaceChildren();
      return;
    }
    sent = told;
    await showPreview();
  }

  function build() {
    const close = element("form", { method: "dialog" }, element("button", { "aria-label": say("Close") }, "\u2715"));
    sheet.replaceChildren(
      element("header", {}, element("h2", { id: "send-title" }, say("Send")), close),
      element("div", { class: "chosen" },
        radios("send-what", say("What"), choices.map(({ what, label }) => [what, label]), choice?.what ?? "", (value) => {
          choice = choices.find(({ what }) => what === value);
          show();
        }),
        radios("send-as", say("As"), [["link", say("Link")], ["picture", say("Picture")], ["text", say("Text for a forum")], ["embed", say("Lines for a page")]], as, (value) => {
          as = /** @type {As} */ (value);
          if (sent) showPreview();
        }),
        element("p", { id: "send-note", class: "soft" })),
      element("section", { "aria-label": say("What is sent") }, element("div", { id: "send-shown" }), element("p", { id: "send-fault", role: "alert" })),
      element("footer", { id: "send-actions" }));
  }

  return {
    open() {
      if (dialog.open) return;
      choices = choicesOf(desk);
      choice = choices.find(({ what }) => what === "demo") ?? choices.find(({ what }) => what === "position") ?? choices[0];
      if (!choice) return;
      light = desk.light();
      build();
      dialog.showModal();
      /** @type {HTMLElement | null} */ (dialog.querySelector("input:checked"))?.focus();
      show();
    },
    /** Others look at the table. */
    forget() {
      forgetAll(); // at once: the dialog tells that it is closed a little later
      dialog.close();
    },
  };
}
