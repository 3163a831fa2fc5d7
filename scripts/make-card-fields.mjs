// Writes which words the fields of a system's cards take (its kinds, elements ...), out of the schemas of card files, for
// the form of the board editor. usage: node scripts/make-card-fields.mjs OUTPUT
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = join(dirname(fileURLToPath(import.meta.url)), "../assets/schema");

/** Every field of a card, with the words that the schema lists for it, if it lists them. */
function* fieldsOf(schema, part) {
  const { $ref, properties = {}, allOf = [], anyOf = [], oneOf = [], then } = part;
  if ($ref) yield* fieldsOf(schema, schema.$defs[$ref.split("/").at(-1)]);
  for (const [name, value] of Object.entries(properties)) {
    const field = value.$ref ? schema.$defs[value.$ref.split("/").at(-1)] : value;
    const words = field.enum ?? (field.const === undefined ? [] : [field.const]);
    yield [name, words.filter((word) => typeof word === "string")];
  }
  for (const other of [...allOf, ...anyOf, ...oneOf, ...(then ? [then] : [])]) yield* fieldsOf(schema, other);
}

const systems = {};
for (const name of readdirSync(folder).filter((each) => each.endsWith("cards.schema.json"))) {
  const schema = JSON.parse(readFileSync(join(folder, name), "utf8"));
  const { const: only, enum: one } = schema.properties.system;
  const words = {};
  for (const [field, more] of fieldsOf(schema, schema.properties.cards.items))
    if (more.length > 0) words[field] = [...new Set([...(words[field] ?? []), ...more])];
  if (!words.type) throw new Error(`${name} lists no kinds of cards`);
  systems[only ?? one[0]] = words;
}
writeFileSync(process.argv[2], JSON.stringify(systems));
