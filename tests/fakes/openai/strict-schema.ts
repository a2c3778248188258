/** A JSON Schema as it comes over the wire. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** Limits and keywords of OpenAI's strict mode (Structured Outputs guide, "Supported schemas"). */
const DEEPEST_NESTING = 10;
const MOST_PROPERTIES = 5000;
const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];
const FORBIDDEN = [
  'allOf',
  'oneOf',
  'not',
  'if',
  'then',
  'else',
  'dependentRequired',
  'dependentSchemas',
  'patternProperties',
  'unevaluatedProperties',
];

type Path = readonly string[];

/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function context(path: Path): string {
  const names = path.map((name) => `'${name}'`).join(', ');
  return `In context=(${path.length === 1 ? `${names},` : names})`;
}

function problemInObject(schema: JsonSchema, path: Path, depth: number): string | undefined {
  if (schema.additionalProperties !== false) {
    return `${context(path)}, 'additionalProperties' is required to be supplied and to be false.`;
  }
  const properties = isObject(schema.properties) ? schema.properties : {};
  const keys = Object.keys(properties);
  const required = Array.isArray(schema.required) ? schema.required : [];
  const missing = keys.find((key) => !required.includes(key));
  if (missing !== undefined) {
    return `${context(path)}, 'required' is required to be supplied and to be an array including every key in properties. Missing '${missing}'.`;
  }
  const extra = required.find((key) => !keys.includes(String(key)));
  if (extra !== undefined) {
    return `${context(path)}, 'required' is required to be supplied and to be an array including every key in properties. Extra required key '${extra}' supplied.`;
  }
  for (const key of keys) {
    const problem = problemIn(properties[key], [...path, 'properties', key], depth + 1);
    if (problem) return problem;
  }
  return undefined;
}

function problemIn(schema: unknown, path: Path, depth: number): string | undefined {
  if (!isObject(schema)) return `${context(path)}, schema must be an object.`;
  if (depth > DEEPEST_NESTING) return `Exceeded max depth of ${DEEPEST_NESTING}.`;
  const forbidden = FORBIDDEN.find((keyword) => keyword in schema);
  if (forbidden) return `${context(path)}, '${forbidden}' is not permitted.`;
  if (Array.isArray(schema.anyOf)) {
    return schema.anyOf.map((option, i) => problemIn(option, [...path, 'anyOf', String(i)], depth + 1)).find(Boolean);
  }
  if ('$ref' in schema || 'enum' in schema || 'const' in schema) return undefined;
  const types = [schema.type].flat();
  if (types.length === 0 || types.some((type) => !TYPES.includes(String(type)))) {
    return `${context(path)}, schema must have a 'type' key.`;
  }
  if (types.includes('object')) return problemInObject(schema, path, depth);
  if (types.includes('array')) {
    return 'items' in schema
      ? problemIn(schema.items, [...path, 'items'], depth + 1)
      : `${context(path)}, array schema missing items.`;
  }
  return undefined;
}

/** Strict mode's objection to a schema; undefined for none. */
export function strictSchemaProblem(schema: unknown): string | undefined {
  if (!isObject(schema)) return 'schema must be a JSON Schema of \'type: "object"\'.';
  if (schema.type !== 'object') {
    return `schema must be a JSON Schema of 'type: "object"', got 'type: "${schema.type ?? 'None'}"'.`;
  }
  if ((JSON.stringify(schema).match(/"type":/g)?.length ?? 0) > MOST_PROPERTIES) {
    return `Exceeded ${MOST_PROPERTIES} properties.`;
  }
  return problemIn(schema, [], 1);
}
