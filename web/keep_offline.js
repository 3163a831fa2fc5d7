// Asks the browser to keep the site for times without a network (offline.js). Where it cannot, or where this page lies in
// a page of another origin, nothing happens.
// @ts-check

function isOurs() {
  try {
    return window.top?.location.origin === location.origin;
  } catch {
    return false; // not even its address may be known
  }
}

export async function keepOffline() {
  // Who counts every byte keeps only what they open.
  if (!isOurs() || /** @type {any} */ (navigator).connection?.saveData) return;
  if (document.readyState !== "complete") await new Promise((done) => { addEventListener("load", done, { once: true }); });
  try {
    await navigator.serviceWorker.register(new URL("offline.js", import.meta.url), { scope: new URL(".", import.meta.url).href, updateViaCache: "none" });
  } catch {
    // Not offered, not allowed here, or not reached: the next visit tries again.
  }
}
