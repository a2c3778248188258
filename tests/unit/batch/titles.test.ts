import { expect, test } from 'vitest';
import type { Language } from '@/lib/constants/options.ts';
import { distinctTitle } from '@/lib/writing/generation/write-in-batch.ts';

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
