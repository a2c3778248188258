import { getLlama } from 'node-llama-cpp';
import { expect, test } from 'vitest';
import type { ZodType } from 'zod';
import { grammarSchema } from '@/lib/models/local/chat-protocol.ts';
import { planSchema } from '@/lib/writing/calls/plan.ts';
import { proofSchema, recheckSchema } from '@/lib/writing/calls/prove.ts';
import { queriesSchema } from '@/lib/writing/calls/search-queries.ts';
import { translationCheckSchema } from '@/lib/writing/calls/translation-check.ts';
import { frameSchema } from '@/lib/writing/calls/translation-frame.ts';
import { strictSchema } from '@/lib/writing/chat/chat-client.ts';

test.each([
  ['a text, whatever its length', { type: 'string', maxLength: 80, pattern: '^a' }, { type: 'string' }],
  [
    'one of several kinds',
    { anyOf: [{ type: 'string' }, { const: 1 }] },
    { oneOf: [{ type: 'string' }, { const: 1 }] },
  ],
  ['a number in bounds', { type: 'integer', minimum: 1, maximum: 5 }, { type: 'integer' }],
  ['one of several texts', { type: 'string', enum: ['a', 'b'] }, { type: 'string', enum: ['a', 'b'] }],
  ['a constant', { const: 'a', title: 'A' }, { const: 'a' }],
  [
    'a list of a length',
    { type: 'array', items: { type: 'string', minLength: 2 }, minItems: 1, maxItems: 3, uniqueItems: true },
    { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 3 },
  ],
  [
    'an object, and what is defined in it',
    {
      type: 'object',
      properties: { a: { $ref: '#/$defs/b' } },
      required: ['a'],
      additionalProperties: false,
      $defs: { b: { anyOf: [{ const: 1 }] } },
    },
    { type: 'object', properties: { a: { $ref: '#/$defs/b' } }, $defs: { b: { oneOf: [{ const: 1 }] } } },
  ],
])('keeps of %s what a grammar can say', (_, schema, expected) => {
  expect(grammarSchema(schema)).toEqual(expected);
});

test.each<[string, ZodType]>([
  ['a plan', planSchema('french')],
  ['a proof', proofSchema],
  ['a second look', recheckSchema],
  ['search queries', queriesSchema],
  ['the frame of a translation', frameSchema('french')],
  ['faults of a translation', translationCheckSchema],
])('llama.cpp takes the grammar of %s', async (_, schema) => {
  const llama = await getLlama({ gpu: false, build: 'never', skipDownload: true });
  await expect(llama.createGrammarForJsonSchema(grammarSchema(strictSchema(schema)))).resolves.toBeDefined();
});
