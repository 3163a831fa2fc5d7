// Whoever opens a link to a match that lays both hands open is asked first: they may want to play it on.
// @ts-check
import { element } from "../page/page_tools.js";
import { say } from "../page/phrases.js";

/** @returns {Promise<boolean>} whether both hands are to lie open */
export const askHands = () => new Promise((done) => {
  const title = element("h2", { id: "hands-title" }, say("Lay both hands open?"));
  const dialog = /** @type {HTMLDialogElement} */ (element("dialog", { class: "says", "aria-labelledby": title.id },
    title, element("p", {}, say("This link wants both hands open. Whoever is going to play this match keeps them covered.")),
    element("form", { method: "dialog" },
      element("button", {}, say("Keep them covered")), " ", element("button", { value: "open" }, say("Lay both hands open")))));
  dialog.addEventListener("close", () => {
    dialog.remove();
    done(dialog.returnValue === "open");
  });
  document.body.append(dialog);
  dialog.showModal();
});
