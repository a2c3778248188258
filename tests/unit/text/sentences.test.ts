import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isSpaced, LANGUAGES, type Language } from '@/lib/constants/options.ts';
import { shortenText, splitSentences } from '@/lib/text/sentences.ts';
import { measurePassages } from '@/tests/eval/text/page-passages.ts';
import { measureBorders, splitParagraphs } from '@/tests/eval/text/sentence-borders.ts';
import { readExamples } from '@/tests/support/language-examples.ts';

const joined = (sentences: readonly string[], language: Language) => sentences.join(isSpaced(language) ? ' ' : '');

const CASES = LANGUAGES.flatMap((language) =>
  readExamples(language).sentences.map((sentences) => [language, sentences] as const),
);

describe('sentencesOf', () => {
  test.each(CASES)('%s: %j', (language, sentences) => {
    const pieces = splitSentences(joined(sentences, language), language);
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
    expect(splitSentences(paragraph, 'english')).toHaveLength(3);
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
    expect(splitSentences(text, 'english').join('')).toBe(text);
  });
});

test.each([
  ['Bees need water.', 16, 'Bees need water.'],
  ['Bees need water. They drink at noon.', 30, 'Bees need water.'],
  ['Bees need water at noon', 13, 'Bees need'],
  ['Bees need water at noon', 15, 'Bees need water'],
  ['Bienenstock', 6, 'Bienen'],
  ['蜜蜂需要水。它们中午喝水', 8, '蜜蜂需要水。'],
  ['Bees 🐝🐝', 6, 'Bees'],
  ['Bees', 0, ''],
])('%j in %d characters is %j', (text, longest, expected) => {
  expect(shortenText(text, longest)).toBe(expected);
});

describe('borders of sentences', () => {
  test.each([
    ['nine languages of the library', 'sentence-borders', 286],
    ['texts full of abbreviations and quotations', 'hard-sentence-borders', 221],
  ])('are found in %s', (_, name, all) => {
    const list = readFileSync(`tests/fixtures/${name}.txt`, 'utf8');
    expect(measureBorders(splitParagraphs(list))).toEqual({ all, missed: [], invented: [] });
  });

  test('are listed by place when missed or invented', () => {
    const list = 'A day at Apple Inc. is\nlong.\n\n# de\nEr kam.';
    expect(measureBorders(splitParagraphs(list))).toEqual({
      all: 1,
      missed: ['A day at Apple Inc. is |long.'],
      invented: [],
    });
  });
});

test('text in no passage is counted by characters', () => {
  expect(measurePassages('## Bees\n\nBees fly.\n\n- Far\n\n| A | B |\n| 1 | 2 |')).toEqual({ all: 19, lost: 0 });
});
