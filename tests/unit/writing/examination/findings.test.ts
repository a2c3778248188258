import { expect, test } from 'vitest';
import type { Blog } from '@/lib/blogs/schema.ts';
import { findingsOf } from '@/lib/writing/examination/service.ts';
import type { Review } from '@/lib/writing/review.ts';
import { blogWith } from '../../../support/blogs.ts';

const QUOTE = 'Bees drink.';
const sources = [
  { number: 1, url: 'https://bees.example/', title: 'Bees', quote: QUOTE },
  { number: 2, url: 'author:2026-11-29', title: 'The author, November 29, 2026', quote: 'I lost two hives.' },
];
const CLAIMS = { quoted: 1, confirmed: 1, corrected: 0, unmarked: 0, removed: 0, unchecked: 0, figureNotFound: 0 };
const CHECKED: Review = { claims: CLAIMS, changes: [] };

function find(content: string, review: Review | null = CHECKED, given: Partial<Blog> = {}) {
  const sections = [{ heading: 'A heading', content, images: [] }];
  const blog = blogWith({ sources, ...given, content: { intro: '', conclusion: '', sections } });
  return findingsOf({ blog, pages: new Map(), review: review ?? undefined });
}

/** Each finding as its sentences, each with its reasons. */
const told = (...given: Parameters<typeof find>) =>
  find(...given).map(({ sentences }) => sentences.map(({ text, reasons }) => [text, ...reasons]));

const UNSOURCED = 'Rests on no source';
const FIGURE = 'Contains a figure';
const QUOTATION = 'Contains a quotation';

test.each([
  [
    'a run of one paragraph is one finding',
    'Bees drink. They dance.\n\nThey sleep.',
    [
      [
        ['Bees drink.', UNSOURCED],
        ['They dance.', UNSOURCED],
      ],
      [['They sleep.', UNSOURCED]],
    ],
  ],
  ['a mark carries the sentences before it', 'Bees drink. They dance [1]. They sleep.', [[['They sleep.', UNSOURCED]]]],
  ['a mark of no source carries nothing', 'Bees drink [7].', [[['Bees drink [7].', UNSOURCED]]]],
  ['a figure on a source', 'Some 40,000 bees drink. They dance [1].', [[['Some 40,000 bees drink.', FIGURE]]]],
  ['no figure in a mark, in code or in a name', 'Run `bees 3` with B12 [1].', []],
  ['a quotation on a source', 'He says “bees drink” often [1].', [[['He says “bees drink” often [1].', QUOTATION]]]],
  ['a block quotation', '> Bees drink [1].', [[['Bees drink [1].', QUOTATION]]]],
  ['an apostrophe is no quotation', "A bee's wings don't rest [1].", []],
  ['all reasons of one sentence', 'He saw “30 bees”.', [[['He saw “30 bees”.', UNSOURCED, FIGURE, QUOTATION]]]],
  [
    'items of a list, each on its own mark',
    '- Bees drink [1]\n- They dance\n- They sleep\n- They eat [2]',
    [
      [
        ['They dance', UNSOURCED],
        ['They sleep', UNSOURCED],
      ],
    ],
  ],
  [
    'rows of a table without its head',
    '| Bee | Weight |\n|---|---|\n| Queen | 200 mg [1] |\n| Drone | heavy |',
    [[['Queen | 200 mg [1]', FIGURE]], [['Drone | heavy', UNSOURCED]]],
  ],
  ['neither code nor headings', '### On 3 bees\n\n```\nbees 3\n```', []],
  ['the words of the author are a source', 'I lost two hives [2].', []],
])('%s', (_, content, expected) => {
  expect(told(content)).toEqual(expected);
});

test.each([
  ['chinese', '蜜蜂喝水。它们跳舞[1]。蜂群有4万只。', [[['蜂群有4万只。', UNSOURCED, FIGURE]]]],
  [
    'japanese',
    '蜂は水を飲む。「踊る」と彼は言う[1]。眠る。',
    [[['「踊る」と彼は言う[1]。', QUOTATION]], [['眠る。', UNSOURCED]]],
  ],
  [
    'german',
    'Am 3. Mai trinken „alle“ Bienen [1]. Sie schlafen.',
    [[['Am 3. Mai trinken „alle“ Bienen [1].', FIGURE, QUOTATION]], [['Sie schlafen.', UNSOURCED]]],
  ],
  ['french', 'Il dit : « Elles boivent » [1].', [[['Il dit : « Elles boivent » [1].', QUOTATION]]]],
  ['spanish', '¿Beben las 12 abejas [1]?', [[['¿Beben las 12 abejas [1]?', FIGURE]]]],
  ['italian', 'Le api bevono [1]. Dormono.', [[['Dormono.', UNSOURCED]]]],
  ['portuguese', 'As abelhas bebem. Dormem [1].', []],
  ['russian', 'Пчёлы пьют 2 литра [1]. Спят.', [[['Пчёлы пьют 2 литра [1].', FIGURE]], [['Спят.', UNSOURCED]]]],
] as const)('reads %s', (language, content, expected) => {
  expect(told(content, CHECKED, { language })).toEqual(expected);
});

const change = (reason: Review['changes'][number]['reason'], before: string, after: string) => ({
  reason,
  before,
  after,
});

test.each([
  [
    'changed',
    change('contradicted', 'Bees eat.', 'Bees drink [3].'),
    'Changed by the check: The source says something else',
  ],
  [
    'doubted',
    change('doubted', 'Bees drink.', 'Bees drink.'),
    'May be wrong, and nothing better was found. It stands as written.',
  ],
  [
    'joined to others',
    change('condition', 'Bees eat.', 'In May it is dry. Bees drink.'),
    'Changed by the check: Left out a condition that matters',
  ],
])('a sentence that the check %s', (_, given, reason) => {
  expect(told('Bees drink [1].', { ...CHECKED, changes: [given] })).toEqual([[['Bees drink [1].', reason]]]);
});

test('a text cut or a heading changed by the check is no finding', () => {
  const changes = [change('spare', 'Bees eat.', ''), change('slip', 'Bee', 'Bees')];
  expect(told('Bees drink [1].', { ...CHECKED, changes })).toEqual([]);
});

test.each([
  ['not made', null],
  ['unfinished', { ...CHECKED, claims: { ...CLAIMS, unchecked: 1 } }],
])('a check that was %s leaves cited sentences in other words than their source open', (_, review) => {
  const reason = 'Not compared with its source, which says it in other words';
  expect(told('Bees drink [1]. A bee is thirsty [1].', review)).toEqual([[['A bee is thirsty [1].', reason]]]);
});

test('each finding has its passages, its place and the index of its text', () => {
  const content = {
    intro: '',
    keyPoints: ['One.', 'Two.'],
    conclusion: '',
    questions: [{ question: 'Why?', answer: 'So.' }],
  };
  const sections = [{ heading: 'On bees', content: 'In 2020 they danced [1][2].', images: [] }];
  const findings = findingsOf({
    blog: blogWith({ sources, content: { ...content, sections } }),
    pages: new Map(),
    review: CHECKED,
  });
  expect(findings.map(({ link, cited, sentences }) => [link.href, cited, sentences.map(({ place }) => place)])).toEqual(
    [
      ['#key_points:~:text=One.', [], [1, 2]],
      ['#on-bees:~:text=In%202020%20they', [1, 2], [3]],
      ['#questions_answers:~:text=So.', [], [5]],
    ],
  );
});
