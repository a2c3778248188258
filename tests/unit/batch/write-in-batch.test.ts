import { expect, test } from 'vitest';
import type { Language } from '@/lib/constants/options.ts';
import { builtInAngle, distinctTitle, writeInBatch } from '@/lib/writing/generation/write-in-batch.ts';
import type { Sibling, Writer, WritingRequest } from '@/lib/writing/types.ts';

const ONE = '0b5ff1f6-9a6d-4f4e-9d0e-6d8f4b1f0a11';
const OTHER = '1c2d3e4f-5061-4728-8394-a5b6c7d8e9f0';
const angles = (batchId: string) => Array.from({ length: 20 }, (_, index) => builtInAngle({ batchId, index }));

test('gives each of twenty blogs its own angle, always the same, in another order for another batch', () => {
  expect(new Set(angles(ONE)).size).toBe(20);
  expect(angles(ONE)).not.toContain(undefined);
  expect(angles(ONE)).toEqual(angles(ONE));
  expect(angles(OTHER)).not.toEqual(angles(ONE));
});

const REQUEST = {
  topic: 'Tea',
  length: 'small',
  language: 'english',
  sources: [],
  signal: new AbortController().signal,
} as const;

const OLD: Sibling = { writer: 'digest', title: 'Old water', intro: '', sections: [], conclusion: '' };

/** The title of an article that was written under another one, and what its writer was asked for. */
async function written(title: string, { diversify = true, angle = '', approved = '' } = {}) {
  const requests: WritingRequest[] = [];
  const write: Writer['write'] = async (request) => {
    requests.push(request);
    return { evidence: [], title, intro: 'Hot.', sections: [{ heading: 'Water', content: 'Fresh.' }], conclusion: '' };
  };
  const place = { batchId: ONE, index: 1 };
  const request = { ...REQUEST, angle, title: approved };
  const article = await writeInBatch({ write }, request, place, { diversify, siblings: [OLD] });
  return { title: article.title, angle: requests[0]?.angle, siblings: requests[0]?.siblings };
}

test.each([
  ['gives an article its own angle', 'New water', {}, 'New water', expect.stringMatching(/^[A-Z][^\n]{20,}$/)],
  ['keeps the angle of its batch', 'New water', { angle: 'Its costs' }, 'New water', 'Its costs'],
  ['sets no angle when none is wanted', 'New water', { diversify: false }, 'New water', undefined],
  ['changes a title that is taken', 'Old water', { diversify: false }, 'Old water: Water', undefined],
  ['keeps an approved title', 'New water', { diversify: false, approved: 'Old water' }, 'Old water', undefined],
])('%s', async (_, own, options, title, angle) => {
  expect(await written(own, options)).toEqual({ title, angle, siblings: [OLD] });
});

const article = (title: string, headings: string[]) => ({
  title,
  sections: headings.map((heading) => ({ heading, content: '' })),
});

test('keeps a unique title', () => {
  expect(distinctTitle(article('Tea: A Start', ['Water']), ['Coffee'], 'english')).toBe('Tea: A Start');
});

test.each<[Language, string, string, string]>([
  ['english', 'Tea: A Start', 'Water first', 'Tea: Water first'],
  ['french', 'Le thé : un début', 'D’abord l’eau', 'Le thé : D’abord l’eau'],
  ['japanese', 'お茶：はじめに', '水のこと', 'お茶：水のこと'],
  ['english', 'Tea', 'Water first', 'Tea: Water first'],
])('makes a taken %s title unique', (language, title, heading, made) => {
  expect(distinctTitle(article(title, [heading]), [title.toLowerCase()], language)).toBe(made);
});

test('skips headings that are taken, too long or repeat the subject', () => {
  const headings = ['What tea is', 'x'.repeat(99), 'Water', 'Leaves'];
  const taken = ['Tea', 'Tea: Water'];
  expect(distinctTitle(article('Tea', headings), taken, 'english')).toBe('Tea: Leaves');
});

test('uses the heading alone when the subject is too long', () => {
  const title = 'y'.repeat(100);
  expect(distinctTitle(article(title, ['Water']), [title], 'english')).toBe('Water');
});
