import { expect, test } from 'vitest';
import { readingEase, syllablesOf } from '@/lib/writing/score/readability.ts';

test.each([
  ['english', 'table', 2],
  ['english', 'make', 1],
  ['english', 'baked', 1],
  ['english', 'wanted', 2],
  ['english', 'the', 1],
  ['english', 'reading', 2],
  ['english', 'rhythm', 1],
  ['german', 'Häuser', 2],
  ['german', 'Bäckerei', 3],
  ['spanish', 'caótico', 4],
  ['spanish', 'ciudad', 2],
  ['spanish', 'país', 2],
  ['italian', 'poeta', 3],
  ['italian', 'buono', 2],
  ['french', 'table', 1],
  ['french', 'été', 2],
  ['french', 'parlent', 1],
  ['portuguese', 'poeta', 3],
  ['portuguese', 'saúde', 3],
  ['portuguese', 'coração', 3],
  ['portuguese', 'ao', 1],
  ['russian', 'молоко', 3],
  ['russian', 'в', 1],
] as const)('%s: %s has %i', (language, word, syllables) => {
  expect(syllablesOf(word, language)).toBe(syllables);
});

test('short words in short sentences read more easily than long ones in long sentences', () => {
  const easy = 'The cat sat. The dog ran. We had tea.';
  const hard =
    'Organisational considerations regarding international telecommunications infrastructure necessitate interdisciplinary collaboration between administrative authorities and manufacturers.';
  expect(readingEase(easy, 'english')).toBeGreaterThan(100);
  expect(readingEase(hard, 'english')).toBeLessThan(0);
});

test("computes Flesch's own formula", () => {
  // 9 words in 3 sentences, 9 syllables: 206.835 - 1.015 * 3 - 84.6 * 1
  expect(readingEase('The cat sat. The dog ran. We had tea.', 'english')).toBeCloseTo(119.19, 2);
});

test('computes the adaptation of Martins for Portuguese', () => {
  // 6 words in 2 sentences, 8 syllables: 248.835 - 1.015 * 3 - 84.6 * 8 / 6
  expect(readingEase('O gato dorme. Eu vi o.', 'portuguese')).toBeCloseTo(132.99, 2);
});

test.each(['chinese', 'japanese'] as const)('has no formula for %s', (language) => {
  expect(readingEase('Um texto. 一段文字。', language)).toBeNull();
});

test('a text without words has no reading ease', () => {
  expect(readingEase('', 'english')).toBeNull();
});
