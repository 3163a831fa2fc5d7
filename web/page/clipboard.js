// Copying: the way that the browser offers, the old way, or by hand.
// @ts-check
import { toast } from "./toast.js";

/** @param {string} text */
export async function copy(text) {
  const done = /^https?:\/\/\S+$|#/.test(text) ? "Link copied" : "Copied";
  try {
    await navigator.clipboard.writeText(text);
    return toast(done);
  } catch {
    // Not a secure page, or the click is too long ago.
  }
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  const field = /** @type {HTMLTextAreaElement} */ (document.getElementById("typing"));
  field.value = text;
  field.select();
  const copied = document.execCommand("copy");
  field.value = "";
  focused?.focus();
  if (copied) toast(done);
  else toast("This browser does not let the page copy. Here it is:", { link: text });
}
