import { expect, test } from 'vitest';
import { changeSentences } from '@/lib/blogs/editing/sentence-changes.ts';

const INTRO = 'It began in May. We dug a bed [1]. It rained.';

test.each([
  [
    'a sentence',
    INTRO,
    'We dug a bed [1].',
    'We dug two beds [1].',
    'It began in May. We dug two beds [1]. It rained.',
  ],
  ['a cut one', INTRO, 'We dug a bed [1].', '', 'It began in May. It rained.'],
  ['the first', INTRO, 'It began in May.', '', 'We dug a bed [1]. It rained.'],
  ['the last', INTRO, 'It rained.', '', 'It began in May. We dug a bed [1].'],
  ['a paragraph', 'One.\n\nTwo.\n\nThree.', 'Two.', '', 'One.\n\nThree.'],
  ['an item', 'Take:\n\n- a spade\n- a rake', 'a spade', '', 'Take:\n\n- a rake'],
  ['a numbered item', '1. Dig.\n2. Rake.', 'Dig.', '', '2. Rake.'],
  ['a row', '| a | b |\n| - | - |\n| 1 | 2 |', '1 | 2', '', '| a | b |\n| - | - |'],
  ['a quotation', 'She said:\n\n> Never again.\n\nAnd left.', 'Never again.', '', 'She said:\n\nAnd left.'],
  ['the only one', 'All.', 'All.', '', ''],
  ['$ in the text', 'It cost 5.', 'It cost 5.', 'It cost $& and $1.', 'It cost $& and $1.'],
])('changes %s', (_, text, sentence, after, expected) => {
  expect(changeSentences(['Other.', text], [{ place: 1, sentence, text: after }])).toEqual({
    texts: ['Other.', expected],
  });
});

test('several changes follow one another', () => {
  const changes = [
    { place: 0, sentence: 'It began in May.', text: '' },
    { place: 0, sentence: 'It rained.', text: 'It poured.' },
  ];
  expect(changeSentences([INTRO], changes).texts).toEqual(['We dug a bed [1]. It poured.']);
});

test.each([
  ['emphasis', 'We **dug** a bed.', 'We dug a bed.'],
  ['the same words twice', 'It rained. It rained.', 'It rained.'],
  ['another text', 'Gone.', 'It rained.'],
  ['nothing', 'It rained.', ''],
])('leaves a sentence with %s to the editor', (_, text, sentence) => {
  expect(changeSentences([text], [{ place: 0, sentence, text: 'New.' }])).toEqual({ texts: [text], unfit: sentence });
});
