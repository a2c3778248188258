import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '@/lib/constants/options.ts';
import { excessOf, habitPointers } from '@/lib/writing/habits/excess.ts';
import { habitsOf } from '@/lib/writing/habits/habits.ts';

/** In each language a text as models write it, the overused words in it and its sentences of the form "not X but Y". */
const CASES: readonly [Language, string, string[], number][] = [
  [
    'english',
    'Bees are a testament to patience. Delving into their realm underscores a pivotal truth: a hive is not just a home, but a tapestry of intricate labor. It isn’t about honey. It’s about care.',
    ['delving', 'intricate', 'pivotal', 'realm', 'tapestry', 'testament to', 'underscores'],
    2,
  ],
  [
    'german',
    'Der Garten unterstreicht, wie facettenreich die Stadt ist, und fügt sich nahtlos ein. Er ist nicht nur ein Ort, sondern ein Herzstück. Bienen sind unverzichtbar.',
    ['facettenreich', 'herzstück', 'nahtlos', 'unterstreicht', 'unverzichtbar'],
    1,
  ],
  [
    'french',
    'Au cœur de la ville, le jardin souligne une harmonieuse alliance. Il n’est pas seulement un lieu, mais bien plus qu’un refuge. À l’ère du béton, il est incontournable.',
    ['au cœur de', 'bien plus qu’un', 'harmonieuse', 'incontournable', 'souligne', 'à l’ère'],
    1,
  ],
  [
    'spanish',
    'El huerto subraya un papel fundamental y fascinante. No es solo un lugar, sino un tapiz vibrante. En definitiva, es una piedra angular.',
    ['en definitiva', 'fascinante', 'piedra angular', 'subraya', 'tapiz', 'un papel fundamental', 'vibrante'],
    1,
  ],
  [
    'italian',
    'L’orto sottolinea un ruolo cruciale nel cuore della città. Non è solo un luogo, ma un’affascinante sinergia. Nell’era digitale è una pietra miliare.',
    ['affascinante', 'nel cuore della', 'nell’era', 'pietra miliare', 'sinergia', 'sottolinea', 'un ruolo cruciale'],
    1,
  ],
  [
    'portuguese',
    'A horta desempenha um papel fundamental na era digital. Não é apenas um lugar, mas uma jornada fascinante. Vale ressaltar que é crucial.',
    ['crucial', 'fascinante', 'jornada', 'na era digital', 'um papel fundamental', 'vale ressaltar'],
    1,
  ],
  [
    'russian',
    'Сад подчёркивает многогранный облик города. Это не просто место, а неотъемлемая часть жизни. В современном мире важно отметить его роль.',
    ['важно отметить', 'в современном мире', 'многогранный', 'неотъемлемая', 'подчёркивает'],
    1,
  ],
  [
    'chinese',
    '菜园在城市中至关重要，彰显了生活的底蕴。它不仅仅是一块土地，更是一幅画卷。总而言之，它不可或缺。',
    ['不可或缺', '底蕴', '彰显', '总而言之', '画卷', '至关重要'],
    1,
  ],
  [
    'japanese',
    '菜園は都市に不可欠な存在です。それは単なる土地ではなく、人々が織りなす架け橋です。奥深い魅力があると言えるでしょう。',
    ['不可欠', '奥深', '架け橋', '織りなす', '言えるでしょう'],
    1,
  ],
];

test.each(CASES)('%s: finds what models overuse', (language, text, words, notBut) => {
  const habits = habitsOf([text], language);
  expect(habits.overused.map(({ word }) => word).toSorted()).toEqual(words.toSorted());
  expect(habits.notBut).toHaveLength(notBut);
});

test.each(CASES)('%s: points the editor at them', (language, text, words) => {
  const pointed = habitPointers([text], language).map(({ word }) => word);
  expect(pointed).toEqual(expect.arrayContaining(words));
});

