// What an illustration may consist of: a strict reader of the subset of SVG that every drawer of the table understands.
// docs/illustrations.md says it to people; complaints(text) says what breaks it.

const number = "[-+]?(?:\\d+\\.?\\d*|\\.\\d+)";
const gap = "(?:\\s*,\\s*|\\s+)";
const all = (pattern) => new RegExp(`^(?:${pattern})$`);
const list = (many) => Array(many).fill(number).join(gap);
const numeric = all(number), size = all("\\d+\\.?\\d*|\\.\\d+"), share = all("0|1|1\\.0|0?\\.\\d+"), name = all("[a-z][a-z0-9]*");
const colour = all("#[0-9a-f]{6}");
const transform = `(?:translate\\(${number}(?:${gap}${number})?\\)|scale\\(${number}(?:${gap}${number})?\\)|rotate\\(${number}(?:${gap}${number}${gap}${number})?\\)|skew[XY]\\(${number}\\)|matrix\\(${list(6)}\\))`;

const paint = { test: (value) => value === "none" || colour.test(value) || /^url\(#[a-z][a-z0-9]*\)$/.test(value) };
const look = {
  fill: paint, "fill-opacity": share, opacity: share, transform: all(`${transform}(?:\\s*${transform})*`),
  stroke: colour, "stroke-width": size, "stroke-opacity": share, "stroke-linecap": all("round|butt"), "stroke-linejoin": all("round"),
};
const shapes = {
  g: {}, path: { d: { test: isPath } }, circle: { cx: numeric, cy: numeric, r: size },
  ellipse: { cx: numeric, cy: numeric, rx: size, ry: size },
  rect: { x: numeric, y: numeric, width: size, height: size, rx: size, ry: size },
  polygon: { points: all(`${list(6)}(?:${gap}${list(2)})*`) },
};
const elements = {
  svg: { xmlns: all("http://www\\.w3\\.org/2000/svg"), viewBox: all("0 0 120 120") }, defs: {},
  linearGradient: { id: name, x1: share, y1: share, x2: share, y2: share },
  stop: { offset: share, "stop-color": colour, "stop-opacity": share },
  ...Object.fromEntries(Object.entries(shapes).map(([shape, own]) => [shape, { ...own, ...look }])),
};
const inside = { svg: ["defs", ...Object.keys(shapes)], defs: ["linearGradient"], linearGradient: ["stop"], g: Object.keys(shapes) };

/** Every command has as many numbers as it wants; an arc's flags stand apart, since not every reader takes them together. */
function isPath(d) {
  const wants = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
  const commands = d.match(/[a-zA-Z][^a-zA-Z]*/g) ?? [];
  return /^[Mm]/.test(d) && commands.join("") === d && commands.every((text) => {
    const many = wants[text[0].toLowerCase()], rest = text.slice(1).trim();
    const numbers = rest.match(new RegExp(number, "g")) ?? [];
    if (many === undefined || rest.replace(new RegExp(number, "g"), "").replace(/[\s,]/g, "") !== "") return false;
    if (many === 7 && numbers.some((flag, at) => (at % 7 === 3 || at % 7 === 4) && !/^[01]$/.test(flag))) return false;
    return many === 0 ? numbers.length === 0 : numbers.length > 0 && numbers.length % many === 0;
  });
}

/**
 * The elements in their order, each with the names of those around it.
 * @param {string} text @returns {{tag: string, attributes: Map<string, string>, parents: string[]}[] | string} or what is wrong
 */
function read(text) {
  const found = [], open = [];
  let rest = text.trim();
  for (let token; rest !== ""; rest = rest.slice(token[0].length).trimStart()) {
    if ((token = /^<\/([A-Za-z]+)>/.exec(rest))) {
      if (open.pop() !== token[1]) return `</${token[1]}> closes nothing`;
      continue;
    }
    if (found.length > 0 && open.length === 0) return "something stands after </svg>";
    if (!(token = /^<([A-Za-z]+)((?:\s+[A-Za-z0-9:-]+="[^"<>&]*")*)\s*(\/?)>/.exec(rest))) return `not understood: ${rest.slice(0, 40)}`;
    const attributes = new Map();
    for (const [, key, value] of token[2].matchAll(/([A-Za-z0-9:-]+)="([^"]*)"/g)) {
      if (attributes.has(key)) return `${key} twice on <${token[1]}>`;
      attributes.set(key, value);
    }
    found.push({ tag: token[1], attributes, parents: [...open] });
    if (!token[3]) open.push(token[1]);
  }
  return open.length > 0 ? `<${open.at(-1)}> is not closed` : found;
}

function* ofElement({ tag, attributes, parents }) {
  const known = elements[tag], parent = parents.at(-1);
  if (!known) return yield `<${tag}> is not in the subset`;
  if (parent === undefined ? tag !== "svg" : !inside[parent]?.includes(tag)) yield `<${tag}> stands in <${parent ?? "nothing"}>`;
  for (const [key, value] of attributes) {
    if (!Object.hasOwn(known, key)) yield `${key} is not for <${tag}>`;
    else if (!known[key].test(value)) yield `${key}="${value.slice(0, 60)}" on <${tag}> is not understood`;
  }
  if (tag === "path" && !attributes.has("d")) yield "a path without d";
  if (tag === "svg" && !(attributes.has("xmlns") && attributes.has("viewBox"))) yield "the svg lacks its xmlns or viewBox";
}

/** Strokes are strips of paper; round a filled shape they would be outlines. */
function* ofStrokes(found) {
  const strips = [];
  for (const { tag, attributes, parents } of found) {
    strips.length = parents.length;
    const above = strips.at(-1) ?? { fill: undefined, stroke: undefined };
    const own = { fill: attributes.get("fill") ?? above.fill, stroke: attributes.get("stroke") ?? above.stroke };
    strips.push(own);
    if (tag in shapes && tag !== "g" && own.stroke && own.fill !== "none" && !isLine(attributes.get("d"))) yield `a <${tag}> has an outline`;
  }
}
const isLine = (d) => d !== undefined && /^M[^A-Za-z]*[LHV][^A-Za-z]*$/.test(d);

function* ofWhole(found) {
  const ground = found.find(({ tag }) => tag in shapes);
  const is = (key, values) => values.includes(ground?.attributes.get(key));
  const bleeds = ground?.tag === "rect" && is("width", ["120"]) && is("height", ["120"]) && is("x", [undefined, "0"]) && is("y", [undefined, "0"]) &&
    !is("fill", [undefined, "none"]) && !["rx", "ry", "opacity", "fill-opacity", "transform"].some((key) => ground.attributes.has(key));
  if (!bleeds) yield "the first shape is not a rect that fills the square";
  const ids = found.flatMap(({ attributes }) => attributes.get("id") ?? []);
  if (new Set(ids).size < ids.length) yield "an id is there twice";
  for (const { attributes } of found) {
    const wanted = /^url\(#(.*)\)$/.exec(attributes.get("fill") ?? "")?.[1];
    if (wanted && !ids.includes(wanted)) yield `no gradient is called ${wanted}`;
  }
  const colours = new Set(found.flatMap(({ attributes }) => [...attributes.values()].filter((value) => colour.test(value))));
  if (colours.size > mostColours) yield `${colours.size} colours, at most ${mostColours}`;
}

export const mostBytes = 4096, mostColours = 8;

/** @param {string} text of an SVG file @returns {string[]} */
export function complaints(text) {
  const bytes = Buffer.byteLength(text);
  const found = read(text);
  if (typeof found === "string") return [found];
  return [...(bytes > mostBytes ? [`${bytes} bytes, at most ${mostBytes}`] : []), ...found.flatMap((element) => [...ofElement(element)]),
    ...ofStrokes(found), ...ofWhole(found)];
}
