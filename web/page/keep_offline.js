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

/** Who counts every byte gets only what they open. */
export const isThrifty = () => Boolean(/** @type {any} */ (navigator).connection?.saveData);

/** Until the browser has nothing better to do: whoever has just come wants to see the page. */
export async function untilIdle() {
  if (document.readyState !== "complete") await new Promise((done) => { addEventListener("load", done, { once: true }); });
  await new Promise((done) => { setTimeout(done, 3000); });
  await new Promise((done) => { globalThis.requestIdleCallback ? requestIdleCallback(done, { timeout: 10_000 }) : setTimeout(done); });
}

export async function keepOffline() {
  if (!isOurs() || isThrifty()) return;
  await untilIdle();
  try {
    await navigator.serviceWorker.register(new URL("../offline.js", import.meta.url), { scope: new URL("../", import.meta.url).href, updateViaCache: "none" });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ language: document.documentElement.lang });
  } catch {
    // Not offered, not allowed here, or not reached: the next visit tries again.
  }
}
