import { expect, test } from 'vitest';
import type { Blog } from '@/lib/blogs/schema.ts';
import { measureClaims } from '@/lib/writing/score/claim-measure.ts';
import { scoreOf } from '@/lib/writing/score/score.ts';
import { measureCitations } from '@/lib/writing/score/source-measures.ts';
import { blogWith } from '../../../support/blogs.ts';

const URL = 'https://study.example/tea';
const QUOTE = 'In the trial 5 % of the leaves went stale within 1,200 hours.';
const sources = [{ number: 1, url: URL, title: 'A study', quote: QUOTE }];
const NO_PAGES = new Map<string, string>();

const claimsOf = (blog: Blog, pages: ReadonlyMap<string, string> = NO_PAGES) =>
  measureClaims(blog, pages, undefined);

const section = (heading: string, content: string) => ({ heading, content, images: [] });

const blogSaying = (content: string, language: 'english' | 'german' = 'english') =>
  blogWith({ sources, language, content: { sections: [section('Storage', content)] } });

test('finds a figure that is not in the passage', () => {
  const measure = claimsOf(blogSaying('It lost 8 % in the trial [1].'));
  expect(measure).toMatchObject({ verdict: 'poor', value: '0 of 1 cited sentence' });
  expect(measure.findings).toEqual([
    {
      sentence: 'A number here is not in the passage it cites.',
      place: { anchor: 'storage', label: 'Storage', excerpt: 'It lost 8 % in the trial.' },
    },
  ]);
});

test.each([
  ['as it is', 'It lost 5 % in 1,200 hours [1].', 'english'],
  ["in German's spelling", 'Es verlor 5 Prozent in 1.200 Stunden [1].', 'german'],
] as const)('accepts a figure %s', (_, sentence, language) => {
  const measure = claimsOf(blogSaying(sentence, language));
  expect(measure).toMatchObject({ verdict: 'good', value: '1 of 1 cited sentence', findings: [] });
});

test('a mark behind the closing quotation mark belongs to the sentence before it', () => {
  const content = 'They wrote: “It lost 5 % in all.” [1] Another 9 % followed.';
  expect(claimsOf(blogSaying(content))).toMatchObject({ value: '1 of 1 cited sentence' });
});

test('accepts figures that the page writes as words, or has in its title', () => {
  const quote = 'Three of four stayed fresh.';
  const source = { number: 1, url: URL, title: '25 years of tea', quote };
  const sections = [section('A', 'After 25 years 3 of 4 were fresh [1].')];
  const measure = claimsOf(blogWith({ sources: [source], content: { sections } }));
  expect(measure.verdict).toBe('good');
});

test('looks at the whole paragraph of the page, of which the quotation is a part', () => {
  const pages = new Map([[URL, `Before.\n\n${QUOTE} Twelve samples weighed 37 grams.\n\nAfter.`]]);
  const blog = blogSaying('They weighed 37 grams [1].');
  expect(claimsOf(blog, pages).verdict).toBe('good');
  expect(claimsOf(blog).verdict).toBe('poor');
});

test('without a cited sentence there is nothing to check', () => {
  expect(claimsOf(blogSaying('It keeps well. It costs 900 euros.'))).toMatchObject({
    ...{ verdict: 'unchecked', value: 'none cited' },
  });
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
    ['claims', 'unchecked'],
    ['citations', 'unchecked'],
    ['readability', 'unchecked'],
  ]);
  expect(total).toBe(87);
});

test('of a page that is one endless paragraph only what stands around the quotation counts', () => {
  const page = `${'1, 2345 '.repeat(6000)}It weighed 71 grams. ${QUOTE} Of 37 none.`;
  const pages = new Map([[URL, page]]);
  expect(claimsOf(blogSaying('It weighed 71 grams, and of 37 none [1].'), pages).verdict).toBe(
    'good',
  );
});

test.each([
  ['another unit', 'It lost 5 % within 1,200 days [1].', 'another unit'],
  ['a denial', 'In the trial the leaves did not go stale [1].', 'denies'],
])('finds %s', (_, sentence, words) => {
  const { findings, verdict } = claimsOf(blogSaying(sentence));
  expect(verdict).toBe('poor');
  expect(findings[0]?.sentence).toContain(words);
});

test('tells what code finds from what the model confirmed when it wrote', () => {
  const content =
    'In the trial 5 % of the leaves went stale within 1,200 hours [1]. Tea suffers [1]. It ages [1].';
  const written = { confirmed: 1, reworded: 0, unmarked: 2, dropped: 0 };
  const { summary } = measureClaims(blogSaying(content), NO_PAGES, written);
  expect(summary).toBe(
    'Cited sentences that their passages do not contradict. Confirmed by comparing the words: 1; by the model: 1; by neither: 1. While it was being written, left without a citation: 2.',
  );
});
