// The service worker: after the first visit the table opens without a network. It keeps one version of everything that a
// match needs, each file checked against its hash, so that no page is ever put together from two versions. A newer
// version is fetched in the background and takes over once no page of the old one is open. All else (gallery,
// tutorials, demos, pictures) comes from the network, and from the last time it was seen when there is none.
// @ts-check
/// <reference lib="webworker" />

/** Path to how the SHA-256 of its content begins, base64; written by scripts/make-offline.mjs. @type {Record<string, string>} */
const files = {};
const version = "unmade";

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const scope = worker.registration.scope;
const prefix = `twoseat ${scope} `; // an origin's other sites have caches of their own
const kept = `${prefix}${version}`;
const seen = `${kept} seen`;

/** @param {string} path @param {Response | undefined} response its content, if it is what this version holds */
async function exact(path, response) {
  if (!response?.ok) return undefined;
  const content = await response.arrayBuffer();
  const hash = btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", content))));
  if (!hash.startsWith(files[path])) return undefined;
  const type = response.headers.get("content-type") ?? "application/octet-stream";
  return new Response(content, { headers: { "content-type": type, "content-length": String(content.byteLength) } });
}

/** What the version before holds needs no fetching when it is the same. @param {string} path */
async function obtain(path) {
  const address = new URL(path, scope);
  const response = await exact(path, await caches.match(address)) ?? await exact(path, await fetch(address, { cache: "no-cache" }));
  if (!response) throw new Error(`${path} is not of version ${version}`);
  return response;
}

async function install() {
  const cache = await caches.open(kept);
  await Promise.all(Object.keys(files).map(async (path) => cache.put(new URL(path, scope), await obtain(path))));
}

async function tidy() {
  for (const name of await caches.keys())
    if (name.startsWith(prefix) && name !== kept && name !== seen) await caches.delete(name);
}

/** @param {string} path */
async function fromKept(path) {
  return await (await caches.open(kept)).match(new URL(path, scope)) ?? obtain(path);
}

/** @param {Request} request @param {string} path */
async function fromNetwork(request, path) {
  const cache = await caches.open(seen).catch(() => undefined);
  const address = new URL(path, scope);
  try {
    const response = await fetch(request);
    if (response.ok && response.type === "basic") cache?.put(address, response.clone()).catch(() => {}); // full is not broken
    return response;
  } catch {
    const old = await cache?.match(address);
    if (old) return old;
    // Of the start page's pictures those of the first moment are kept, in their smaller size.
    const instead = request.mode === "navigate" ? "away.html" : path.replace("-2.", "-1.").replace(".2x", "");
    return Object.hasOwn(files, instead) ? fromKept(instead) : Response.error();
  }
}

/** What rules say in the language of a page that is open: for times without a network it is kept as if it had been seen. @param {unknown} language */
async function keepWords(language) {
  if (typeof language !== "string" || !/^(ms|it|id)$/.test(language)) return;
  const cache = await caches.open(seen);
  for (const path of Object.keys(files).filter((path) => /^rules\/\w+\.json$/.test(path))) {
    const address = new URL(path.replace(".json", `.${language}.json`), scope);
    if (!await cache.match(address)) await cache.add(address);
  }
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(tidy()));
worker.addEventListener("message", ({ data }) => { keepWords(data?.language).catch(() => {}); }); // the next visit tries again
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = request.url.split(/[?#]/, 1)[0];
  if (request.method !== "GET" || !address.startsWith(scope)) return;
  const path = decodeURI(address.slice(scope.length)) || "index.html";
  event.respondWith(Object.hasOwn(files, path) ? fromKept(path) : fromNetwork(request, path));
});
