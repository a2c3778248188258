import { expect, test } from 'vitest';
import { blogMarkdown, markdownFile } from '@/lib/blog-exports/markdown.ts';
import { WXR_TAIL, wxrHead, wxrItems } from '@/lib/blog-exports/wxr.ts';
import { importedArticle } from '@/lib/blog-imports/article.ts';
import { readFile } from '@/lib/blog-imports/read-file.ts';
import { blogWith } from '../../support/blogs.ts';

/** What is exported comes back word for word. */

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
];

const LANGUAGES = [
  'english',
  'french',
  'spanish',
  'german',
  'chinese',
  'japanese',
  'russian',
  'portuguese',
  'italian',
] as const;

const blogIn = (language: (typeof LANGUAGES)[number]) =>
  blogWith({ language, content: CONTENT, sources: SOURCES, description: 'About tea.' });

function articleIn(text: string) {
  const [post] = readFile({ name: 'x', text }).posts;
  return importedArticle(post ?? { title: '', html: '', sources: [] }, 'x');
}

const expected = {
  ...CONTENT,
  sections: CONTENT.sections.map(({ heading, content }) => ({ heading, content, pictures: [] })),
  sources: SOURCES,
};

test.each(LANGUAGES)('a Markdown file in %s comes back as it was', (language) => {
  const article = articleIn(markdownFile(blogIn(language), 'Written by a model.', (url) => url));
  expect(article).toMatchObject({ ...expected, language, description: 'About tea.' });
  expect(article.createdAt).toBe('2026-03-01T12:00:00.000Z');
});

test.each(LANGUAGES)('a WordPress export in %s comes back as it was', (language) => {
  const { text } = wxrItems(blogIn(language), AUTHOR, 2);
  const article = articleIn(wxrHead('https://q.example', AUTHOR) + text + WXR_TAIL);
  expect(article).toMatchObject({ ...expected, language, description: 'About tea.' });
  expect(article.createdAt).toBe('2026-03-01T12:00:00.000Z');
});

test('the Markdown of a share link comes back without what stands around the article', () => {
  const article = articleIn(blogMarkdown(blogIn('english'), 'Written by a model.'));
  expect(article).toMatchObject(expected);
});

test('the same without sources', () => {
  const content = {
    ...{ title: 'Tea', intro: 'Hot.', conclusion: 'Drink.' },
    sections: [{ heading: 'Leaves', content: 'Green.', images: [] }],
  };
  const article = articleIn(blogMarkdown(blogWith({ content }), 'Written by a model.'));
  expect(article).toMatchObject({ title: 'Tea', intro: 'Hot.', conclusion: 'Drink.', sources: [] });
  expect(article.sections).toEqual([{ heading: 'Leaves', content: 'Green.', pictures: [] }]);
});

test('passages come back with the footnotes of Markdown', () => {
  const quoted = {
    ...SOURCES[0],
    number: 1,
    url: 'https://a.example/',
    title: 'A',
    quote: 'So it is [sic].',
  };
  const blog = blogWith({ sources: [quoted], content: { intro: 'It is so [1].' } });
  expect(articleIn(markdownFile(blog, '', (url) => url)).sources).toEqual([quoted]);
});
