import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '@/lib/constants/options.ts';
import { findHabits } from '@/tests/eval/habits.ts';
import { sectionHabits } from '@/tests/eval/section-habits.ts';
import { readExamples } from '@/tests/support/language-examples.ts';

test.each(LANGUAGES)('finds what models overuse in %s', (language) => {
  const { text, words, notBut } = readExamples(language).habits;
  const habits = findHabits([text], language);
  expect(habits.overused.map(({ word }) => word).toSorted()).toEqual(words.toSorted());
  expect(habits.notBut).toBe(notBut);
});

test.each([
  ['english', 'The realms of Europe.', 'The real melody.', 'realms'],
  ['german', 'Es ist maßgeblicher denn je.', 'Das Maß ist gut.', 'maßgeblicher'],
  ['russian', 'Неотъемлемой частью.', 'Отъём средств.', 'неотъемлемой'],
] as const)('%s: matches the forms of a word and no other word', (language, used, other, word) => {
  expect(findHabits([used], language).overused.map((each) => each.word)).toEqual([word]);
  expect(findHabits([other], language).overused).toEqual([]);
});

test.each([
  'I could not go, but she did.',
  'It is not a cure, and it costs little.',
  'The dough is not ready but warm.',
  'Not only the price matters.',
])('is not of the form “not X but Y”: %s', (sentence) => {
  expect(findHabits([sentence], 'english').notBut).toBe(0);
});

test('counts the words of an article, not those of its tables', () => {
  const texts = ['Delve here.', 'We delve, then delve.\n\n| Delve | Realm |\n| --- | --- |\n| 1 | 2 |'];
  const { overused, overusedRate } = findHabits(texts, 'english');
  expect(overused).toEqual([{ word: 'delve', count: 3 }]);
  expect(overusedRate).toBe(500);
});

test.each([
  ['english', 'Bees — all of them – fly 10–12 km.', 2, 2 / 0.08],
  ['german', 'Bienen – alle – fliegen.', 2, 2 / 0.03],
  ['russian', 'Пчела — насекомое.', 0, 0],
  ['chinese', '蜜蜂——昆虫。', 0, 0],
] as const)('dashes %s: in “%s”', (language, text, dashes, rate) => {
  const habits = findHabits([text], language);
  expect(habits.dashes).toBe(dashes);
  expect(habits.dashRate).toBeCloseTo(rate, 5);
});

describe('sections', () => {
  test('vary by the standard deviation of their lengths', () => {
    const sections = ['One.', 'One two three.', 'One.', 'One two three.'];
    expect(sectionHabits(sections, 'english').variation).toBeCloseTo(0.5);
  });

  test.each([
    ['the same word', ['Imagine a hive.', 'Bees fly.', 'Imagine it.', 'imagine more.'], 3],
    ['a question', ['Why bees?', 'What now? Fly.', 'Who flies?', 'They do.'], 3],
  ])('that open with %s', (_, sections, alike) => {
    expect(sectionHabits(sections, 'english').alike).toBe(alike);
  });

  test('have no pattern below four', () => {
    expect(sectionHabits(['One.', 'One.', 'One.'], 'english')).toEqual({ count: 3, variation: null, alike: null });
  });
});
