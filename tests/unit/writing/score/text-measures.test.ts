import { expect, test } from 'vitest';
import {
  measureLength,
  measureReadability,
  measureRepetition,
  measureStructure,
} from '@/lib/writing/score/text-measures.ts';
import { blogWith } from '../../../support/blogs.ts';

const words = (count: number) => `${Array.from({ length: count }, () => 'word').join(' ')}.`;

const section = (heading: string, content: string) => ({ heading, content, images: [] });

const SENTENCES = [
  'Water near the boil draws out what green leaves would rather keep to themselves today.',
  'A kitchen scale says more about tomorrow than the colour of yesterday ever could say.',
];

test.each([
  [300, 'good'],
  [500, 'good'],
  [290, 'fair'],
  [560, 'fair'],
  [120, 'poor'],
  [900, 'poor'],
])('a small blog of %i words is %s', (count, verdict) => {
  const content = { intro: words(10), sections: [section('A', words(count - 20))] };
  const blog = blogWith({ content: { ...content, conclusion: words(10) } });
  const measure = measureLength(blog);
  expect(measure.verdict).toBe(verdict);
  expect(measure.value).toBe(`${count} words`);
});

test('a repeated passage is found in the part that repeats it', () => {
  const [first = '', second = ''] = SENTENCES;
  const sections = [section('Water', `${first} ${second}`), section('Scales', first)];
  const measure = measureRepetition(blogWith({ content: { sections } }));
  expect(measure.verdict).toBe('poor');
  expect(measure.findings).toEqual([
    {
      sentence: 'Repeats the words of “Water”.',
      place: { anchor: 'scales', label: 'Scales', excerpt: '' },
    },
  ]);
});

test('parts with words of their own repeat nothing', () => {
  const sections = SENTENCES.map((text, at) => section(`Part ${at}`, text));
  const measure = measureRepetition(blogWith({ content: { sections } }));
  expect(measure).toMatchObject({ verdict: 'good', value: '0.0 % at most', findings: [] });
});

test('parts too short to be compared are not said to repeat nothing', () => {
  const content = { intro: '', sections: [section('A', words(40))], conclusion: 'The end.' };
  const measure = measureRepetition(blogWith({ content }));
  expect(measure).toMatchObject({ verdict: 'unchecked', value: 'not checked', findings: [] });
});

test.each([
  ['the same heading twice', [section('A', words(40)), section('A', words(40))], 'same heading'],
  ['a section that says nothing', [section('A', 'Soon.')], 'Hardly says anything'],
  ['an endless paragraph', [section('A', words(200))], 'two would be easier'],
  ['an end in mid-sentence', [section('A', `${words(40)} And then the`)], 'full sentence'],
  ['a heading of a paragraph', [section('A '.repeat(60), words(40))], 'long heading'],
])('finds %s', (_, sections, sentence) => {
  const measure = measureStructure(blogWith({ content: { sections } }));
  expect(measure.verdict).not.toBe('good');
  expect(measure.findings[0]?.sentence).toContain(sentence);
});

test('a list and a sentence that leads to one are no faults', () => {
  const content = `${words(30)}\n\nYou need three things:\n\n- a pot\n- a scale\n- water`;
  const measure = measureStructure(blogWith({ content: { sections: [section('A', content)] } }));
  expect(measure).toMatchObject({ verdict: 'good', value: '1 section', findings: [] });
});

test('points at the part that is hard to read', () => {
  const hard =
    'Organisational considerations regarding international telecommunications infrastructure necessitate interdisciplinary administrative collaboration.';
  const sections = [section('Easy', 'We had tea. It was good.'), section('Hard', hard)];
  const { findings } = measureReadability(blogWith({ content: { sections } }));
  expect(findings.map(({ place }) => place.label)).toEqual(['Hard']);
});

test('says so where a language has no formula', () => {
  const measure = measureReadability(blogWith({ language: 'japanese' }));
  expect(measure).toMatchObject({ verdict: 'unchecked', value: 'not checked' });
});
