import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { LANGUAGES, type Language } from '@/lib/constants/options.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';
import * as schema from '@/lib/languages/schema.ts';
import { proseWords } from '@/lib/languages/words.ts';
import * as examples from '@/tests/support/language-examples.ts';

const label = z.string().trim().min(1);

/** The placeholders are the same in all languages. */
const placeholders = (text: string) => text.match(/\{\w+\}/g)?.toSorted() ?? [];

const FILES: Readonly<Record<string, z.ZodType>> = {
  'articles.json': examples.articlesSchema,
  'close.json': schema.closeSchema,
  'digest.json': schema.digestSchema,
  'examples.json': examples.examplesSchema,
  'interview.json': schema.interviewSchema,
  'labels.json': z.strictObject(Object.fromEntries(Object.keys(ARTICLE_LABELS.english).map((name) => [name, label]))),
  'lexicon.json': examples.lexiconSchema,
  'lint.json': schema.lintSchema,
  'prose.json': schema.proseSchema,
  'reading.json': schema.readingSchema,
  'safety.json': schema.safetySchema,
};

const cases = LANGUAGES.flatMap((language) => Object.keys(FILES).map((file) => [language, file] as const));

function languageContent(language: Language, file: string): unknown {
  return JSON.parse(readFileSync(`lib/languages/${language}/${file}`, 'utf8'));
}

test.each(LANGUAGES)('%s has all files and no others', (language) => {
  expect(readdirSync(`lib/languages/${language}`).toSorted()).toEqual(Object.keys(FILES));
});

test.each(cases)('%s has all words of %s, and its patterns compile', (language, file) => {
  expect(FILES[file]?.safeParse(languageContent(language, file)).error).toBeUndefined();
});

test('varieties other than the usual one have a tag', () => {
  const forms = LANGUAGES.flatMap((language) => proseWords(language).address);
  expect(forms.filter(({ tag }) => tag).map(({ name, tag }) => [name, tag])).toEqual([
    ['en-GB', 'en-GB'],
    ['pt-PT, tu', 'pt-PT'],
    ['pt-PT, formal', 'pt-PT'],
  ]);
});

test.each(LANGUAGES)('%s has its own labels', (language) => {
  const labels = ARTICLE_LABELS[language];
  expect(labels).toEqual(languageContent(language, 'labels.json'));
  expect(Object.values(labels).map(placeholders)).toEqual(Object.values(ARTICLE_LABELS.english).map(placeholders));
});
