import { describe, expect, test } from 'vitest';
import type { Language } from '@/lib/constants/options';
import { withoutUnsupportedFigures } from '@/lib/writing/model/figures';

function source(text: string, number = 1) {
  return { number, url: `https://source.example/${number}`, title: 'A source', text };
}

const FACTS =
  'In 2024 some 1,575 hives stood on roofs. That is 12.5 % more, worth €2.5 million, or 30,000 jars.';

describe('withoutUnsupportedFigures', () => {
  test.each<[Language, string]>([
    ['english', 'There were 1,575 hives in 2024 [1].'],
    ['german', 'Es waren 1.575 Stöcke [1].'],
    ['french', 'Il y avait 1 575 ruches, 12,5 % de plus [1].'],
    ['german', 'Das sind 12,5 % mehr und 2,5 Millionen Euro [1].'],
    ['english', 'It was worth 2,500,000 euros [1].'],
    ['chinese', '一共装了3万瓶[1]。'],
    ['japanese', '２０２４年のことです[1]。'],
    ['english', 'Bees fly far in any year [1].'],
  ])('keeps what the source says, spelt as in %s: %s', (language, text) => {
    expect(withoutUnsupportedFigures(text, [source(FACTS)], language)).toBe(text);
  });

  test.each([
    'There were 1,576 hives [1].',
    'It grew by 125 % [1].',
    'That was in 2023 [1].',
    'It was worth 2.6 million [1].',
    'There were 300 jars [1].',
  ])('drops %s', (text) => {
    expect(withoutUnsupportedFigures(`Bees fly. ${text}`, [source(FACTS)], 'english')).toBe(
      'Bees fly.',
    );
  });

  test('leaves figures without a citation alone', () => {
    const text = 'Wait 3 days. Bees fly [1].';
    expect(withoutUnsupportedFigures(text, [source(FACTS)], 'english')).toBe(text);
  });

  test('finds the figures of a sentence in any of the sources it cites', () => {
    const sources = [source('It rose by 40.', 1), source('It fell by 50.', 2)];
    const text = 'It rose by 40 and fell by 50 [1][2].';
    expect(withoutUnsupportedFigures(text, sources, 'english')).toBe(text);
    expect(
      withoutUnsupportedFigures(
        'Fine weather. It rose by 40 and fell by 50 [1].',
        sources,
        'english',
      ),
    ).toBe('Fine weather.');
  });

  test('numbers the points of a list anew when one goes', () => {
    const text = '1. Bees fly.\n2. There are 99 hives [1].\n3. Honey flows.';
    expect(withoutUnsupportedFigures(text, [source(FACTS)], 'english')).toBe(
      '1. Bees fly.\n2. Honey flows.',
    );
  });
});
