import { jsFetch } from '@scalar/snippetz/plugins/js/fetch';
import { pythonPython3 } from '@scalar/snippetz/plugins/python/python3';
import { shellCurl } from '@scalar/snippetz/plugins/shell/curl';
import type { Section } from './guide.ts';

/** What we read of an OpenAPI document. */
type Texts = { type?: string | string[]; format?: string; description?: string; required?: string[] };
type Values = { enum?: unknown[]; examples?: unknown[]; const?: unknown; default?: unknown };
type Parts = { [list in 'anyOf' | 'oneOf' | 'allOf']?: Schema[] } & Partial<Record<'items', Schema>>;
interface Schema extends Texts, Values, Parts, Partial<Record<'properties', Record<string, Schema>>> {}
type Field = { name: string; in?: string; required?: boolean | undefined; schema?: Schema; description?: string };
type Content = { description?: string; content?: Record<string, { schema?: Schema }> };
type Named = { operationId?: string; summary?: string; description?: string; tags?: string[]; parameters?: Field[] };
type Operation = Named & Record<'requestBody', Content> & { responses: Record<string, Content> };
type Description = { servers: { url: string }[]; paths: Record<string, Record<string, Operation>> };
const EXAMPLES: Record<string, unknown> = { boolean: true, integer: 1, number: 1, object: {}, array: [], null: null };
const FACTS = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'default'];
const MAX_DEPTH = 5;

const pairs = (values: object) => Object.entries(values).map(([name, value]) => ({ name, value: `${value}` }));

/** A request by the names of three languages; each reads the key from the environment. */
function requestSamples(method: string, url: string, query: object, body: unknown) {
  const postData = body === undefined ? undefined : { mimeType: 'application/json', text: JSON.stringify(body) };
  const sent = { Authorization: 'Bearer $KEY', ...(postData && { 'Content-Type': postData.mimeType }) };
  const request = { method, url, queryString: pairs(query), headers: pairs(sent), ...(postData && { postData }) };
  const python = pythonPython3.generate(request).replace('import http.client', 'import http.client\nimport os');
  const fetched = jsFetch.generate(request).replace(`'Bearer $KEY'`, '`Bearer $' + '{process.env.QUILLCAST_KEY}`');
  return {
    curl: shellCurl.generate(request).replace(`'Authorization: Bearer $KEY'`, '"Authorization: Bearer $QUILLCAST_KEY"'),
    TypeScript: `const response = await ${fetched};\nconsole.log(await response.text());`,
    Python: python.replace('"Bearer $KEY"', `f"Bearer {os.environ['QUILLCAST_KEY']}"`),
  };
}

/** Replaces the references in a part of a document. */
function dereference(node: object, document: object): void {
  for (const [name, inner] of Object.entries(node)) {
    const path = typeof inner?.$ref === 'string' ? inner.$ref.slice(2).split('/') : undefined;
    if (path) Reflect.set(node, name, path.reduce(Reflect.get, document));
    else if (typeof inner === 'object' && inner !== null) dereference(inner, document);
  }
}

const code = (text: string) => `\`${text}\``;

function typeName({ items, anyOf, oneOf = anyOf, const: only, enum: values = [only], type, format }: Schema): string {
  if (oneOf) return oneOf.map(typeName).join(' or ');
  if (items) return `array of ${typeName(items)}`;
  const stated = values.filter((value) => value !== undefined).map((value) => code(JSON.stringify(value)));
  return stated.join(' ') || (format ?? [type ?? 'any'].flat().join(' or '));
}

/** Fields of a schema, or of the objects in it. */
function fieldsOf({ properties, required, items, anyOf = [], oneOf = anyOf, allOf = oneOf }: Schema): Field[] {
  if (!properties) return [items ?? [], allOf].flat().flatMap(fieldsOf);
  return Object.entries(properties).map(([name, schema]) => ({ name, schema, required: required?.includes(name) }));
}

