import { expect, test } from 'vitest';
import { scoreOf } from '@/lib/writing/score/score';
import { measureCitations, measureFigures } from '@/lib/writing/score/source-measures';
import { blogWith } from '../../../support/blogs.ts';

const URL = 'https://study.example/tea';
const QUOTE = 'In the trial 5 % of the leaves went stale within 1,200 hours.';
const sources = [{ number: 1, url: URL, title: 'A study', quote: QUOTE }];
const NO_PAGES = new Map<string, string>();

const section = (heading: string, content: string) => ({ heading, content, images: [] });

const blogSaying = (content: string, language: 'english' | 'german' = 'english') =>
  blogWith({ sources, language, content: { sections: [section('Storage', content)] } });

test('finds a figure that is not in the passage', () => {
  const measure = measureFigures(blogSaying('It lost 8 % in the trial [1].'), NO_PAGES);
  expect(measure).toMatchObject({ verdict: 'poor', value: '0 of 1 found' });
  expect(measure.findings).toEqual([
    {
      sentence: 'A figure here is not in the passage it cites.',
      place: { anchor: 'storage', label: 'Storage', excerpt: 'It lost 8 % in the trial.' },
    },
  ]);
});

test.each([
  ['as it is', 'It lost 5 % in 1,200 hours [1].', 'english'],
  ["in German's spelling", 'Es verlor 5 Prozent in 1.200 Stunden [1].', 'german'],
] as const)('accepts a figure %s', (_, sentence, language) => {
  const measure = measureFigures(blogSaying(sentence, language), NO_PAGES);
  expect(measure).toMatchObject({ verdict: 'good', value: '2 of 2 found', findings: [] });
});

test('a mark behind the closing quotation mark belongs to the sentence before it', () => {
  const content = 'They wrote: “It lost 5 % in all.” [1] Another 9 % followed.';
  expect(measureFigures(blogSaying(content), NO_PAGES)).toMatchObject({ value: '1 of 1 found' });
});

test('accepts figures that the page writes as words, or has in its title', () => {
  const quote = 'Three of four stayed fresh.';
  const source = { number: 1, url: URL, title: '25 years of tea', quote };
  const sections = [section('A', 'After 25 years 3 of 4 were fresh [1].')];
  const measure = measureFigures(blogWith({ sources: [source], content: { sections } }), NO_PAGES);
  expect(measure.value).toBe('3 of 3 found');
});

test('looks at the whole paragraph of the page, of which the quotation is a part', () => {
  const pages = new Map([[URL, `Before.\n\n${QUOTE} Twelve samples weighed 37 grams.\n\nAfter.`]]);
  const blog = blogSaying('They weighed 37 grams [1].');
  expect(measureFigures(blog, pages).verdict).toBe('good');
  expect(measureFigures(blog, NO_PAGES).verdict).toBe('poor');
});

test('without a cited figure there is nothing to check', () => {
  expect(
    measureFigures(blogSaying('It keeps well [1]. It costs 900 euros.'), NO_PAGES),
  ).toMatchObject({ verdict: 'unchecked', value: 'none cited' });
});

test('says which sections cite nothing', () => {
  const sections = [section('A', 'Cited [1].'), section('B', 'Not [7].'), section('C', 'Not.')];
  const measure = measureCitations(blogWith({ sources, content: { sections } }));
  expect(measure).toMatchObject({ verdict: 'fair', value: '1 of 3 sections' });
  expect(measure.findings.map(({ place }) => place.label)).toEqual(['B', 'C']);
});

test('says that an article without sources is ungrounded', () => {
  expect(measureCitations(blogWith())).toMatchObject({ verdict: 'unchecked', value: 'no sources' });
});

test('the score counts only what was checked', async () => {
  const words = `${Array.from({ length: 350 }, (_, at) => `w${at}`).join(' ')}.`;
  const blog = blogWith({
    ...{ language: 'japanese', topic: 'Tea' },
    content: { intro: 'お茶の話をします。', sections: [section('A', words)] },
  });
  const { total, measures } = await scoreOf(blog, NO_PAGES);
  expect(measures.map(({ name, verdict }) => [name, verdict])).toEqual([
    ['relevance', 'unchecked'],
    ['length', 'good'],
    ['structure', 'fair'],
    ['repetition', 'good'],
    ['figures', 'unchecked'],
    ['citations', 'unchecked'],
    ['readability', 'unchecked'],
  ]);
  expect(total).toBe(87);
});

test('a page that is one paragraph of thousands of figures is looked through once', () => {
  const page = `${QUOTE} ${'1, 2345 '.repeat(6000)}`;
  const content = Array.from({ length: 150 }, (_, at) => `It took ${at + 3000} hours [1].`).join(
    ' ',
  );
  const measure = measureFigures(
    blogSaying(`${content} Of 2,345 none [1].`),
    new Map([[URL, page]]),
  );
  expect(measure.value).toBe('1 of 151 found');
});
