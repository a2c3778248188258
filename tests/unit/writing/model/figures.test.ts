import { describe, expect, test } from 'vitest';
import { createFigureCheck } from '@/lib/writing/model/answer-text/figures.ts';

const FACTS =
  'In 2024 some 1,575 hives stood on roofs. That is 12.5 % more, worth €2.5 million, or 30,000 jars.[12]';
const PASSAGES = [
  { id: 1, source: 1, text: FACTS },
  { id: 2, source: 1, text: 'Growth was from 5 to 8 percent in 14 cities.' },
];

const maySay = createFigureCheck({
  citable: PASSAGES,
  shown: PASSAGES,
  given: 'How to save 30 % on honey',
  language: 'english',
});

describe('a sentence that cites', () => {
  test.each([
    'There were 1,575 hives in 2024 [1].',
    'Es waren 1.575 Stöcke [1].',
    'Il y avait 1 575 ruches, 12,5 % de plus [1].',
    'Das sind 12,5 Prozent mehr und 2,5 Millionen Euro [1].',
    'It was worth 2,500,000 euros [1].',
    '一共装了3万瓶[1]。',
    '２０２４年のことです[1]。',
    'Это 2,5 млн евро и 30 тыс. банок [1].',
    'São 1575 colmeias [1].',
    'It grew by 5 % or 8 % [2].',
    'There were 1,575 hives in 14 cities [1][2].',
    'Bees fly far in any year [1].',
    'CO2 and COVID-19 are names [1].',
  ])('may say %s', (sentence) => {
    expect(maySay(sentence)).toBe(true);
  });

  test.each([
    ['another number', 'There were 1,576 hives [1].'],
    ['a number a hundred times as large', 'It grew by 125 % [1].'],
    ['another year', 'That was in 2023 [1].'],
    ['another million', 'It was worth 2.6 million [1].'],
    ['a thousandth', 'It was worth 2,500 euros [1].'],
    ['a number of the same digits', 'There were 300 jars [1].'],
    ['a number of a passage it does not cite', 'There were 1,575 hives [2].'],
    ['a number as a percentage', 'It grew by 14 % [2].'],
    ['the topic’s figure as if it were the source’s', 'You save 30 % [1].'],
    ['the page’s footnote mark', 'There were 12 roofs [1].'],
    ['a part of a number', 'There were 575 hives [1].'],
  ])('may not state %s', (_, sentence) => {
    expect(maySay(sentence)).toBe(false);
  });
});

describe('a sentence that cites nothing', () => {
  test.each([
    'Wait 3 days.',
    'That was so in 1998.',
    'The year 2024 brought 1,575 hives.',
    'You can save 30 %.',
    'Growth was 8 %.',
  ])('may say %s', (sentence) => {
    expect(maySay(sentence)).toBe(true);
  });

  test.each([
    ['a percentage', 'It grew by 9 %.'],
    ['a percentage in words', 'Das sind 9 Prozent.'],
    ['money', 'It costs $7.'],
    ['money behind its number', '它要7欧元。'],
    ['thousands', 'There were 4,000 bees.'],
    ['thousands without marks', 'There were 9000 bees.'],
    ['thousands as words', 'Это 6 тысяч пчёл.'],
    ['a decimal of nothing measured', 'Each has 1,7 keepers.'],
    ['what a study found', 'A study found that bees prefer blue.'],
  ])('may not state %s that no passage has', (_, sentence) => {
    expect(maySay(sentence)).toBe(false);
  });
});

describe('numbers that the passage writes as words', () => {
  const says = (passage: string, sentence: string) => {
    const passages = [{ id: 1, source: 1, text: passage }];
    return createFigureCheck({
      citable: passages,
      shown: passages,
      given: '',
      language: 'english',
    })(sentence);
  };

  test.each([
    ['Five percent of the hives were lost.', 'Das sind 5 % [1].'],
    ['Some twenty-five roofs have one.', '共有25个屋顶[1]。'],
    ['Etwa zwölf Stöcke stehen dort.', 'There are 12 hives [1].'],
    ['Пять ульев стоят на крыше.', 'There are 5 hives [1].'],
    ['损失了百分之五的蜂箱。', 'It lost 5 % [1].'],
    ['一共二百三十五个蜂箱。', 'There are 235 hives [1].'],
    ['二〇二四年有两个蜂箱。', 'In 2024 there were 2 hives [1].'],
    ['Tres millones de abejas viven allí.', 'There are 3 million bees [1].'],
  ])('%s supports: %s', (passage, sentence) => {
    expect(says(passage, sentence)).toBe(true);
  });

  test.each([
    ['Five hives were lost.', 'It lost 5 % [1].'],
    ['Some twenty-five roofs have one.', 'There are 35 roofs [1].'],
    ['Someone hoped for often.', 'There are 10 hives [1].'],
  ])('%s does not support: %s', (passage, sentence) => {
    expect(says(passage, sentence)).toBe(false);
  });
});
