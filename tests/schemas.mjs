// The published schemas: as much of JSON Schema as ours use.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");
export const json = (...path) => JSON.parse(readFileSync(join(root, ...path), "utf8"));

const kinds = {
  object: (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  array: Array.isArray, string: (value) => typeof value === "string", boolean: (value) => typeof value === "boolean",
  integer: Number.isInteger, number: (value) => typeof value === "number", null: (value) => value === null,
};

function fitsObject(value, rule, schema) {
  const keys = Object.keys(value);
  return (rule.required ?? []).every((key) => key in value) &&
    Object.entries(rule.dependentSchemas ?? {}).every(([key, beside]) => !(key in value) || fitsRule(value, beside, schema)) &&
    keys.length >= (rule.minProperties ?? 0) && keys.length <= (rule.maxProperties ?? Infinity) &&
    keys.every((key) => {
      if (rule.properties && key in rule.properties) return fitsRule(value[key], rule.properties[key], schema);
      if (rule.additionalProperties === false) return false;
      return kinds.object(rule.additionalProperties) ? fitsRule(value[key], rule.additionalProperties, schema) : true;
    });
}

/** Whether the value fits this rule of the schema; without a rule, the whole schema. */
export function fits(value, schema, rule = schema) {
  return fitsRule(value, rule, schema);
}

function fitsRule(value, rule, schema) {
  if (typeof rule === "boolean") return rule;
  if (rule.$ref && !fitsRule(value, schema.$defs[rule.$ref.split("/").at(-1)], schema)) return false;
  if (rule.anyOf && !rule.anyOf.some((one) => fitsRule(value, one, schema))) return false;
  if (rule.oneOf && rule.oneOf.filter((one) => fitsRule(value, one, schema)).length !== 1) return false;
  if ("const" in rule && value !== rule.const) return false;
  if (rule.enum && !rule.enum.includes(value)) return false;
  if (rule.type && ![rule.type].flat().some((kind) => kinds[kind](value))) return false;
  if (typeof value === "string")
    return value.length >= (rule.minLength ?? 0) && value.length <= (rule.maxLength ?? Infinity) &&
      (!rule.pattern || new RegExp(rule.pattern).test(value));
  if (typeof value === "number") return value >= (rule.minimum ?? -Infinity) && value <= (rule.maximum ?? Infinity);
  if (Array.isArray(value))
    return value.length >= (rule.minItems ?? 0) && value.length <= (rule.maxItems ?? Infinity) &&
      (!rule.uniqueItems || new Set(value.map((item) => JSON.stringify(item))).size === value.length) &&
      (!rule.items || value.every((item) => fitsRule(item, rule.items, schema)));
  return !kinds.object(value) || fitsObject(value, rule, schema);
}
