import { expect, test } from 'vitest';
import { LANGUAGE_DETAILS, LANGUAGES } from '@/lib/constants/options.ts';
import { countWords } from '@/lib/text/words.ts';
import { answerTokens, maximumTokens } from '@/lib/writing/chat/prompt.ts';
import { countTokens } from '@/tests/fakes/openai/context-window.ts';
import { tagLexicon } from '@/tests/fakes/openai/lexicon.ts';
import { writeText } from '@/tests/fakes/openai/prose.ts';
import { seededRandom } from '@/tests/fakes/openai/random.ts';

test.each([
  ['', 0],
  ['bees', 2],
  ['Пчёлам нужна вода.', 10],
  ['蜜蜂需要水。', 8],
  ['ミツバチには水が必要です。', 16],
  ['1789', 4],
  ['[12]', 4],
])('%j counts for %i tokens at most', (text, tokens) => {
  expect(maximumTokens(text)).toBe(tokens);
});

test.each(LANGUAGES)('a text in %s has no more tokens than were expected, and not half as many', (language) => {
  const text = writeText(500, tagLexicon(LANGUAGE_DETAILS[language].tag), seededRandom(3));
  const expected = maximumTokens(text);
  expect(countTokens(text)).toBeLessThanOrEqual(expected);
  expect(countTokens(text)).toBeGreaterThan(expected / 2);
});

test.each(LANGUAGES)('an answer of 250 words in %s has the room it needs', (language) => {
  const text = writeText(250, tagLexicon(LANGUAGE_DETAILS[language].tag), seededRandom(4));
  expect(countWords(text, language)).toBeGreaterThan(240);
  expect(countTokens(JSON.stringify({ content: text }))).toBeLessThan(answerTokens(250, language));
});

test('Cyrillic counts for more than Latin, and Chinese for more than both', () => {
  const perCharacter = (text: string) => maximumTokens(text.repeat(100)) / (text.length * 100);
  expect(perCharacter('улей')).toBeGreaterThan(perCharacter('hive'));
  expect(perCharacter('蜂箱')).toBeGreaterThan(perCharacter('улей'));
});
