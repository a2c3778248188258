import { expect, test } from 'vitest';
import { blogMarkdown, markdownFile } from '@/lib/blog-exports/markdown.ts';
import { articleHtml } from '@/lib/blog-exports/post-html.tsx';
import { WXR_TAIL, wxrHead, wxrItems } from '@/lib/blog-exports/wxr.ts';
import { importedArticle } from '@/lib/blog-imports/article.ts';
import readInThread from '@/lib/blog-imports/import-thread.ts';
import { readFile } from '@/lib/blog-imports/read-file.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { LANGUAGES, type Language } from '@/lib/constants/options.ts';
import { tellAll } from '@/lib/http/answer-context.ts';
import { blogWith } from '../../support/blogs.ts';

/** Exports are imported word for word. */

const AUTHOR = { login: 'ada', email: 'ada@example.com', name: 'Ada' };

const CONTENT = {
  title: 'Tea: “hot” & *strong* <b>',
  intro: 'Soft water [1] matters_a_lot & costs <nothing>.\n\nSecond paragraph.',
  keyPoints: ['Soft water first [1].', 'Then heat.'],
  sections: [
    {
      heading: 'How hot?',
      content:
        'A # sign, 2 * 3 and `code | x`, **so *very* [1] bold**, *a [link](https://a.example/b_%28c%29?d=1&e=2)*.\n\n### A **sub**-heading [1]\n\n这是**粗体**字，《**书**》。\n\n```js\nlet a = [1];\n\n  // **b**\n```\n\n- One [2] **a**\n- Two\n\n1. First\n2. Second\n\n| Tea | Heat |\n| Green | 80 °C [1] |\n| Black \\| `a` | **98** °C |\n\n> Watch the leaf.',
      images: [],
    },
    { heading: 'How long?', content: 'Three minutes.', images: [] },
  ],
  conclusion: 'Drink it.',
  questions: [{ question: 'With milk?', answer: 'As you like [2].\n\n### Or not\n\nNo.' }],
};

const SOURCES = [
  { number: 1, url: 'https://water.example/soft', title: 'Water' },
  { number: 2, url: 'https://tea.example/heat', title: 'Heat [and] leaf' },
  { number: 3, url: 'https://leaf.example/', title: 'Leaf', quote: 'The leaf “speaks”.' },
];

const blogIn = (language: Language) =>
  blogWith({ language, content: CONTENT, sources: SOURCES, description: 'About tea.' });

function articleIn(text: string) {
  const [post] = readFile({ name: 'x', text }).posts;
  return importedArticle(post ?? { title: '', html: '' }, 'x');
}

const expected = {
  ...CONTENT,
  sections: CONTENT.sections.map(({ heading, content }) => ({ heading, content, pictures: [] })),
  sources: SOURCES,
};

test.each(LANGUAGES)('a Markdown file in %s round-trips', (language) => {
  const article = articleIn(markdownFile(blogIn(language), 'Written by a model.', (url) => url));
  expect(article).toMatchObject({ ...expected, language, description: 'About tea.' });
  expect(article.createdAt).toBe('2026-03-01T12:00:00.000Z');
});

test.each(LANGUAGES)('a WordPress export in %s round-trips', (language) => {
  const { text } = wxrItems(blogIn(language), AUTHOR, 2);
  const article = articleIn(wxrHead('https://q.example', AUTHOR) + text + WXR_TAIL);
  expect(article).toMatchObject({ ...expected, language, description: 'About tea.' });
  expect(article.createdAt).toBe('2026-03-01T12:00:00.000Z');
});

test.each([
  ['lang: en-GB', 'en-GB'],
  ['lang: en_AU', 'en-AU'],
  ['lang: en-US', undefined],
  ['lang: en', undefined],
  ['lang: pt-PT', 'pt-PT'],
  ['language: pt-BR', undefined],
  ['lang: zh-Hans-CN', undefined],
  ['lang: en-GB-oxendict', 'en-GB'],
  ['lang: en--GB', undefined],
  ['lang: English', undefined],
])('a file that says "%s" is in the variety %s', (line, locale) => {
  expect(articleIn(`---\ntitle: Tea\n${line}\n---\n\nHot water, and time.`).locale).toBe(locale);
});

test.each(LANGUAGES)('the Markdown of a share link in %s loses its frame on import', (language) => {
  const article = articleIn(blogMarkdown(blogIn(language), 'Written by a model.'));
  expect(article).toMatchObject(expected);
  expect(article.createdAt).toBe('2026-03-01T12:00:00.000Z');
});

const OUR_FILES: [string, (blog: Blog) => string][] = [
  ['a Markdown file', (blog) => markdownFile(blog, '', (url) => url)],
  ['the Markdown of a share link', (blog) => blogMarkdown(blog, '')],
  ['a WordPress export', (blog) => wxrHead('https://q.example', AUTHOR) + wxrItems(blog, AUTHOR, 2).text + WXR_TAIL],
];

/** Sections of the same name stay sections. */
const OWN_HEADINGS: [string, Partial<Blog['content']>][] = [
  ['one of the writer’s', { conclusionHeading: 'Back to *the* <pan> [1]' }],
  ['the label', { conclusionHeading: 'Conclusion' }],
  ['that of a section', { conclusionHeading: 'How long?' }],
  ['the label of the key points', { conclusionHeading: 'Key points', keyPoints: ['One.'] }],
  [
    'above a section under the label',
    { conclusionHeading: 'At last', sections: [{ heading: 'Conclusion', content: 'Not yet.', images: [] }] },
  ],
];

