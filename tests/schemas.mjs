// The published schemas: as much of JSON Schema as ours use.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");
export const json = (...path) => JSON.parse(readFileSync(join(root, ...path), "utf8"));

const kinds = {
  object: (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  array: Array.isArray, string: (value) => typeof value === "string", boolean: (value) => typeof value === "boolean",
  integer: Number.isInteger, null: (value) => value === null,
};

export function fits(value, schema, rule = schema) {
  const within = (value, rule) => fits(value, schema, rule);
  if (rule.$ref) return within(value, schema.$defs[rule.$ref.split("/").at(-1)]);
  if (rule.anyOf && !rule.anyOf.some((one) => within(value, one))) return false;
  if ("const" in rule && value !== rule.const) return false;
  if (rule.enum && !rule.enum.includes(value)) return false;
  if (rule.type && ![rule.type].flat().some((kind) => kinds[kind](value))) return false;
  if (typeof value === "string")
    return value.length >= (rule.minLength ?? 0) && (!rule.pattern || new RegExp(rule.pattern).test(value));
  if (typeof value === "number") return value >= (rule.minimum ?? -Infinity) && value <= (rule.maximum ?? Infinity);
  if (Array.isArray(value))
    return value.length >= (rule.minItems ?? 0) && value.length <= (rule.maxItems ?? Infinity) &&
      (!rule.uniqueItems || new Set(value.map((item) => JSON.stringify(item))).size === value.length) &&
      (!rule.items || value.every((item) => within(item, rule.items)));
  if (!kinds.object(value)) return true;
  const keys = Object.keys(value);
  return (rule.required ?? []).every((key) => key in value) &&
    keys.length >= (rule.minProperties ?? 0) && keys.length <= (rule.maxProperties ?? Infinity) &&
    keys.every((key) => {
      if (rule.properties && key in rule.properties) return within(value[key], rule.properties[key]);
      if (rule.additionalProperties === false) return false;
      return kinds.object(rule.additionalProperties) ? within(value[key], rule.additionalProperties) : true;
    });
}
