// Two editions side by side: what the address names, or somebody pastes, is played under both (shell/tools/comparison.h), and what
// parts them is shown. The link stands behind "#": it goes to nobody's server.
// @ts-check
import { showParting } from "./parting.js";
import { titleOf } from "./tables.js";
import { fetchDemo } from "../lessons/found_demo.js";
import { keepOffline } from "../page/keep_offline.js";
import { languages, speakFirst } from "../page/language.js";
import { byId, element, field, fill } from "../page/page_tools.js";
import { say } from "../page/phrases.js";
import { askAbout } from "../pictures/asked.js";
import { differences } from "../rulebook/rule_book.js";
import "../gallery/gallery_rule.js"; // the dialog in which a rule opens

/** @typedef {import("../twoseat.d.ts").Comparison} Comparison */

const longestLink = 200_000; // characters; the engine's own bounds are tighter
/** Before anything is compared; then those of its game. */
const vanguard = [{ id: "vge", name: "English edition" }, { id: "vgm", name: "Malay edition" }, { id: "vgi", name: "Italian edition" }];

await speakFirst(new URLSearchParams(location.search).get("lang"));

const chosen = { first: field("first"), second: field("second") };
let played = 0; // grows: what was asked before is not shown any more

/** What is to be compared: behind "#", else as "?demo=". */
function wanted() {
  const asked = new URL(location.href).searchParams;
  const demo = asked.get("demo");
  return {
    link: location.hash.slice(1) || (demo ? `demo=${demo}` : ""),
    editions: asked.get("editions") ?? "",
    from: Math.max(0, Math.trunc(Number(asked.get("from"))) || 0),
  };
}

/** @param {(string | Node)[]} words */
function tell(...words) {
  byId("said").replaceChildren(...words);
  byId("said").hidden = words.length === 0;
}

/** @param {{ id: string, name: string }[]} editions @param {string[]} two */
function offer(editions, two) {
  const named = editions.map(({ id, name }) => /** @type {[string, string]} */ ([id, titleOf(name)]));
  fill(chosen.first, named, two[0]);
  fill(chosen.second, named, two[1]);
}

/** @param {string} editions "vge,vgi" */
const offerVanguard = (editions) => offer(vanguard, (editions || "vge,vgi").split(","));

/** Another address, and what it names. @param {{ link?: string, editions?: string, from?: number }} change */
function go(change) {
  const address = new URL(location.href), next = { ...wanted(), ...change };
  address.searchParams.delete("demo");
  for (const [name, value] of [["editions", next.editions], ["from", next.from]])
    if (value) address.searchParams.set(String(name), String(value).replace(/[^\w,]/g, ""));
    else address.searchParams.delete(String(name));
  address.hash = next.link;
  history.pushState(null, "", address.href.replaceAll("%2C", ","));
  compare();
}

/** The text of a demo, its id, and the link otherwise. @param {string} link */
async function textOf(link) {
  if (!/^(demo|lesson)=/.test(link)) return { text: link, demo: "" };
  const found = await fetchDemo(link);
  if (!found?.text) throw new Error(say(found?.sorry ?? "This is no link to a rule demo."));
  return { text: found.text, demo: found.id.replace(/&edition=.*$/, "") };
}

/** @param {{ link: string, editions: string, from: number }} asked @returns {Promise<Comparison>} */
async function comparisonOf({ link, editions, from }) {
  if (link.length > longestLink) throw new Error(say("That is too long to be a link."));
  const [{ text, demo }, known] = await Promise.all([textOf(link), differences().catch(() => undefined)]);
  const number = Math.max(0, languages.indexOf(document.documentElement.lang));
  const ask = (/** @type {string} */ two) => askAbout(text, number, "twoseat_compare", text, demo, two, from, JSON.stringify(known?.tables ?? {}), number);
  let found = await ask(editions);
  if ("fault" in found && editions) found = await ask(""); // another game has other editions
  if ("fault" in found) throw new Error(found.fault);
  return found;
}

async function compare() {
  const asked = wanted(), turn = ++played;
  const article = byId("parting");
  field("link").value = asked.link;
  article.replaceChildren();
  article.hidden = true;
  if (!asked.link) {
    offerVanguard(asked.editions);
    return tell(say("Paste a link, or choose one of the differences that a demo shows."), " ", element("a", { href: "differences.html" }, say("What is different in the editions")));
  }
  tell(say("Both editions are being played ..."));
  try {
    const found = await comparisonOf(asked);
    if (turn !== played) return;
    offer(found.editions, found.sides.map(({ edition }) => edition));
    article.append(...await showParting(found, asked, (from) => go({ from })));
    article.hidden = false;
    tell();
  } catch (error) {
    if (turn !== played) return;
    if (chosen.first.children.length === 0) offerVanguard(asked.editions);
    tell(`${say("This cannot be compared.")} ${say(/** @type {Error} */ (error).message)}`);
  }
}

byId("what").addEventListener("submit", (event) => {
  event.preventDefault();
  const pasted = field("link").value.trim().replace(/^[^#]*[?&](demo=[\w/-]+)[^#]*$/, "$1").replace(/^.*#/s, "");
  // Without a choice those that suit what was pasted.
  go({ link: pasted, editions: picked || pasted === wanted().link ? both() : "", from: 0 });
});
let picked = false; // somebody chose editions
const both = () => `${chosen.first.value},${chosen.second.value}`;
for (const select of Object.values(chosen))
  select.addEventListener("change", () => {
    picked = true;
    if (wanted().link) go({ editions: both(), from: 0 });
  });
addEventListener("popstate", compare);
addEventListener("hashchange", () => { if (field("link").value !== wanted().link) compare(); });
compare();
keepOffline();
