import { expect, test } from 'vitest';
import { LANGUAGES } from '@/lib/constants/options.ts';
import { countSyllables, readingEase } from '@/tests/eval/reading-ease.ts';
import { readExamples } from '@/tests/support/language-examples.ts';

const WORDS = LANGUAGES.flatMap((language) =>
  Object.entries(readExamples(language).syllables).map(([word, syllables]) => ({ language, word, syllables })),
);

test.each(WORDS)('$word has $syllables in $language', ({ language, word, syllables }) => {
  expect(countSyllables(word, language)).toBe(syllables);
});

test("computes Flesch's own formula", () => {
  // 9 words in 3 sentences, 9 syllables: 206.835 - 1.015 * 3 - 84.6 * 1
  expect(readingEase('The cat sat. The dog ran. We had tea.', 'english')).toBeCloseTo(119.19, 2);
});

test.each(['chinese', 'japanese'] as const)('has no formula for %s', (language) => {
  expect(readingEase('Um texto. 一段文字。', language)).toBeNull();
});
