import { expect, test } from 'vitest';
import { measureHabits } from '@/lib/writing/score/habit-measure.ts';
import { measuresOf } from '@/lib/writing/score/score.ts';
import { blogWith } from '../../../support/blogs.ts';

const section = (heading: string, content: string) => ({ heading, content, images: [] });

test.each([
  ['english', 'model', ['length', 'claims', 'readability', 'habits']],
  ['portuguese', 'person', ['length', 'claims', 'readability', 'habits']],
  ['japanese', 'model', ['length', 'claims', 'habits']],
  ['english', 'digest', ['length', 'claims', 'readability']],
] as const)('has the measures of an article in %s by a %s', (language, writer, names) => {
  const measures = measuresOf(blogWith({ language, writer }), new Map());
  expect(measures.map(({ name }) => name)).toEqual(names);
});

test('finds nothing in plain prose', () => {
  const sections = [section('Tea', 'Warm the pot. Two spoons are enough for a litre of water.')];
  expect(measureHabits(blogWith({ content: { sections } }))).toMatchObject({
    verdict: 'good',
    value: 'Nothing stands out',
    findings: [],
    details: [
      { label: 'Overused words', value: '0.0 per 1,000 words' },
      { label: '“Not X but Y”', value: '0.00 per 1,000 characters' },
      { label: 'Long dashes', value: '0.0 per 100 words' },
    ],
  });
});

test('points at the sentences with habits of model prose', () => {
  const content =
    'Tea is a testament to patience. Water matters. We delve into its intricate realm. It is not just a drink, but a ritual. It is not just a ritual, but a tapestry.';
  const { verdict, value, findings } = measureHabits(blogWith({ content: { sections: [section('Tea', content)] } }));
  expect([verdict, value]).toEqual(['notable', 'Stands out: overused words, “not X but Y”']);
  expect(findings.map(({ sentence, place }) => [sentence, place.anchor, place.excerpt])).toEqual([
    ['Overused: “testament to”.', 'tea', 'Tea is a testament to patience.'],
    ['Overused: “delve”, “intricate”, “realm”.', 'tea', 'We delve into its intricate realm.'],
    ['Overused: “tapestry”.', 'tea', 'It is not just a ritual, but a tapestry.'],
    ['Another “not X but Y”.', 'tea', 'not just a drink, but'],
    ['Another “not X but Y”.', 'tea', 'not just a ritual, but'],
  ]);
});

test('points at uniform sections', () => {
  const sections = ['Pots', 'Cups', 'Water', 'Leaves'].map((heading) =>
    section(heading, `Imagine good ${heading}. They last.`),
  );
  const { value, details, findings } = measureHabits(blogWith({ content: { sections } }));
  expect(value).toBe('Stands out: sections of one length, sections that open alike');
  expect(details).toEqual(
    expect.arrayContaining([
      { label: 'Section lengths', value: 'vary by 0%' },
      { label: 'Sections that open alike', value: '4 of 4' },
    ]),
  );
  expect(findings.map(({ place }) => place.label)).toEqual(['Pots', 'Cups', 'Water', 'Leaves']);
});
