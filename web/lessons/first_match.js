// The guided match of a tutorial: beside its table stands what is asked there, large when it is asked for the first time.
// On a phone the match and its coach have the whole screen.
// @ts-check

/** @typedef {{ item: HTMLElement, asked: string[], offers?: RegExp, met: boolean }} Told */
/** @typedef {{ question: string, options: { text: string }[] }} Decision */

/** @param {string} tag @param {string} className @param {(Node | string)[]} children */
function made(tag, className, ...children) {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}

/** @param {HTMLElement} section what make-tutorials.mjs has written @param {MediaQueryList} small */
export function guideMatch(section, small) {
  const find = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (section.querySelector(selector));
  const guided = find(".guided"), table = find("twoseat-table"), list = /** @type {HTMLDetailsElement} */ (find(".asked")), over = find(".over");
  const words = guided.dataset;
  /** @type {Told[]} */
  const all = [.../** @type {NodeListOf<HTMLElement>} */ (list.querySelectorAll("li[data-asked]"))].map((item) => ({
    item, asked: (item.dataset.asked ?? "").split("|"), offers: item.dataset.offers ? new RegExp(item.dataset.offers) : undefined, met: false,
  }));

  const now = made("div", "now", made("p", "", words.waits ?? ""));
  now.setAttribute("aria-live", "polite");
  const title = made("strong", ""), told = made("div", "");
  const again = /** @type {HTMLDetailsElement} */ (made("details", "again", made("summary", "", title, " ", made("span", "", words.again ?? "")), told));
  const button = (/** @type {string | undefined} */ text, /** @type {() => void} */ press) => {
    const one = made("button", "", text ?? "");
    one.setAttribute("type", "button");
    one.addEventListener("click", press);
    return one;
  };
  const fold = button(words.fold, () => {
    if (shown) showFolded(shown);
    again.querySelector("summary")?.focus();
  });
  const onceMore = button(words.onceMore, () => {
    for (const told of all) told.met = false;
    onceMore.hidden = true;
    now.replaceChildren(made("p", "", words.waits ?? ""));
    table.setAttribute("match", table.getAttribute("match") ?? ""); // it is laid out anew
    /** @type {any} */ (table).start();
  });
  const leave = button(words.leave, () => history.back()), goOn = button(words.goOn, () => fill());
  leave.classList.add("leave");
  const coach = made("div", "coach", now, again, made("p", "buttons", fold, onceMore, goOn, leave));
  guided.prepend(coach);
  list.open = false; // it is told when it is asked
  over.hidden = again.hidden = fold.hidden = onceMore.hidden = true;

  /** @type {Told | undefined} */
  let shown; // what stands in the coach, large or folded
  let before = ""; // the open question with all that it offers

  const content = (/** @type {HTMLElement} */ from) => [...from.children].filter(({ tagName }) => tagName !== "H3").map((each) => each.cloneNode(true));
  const titleOf = (/** @type {Told} */ { item }) => item.querySelector("h3")?.textContent ?? "";

  /** @param {Told} what */
  function showLarge(what) {
    shown = what;
    what.met = true;
    now.replaceChildren(made("h3", "", titleOf(what)), ...content(what.item));
    now.hidden = fold.hidden = false;
    again.hidden = true;
  }

  /** @param {Told} what */
  function showFolded(what) {
    const same = shown === what && !again.hidden;
    shown = what;
    now.replaceChildren();
    now.hidden = fold.hidden = true;
    if (same) return; // whoever reads in it goes on reading
    again.hidden = again.open = false;
    title.textContent = titleOf(what);
    told.replaceChildren(...content(what.item));
  }

  table.addEventListener("decision", (event) => {
    const { question, options } = /** @type {CustomEvent<Decision>} */ (event).detail;
    // Behind a question may stand how far its answer has come: "...: 1 of 2"; of what is said in its place the beginning is known.
    const fits = all.filter(({ asked, offers }) => asked.some((each) => question === each || question.startsWith(each.endsWith(" ") ? each : `${each}: `)) && (!offers || options.some(({ text }) => offers.test(text))));
    const whole = JSON.stringify([question, options]);
    if (whole === before) return; // the same question, drawn anew
    before = whole;
    const fresh = fits.find(({ met }) => !met);
    if (fresh) showLarge(fresh);
    else if (fits.length > 0) showFolded(fits[fits.length - 1]);
  });

  table.addEventListener("end", (event) => {
    const { result } = /** @type {CustomEvent<{ result: string }>} */ (event).detail;
    const won = (over.dataset.wins ?? "").split("|").some((start) => result.startsWith(start));
    const ended = content(over).filter((each) => !(each instanceof HTMLElement && each.dataset.ended) || each.dataset.ended === (won ? "won" : "lost"));
    now.replaceChildren(made("h3", "", result), ...ended);
    now.hidden = onceMore.hidden = false;
    again.hidden = fold.hidden = true;
    shown = undefined;
    before = "";
  });

  // --- On a phone ---------------------------------------------------------------------------------------------------

  const others = [...document.body.children, ...(section.parentElement?.children ?? []), ...section.children]
    .filter((each) => each !== guided && !each.contains(guided) && each instanceof HTMLElement && each.tagName !== "SCRIPT");
  let whole = false;
  /** @param {boolean} on */
  function setWhole(on) {
    whole = on;
    guided.classList.toggle("whole", on);
    document.documentElement.classList.toggle("fixed", on);
    for (const other of others) /** @type {HTMLElement} */ (other).inert = on;
    lookAgain();
    if (!on) guided.scrollIntoView({ block: "nearest" });
  }
  function lookAgain() {
    leave.hidden = !whole;
    goOn.hidden = whole || !small.matches || !table.hasAttribute("live");
  }
  /** The browser's own way back leads out of it. */
  function fill() {
    if (whole || !small.matches) return;
    history.pushState({ match: true }, "");
    setWhole(true);
  }
  addEventListener("popstate", () => { if (whole) setWhole(false); });
  addEventListener("keydown", ({ key }) => { if (key === "Escape" && whole) history.back(); });
  small.addEventListener("change", lookAgain);
  new MutationObserver(() => {
    if (table.hasAttribute("live")) small.matches ? fill() : guided.scrollIntoView({ block: "start" });
    lookAgain();
  }).observe(table, { attributeFilter: ["live"] });
  lookAgain();
}
