import { expect, test } from 'vitest';
import type { z } from 'zod';
import { isMessageKey, say } from '@/lib/messages/catalogue.ts';
import { batchFormSchema, batchStartSchema, generateRequestSchema } from '@/lib/writing/schema.ts';

const said = (error: z.ZodError | undefined) => {
  const message = error?.issues[0]?.message ?? '';
  return isMessageKey(message) ? say('en', { key: message }) : message;
};
const sentence = (form: object) => said(batchFormSchema.safeParse(form).error);

test('has the defaults of the specification', () => {
  expect(batchFormSchema.parse({ topic: '  Tea  ' })).toMatchObject({
    topic: 'Tea',
    batchSize: 5,
    length: 'medium',
    language: 'english',
    diversifyNiches: true,
    includeImages: true,
    findSources: true,
    sourceUrls: [],
  });
});

test.each([
  [{ topic: 'ab' }, 'Topic must be at least 3 characters'],
  [{ topic: '  ab  ' }, 'Topic must be at least 3 characters'],
  [{}, 'Topic must be at least 3 characters'],
  [{ topic: 'a'.repeat(1001) }, 'Topic cannot exceed 1000 characters'],
  [{ topic: 'Tea', batchSize: 1 }, 'Batch size must be at least 2'],
  [{ topic: 'Tea', batchSize: 21 }, 'Batch size cannot exceed 20'],
  [{ topic: 'Tea', batchSize: 2.5 }, 'Batch size must be a whole number'],
  [{ topic: 'Tea', advancedPrompting: 'a'.repeat(2001) }, 'Custom instructions cannot exceed 2000 characters'],
  [{ topic: 'Tea', tone: 'a'.repeat(201) }, 'Tone cannot exceed 200 characters'],
  [{ topic: 'Tea', audience: 'a'.repeat(201) }, 'Audience cannot exceed 200 characters'],
  [{ topic: 'Tea', pointOfView: 'a'.repeat(201) }, 'Point of view cannot exceed 200 characters'],
])('refuses %j', (form, message) => {
  expect(sentence(form)).toBe(message);
});

test.each([
  { topic: 'Tea', batchSize: 2 },
  { topic: 'a'.repeat(1000), batchSize: 20 },
  { topic: 'Tea', advancedPrompting: 'a'.repeat(2000) },
  { topic: 'Tea', tone: 'a'.repeat(200), audience: ` ${'a'.repeat(200)} `, pointOfView: '' },
])('accepts %j', (form) => {
  expect(batchFormSchema.safeParse(form).success).toBe(true);
});

test.each([{ batchIndex: 0 }, { batchSize: 2 }])(
  'a request of a batch, %j, is refused with a topic of two characters',
  (fields) => {
    const { error } = generateRequestSchema.safeParse({ topic: ' ab ', ...fields });
    expect(said(error)).toBe('Topic must be at least 3 characters');
  },
);

test('a request for a single blog may have a topic of one character', () => {
  expect(generateRequestSchema.safeParse({ topic: 'a' }).success).toBe(true);
});

test.each([
  [{ batchId: 'mine' }, 'batchId must be a UUID'],
  [{ batchIndex: -1 }, 'batchIndex counts from 0'],
  [{ batchIndex: 20 }, 'Batch size cannot exceed 20'],
  [{ batchSize: 1 }, 'Batch size must be at least 2'],
])('a request with %j is refused', (fields, message) => {
  const { error } = generateRequestSchema.safeParse({ topic: 'Tea', ...fields });
  expect(said(error)).toBe(message);
});

test.each([
  [{ batchId: 'mine' }, 'batchId must be a UUID'],
  [{ visibility: 'friends' }, 'Please choose who may see the blogs'],
])('a start with %j is refused', (fields, message) => {
  const start = { topic: 'Tea', batchId: '3f9a2c1e-0b6d-4e8a-9c5f-7d1b2a3c4e5f', ...fields };
  expect(said(batchStartSchema.safeParse(start).error)).toBe(message);
});
