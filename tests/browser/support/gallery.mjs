// The gallery of rule demos, opened and ready to be searched.
import { openPage } from "./table.mjs";

export const shown = "ul.demos li:not([hidden])";

/** The gallery, when it is ready to be searched. */
export async function gallery(query = "", options = {}) {
  const home = await openPage({ javaScriptEnabled: false });
  await home.page.context().close();
  const opened = await openPage({ address: `${home.address}gallery.html${query}`, ...options });
  if (options.javaScriptEnabled !== false) await ready(opened.page);
  return opened;
}

export const ready = (page) => page.locator(".find:not(.waiting)").waitFor();
export const count = (page) => page.locator(shown).count();