const samplesOf = (language: Language) =>
  readdirSync(`lib/research/samples/${language}`).map((file) => {
    const note = readFileSync(`lib/research/samples/${language}/${file}`, 'utf8');
    return [...note.replace(/^---.*?\n---\n/s, '').split(/^## .*$/m), ''];
  });

test.each(LANGUAGES)('people’s %s is within its bounds', (language) => {
  const notes = samplesOf(language);
  const pointers = notes.flatMap((texts) => habitPointers(texts, language));
  expect(pointers).toEqual([]);
  const excess = notes.map((texts) => excessOf(habitsOf(texts, language), language));
  expect(excess).toEqual(
    notes.map(() => ({ overused: false, notBut: false, dashes: false, lengths: false, openings: false })),
  );
});

test.each([
  ['english', 'The realms of Europe.', 'The real melody.', 'realms'],
  ['german', 'Es ist maßgeblicher denn je.', 'Das Maß ist gut.', 'maßgeblicher'],
  ['russian', 'Неотъемлемой частью.', 'Отъём средств.', 'неотъемлемой'],
] as const)('%s: matches the forms of a word and no other word', (language, used, other, word) => {
  expect(habitsOf([used], language).overused.map((each) => each.word)).toEqual([word]);
  expect(habitsOf([other], language).overused).toEqual([]);
});

test.each([
  'I could not go, but she did.',
  'It is not a cure, and it costs little.',
  'The dough is not ready but warm.',
  'Not only the price matters.',
])('is not of the form “not X but Y”: %s', (sentence) => {
  expect(habitsOf([sentence], 'english').notBut).toEqual([]);
});

test('counts the words of an article, not those of its tables', () => {
  const texts = ['Delve here.', 'We delve, then delve.\n\n| Delve | Realm |\n| --- | --- |\n| 1 | 2 |'];
  const { overused, overusedRate } = habitsOf(texts, 'english');
  expect(overused).toEqual([
    {
      word: 'delve',
      found: [
        { at: 0, words: 'Delve' },
        { at: 1, words: 'delve' },
        { at: 1, words: 'delve' },
      ],
    },
  ]);
  expect(overusedRate).toBe(500);
});

describe('dashes', () => {
  test.each([
    ['english', 'Bees — all of them – fly 10–12 km.', 2, 2 / 0.08],
    ['german', 'Bienen – alle – fliegen.', 2, 2 / 0.03],
    ['russian', 'Пчела — насекомое.', null, 0],
    ['chinese', '蜜蜂——昆虫。', null, 0],
  ] as const)('%s: in “%s”', (language, text, dashes, rate) => {
    const habits = habitsOf([text], language);
    expect(habits.dashes).toBe(dashes);
    expect(habits.dashRate).toBeCloseTo(rate, 5);
  });
});

describe('sections', () => {
  const around = (sections: string[]) => habitsOf(['Intro.', ...sections, 'End.'], 'english').sections;

  test('that are as long as each other do not vary', () => {
    expect(around(['One two.', 'Two three.', 'Three four.', 'Four five.']).variation).toBe(0);
  });

  test('vary by the standard deviation of their lengths', () => {
    const { variation } = around(['One.', 'One two three.', 'One.', 'One two three.']);
    expect(variation).toBeCloseTo(0.5);
  });

  test.each([
    ['the same word', ['Imagine a hive.', 'Bees fly.', 'Imagine it.', 'imagine more.'], 'imagine', [0, 2, 3]],
    ['a question', ['Why bees?', 'What now? Fly.', 'Who flies?', 'They do.'], '?', [0, 1, 2]],
  ])('that open with %s', (_, sections, form, at) => {
    expect(around(sections).opening).toEqual({ form, at });
  });

  test('have no pattern where there are three', () => {
    expect(around(['One.', 'One.', 'One.'])).toEqual({ count: 3, variation: null, opening: null });
  });
});
