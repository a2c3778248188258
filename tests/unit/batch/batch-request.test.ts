import { expect, test } from 'vitest';
import { batchRequest } from '@/components/batch/batch-requests.ts';
import { batchDraftSchema, EMPTY_BATCH_DRAFT } from '@/components/batch/form/draft.ts';
import { allowedSize } from '@/components/batch/rules.ts';
import { parseStored } from '@/components/storage/stored.ts';
import type { SessionUser } from '@/lib/auth/schema.ts';

const parseBatchDraft = (json: string | null) => parseStored(json, batchDraftSchema) ?? EMPTY_BATCH_DRAFT;

const OPTIONS = {
  form: {
    topic: 'Tea',
    batchSize: 3,
    length: 'medium',
    language: 'english',
    diversifyNiches: true,
    includeImages: false,
    findSources: false,
    advancedPrompting: 'Be kind',
    tone: 'Dry',
  },
  sourceUrls: ['https://example.com/tea'],
  images: [
    { id: 1, name: 'a.png', dataUrl: 'data:image/png;base64,AA', link: 'https://a.example', alternativeText: '' },
  ],
} as const;

const USER: SessionUser = {
  uid: 'u1',
  email: 'ada@example.com',
  displayName: null,
  photoURL: null,
  metadata: { creationTime: '', lastSignInTime: '' },
  slug: 'ada',
  emailVerified: true,
  hasPassword: true,
  defaultVisibility: 'public',
  hidesBranding: false,
  hasChosenName: false,
  hasAvatar: false,
  biography: '',
  links: [],
};

test('asks for a batch with every field of the form', () => {
  expect(batchRequest(OPTIONS, USER)).toEqual({
    topic: 'Tea',
    length: 'medium',
    language: 'english',
    userId: 'u1',
    userDisplayName: 'ada',
    userName: 'ada',
    batchSize: 3,
    diversifyNiches: true,
    includeImages: false,
    findSources: false,
    advancedPrompting: 'Be kind',
    tone: 'Dry',
    sourceUrls: ['https://example.com/tea'],
    userImages: ['data:image/png;base64,AA'],
    imageLinks: { 'data:image/png;base64,AA': 'https://a.example' },
  });
});

test('sends the angles that were chosen', () => {
  expect(batchRequest(OPTIONS, USER, ['Costs', ''])).toMatchObject({ angles: ['Costs', ''] });
});

test('names nobody for a visitor', () => {
  expect(batchRequest(OPTIONS, null)).not.toHaveProperty('userId');
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
    tone: '',
    audience: '',
    pointOfView: '',
    sourceUrls: [],
  });
});

test('cuts nothing of a saved form that is too long', () => {
  const saved = { topic: 'a'.repeat(1500), advancedPrompting: 'b'.repeat(2500), tone: 'c'.repeat(300) };
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
