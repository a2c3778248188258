import { describe, expect, test } from 'vitest';
import { authorEvidence, isSafeChange, paragraphsOf, quotedAnswers } from '@/lib/writing/evidence/personal-changes.ts';
import { blogWith } from '@/tests/support/blogs.ts';

const PASSAGES = [
  { id: 7, source: 3, text: 'My first hive stood on a garage.' },
  { id: 8, source: 3, text: 'It weighed 64 kg.' },
];

const TEXT = 'A hive weighs 60 kg [2]. Ask [a builder](https://builders.example/).';

describe('a change of a paragraph', () => {
  test.each([
    ['a sentence of the author', `${TEXT} Mine weighed 64 kg [8].`],
    ['two passages', `${TEXT} Mine stood on a garage [7] and weighed 64 kg [8].`],
    ['another sentence to lead to it', `${TEXT.replace('Ask', 'Weigh it, and ask')} I did not [7].`],
    ['a quotation below it', `${TEXT}\n\n> My first hive stood on a garage. [7]`],
  ])('is made with %s', (_, after) => {
    expect(isSafeChange({ before: TEXT, after }, PASSAGES)).toBe(true);
  });

  test.each([
    ['nothing of the author', `${TEXT} Mine stood on a garage.`],
    ['a mark of another source', `${TEXT} Mine stood on a garage [7]. Bees need water [1].`],
    ['a mark of nothing', `${TEXT} Mine stood on a garage [7][99].`],
    ['its mark lost', `${TEXT.replace(' [2]', '')} Mine stood on a garage [7].`],
    ['its figure lost', `${TEXT.replace('60', 'some')} Mine stood on a garage [7].`],
    ['its link lost', 'A hive weighs 60 kg [2]. Ask a builder. Mine stood on a garage [7].'],
    ['a link added', `${TEXT} Mine stood [on a garage](https://spam.example/) [7].`],
    ['a heading', `### My hive\n\n${TEXT} Mine stood on a garage [7].`],
    ['a list', `${TEXT}\n\n- Mine stood on a garage [7].`],
  ])('is not made with %s', (_, after) => {
    expect(isSafeChange({ before: TEXT, after }, PASSAGES)).toBe(false);
  });
});

test('paragraphs stand in a text once, as they are written; nothing else changes', () => {
  const content = 'One *and* only.\n\n### Steps\n\n1. Buy it.\n\n> Said.\n\n| a | b |\n| c | d |\n\nTwice.\n\nTwice.';
  const article = {
    title: '',
    intro: 'Hm.',
    keyPoints: ['Do.'],
    sections: [{ heading: 'How', content }],
    conclusion: '',
  };
  expect(paragraphsOf(article)).toEqual([
    { place: 0, heading: '', text: 'Hm.' },
    { place: 2, heading: 'How', text: 'One *and* only.' },
  ]);
});

const SOURCES = [{ number: 6, url: 'https://one.example/', title: 'One', quote: 'Bees need water.' }];

test('without a model each answer stands word for word below the closest paragraph of a section', () => {
  const answers = [
    { question: 'Where did your first hive stand?', answer: 'On a garage [3]. Its gutter cracked.' },
    { question: 'Do your bees drink?', answer: 'From my *pool*, at noon.' },
  ];
  const blog = blogWith({ sources: SOURCES });
  const { passages } = authorEvidence(answers, blog);
  expect(passages.map(({ id }) => id)).toEqual([7, 8]);
  const sections = [
    { heading: 'Place', content: 'A hive can stand on a garage.\n\n- A roof' },
    { heading: 'Water', content: 'Bees drink a lot.\n\nGive them water.' },
  ];
  const article = { title: 'Bees', intro: 'Garage.', keyPoints: ['Drink.'], sections, conclusion: 'Hm.' };
  const changes = quotedAnswers(article, answers, passages);
  const quoted = '> On a garage \\[3\\]. Its gutter cracked. [7]';
  expect(changes).toEqual([
    { place: 2, before: 'A hive can stand on a garage.', after: `A hive can stand on a garage.\n\n${quoted}` },
    { place: 3, before: 'Bees drink a lot.', after: 'Bees drink a lot.\n\n> From my \\*pool\\*, at noon. [8]' },
  ]);
  expect(changes.every((change) => isSafeChange(change, passages))).toBe(true);
});
