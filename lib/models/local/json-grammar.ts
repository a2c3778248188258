import type { Llama } from 'node-llama-cpp';

/** A JSON Schema as node-llama-cpp takes it. */
type GrammarSchema = Parameters<Llama['createGrammarForJsonSchema']>[0];

/** A JSON Schema from a request. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** Keywords that the grammar enforces. Lengths and patterns would slow it down; callers check those. */
const KEPT = ['type', 'enum', 'const', 'minItems', 'maxItems', '$ref'];

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function eachOf(schemas: unknown): Record<string, unknown> {
  const entries = Object.entries(isObject(schemas) ? schemas : {});
  return Object.fromEntries(entries.map(([name, schema]) => [name, converted(schema)]));
}

function converted(schema: unknown): JsonSchema {
  if (!isObject(schema)) return {};
  const { anyOf, oneOf = anyOf, properties, items, prefixItems, $defs } = schema;
  return {
    ...Object.fromEntries(Object.entries(schema).filter(([keyword]) => KEPT.includes(keyword))),
    ...(Array.isArray(oneOf) && { oneOf: oneOf.map(converted) }),
    ...(isObject(properties) && { properties: eachOf(properties) }),
    ...(isObject(items) && { items: converted(items) }),
    ...(Array.isArray(prefixItems) && { prefixItems: prefixItems.map(converted) }),
    ...(isObject($defs) && { $defs: eachOf($defs) }),
  };
}

/**
 * Converts a JSON Schema to node-llama-cpp's subset: `anyOf` becomes `oneOf`, all properties are required and no others
 * allowed, and unknown keywords are dropped.
 */
export const grammarSchema = (schema: JsonSchema): GrammarSchema => converted(schema) as unknown as GrammarSchema;
