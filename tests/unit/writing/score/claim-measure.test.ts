import { expect, test } from 'vitest';
import type { Blog } from '@/lib/blogs/schema.ts';
import { measureClaims } from '@/lib/writing/score/service.ts';
import { blogWith } from '../../../support/blogs.ts';

const URL = 'https://study.example/tea';
const QUOTE = 'In the trial 5 % of the leaves went stale within 1,200 hours.';
const sources = [{ number: 1, url: URL, title: 'A study', quote: QUOTE }];
const NO_PAGES = new Map<string, string>();

const blogClaims = (blog: Blog, pages: ReadonlyMap<string, string> = NO_PAGES) => measureClaims(blog, pages, undefined);

const blogSaying = (content: string, given: Partial<Blog> = {}) =>
  blogWith({ sources, ...given, content: { sections: [{ heading: 'Storage', content, images: [] }] } });

const NONE = { quoted: 0, confirmed: 0, corrected: 0, unmarked: 0, removed: 0, unchecked: 0, figureNotFound: 0 };
const SOME = { ...NONE, quoted: 2, confirmed: 5, corrected: 1, unmarked: 3 };

test.each([
  ['all of them checked', { ...SOME, removed: 1 }, 'good', '8 cited sentences checked'],
  ['one of them checked', { ...NONE, confirmed: 1 }, 'good', '1 cited sentence checked'],
  ['some not', { ...NONE, confirmed: 3, unchecked: 2 }, 'notable', '2 of 5 cited sentences not checked'],
  ['none checked', { ...NONE, unchecked: 2 }, 'unchecked', '2 cited sentences not checked'],
  ['none left', { ...NONE, removed: 2 }, 'unchecked', 'None cited'],
  ['a figure not found', { ...SOME, figureNotFound: 1 }, 'notable', '8 cited sentences checked'],
  ['only figures not found', { ...NONE, figureNotFound: 2 }, 'notable', 'None cited'],
] as const)('summarizes cited sentences: %s', (_, claims, verdict, value) => {
  expect(measureClaims(blogSaying('Text.'), NO_PAGES, claims)).toMatchObject({ verdict, value });
});

test('lists the counts above zero', () => {
  expect(
    measureClaims(blogSaying('Text.'), NO_PAGES, { ...SOME, figureNotFound: 9, removed: 4, unchecked: 6 }).details,
  ).toEqual([
    { label: 'Quoted word for word', value: '2' },
    { label: 'Confirmed by the model', value: '5' },
    { label: 'Corrected', value: '1' },
    { label: 'Figure not found', value: '9' },
    { label: 'Left without a citation', value: '3' },
    { label: 'Taken out', value: '4' },
    { label: 'Not checked', value: '6' },
  ]);
  expect(measureClaims(blogSaying('Text.'), NO_PAGES, { ...NONE, quoted: 1 }).details).toEqual([
    { label: 'Quoted word for word', value: '1' },
  ]);
});

test.each([
  ['as it is', `${QUOTE.slice(0, -1)} [1].`],
  ['in quotation marks', `“${QUOTE}” [1]`],
  ['in a list', `- ${QUOTE} [1]`],
  ['in part', 'In the trial 5 % of the leaves went stale [1]'],
])('without a model finds the passage %s', (_, content) => {
  expect(blogClaims(blogSaying(content))).toMatchObject({
    verdict: 'good',
    value: '1 cited sentence checked',
    findings: [],
    details: [{ label: 'Quoted word for word', value: '1' }],
  });
});

test('compares with the whole stored page', () => {
  const pages = new Map([[URL, `Before.\n\n${QUOTE} Twelve samples\nweighed 37 grams.`]]);
  const blog = blogSaying('Twelve samples weighed 37 grams. [1]');
  expect(blogClaims(blog, pages).verdict).toBe('good');
  expect(blogClaims(blog).verdict).toBe('unchecked');
});

test('points at sentences that are not verbatim', () => {
  expect(blogClaims(blogSaying(`${QUOTE} [1] It lost 5 % in the trial [1].`))).toMatchObject({
    verdict: 'notable',
    value: '1 of 2 cited sentences not checked',
    findings: [
      {
        sentence: 'Not checked: its source does not say it in the same words.',
        place: {
          href: '#storage:~:text=It%20lost%205%20%25%20in%20the',
          label: 'Storage',
          excerpt: 'It lost 5 % in the trial.',
        },
      },
    ],
  });
});

test('a link shows a passage to its first citation, whatever its signs', () => {
  const content =
    'A well-known fact, as\nthey say, & more: it lost. It lost less-or-more, [1] and then it stopped for good.';
  const [finding] = blogClaims(blogSaying(content)).findings;
  expect(finding?.place.href).toBe('#storage:~:text=It%20lost');
});

test.each([
  ['digest', 'good'],
  ['model', 'unchecked'],
] as const)('reads the joined cells of a %s: %s', (writer, verdict) => {
  const quote = 'Green tea\n70 °C\n2 minutes';
  const source = { number: 1, url: URL, title: 'Teas', quote };
  const blog = blogSaying('- Green tea – 70 °C; 2 minutes [1]', { writer, sources: [source] });
  expect(blogClaims(blog).verdict).toBe(verdict);
});

test('has nothing to check without citations', () => {
  expect(blogClaims(blogSaying('It keeps well [7]. It costs 900 euros.'))).toMatchObject({
    verdict: 'unchecked',
    value: 'None cited',
    details: [],
    findings: [],
  });
});
