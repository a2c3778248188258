import { expect, test } from 'vitest';
import { LANGUAGES } from '@/lib/constants/options.ts';
import { checkLanguage } from '@/lib/text/language-check.ts';
import { numbersIn } from '@/lib/writing/evidence/numbers.ts';
import { ALL_TOPICS } from '@/tests/eval/topics/all-topics.ts';

const PAGES = ALL_TOPICS.flatMap(({ id, language, pages }) => pages.map((page) => ({ ...page, id, language })));

test.each(LANGUAGES)('%s has an article of every length, with pages and without', (language) => {
  const own = ALL_TOPICS.filter((topic) => topic.language === language);
  expect(own.map(({ length }) => length)).toEqual(['small', 'medium', 'large']);
  expect(new Set(own.map(({ pages }) => pages.length > 0))).toEqual(new Set([true, false]));
});

test('every length has articles with pages and without', () => {
  const kinds = ALL_TOPICS.map(({ length, pages }) => `${length} ${pages.length > 0}`);
  expect(new Set(kinds).size).toBe(6);
});

test('no two topics have the same id or text', () => {
  expect(new Set(ALL_TOPICS.map(({ id }) => id)).size).toBe(ALL_TOPICS.length);
  expect(new Set(ALL_TOPICS.map(({ topic }) => topic)).size).toBe(ALL_TOPICS.length);
});

test.each(PAGES)('the page $url of $id has paragraphs full of figures', ({ text }) => {
  expect(text.split('\n\n').length).toBeGreaterThanOrEqual(3);
  expect(numbersIn(text).length).toBeGreaterThanOrEqual(8);
});

test('some pages are in another language than the article', async () => {
  const verdicts = await Promise.all(PAGES.map(({ text, language }) => checkLanguage(text, language)));
  expect(verdicts).toContain('mismatch');
  expect(verdicts).toContain('match');
  expect(verdicts).not.toContain('unknown');
});
