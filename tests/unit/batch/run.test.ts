import { expect, test } from 'vitest';
import {
  allowedSize,
  type BatchRun,
  isRunOf,
  withFinished,
  withTitle,
} from '@/components/batch/batch-run';
import { batchDraftSchema, EMPTY_BATCH_DRAFT } from '@/components/batch/draft';
import { itemRequest } from '@/components/batch/request-item';
import { parseStored } from '@/components/storage/stored';
import type { SessionUser } from '@/lib/auth/schema';

const parseBatchDraft = (json: string | null) =>
  parseStored(json, batchDraftSchema) ?? EMPTY_BATCH_DRAFT;

const RUN: BatchRun = {
  batchId: '0b5ff1f6-9a6d-4f4e-9d0e-6d8f4b1f0a11',
  uid: null,
  form: {
    topic: 'Tea',
    batchSize: 3,
    length: 'medium',
    language: 'english',
    diversifyNiches: true,
    includeImages: false,
    findSources: false,
  },
  sourceUrls: ['https://example.com/tea'],
  imageCount: 1,
  size: 3,
  finished: [{ id: 'one', title: 'One' }],
};

const USER: SessionUser = {
  uid: 'u1',
  email: 'ada@example.com',
  displayName: null,
  photoURL: null,
  metadata: { creationTime: '', lastSignInTime: '' },
  slug: 'ada',
  emailVerified: true,
  hasPassword: true,
};

test('is shown to its owner, and a visitor’s to whoever signs in', () => {
  expect(isRunOf({ ...RUN, uid: 'u1' }, 'u1')).toBe(true);
  expect(isRunOf({ ...RUN, uid: 'u1' }, 'u2')).toBe(false);
  expect(isRunOf({ ...RUN, uid: 'u1' }, null)).toBe(false);
  expect(isRunOf(RUN, 'u2')).toBe(true);
});

test('grows by a blog whose title comes later', () => {
  const grown = withTitle(withFinished(RUN, 'two'), 'two', 'Two');
  expect(grown.finished).toEqual([
    { id: 'one', title: 'One' },
    { id: 'two', title: 'Two' },
  ]);
});

test('asks for a blog with every field of a batch', () => {
  const images = [
    { id: 1, name: 'a.png', dataUrl: 'data:image/png;base64,AA', link: 'https://a.example' },
  ];
  const run = { ...RUN, form: { ...RUN.form, advancedPrompting: 'Be kind' } };
  expect(itemRequest(run, 1, images, USER)).toEqual({
    topic: 'Tea',
    length: 'medium',
    language: 'english',
    userId: 'u1',
    userDisplayName: 'ada',
    userName: 'ada',
    batchId: RUN.batchId,
    batchIndex: 1,
    batchSize: 3,
    diversifyNiches: true,
    includeImages: false,
    advancedPrompting: 'Be kind',
    sourceUrls: ['https://example.com/tea'],
    userImages: ['data:image/png;base64,AA'],
    imageLinks: { 'data:image/png;base64,AA': 'https://a.example' },
  });
});

test('names nobody for a visitor', () => {
  expect(itemRequest(RUN, 0, [], null)).not.toHaveProperty('userId');
});

test.each([
  ['as many as wanted without a limit', 20, null, 20],
  ['as many as wanted while enough are left', 3, 4, 3],
  ['no more than are left', 5, 2, 2],
  ['nothing when one is left', 5, 1, null],
  ['nothing when none is left', 2, 0, null],
])('a batch gets %s', (_, wanted, left, size) => {
  expect(allowedSize(wanted, left)).toBe(size);
});

test('begins a form with the specification’s defaults', () => {
  expect(parseBatchDraft(null)).toEqual({
    topic: '',
    batchSize: 5,
    length: 'medium',
    language: 'english',
    diversifyNiches: true,
    includeImages: true,
    findSources: true,
    advancedPrompting: '',
    sourceUrls: [],
  });
});

test('cuts nothing of a saved form that is too long', () => {
  const saved = { topic: 'a'.repeat(1500), advancedPrompting: 'b'.repeat(2500) };
  expect(parseBatchDraft(JSON.stringify(saved))).toMatchObject(saved);
});

test('keeps of a saved form what makes sense', () => {
  const saved = { topic: 'Tea', batchSize: 99, length: 'huge', sourceUrls: ['javascript:x'] };
  expect(parseBatchDraft(JSON.stringify(saved))).toMatchObject({
    topic: 'Tea',
    batchSize: 5,
    length: 'medium',
    sourceUrls: [],
  });
});
