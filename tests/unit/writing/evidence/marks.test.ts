import { expect, test } from 'vitest';
import { citedNumbers, outsideCode, unmarked } from '@/lib/writing/evidence/citations.ts';

test.each([
  ['They drank [1].', 'They drank.', [1]],
  ['They drank [1][12], moved [2] and left [3].', 'They drank, moved and left.', [1, 12, 2, 3]],
  ['Est-ce vrai ? Oui : « cinq » [1] ; voilà !', 'Est-ce vrai ? Oui : « cinq » ; voilà !', [1]],
  ['下雨了[1]。', '下雨了。', [1]],
  ['Type `a[1]` and `b [2] .` [3].', 'Type `a[1]` and `b [2] .`.', [3]],
  ['2021 | 5 [1] | [2]', '2021 | 5 |', [1, 2]],
  ['Wait … what ?', 'Wait … what ?', []],
])('%s without its marks', (marked, plain, numbers) => {
  expect(unmarked(marked)).toBe(plain);
  expect([...citedNumbers(marked)]).toEqual(numbers);
});

test.each(['`'.repeat(200_000), `\n${'`'.repeat(200_000)}\n`, '``` '.repeat(20_000)])(
  'a text of many backticks is read in one go',
  (text) => {
    expect(outsideCode(text, (prose) => prose)).toBe(text);
  },
);
