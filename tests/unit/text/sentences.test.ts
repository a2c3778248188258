import { describe, expect, test } from 'vitest';
import { isSpaced, LANGUAGES, type Language } from '@/lib/constants/options.ts';
import { sentencesOf } from '@/lib/text/sentences.ts';
import { examplesOf } from '@/tests/support/language-examples.ts';

const joined = (sentences: readonly string[], language: Language) => sentences.join(isSpaced(language) ? ' ' : '');

const CASES = LANGUAGES.flatMap((language) =>
  examplesOf(language).sentences.map((sentences) => [language, sentences] as const),
);

describe('sentencesOf', () => {
  test.each(CASES)('%s: %j', (language, sentences) => {
    const pieces = sentencesOf(joined(sentences, language), language);
    expect(pieces.map((piece) => piece.trim())).toEqual(sentences);
    expect(pieces.join('')).toBe(joined(sentences, language));
  });

  test.each([
    'He said "no. She said yes. They left.',
    'He said “no. She said yes. They left.',
    'Il a dit « non. Elle a dit oui. Ils partent.',
    'It (really. It works. They know.',
    "The dogs' food is here. The cats' food is there. They eat.",
    'He smiled :( and left. She stayed. Both slept. :)',
  ])('a mark without its partner hides no border: %s', (paragraph) => {
    expect(sentencesOf(paragraph, 'english')).toHaveLength(3);
  });

  test.each([
    ['no full stop', 'word '.repeat(200_000)],
    ['nothing but full stops', '.'.repeat(1_000_000)],
    ['spaced full stops', '. '.repeat(500_000)],
    ['initials', 'A. '.repeat(330_000)],
    ['numbers', '1. '.repeat(330_000)],
    ['opening quotation marks', '“'.repeat(100_000)],
    ['straight quotation marks', ' "a.'.repeat(250_000)],
    ['opening marks of every kind', '„«"‘(「'.repeat(20_000)],
    ['stops before quotation marks', '. "'.repeat(330_000)],
    ['citation marks', '[1]'.repeat(300_000)],
    ['spaces', `.${' '.repeat(1_000_000)}`],
    ['closing marks', `a.${' ”'.repeat(500_000)}`],
    ['prose', 'Rain falls on Dr. Smith. “It does. Yes,” he said. '.repeat(20_000)],
  ])('takes time in proportion to a million characters of %s', (_, text) => {
    expect(sentencesOf(text, 'english').join('')).toBe(text);
  });
});
