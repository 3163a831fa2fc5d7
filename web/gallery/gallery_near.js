// What is nearest to a word that nothing has: its spelling is off by one or two, or it is another form of it; of a rule's number
// as much as there is.
// @ts-check

/** How many letters are wrong, missing, too many or beside their place; more than `most` count as one more. @param {string} a @param {string} b @param {number} most */
export function distance(a, b, most) {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  /** @type {number[]} */
  let before = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; ++i) {
    const now = [i];
    for (let j = 1; j <= b.length; ++j) {
      now[j] = Math.min(last[j] + 1, now[j - 1] + 1, last[j - 1] + Number(a[i - 1] !== b[j - 1]));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) now[j] = Math.min(now[j], before[j - 2] + 1);
    }
    if (Math.min(...now) > most) return most + 1;
    [before, last] = [last, now];
  }
  return last[b.length];
}

/** "Guarding" and "guarded": they begin alike, and end in a few letters of their own. @param {string} a @param {string} b */
function isFormOf(a, b) {
  let same = 0;
  while (same < a.length && a[same] === b[same]) ++same;
  return same >= 4 && a.length - same <= 3 && b.length - same <= 3 && same > Math.max(a.length, b.length) / 2;
}

/** How far off it is; nothing: it is another word. @param {string} word @param {string} other */
function offBy(word, other) {
  const most = word.length < 3 ? 0 : word.length < 5 ? 1 : 2, off = distance(word, other, most);
  const near = off <= most ? off + Number(word[0] !== other[0]) / 2 : Infinity; // few err in the first letter
  return Math.min(near, isFormOf(word, other) ? 1.25 : Infinity);
}

/** The nearest words first, of those equally near the most frequent. @param {string} word @param {Map<string, number>} words how often each is there @returns {string[]} */
export const nearestWords = (word, words) => [...words].map(([other, often]) => ({ other, often, off: offBy(word, other) }))
  .filter(({ off }) => off < Infinity).sort((a, b) => a.off - b.off || b.often - a.often).map(({ other }) => other);

/** "10.6.1.9" where there is 10.6.1 only; "10,6" means 10.6. @param {string} number @param {Iterable<string>} rules */
export function nearestRule(number, rules) {
  const known = [...rules];
  for (let part = number.replace(/,/g, "."); /\d/.test(part); part = part.slice(0, -1))
    if (known.some((rule) => rule.startsWith(part) && !/\d/.test(rule[part.length] ?? ""))) return part;
  return undefined;
}
