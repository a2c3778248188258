import { describe, expect, test } from 'vitest';
import { numberEvidence, renumber } from '@/lib/writing/evidence/citations.ts';

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

const PASSAGES = [
  { id: 1, source: 1, text: 'A lighthouse guides ships.' },
  { id: 2, source: 1, text: 'It stands on a rock.' },
  { id: 3, source: 2, text: 'The tower has 199 steps.' },
  { id: 4, source: 2, text: 'The tower has 199 steps.' },
];

describe('numberEvidence', () => {
  test('numbers marks by appearance, with evidence', () => {
    const article = {
      title: 'Lighthouses',
      intro: 'They guide [3].',
      sections: [
        { heading: 'Rock', content: 'On rock [2][3]. Ships [1].' },
        { heading: 'Steps', content: 'Many steps.' },
      ],
      conclusion: 'Rock again [2].',
    };
    expect(numberEvidence(article, PASSAGES)).toEqual({
      title: 'Lighthouses',
      intro: 'They guide [1].',
      sections: [
        { heading: 'Rock', content: 'On rock [2][1]. Ships [3].' },
        { heading: 'Steps', content: 'Many steps.' },
      ],
      conclusion: 'Rock again [2].',
      evidence: [
        { number: 1, source: 2, quote: 'The tower has 199 steps.' },
        { number: 2, source: 1, quote: 'It stands on a rock.' },
        { number: 3, source: 1, quote: 'A lighthouse guides ships.' },
      ],
    });
  });

  test('numbers key points after the introduction and answers at the end', () => {
    const article = {
      title: '',
      intro: 'Plain.',
      sections: [{ heading: 'A', content: 'Rock [2].' }],
      conclusion: 'End.',
      keyPoints: ['Steps [3].', 'Ships [1].'],
      description: 'D',
      questions: [{ question: 'Where?', answer: 'On rock [2]. High [4].' }],
    };
    expect(numberEvidence(article, PASSAGES)).toMatchObject({
      keyPoints: ['Steps [1].', 'Ships [2].'],
      sections: [{ heading: 'A', content: 'Rock [3].' }],
      questions: [{ question: 'Where?', answer: 'On rock [3]. High [1].' }],
      description: 'D',
      evidence: [{ number: 1 }, { number: 2 }, { number: 3 }],
    });
  });

  test('has no evidence without citations', () => {
    const article = { title: '', intro: 'Plain.', sections: [], conclusion: 'Text.' };
    expect(numberEvidence(article, PASSAGES)).toEqual({ ...article, evidence: [] });
  });

  test('quotes the whole passage', () => {
    const text = `${'The keeper climbed the tower each night and lit the lamp. '.repeat(5)}By 1,575 steps one came up.`;
    const article = { title: '', intro: 'One climbed 1,575 steps [1].', sections: [], conclusion: '' };
    const { evidence } = numberEvidence(article, [{ id: 1, source: 1, text }]);
    expect(evidence).toEqual([{ number: 1, source: 1, quote: text }]);
  });
});

test('a number in brackets that cites nothing stays, and no citation takes it', () => {
  const cited = [
    { number: 1, url: 'a' },
    { number: 4, url: 'b' },
  ];
  const texts = [{ text: 'One [4]. The array item [2] is the third. Two [1].', cited }];
  expect(renumber(texts, ({ url }) => url)).toEqual({
    texts: ['One [1]. The array item [2] is the third. Two [3].'],
    cited: [
      { number: 1, url: 'b' },
      { number: 3, url: 'a' },
    ],
  });
});
