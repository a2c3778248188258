import { expect, test } from 'vitest';
import { batchDraftSchema, EMPTY_BATCH_DRAFT } from '@/components/batch/form/use-batch-draft.ts';
import { allowedSize } from '@/components/batch/rules.ts';
import { parseStored } from '@/components/storage/stored.ts';

const parseBatchDraft = (json: string | null) => parseStored(json, batchDraftSchema) ?? EMPTY_BATCH_DRAFT;

test.each([
  ['as many as wanted without a limit', 20, null, 20],
  ['as many as wanted while enough are left', 3, 4, 3],
  ['no more than are left', 5, 2, 2],
  ['nothing when one is left', 5, 1, null],
  ['nothing when none is left', 2, 0, null],
])('a batch gets %s', (_, wanted, left, size) => {
  expect(allowedSize(wanted, left)).toBe(size);
});

test('starts with the specification’s defaults', () => {
  expect(parseBatchDraft(null)).toMatchObject({
    topic: '',
    batchSize: 5,
    length: 'medium',
    language: 'english',
    diversifyNiches: true,
    includeImages: true,
    findSources: true,
    advancedPrompting: '',
    tone: '',
    audience: '',
    pointOfView: '',
    sourceUrls: [],
  });
});

test('keeps all of a long stored form', () => {
  const saved = { topic: 'a'.repeat(1500), advancedPrompting: 'b'.repeat(2500), tone: 'c'.repeat(300) };
  expect(parseBatchDraft(JSON.stringify(saved))).toMatchObject(saved);
});

test('replaces invalid stored values by defaults', () => {
  const saved = { topic: 'Tea', batchSize: 99, length: 'huge', sourceUrls: ['javascript:x'] };
  expect(parseBatchDraft(JSON.stringify(saved))).toMatchObject({
    topic: 'Tea',
    batchSize: 5,
    length: 'medium',
    sourceUrls: [],
  });
});
