import { expect, test } from 'vitest';
import type { Blog } from '@/lib/blogs/schema.ts';
import { measureEditing, measureSources } from '@/lib/writing/score/own-work.ts';
import { blogWith } from '../../../support/blogs.ts';

const sources = [
  { number: 1, url: 'https://study.example/tea', title: 'A study', quote: 'Tea keeps.' },
  { number: 2, url: 'author:2026-11-29', title: 'The author, November 29, 2026', quote: 'I spilled it.' },
];

function counted(intro: string, given: Partial<Omit<Blog, 'content'>> = {}) {
  const content = { intro, sections: [{ heading: 'H', content: '', images: [] }], conclusion: '' };
  const measure = measureSources(blogWith({ sources, ...given, content }));
  return { ...measure, counts: measure.details.map(({ value }) => Number(value)) };
}

test.each([
  ['a mark stands for the sentences before it in its paragraph', 'One. Two. Three [2]. Four.', [3, 0, 1]],
  ['but not for those of an earlier mark', 'One [1]. Two. Three [2].', [2, 1, 0]],
  ['nor of another paragraph', 'One.\n\nTwo [1].', [0, 1, 1]],
  ['items and rows stand alone', '- One\n- Two [2]\n\n| A | B |\n| - | - |\n| c | d [1] |', [1, 1, 1]],
  ['one by the author and a page is the author’s', 'One [1][2].', [1, 0, 0]],
  ['an unknown mark is none', 'One [7].', [0, 0, 1]],
  ['a heading is no sentence', '### Two [1]\n\nOne [1].', [0, 1, 0]],
])('%s', (_, text, counts) => {
  expect(counted(text).counts).toEqual(counts);
});

test('counts every text that can cite', () => {
  const content = { keyPoints: ['A [2].'], questions: [{ question: 'Why?', answer: 'B [1]. C.' }] };
  const { details, value } = measureSources(blogWith({ sources, content }));
  expect(details.map((each) => each.value)).toEqual(['1', '1', '4']);
  expect(value).toBe('1 of 6 sentences rests on your own answers');
});

test('asks for what only the author knows, until there is some of it', () => {
  expect(counted('One [2].')).toMatchObject({ verdict: 'counted' });
  expect(counted('One [1].')).toMatchObject({
    verdict: 'notable',
    value: 'None of 1 sentences rest on your own answers',
  });
  expect(counted('One [1].', { editedAt: '2026-04-01T12:00:00.000Z' })).toMatchObject({ verdict: 'counted' });
  expect(counted('One [1].', { writer: 'digest' })).toMatchObject({ verdict: 'counted' });
});

const edited = (seconds: number, changedWords: number | null, given: Partial<Omit<Blog, 'content'>> = {}) =>
  measureEditing(blogWith(given), { seconds, changedWords }).map(({ value }) => value);

test.each([
  [360, 12, '6 minutes in the editor, 12 % of the words changed'],
  [60, 0, '1 minute in the editor, 0 % of the words changed'],
  [20, null, 'Less than a minute in the editor, 0 % of the words changed'],
  [0, 3, 'Less than a minute in the editor, 3 % of the words changed'],
  [0, null, 'Published as written'],
  [0, 0, 'Published as written'],
])('%d s and %s %%: %s', (seconds, percent, value) => {
  expect(edited(seconds, percent)).toEqual([value]);
});

test('does not call a draft published, nor an edited text as written', () => {
  expect(edited(0, null, { visibility: 'draft' })).toEqual(['Not changed yet']);
  expect(edited(0, null, { editedAt: '2026-04-01T12:00:00.000Z' })).toEqual([]);
  expect(measureEditing(blogWith(), null)).toEqual([]);
});