function fieldList(fields: readonly Field[], depth = 0): string {
  const lines = fields.flatMap(({ name, in: place, required, schema = {}, description = schema.description }) => {
    const facts = Object.entries(schema).filter(([fact, value]) => FACTS.includes(fact) && value !== 2 ** 53 - 1);
    const about = [typeName(schema), place, ...facts.map(([fact, value]) => `${fact} ${code(JSON.stringify(value))}`)];
    const type = `*${about.filter(Boolean).join(', ')}*`;
    const parts = [`- **${code(name)}**`, type, required && '**required**', description];
    const inner = depth < MAX_DEPTH ? fieldList(fieldsOf(schema), depth + 1) : '';
    return ['  '.repeat(depth) + parts.filter(Boolean).join(' ').replace(/\s+/g, ' '), inner];
  });
  return lines.filter(Boolean).join('\n');
}

/** An example, the default, or a value with what is required; `text` for free texts. */
function exampleOf(schema: Schema, text: string, depth = 0): unknown {
  const { examples, default: preset, const: only, enum: values, anyOf, oneOf = anyOf, items, type = '' } = schema;
  const stated = [examples?.[0], preset, only, values?.[0]].find((value) => value !== undefined);
  if (stated !== undefined || depth > MAX_DEPTH) return stated;
  if (oneOf?.[0]) return exampleOf(oneOf[0], text, depth + 1);
  if (items) return [exampleOf(items, text, depth + 1)];
  const shown = fieldsOf(schema).filter((field) => field.required || field.schema?.examples);
  if (!schema.properties && shown.length === 0) return EXAMPLES[[type].flat()[0] ?? ''] ?? text;
  return Object.fromEntries(shown.map((field) => [field.name, exampleOf(field.schema ?? {}, field.name, depth + 1)]));
}

function readContent({ description = '', content = {} }: Content) {
  const { schema } = content['application/json'] ?? {};
  const text = [description, ...Object.keys(content).map(code)].join(' ');
  return { description, text, example: schema && exampleOf(schema, 'text'), fields: schema ? fieldsOf(schema) : [] };
}

function readOperation(method: string, path: string, site: string, operation: Operation): Section {
  const { operationId: id = method + path, summary: heading = id, description, tags: [group = ''] = [] } = operation;
  const { parameters = [], requestBody = {}, responses } = operation;
  const body = readContent(requestBody);
  const answers = Object.entries(responses).map(([status, answer]) => ({ status, ...readContent(answer) }));
  const succeeded = answers.filter(({ status }) => status < '4');
  const failed = answers.slice(succeeded.length).map(({ status, description }) => `- **${status}** ${description}`);
  const asked = parameters.filter((each) => each.in === 'query' && each.required);
  const query = Object.fromEntries(asked.map(({ name, schema = {} }) => [name, exampleOf(schema, name)]));
  const samples = requestSamples(method, site + path.replace(/[{}]/g, ''), query, body.example);
  const texts = [
    `**${method}** ${code(path)}`,
    description,
    ...Object.entries(samples).map(([language, sample]) => `~~~${language}\n${sample}\n~~~`),
    parameters.length > 0 && `### Parameters\n\n${fieldList(parameters)}`,
    body.fields.length > 0 && `### Body\n\n${fieldList(body.fields)}`,
    '### Answers',
    ...succeeded.map(({ status, text, fields }) => `- **${status}** ${text}\n${fieldList(fields, 1)}`),
    failed.join('\n'),
  ];
  return { id, heading, group, text: texts.filter(Boolean).join('\n\n') };
}

/** A section for each operation of an OpenAPI document, by tag; samples are sent to its first server. */
export function readReference(given: object): Section[] {
  // Unlike a structured clone, without an object in two places.
  const document: Description = JSON.parse(JSON.stringify(given));
  dereference(document, document);
  const sections = Object.entries(document.paths).flatMap(([path, item]) => {
    const operations = Object.entries(item).filter(([, { responses }]) => responses);
    return operations.map(([method, operation]) =>
      readOperation(method.toUpperCase(), path, document.servers[0]?.url ?? '', operation),
    );
  });
  return [...Map.groupBy(sections, ({ group }) => group).values()].flat();
}
