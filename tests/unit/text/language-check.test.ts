import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '@/lib/constants/options.ts';
import { checkLanguage } from '@/lib/text/language-check.ts';
import { readExamples } from '@/tests/support/language-examples.ts';

const OTHERS = {
  ukrainian:
    "Більшість городів гине не в перше літо, а в друге. Добрий урожай виснажив землю, бур'яни вже знають, де вода, а той, хто поливав, поїхав у відпустку.",
  korean:
    '대부분의 텃밭은 첫해가 아니라 두 번째 여름에 실패합니다. 풍작으로 흙이 메마르고 잡초는 이미 물이 있는 곳을 알고 있으며, 물을 주던 사람은 휴가를 떠났습니다.',
  swedish:
    'De flesta trädgårdar misslyckas under den andra sommaren, inte den första. En god skörd har tömt jorden, ogräset vet redan var vattnet finns och den som brukade vattna har åkt på semester.',
};

const pairs = LANGUAGES.flatMap((written) =>
  LANGUAGES.filter((other) => other !== written).map((asked) => ({ written, asked })),
);
const textIn = (language: Language) => readExamples(language).text;

describe('checkLanguage', () => {
  test.each(LANGUAGES)('recognises %s', async (language) => {
    expect(await checkLanguage(textIn(language), language)).toBe('match');
  });

  test.each(pairs)('$written is not $asked', async ({ written, asked }) => {
    expect(await checkLanguage(textIn(written), asked)).toBe('mismatch');
  });

  test.each([
    ['swedish', 'german'],
    ['ukrainian', 'russian'],
    ['korean', 'japanese'],
    ['korean', 'chinese'],
  ] as const)('takes %s for a language of its own, not for %s', async (written, asked) => {
    expect(await checkLanguage(OTHERS[written], asked)).toBe('mismatch');
  });

  test.each([
    ['iPhone 17 Pro', 'english'],
    ['Kubernetes, Docker, Terraform', 'french'],
    ['Why compost?', 'german'],
    ['', 'chinese'],
  ] as const)('has nothing against the short text "%s" in %s', async (text, language) => {
    expect(await checkLanguage(text, language)).not.toBe('mismatch');
  });

  test('accepts foreign names inside a text', async () => {
    const text =
      'In Lyon you can eat at Le Bouchon des Filles, walk past the Musée des Beaux-Arts, cross the Pont de la Guillotière and still be home before the bakery in the Rue Saint-Jean has closed for the day.';
    expect(await checkLanguage(text, 'english')).toBe('match');
  });

  test('accepts a short quotation in another language', async () => {
    const text = `${textIn('english')}\n\nAs the French say: il faut cultiver notre jardin.\n\n${textIn('english')}`;
    expect(await checkLanguage(text, 'english')).toBe('match');
  });

  test('objects when a third of the paragraphs are in another language', async () => {
    const text = `${textIn('english')}\n\n${textIn('english')}\n\n${textIn('german')}`;
    expect(await checkLanguage(text, 'english')).toBe('mismatch');
  });

  test('accepts traditional characters for Chinese', async () => {
    const text =
      '大多數菜園不是在第一年失敗，而是在第二個夏天。一次豐收耗盡了土壤，雜草已經知道水在哪裡，而平時澆水的人卻去度假了。';
    expect(await checkLanguage(text, 'chinese')).toBe('match');
  });
});
