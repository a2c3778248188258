import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { measurePassages } from '@/tests/eval/text/page-passages.ts';
import { measureBorders, paragraphsOf } from '@/tests/eval/text/sentence-borders.ts';

describe('borders of sentences', () => {
  test.each([
    ['nine languages of the library', 'sentence-borders', 286],
    ['texts full of abbreviations and quotations', 'hard-sentence-borders', 221],
  ])('are found in %s', (_, name, all) => {
    const list = readFileSync(`tests/fixtures/${name}.txt`, 'utf8');
    expect(measureBorders(paragraphsOf(list))).toEqual({ all, missed: [], invented: [] });
  });

  test('are listed by place when missed or invented', () => {
    const list = 'A day at Apple Inc. is\nlong.\n\n# de\nEr kam.';
    expect(measureBorders(paragraphsOf(list))).toEqual({
      all: 1,
      missed: ['A day at Apple Inc. is |long.'],
      invented: [],
    });
  });

  test('need a language that is one of ours', () => {
    expect(() => paragraphsOf('# latin\nVeni.')).toThrow('No language latin');
  });
});

test('text in no passage is counted by characters', () => {
  expect(measurePassages('## Bees\n\nBees fly.\n\n- Far\n\n| A | B |\n| 1 | 2 |')).toEqual({ all: 19, lost: 0 });
});
