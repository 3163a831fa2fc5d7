// Which puzzles were solved here; where nothing may be kept, none.
// @ts-check

const kept = "twoseat-puzzles";

/** "heroes/01-a-short-eviction" ... @returns {Set<string>} */
export function solved() {
  try {
    const ids = JSON.parse(localStorage.getItem(kept) ?? "[]");
    return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : []);
  } catch {
    return new Set();
  }
}

/** @param {string} id */
export function rememberSolved(id) {
  try {
    localStorage.setItem(kept, JSON.stringify([...solved().add(id)]));
  } catch {
    // A private window: it was solved all the same.
  }
}
