import { globSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Operation } from '@/lib/api/operation.ts';
import { blogs } from '@/lib/api/operations/blogs.ts';
import { editing } from '@/lib/api/operations/editing.ts';
import { publishing } from '@/lib/api/operations/publishing.ts';
import { writing } from '@/lib/api/operations/writing.ts';
import { CREDENTIAL_FORMS } from '@/lib/backlinks/platforms/shared/credential-forms.ts';
import { inputSentence } from '@/lib/http/input.ts';
import { isMessageKey, say } from '@/lib/messages/catalogue.ts';

/** The schemas that routes name for their bodies and queries, by name. */
async function schemasOfRoutes(): Promise<Record<string, z.ZodType>> {
  const named = globSync('app/api/**/route.ts').flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const names = [...source.matchAll(/\b(?:body|query): (\w+[sS]chema)\b/g)].map(([, name]) => name);
    return names.map((name) => {
      const [, from] = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '@/([^']+)'`).exec(source) ?? [];
      return [String(name), String(from)] as const;
    });
  });
  const found = named.map(async ([name, from]) => [name, (await import(`../../../${from}`))[name]]);
  return Object.fromEntries(await Promise.all(found));
}

const ANY = { io: 'input', unrepresentable: 'any' } as const;

/** Those of the operations that programs have, by operation. */
const schemasOfOperations = Object.entries<Operation>({ ...blogs, ...editing, ...publishing, ...writing }).flatMap(
  ([name, { body, query }]) =>
    [body, query].flatMap((schema) =>
      schema && !isDeepStrictEqual(z.toJSONSchema(schema, ANY).properties, {}) ? [[name, schema] as const] : [],
    ),
);

const credentialSchemas = Object.entries(CREDENTIAL_FORMS).map(([name, { schema }]) => [name, schema] as const);

const SCHEMAS: Record<string, z.ZodType> = {
  ...(await schemasOfRoutes()),
  ...Object.fromEntries([...schemasOfOperations, ...credentialSchemas]),
};

type Described = { properties?: Record<string, Described>; oneOf?: Described[]; anyOf?: Described[] };

/** The fields of an object, or of each of several that it may be. */
function schemaFields({ properties = {}, oneOf = [], anyOf = [] }: Described): string[] {
  return [...Object.keys(properties), ...[...oneOf, ...anyOf].flatMap(schemaFields)];
}

const WRONG = [
  ...[null, true, 0, -1, 1.5, 1e300, '', 'x', 'x'.repeat(100_000), {}, { a: null }, { a: 1 }],
  ...[[], [null], [1], ['x'], [{}], [[]], Array(300).fill('x'), Array(300).fill({})],
];

/** What zod says by itself. */
const PARSERS_WORDS = /invalid|expected|received|too (big|small)|unrecognized|[<>]=|something else/i;

test('finds the schemas of the requests', () => {
  expect(Object.keys(SCHEMAS)).toEqual(
    expect.arrayContaining(['POST /api/blogs/generate', 'GET /api/exports', 'ownSubscriptionSchema']),
  );
  expect(Object.keys(SCHEMAS).length).toBeGreaterThan(40);
});

test.each(Object.entries(SCHEMAS))('%s refuses wrong types in our own words', (_, schema) => {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described;
  const fields = schemaFields(described);
  const kinds = (described.oneOf ?? [{}]).map((_kind, at) => ({
    kind: ['uploaded', 'found', 'drawn', 'described'][at],
  }));
  const inputs = [
    ...WRONG,
    ...fields.flatMap((name) => kinds.flatMap((kind) => WRONG.map((value) => ({ ...kind, [name]: value })))),
  ];
  const sentences = inputs.flatMap((input) =>
    (schema.safeParse(input, { error: inputSentence }).error?.issues ?? []).map(({ message }) =>
      isMessageKey(message) ? say('en', { key: message }) : message,
    ),
  );
  expect(fields).not.toEqual([]);
  expect(sentences).not.toEqual([]);
  expect(sentences.filter((sentence) => PARSERS_WORDS.test(sentence))).toEqual([]);
});

const MANY_KEYS = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`key${at}`, 'tea']));

/** Places in a schema where an input may be as long as its body, or is changed before its length is known. */
function unbounded(schema: z.core.$ZodType, place: string, isCounted = false): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const checks = (def.checks ?? []).map((check) => check._zod.def.check);
  const unless = (isBounded: boolean) => (isBounded ? [] : [place]);
  switch (def.type) {
    case 'string':
      return unless(checks.find((check) => check === 'max_length' || check === 'overwrite') === 'max_length');
    case 'array':
      return [...unless(checks.includes('max_length')), ...unbounded(def.element, `${place}[]`)];
    case 'record':
      return [...unless(isCounted), ...[def.keyType, def.valueType].flatMap((part) => unbounded(part, `${place}{}`))];
    case 'object':
      return [
        ...Object.entries(def.shape).flatMap(([name, field]) => unbounded(field, `${place}.${name}`)),
        // A strict object refuses further keys.
        ...(def.catchall && def.catchall._zod.def.type !== 'never'
          ? [...unless(isCounted), ...unbounded(def.catchall, `${place}{}`)]
          : []),
      ];
    case 'union':
      return def.options.flatMap((option) => unbounded(option, place));
    case 'pipe': {
      // What follows a bounded input is bounded, but for what follows a function that only counts keys.
      const isFewKeys = def.in._zod.def.type === 'custom' && !z.safeParse(def.in, MANY_KEYS).success;
      return isFewKeys ? unbounded(def.out, place, true) : unbounded(def.in, place);
    }
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
      return unbounded(def.innerType, place, isCounted);
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'unknown':
      return [];
    default:
      return [`${place}: ${def.type}`];
  }
}

test.each(Object.entries(SCHEMAS))('%s bounds every text, list and record before it reads them', (name, schema) => {
  expect(unbounded(schema, name)).toEqual([]);
});
