import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { CREDENTIAL_FORMS } from '@/lib/backlinks/platforms/shared/credential-forms.ts';
import { inputSentence } from '@/lib/http/input.ts';

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

const credentialSchemas = Object.entries(CREDENTIAL_FORMS).map(([name, { schema }]) => [name, schema] as const);

const SCHEMAS: Record<string, z.ZodType> = { ...(await schemasOfRoutes()), ...Object.fromEntries(credentialSchemas) };

type Described = { properties?: Record<string, Described>; oneOf?: Described[] };

/** The fields of an object, or of each of several that it may be. */
function fieldsOf({ properties = {}, oneOf = [] }: Described): string[] {
  return [...Object.keys(properties), ...oneOf.flatMap(fieldsOf)];
}

const WRONG = [
  ...[null, true, 0, -1, 1.5, 1e300, '', 'x', 'x'.repeat(100_000), {}, { a: null }, { a: 1 }],
  ...[[], [null], [1], ['x'], [{}], [[]], Array(300).fill('x'), Array(300).fill({})],
];

/** What zod says by itself. */
const PARSERS_WORDS = /invalid|expected|received|too (big|small)|unrecognized|[<>]=|something else/i;

test('finds the schemas of the requests', () => {
  expect(Object.keys(SCHEMAS)).toEqual(
    expect.arrayContaining(['generateRequestSchema', 'pageSchema', 'ownSubscriptionSchema']),
  );
  expect(Object.keys(SCHEMAS).length).toBeGreaterThan(40);
});

test.each(Object.entries(SCHEMAS))('%s refuses wrong types in our own words', (_, schema) => {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described;
  const fields = fieldsOf(described);
  const kinds = (described.oneOf ?? [{}]).map((_kind, at) => ({
    kind: ['uploaded', 'found', 'drawn', 'described'][at],
  }));
  const inputs = [
    ...WRONG,
    ...fields.flatMap((name) => kinds.flatMap((kind) => WRONG.map((value) => ({ ...kind, [name]: value })))),
  ];
  const sentences = inputs.flatMap((input) =>
    (schema.safeParse(input, { error: inputSentence }).error?.issues ?? []).map((i) => i.message),
  );
  expect(fields).not.toEqual([]);
  expect(sentences).not.toEqual([]);
  expect(sentences.filter((sentence) => PARSERS_WORDS.test(sentence))).toEqual([]);
});