test.each(OWN_HEADINGS.flatMap(([name, own]) => OUR_FILES.map(([form, write]) => [name, form, own, write] as const)))(
  'a conclusion’s heading, %s, comes back from %s',
  (_, __, own, write) => {
    const content = { ...CONTENT, ...own };
    const sections = content.sections.map(({ heading, content: text }) => ({ heading, content: text, pictures: [] }));
    expect(articleIn(write(blogWith({ content, sources: SOURCES })))).toMatchObject({ ...content, sections });
  },
);

test('a conclusion’s heading that the file lacks is none', () => {
  const text = markdownFile(blogWith({ content: { conclusionHeading: 'At last' } }), '', (url) => url);
  const article = articleIn(text.replace('## At last', '## Conclusion'));
  expect(article.conclusion).toBe('The end.');
  expect(article).not.toHaveProperty('conclusionHeading');
});

test('the same without sources', () => {
  const content = {
    title: 'Tea',
    intro: 'Hot.',
    conclusion: 'Drink.',
    sections: [{ heading: 'Leaves', content: 'Green.', images: [] }],
  };
  const article = articleIn(blogMarkdown(blogWith({ content }), 'Written by a model.'));
  expect(article).toMatchObject({ title: 'Tea', intro: 'Hot.', conclusion: 'Drink.' });
  expect(article.sections).toEqual([{ heading: 'Leaves', content: 'Green.', pictures: [] }]);
});

const PAGE_A = { url: 'https://a.example/', title: 'A' };
const PASSAGES = [
  { number: 1, ...PAGE_A, quote: 'So it is [sic].' },
  { number: 2, url: 'https://b.example/', title: 'B', quote: 'In 2006.' },
  { number: 3, ...PAGE_A, quote: 'And “so” [1].' },
  { number: 4, url: '', title: 'A book', quote: 'Long ago.' },
  { number: 5, url: 'https://c.example/', title: 'No passage' },
];
const LICENSE = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' };

/** Our own exports, and a post with the article only. */
const FILES: typeof OUR_FILES = [
  ...OUR_FILES,
  ['a post in HTML', (blog) => articleHtml(blog, { pictureUrl: () => '' })],
];

test.each(FILES)('passages below their pages round-trip through %s', (_, write) => {
  const blog = blogWith({ sources: PASSAGES, content: { intro: 'It is so [2][1], [3] and [5].' } });
  const { sources, losses } = articleIn(write(blog));
  expect(sources).toEqual(PASSAGES);
  expect(losses).toMatchObject({ belowSources: 0, numbers: 0 });
});

test.each([
  ['german', '„So ist es.“'],
  ['french', '«\u00a0So ist es.\u00a0»'],
  ['japanese', '「So ist es.」'],
] as const)('passages of an article in %s stand in its quotation marks', (language, quotation) => {
  const sources = [{ number: 1, ...PAGE_A, quote: 'So ist es.' }];
  const blog = blogWith({ language, sources, content: { intro: 'So [1].' } });
  for (const [, write] of FILES.slice(1)) expect(write(blog)).toContain(quotation);
});

test.each(FILES)('a license next to a page is not part of its title in %s', (_, write) => {
  const sources = PASSAGES.slice(0, 1).map((source) => ({ ...source, license: LICENSE }));
  const article = articleIn(write(blogWith({ sources, content: { intro: 'It is so [1].' } })));
  expect(article.sources).toMatchObject(PASSAGES.slice(0, 1));
});

test.each([
  ['[A](https://a.example/): “So it is.”', { ...PAGE_A, quote: 'So it is.' }],
  ['[A](https://a.example/): « C’est ainsi. »', { ...PAGE_A, quote: 'C’est ainsi.' }],
  ['“Alone.”', { url: '', title: '“Alone.”' }],
  ['«Sola.»', { url: '', title: '«Sola.»' }],
  ['First.\n\n    Second.', { url: '', title: 'First. Second.' }],
  [
    'See *the **book*** &amp; <em>[a](https://a.example/)</em>, p. 3',
    { url: PAGE_A.url, title: 'See the book & a, p. 3' },
  ],
])('a footnote is a source without markup: %s', (note, source) => {
  const { sources, ...article } = articleIn(`It is so [^a].\n\n[^a]: ${note}\n\nThe end, in \`[^a]\`.\n`);
  expect(sources).toEqual([{ number: 1, ...source }]);
  expect(article).toMatchObject({ intro: 'It is so [1].', sections: [{ content: 'The end, in `[^a]`.' }] });
});

test('words and titles among the sources are no pages with passages', () => {
  const text = '# T\n\nText.\n\n## Sources\n\nWhat I read:\n\n1. A book\n2. [B](https://b.example/)\n';
  const { sources, losses } = articleIn(text);
  expect(sources).toEqual([
    { number: 1, url: '', title: 'A book' },
    { number: 2, url: 'https://b.example/', title: 'B' },
  ]);
  expect(losses.belowSources).toBe(1);
});

test.each([
  ['<ol><li>A</li></ol><p>2020. The year it began.</p>', '1. A\n\n2020\\. The year it began.'],
  ['<ul><li>A</li></ul><ul><li>B</li></ul>', '- A\n\n* B'],
  ['<ul><li>A</li></ul><img src="https://a.example/b.png"><ul><li>B</li></ul>', '- A\n\n* B'],
])('neighboring blocks of a post stay apart: %s', (html, content) => {
  const article = importedArticle({ title: 'T', html: `<p>Intro.</p><h2>H</h2>${html}` }, 'x');
  expect(article.sections.map((section) => section.content)).toEqual([content]);
});

test('refuses lists and quotations nested deeper than the stack', () => {
  const post = { title: '', html: `${'<blockquote><ul><li>'.repeat(5000)}x` };
  expect(tellAll(readInThread({ step: 'post', input: [post, 'x'] }))).toEqual({
    refusal: 'Its lists or quotations are nested too deeply.',
  });
});
