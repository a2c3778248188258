import { expect, test } from 'vitest';
import { renumber } from '@/lib/writing/evidence/renumber.ts';

const quoted = (number: number, quote: string) => ({ number, quote });
const CITATIONS = [quoted(1, 'a'), quoted(2, 'b'), quoted(3, 'c')];

test.each([
  ['the order of appearance', [['x [3]. y [1].', CITATIONS]], ['x [1]. y [2].'], ['c', 'a']],
  [
    'texts with numbers of their own',
    [
      ['x [2].', CITATIONS],
      ['y [1] [2].', [quoted(1, 'new'), quoted(2, 'b')]],
    ],
    ['x [1].', 'y [2] [1].'],
    ['b', 'new'],
  ],
  ['a passage that is there twice', [['x [1][2].', [quoted(1, 'a'), quoted(2, 'a')]]], ['x [1].'], ['a']],
  ['numbers that cite nothing', [['see [9] and [2].', CITATIONS]], ['see [9] and [1].'], ['b']],
  ['what nobody cites', [['plain', CITATIONS]], ['plain'], []],
] as const)('renumbers: %s', (_, given, texts, quotes) => {
  const result = renumber(
    given.map(([text, cited]) => ({ text, cited })),
    ({ quote }) => quote,
  );
  expect(result.texts).toEqual(texts);
  expect(result.cited).toEqual(quotes.map((quote, at) => quoted(at + 1, quote)));
});
