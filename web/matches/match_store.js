// The matches that this browser keeps: one record each, in IndexedDB. What a record holds is what the address holds, and
// is for the same people: whoever has the device.
// @ts-check

/**
 * @typedef {object} SavedMatch
 * @property {string} id
 * @property {string} link a match or position link, bare, with the players' names
 * @property {number} at when it was last played, in ms
 * @property {string[]} names of both seats
 * @property {string} edition "vge"; empty while nobody knows
 * @property {string} where "Turn 3, Ada, battle phase", or how it ended
 * @property {boolean} over
 */

/** @typedef {{ id?: string, last?: string, from?: string }} Known which record is meant; see save() */

export const mostKept = 20;
const linkShape = /^[mp][\w-]{1,200000}(&names=[\w.~%,-]{1,130})?(&computer=[AB]:\w{4,6})?$/;

/** @param {any} record @returns {record is SavedMatch} */
const isSound = (record) => typeof record?.link === "string" && linkShape.test(record.link) && Number.isFinite(record.at) &&
  Array.isArray(record.names) && record.names.every((/** @type {unknown} */ name) => typeof name === "string") &&
  typeof record.edition === "string" && typeof record.where === "string";

/** @param {IDBRequest} request @returns {Promise<any>} */
const answered = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

/** @returns {Promise<IDBDatabase>} */
function open() {
  if (!globalThis.indexedDB) throw new DOMException("There is no IndexedDB.", "NotSupportedError");
  const request = indexedDB.open("twoseat", 1);
  request.onupgradeneeded = () => { request.result.createObjectStore("matches", { keyPath: "id" }); };
  return answered(request);
}

/** @type {Promise<IDBDatabase> | undefined} */
let database;

/**
 * What is done in one transaction either happens as a whole or not at all.
 * @template T @param {IDBTransactionMode} mode @param {(store: IDBObjectStore) => Promise<T>} work
 * @returns {Promise<T>}
 */
async function within(mode, work) {
  const opened = await (database ??= open());
  opened.onversionchange = opened.onclose = () => { // another tab brings a newer shape, or the browser cleared its data
    opened.close();
    database = undefined;
  };
  const transaction = opened.transaction("matches", mode);
  const ended = new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error ?? new DOMException("The browser gave up.", "AbortError"));
  });
  ended.catch(() => {}); // what went wrong in the work itself is told first
  const result = await work(transaction.objectStore("matches"));
  await ended;
  return result;
}

/** A database that could not be opened is tried again the next time. @template T @param {Promise<T>} done */
const orForget = (done) => done.catch((error) => {
  database = undefined;
  throw error;
});

/** Newest first. `broken`: how many records made no sense; they are gone now. */
export const list = () => orForget(within("readwrite", async (store) => {
  /** @type {any[]} */
  const records = await answered(store.getAll());
  const broken = records.filter((record) => !isSound(record));
  for (const { id } of broken) store.delete(id);
  return { matches: records.filter(isSound).sort((a, b) => b.at - a.at), broken: broken.length };
}));

/** @param {string} id */
export const remove = (id) => orForget(within("readwrite", (store) => answered(store.delete(id))));

/** Puts back what was removed. @param {SavedMatch} match */
export const restore = (match) => orForget(within("readwrite", (store) => answered(store.put(match))));

/**
 * Keeps a match, in the record that is known to be its own: by its id, as long as it still holds the `last` link (another
 * tab may have played the same match another way: then both are kept), or as the record that holds the link `from`
 * which the match was opened. Of more than `mostKept` the oldest go.
 * @param {Omit<SavedMatch, "id">} match @param {Known} known @returns {Promise<string>} its id
 */
export const save = (match, { id, last, from }) => orForget(within("readwrite", async (store) => {
  /** @type {any[]} */
  const records = await answered(store.getAll());
  const own = records.find((record) => (id ? record.id === id && record.link === last : from && record.link === from));
  const gone = id !== undefined && !records.some((record) => record.id === id);
  const kept = own?.id ?? (gone ? id : undefined) ?? crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
  store.put({ ...match, edition: match.edition || own?.edition || "", id: kept });
  const others = records.filter((record) => record.id !== kept).sort((a, b) => b.at - a.at);
  for (const { id } of others.slice(mostKept - 1)) store.delete(id);
  return kept;
}));
