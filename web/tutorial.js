// A tutorial's page: its tables come alive by embed.js; here the site is kept for times without a network.
// On a phone a table is wanted whole: in the midst of a page it would be small, and hold the page fast under the finger.
// @ts-check
import { guideMatch } from "./lessons/first_match.js";
import { keepOffline } from "./page/keep_offline.js";

keepOffline();

const small = matchMedia("(max-width: 600px), (max-height: 480px)");
const match = document.getElementById("match");
if (match) guideMatch(match, small);

addEventListener("click", (event) => {
  const table = /** @type {Element} */ (event.target).closest?.("twoseat-table");
  const demo = table?.getAttribute("demo");
  if (!small.matches || !demo || table?.hasAttribute("live")) return;
  event.stopPropagation();
  location.assign(new URL(`../index.html?lang=${document.documentElement.lang}#demo=${demo}`, location.href));
}, { capture: true });

// Below a table stands what lies on it: also once its next lesson does.
addEventListener("step", (event) => {
  const table = /** @type {Element} */ (event.target), { lesson, title } = /** @type {CustomEvent} */ (event).detail;
  const caption = /** @type {HTMLAnchorElement | null | undefined} */ (table.closest?.("figure")?.querySelector("figcaption a"));
  if (!caption || !title) return;
  caption.textContent = title;
  caption.hash = `demo=${lesson}`;
  table.setAttribute("label", title);
}, { capture: true });
