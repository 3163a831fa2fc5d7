// While the table is on its way: what of it has come, and how the page stays alive meanwhile.
// @ts-check
import { byId } from "./page_tools.js";
import { say } from "./phrases.js";

/** The program's bytes, counted on their way to the compiler. @param {URL} url */
export async function download(url) {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url.pathname}: ${response.status} ${response.statusText}`);
  // The length of a compressed answer is not that of its content.
  const total = response.headers.has("content-encoding") ? 0 : Number(response.headers.get("content-length"));
  const progress = /** @type {HTMLProgressElement} */ (byId("progress"));
  let loaded = 0;
  const counted = response.body.pipeThrough(new TransformStream({
    transform(chunk, controller) {
      loaded += chunk.byteLength;
      controller.enqueue(chunk);
      if (byId("loading").classList.contains("failed")) return;
      if (total) progress.value = loaded / total;
      const [done, all] = [loaded, total].map((bytes) => (bytes / 1e6).toFixed(1));
      byId("loading-text").textContent = say(total ? "Setting the table: {0} MB of {1} MB" : "Setting the table: {0} MB", done, all);
    },
  }));
  return new Response(counted, { headers: { "content-type": "application/wasm" } });
}

/** The style sheet of a tool that few visits need, below those of the page as if it stood there from the beginning. @param {string} path @returns {Promise<void>} */
export const dress = (path) => new Promise((done, failed) => {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = path;
  sheet.addEventListener("load", () => done());
  sheet.addEventListener("error", () => {
    sheet.remove(); // to be tried again
    failed(new Error(path));
  });
  document.querySelector('link[href="page/page.css"]')?.before(sheet);
});

/** What stands in the page is seen before the table takes all of the processor; a page out of sight is not waited for. */
export const painted = () => new Promise((done) => {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes("paint")) return setTimeout(done);
  new PerformanceObserver((seen, observer) => {
    if (!seen.getEntriesByName("first-contentful-paint").length) return;
    observer.disconnect();
    done(undefined);
  }).observe({ type: "paint", buffered: true });
  setTimeout(done, 500); // whoever sees it late has not to wait for it
});

/** What is loading answers in between. */
export const breath = () => new Promise((done) => { setTimeout(done); });
