// Which small changes can be made in a C++ source, and the source that holds many of them, one to be chosen at run time.
// It works on tokens, not on a compiler's tree: the formatter's spaces tell a comparison from a template, and what does not compile is dropped.

const token = /\/\/[^\n]*|\/\*[^]*?\*\/|^[ \t]*#(?:[^\n\\]|\\[^]|\\\n)*|R"([^(\s]*)\([^]*?\)\1"|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[A-Za-z_]\w*|\d[\w.']*|<=>|->|::|<<=|>>=|<<|<=|>=|==|!=|&&|\|\||\+\+|--|[-+*\/%&|^]=|\S/gm;
const openings = { "(": ")", "[": "]", "{": "}" };
const comparisons = { "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==" };
// What ends an operand of a comparison, of &&, and of ||, on either side.
const assigning = ["=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="];
const lowest = [",", ";", "?", ":", "return", "co_return", "else", ...assigning];
const ends_or = new Set(lowest);
const ends_and = new Set([...lowest, "||"]);
const ends_comparison = new Set([...lowest, "||", "&&", "&", "|", "^", ...Object.keys(comparisons)]);
const settled = /\b(constexpr|static_assert|consteval|template|requires|noexcept|enum|using|case|operator|typedef)\b/;

export function tokens_of(source) {
  return [...source.matchAll(token)].map((found) => ({ text: found[0], at: found.index, end: found.index + found[0].length }))
    .filter(({ text }) => !/^(\/\/|\/\*|[ \t]*#)/.test(text));
}

// The enumerators of a source, in their order: { Zone: ["deck", "hand"] }
export function enumerators_of(source) {
  const found = {};
  const bare = source.replace(/\/\/[^\n]*|\/\*[^]*?\*\//g, "");
  for (const [, name, body] of bare.matchAll(/\benum\s+(?:class\s+)?(\w+)[^{;]*\{([^}]*)\}/g)) {
    found[name] = body.split(",").map((each) => each.trim().split(/\W/)[0]).filter(Boolean);
  }
  return found;
}

function partners(tokens) {
  const open = [];
  const partner = new Map();
  tokens.forEach(({ text }, index) => {
    if (text in openings) open.push(index);
    if ([")", "]", "}"].includes(text) && open.length > 0) {
      const from = open.pop();
      partner.set(from, index).set(index, from);
    }
  });
  return partner;
}

// Tokens whose value the compiler needs: constexpr functions and tables, cases, enumerations, attributes.
function settled_tokens(tokens, partner) {
  const is_settled = new Set();
  tokens.forEach(({ text }, index) => {
    if (!settled.test(text)) return;
    if (text === "constexpr" && tokens[index - 1]?.text === "if") return; // its condition does not compile, its branches do
    for (let at = index; at < tokens.length; ++at) {
      const end = partner.get(at);
      const now = tokens[at].text;
      if (text === "template" && now === "{") break;
      if (end > at) {
        for (let inner = at; inner <= end; ++inner) is_settled.add(inner);
        at = end;
        if (now === "{" && tokens[end + 1]?.text !== ";") break;
        continue;
      }
      is_settled.add(at);
      if (now === ";" || (text === "case" && now === ":")) break;
    }
  });
  return is_settled;
}

// Every change of one source: { kind, from, to (offsets), text } with text as what stands there instead.
export function changes_in(source, enumerators = {}) {
  const tokens = tokens_of(source);
  const partner = partners(tokens);
  const is_settled = settled_tokens(tokens, partner);
  const text = (index) => tokens[index]?.text;
  const spaced = (index) => /\s/.test(source[tokens[index].at - 1] ?? "") && /\s/.test(source[tokens[index].end] ?? "");
  const slice = (from, to) => source.slice(tokens[from].at, tokens[to].end);
  const ends = (index, set) => set.has(text(index)) && (!(text(index) in comparisons || "&|^".includes(text(index))) || spaced(index));
  const leftmost = (index, set) => {
    while (index > 0) {
      const before = index - 1;
      if (partner.get(before) < before && text(before) !== "}") index = partner.get(before);
      else if (text(before) === "}" && tokens[partner.get(before) - 1] && /^\w+$|^>$/.test(text(partner.get(before) - 1)) &&
        source[tokens[partner.get(before)].at - 1] !== " ") index = partner.get(before);
      else if (text(before) in openings || text(before) === "}" || ends(before, set)) return index;
      else index = before;
    }
    return index;
  };
  const rightmost = (index, set) => {
    while (index + 1 < tokens.length) {
      const after = index + 1;
      if (partner.get(after) > after) {
        if (text(after) === "{" && source[tokens[after].at - 1] === " " && text(index) === ")") return index;
        index = partner.get(after);
      } else if (partner.has(after) || ends(after, set)) return index;
      else index = after;
    }
    return index;
  };
  const found = [];
  const add = (kind, from, to, instead, statement = false) => {
    if (!is_settled.has(from) && !is_settled.has(to)) {
      found.push({ kind, from: tokens[from].at, to: tokens[to].end, text: instead, statement });
    }
  };
  const binary = (kind, index, set, operator) => {
    const from = leftmost(index, set);
    const to = rightmost(index, set);
    if (from < index && to > index) add(kind, from, to, `(${slice(from, index - 1)}) ${operator} (${slice(index + 1, to)})`);
  };
  const begins_statement = (index) => {
    const before = text(index - 1);
    if ([";", "{", "}", "else"].includes(before)) return true;
    return before === ")" && ["if", "for", "while"].includes(text(partner.get(index - 1) - 1));
  };

  tokens.forEach(({ text: now }, index) => {
    if (now in comparisons && spaced(index)) binary("comparison", index, ends_comparison, comparisons[now]);
    if (now === "&&" && spaced(index)) binary("and, or", index, ends_and, "||");
    if (now === "||" && spaced(index)) binary("and, or", index, ends_or, "&&");
    if (/^\d+$/.test(now) && !(text(index - 1) === "<" && !spaced(index - 1)) && text(index - 1) !== "[[") {
      add("constant", index, index, `${now} + 1`);
    }
    if (now === "!") {
      const to = rightmost(index, new Set([...ends_comparison, "+", "-", "*", "%", "<<"]));
      if (to > index) add("negation", index, to, `static_cast<bool>(${slice(index + 1, to)})`);
    }
    if ((now === "if" || now === "while") && text(index + 1) === "(") {
      const [from, to] = [index + 2, partner.get(index + 1) - 1];
      const condition = tokens.slice(from, to + 1).map((each) => each.text);
      if (!condition.some((each) => each === ";" || assigning.includes(each))) add("negation", from, to, `!(${slice(from, to)})`);
    }
    if (now === "other" && text(index + 1) === "(") {
      const end = partner.get(index + 1);
      const from = text(index - 1) === "::" ? index - 2 : index;
      if (!/^[\w>&*.]+$/.test(text(from - 1)) || text(from - 1) === "return") add("seats", from, end, slice(index + 1, end));
    }
    if (enumerators[now] && text(index + 1) === "::") {
      const all = enumerators[now];
      const place = all.indexOf(text(index + 2));
      let from = index;
      while (text(from - 1) === "::") from -= 2;
      if (place >= 0 && all.length > 1) {
        add("enumerator", from, index + 2, `${slice(from, index)}::${all[place + 1] ?? all[place - 1]}`);
      }
    }
    if (now === ";") {
      let from = index;
      while (from > 0 && !begins_statement(from)) {
        from = partner.get(from - 1) < from - 1 ? partner.get(from - 1) : from - 1;
        if ([";", "{", "}"].includes(text(from)) && from !== index && partner.get(from) === undefined) break;
      }
      const words = tokens.slice(from, index).map((each) => each.text);
      const sentence = words.join("");
      const called = /^[A-Za-z_][\w.:]*(->[\w.:]+|\[[^\]]*\])*\(/.test(sentence) && !/^(return|if|for|while|switch|else|do|assert)\b/.test(sentence);
      const is_call = called && text(index - 1) === ")" && !/^\w+$/.test(words[1] ?? "");
      const is_set = /^[A-Za-z_]\w*(\.|->|\[)[^;{}]*?[^=!<>]=[^=]/.test(sentence) && !/^\w+$/.test(words[1] ?? "");
      if (from < index && (is_call || is_set)) add("left-out statement", from, index, "{}", true);
    }
    // A step of a procedure or a rule action: a function without a result, and with nothing in it.
    if (now === "{" && text(index - 1) === ")" && text(partner.get(index - 1) - 2) === "void" && partner.get(index) > index + 1) {
      add("left-out step", index, index, "{ return;", "step");
    }
  });
  return found;
}

export function line_of(source, offset) {
  let line = 1;
  for (let at = source.indexOf("\n"); at >= 0 && at < offset; at = source.indexOf("\n", at + 1)) ++line;
  return line;
}

const one_line = (text) => text.replace(/\/\/[^\n]*/g, "").replace(/\s+/g, " ").trim();

// "- before" and "+ after": the line, or the lines that the change spans, before it and after it.
export function difference(source, { from, to, text }) {
  const start = source.lastIndexOf("\n", from - 1) + 1;
  const end = source.indexOf("\n", to);
  const rest = source.slice(to, end < 0 ? undefined : end);
  return { before: one_line(source.slice(start, to) + rest), after: one_line(source.slice(start, from) + text + rest) };
}

// The last rule cited at or before the place, else the first one after it.
export function nearest_rule(source, offset) {
  const citation = /\[((?:vge|bsk|bsh|dbs|vg|vgp)[\w-]* [\w.]+[^\]\n]*)\]|\b(?:vge|bsk|bsh|dbs|rule)(?:_\w+)?\("([^"]+)"\)|"((?:vge|bsk|bsh|dbs)[\w-]* [\d.]+\w*)"/g;
  let nearest = "";
  for (const found of source.matchAll(citation)) {
    if (nearest !== "" && found.index > offset) break;
    nearest = found[1] ?? found[2] ?? found[3];
  }
  return nearest;
}

// The source with the changes in it, each under its number; a change that crosses another is left out (its number is in `crossing`).
// Line breaks stay where they are, so that the compiler's complaints name the lines of the original.
export function with_changes(source, changes) {
  const crossing = [];
  const kept = [];
  for (const change of changes) {
    const crosses = kept.some((other) => change.from < other.to && other.from < change.to &&
      !(change.from >= other.from && change.to <= other.to) && !(other.from >= change.from && other.to <= change.to));
    if (crosses) crossing.push(change.number);
    else kept.push(change);
  }
  kept.sort((a, b) => a.from - b.from || b.to - a.to || a.number - b.number);
  const flat = (text) => text.replace(/\/\/[^\n]*/g, "").replace(/\s*\n\s*/g, " ");
  let next = 0;
  const render = (from, to) => {
    let out = "";
    let at = from;
    while (next < kept.length && kept[next].from < to) {
      const change = kept[next++];
      out += source.slice(at, change.from);
      const original = render(change.from, change.to);
      const chosen = `twoseat_mutant(${change.number})`;
      if (change.statement === "step") out += `${original} if (${chosen}) return;`;
      else if (change.statement) out += `{ if (!${chosen}) { ${original} } }`;
      else out += `(${chosen} ? (${flat(change.text)}) : (${original}))`;
      at = change.to;
    }
    return out + source.slice(at, to);
  };
  return { source: render(0, source.length), crossing };
}

// A generator of numbers in [0, 1) that is the same everywhere (mulberry32).
export function chance(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

// `count` of the changes: each folder its share by what could be changed there, within it by chance.
export function drawn(changes, count, seed) {
  const random = chance(seed);
  const folders = Map.groupBy ? Map.groupBy(changes, (each) => each.folder) : changes.reduce((all, each) =>
    all.set(each.folder, [...(all.get(each.folder) ?? []), each]), new Map());
  const wanted = Math.min(count, changes.length);
  const shares = [...folders].map(([folder, all]) => ({ folder, all, exact: (wanted * all.length) / changes.length }));
  shares.forEach((share) => { share.size = Math.floor(share.exact); });
  let left = wanted - shares.reduce((sum, share) => sum + share.size, 0);
  for (const share of [...shares].sort((a, b) => (b.exact % 1) - (a.exact % 1))) if (left-- > 0) ++share.size;
  return shares.flatMap(({ all, size }) => {
    const shuffled = [...all];
    for (let at = shuffled.length - 1; at > 0; --at) {
      const with_it = Math.floor(random() * (at + 1));
      [shuffled[at], shuffled[with_it]] = [shuffled[with_it], shuffled[at]];
    }
    return shuffled.slice(0, size);
  });
}
