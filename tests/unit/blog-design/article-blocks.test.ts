import { expect, test } from 'vitest';
import type { Blog } from '@/lib/blogs/schema.ts';
import { aBlog, anImage, aSection } from './a-blog.ts';
import { readMarkup, renderArticle } from './render-article.ts';

const withContent = (content: Partial<Blog['content']>, given: Partial<Blog> = {}) =>
  aBlog({ ...given, content: { ...aBlog({}).content, ...content } });

function read(blog: Blog): Document {
  const article = renderArticle(blog, { assetUrl: (url) => url });
  return readMarkup(`<!doctype html><body>${article}</body>`);
}

const SOURCES = [{ number: 1, url: 'https://tea.example/', title: 'Tea', quote: 'Hot water.' }];

const TABLE = '| Tea | Heat | Taste |\n| Green | 80 °C [1] | Fresh |\n| Black | 98 °C | Malty |';

test('a table has header cells that say what they head, and scrolls in a frame that can be focused', () => {
  const document = read(withContent({ sections: [aSection({ content: TABLE })] }, { sources: SOURCES }));
  const frame = document.querySelector('.blog-section .blog-table');
  expect([frame?.getAttribute('tabindex'), frame?.getAttribute('aria-label')]).toEqual([
    '0',
    'Table: Tea, Heat, Taste',
  ]);
  const heads = [...document.querySelectorAll('th')].map((cell) => [cell.getAttribute('scope'), cell.textContent]);
  expect(heads).toEqual([
    ['col', 'Tea'],
    ['col', 'Heat'],
    ['col', 'Taste'],
    ['row', 'Green'],
    ['row', 'Black'],
  ]);
  expect(frame?.querySelector('tbody td sup button')?.getAttribute('value')).toBe('1');
});

test('a column of figures is set as one, and no other', () => {
  const document = read(withContent({ sections: [aSection({ content: TABLE })] }));
  const figures = [...document.querySelectorAll('.blog-figures')].map((cell) => cell.textContent);
  expect(figures).toEqual(['Heat', '80 °C [1]', '98 °C']);
});

test('a corner of a table without words is no header', () => {
  const document = read(withContent({ intro: '|  | Heat |\n| Green | Hot |' }));
  expect(document.querySelector('thead')?.innerHTML).toBe('<tr><td></td><th scope="col">Heat</th></tr>');
});

test('a quotation is one, with what it cites', () => {
  const document = read(withContent({ conclusion: '> Watch the leaf [1].' }, { sources: SOURCES }));
  expect(document.querySelector('.blog-conclusion blockquote > p')?.textContent).toMatch(/^Watch the leaf/);
  expect(document.querySelectorAll('.blog-conclusion blockquote sup')).toHaveLength(1);
});

test('key points stand in a box of their own before the first section', () => {
  const document = read(withContent({ keyPoints: ['Soft water [1].', '1. Wait.'] }, { sources: SOURCES }));
  const box = document.querySelector('aside.blog-key-points');
  const heading = document.getElementById(box?.getAttribute('aria-labelledby') ?? '');
  expect(heading?.textContent).toBe('Key points');
  expect([...(box?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual([
    'Soft water[1].',
    '1. Wait.',
  ]);
  expect(box?.previousElementSibling?.className).toBe('blog-intro');
});

test('questions stand after the conclusion and before the sources, each with its answer', () => {
  const questions = [
    { question: 'How hot?', answer: 'Very [1].' },
    { question: 'How long?', answer: '- one\n- two' },
  ];
  const document = read(withContent({ questions }, { sources: SOURCES }));
  const section = document.querySelector('.blog-questions');
  expect(section?.previousElementSibling?.className).toBe('blog-conclusion');
  expect(section?.nextElementSibling?.className).toBe('blog-sources');
  expect([...(section?.querySelectorAll('h2, h3, li') ?? [])].map((each) => each.textContent)).toEqual([
    'Questions and answers',
    'How hot?',
    'How long?',
    'one',
    'two',
  ]);
});

test('an article without them has neither box nor questions nor tables', () => {
  const article = renderArticle(aBlog({}), { assetUrl: (url) => url });
  expect(article).not.toMatch(/blog-key-points|blog-questions|<table|<blockquote/);
});

test('a picture says what it shows, and nothing where nobody described it', () => {
  const images = [anImage({ alt: 'A crust' }), anImage({ alt: '' }), anImage({ alt: undefined })];
  const document = read(withContent({ sections: [aSection({ images })] }));
  expect([...document.querySelectorAll('img')].map((image) => image.getAttribute('alt'))).toEqual(['A crust', '', '']);
});

test('marks in a text are elements, and its links lead away as all others do', () => {
  const intro = 'So **bold [1]**, *italic*, `x<y`, [tea](https://example.org/).';
  const document = read(withContent({ intro }, { sources: SOURCES }));
  const paragraph = document.querySelector('.blog-intro p');
  expect(paragraph?.querySelector('strong button')?.getAttribute('value')).toBe('1');
  expect(paragraph?.querySelector('em')?.textContent).toBe('italic');
  expect(paragraph?.querySelector('code')?.textContent).toBe('x<y');
  const link = paragraph?.querySelector('a[href="https://example.org/"]');
  expect(link?.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc');
});

test.each([
  ['.blog-intro', '2', { intro: '### Before' }],
  ['.blog-section', null, { sections: [aSection({ content: '### Before' })] }],
  ['.blog-question', '4', { questions: [{ question: 'Why?', answer: '### Before' }] }],
])('a sub-heading in %s is one level below what it stands under', (place, level, content) => {
  const heading = read(withContent(content)).querySelector(`${place} h3:last-of-type`);
  expect([heading?.textContent, heading?.getAttribute('aria-level') ?? null]).toEqual(['Before', level]);
});

test('code stands as it is written', () => {
  const document = read(withContent({ intro: '```js\nif (a)\n\n  **b**;\n```' }));
  const frame = document.querySelector('.blog-intro > .blog-code[dir=ltr]');
  expect([frame?.getAttribute('aria-label'), frame?.querySelector('button')]).toEqual(['Code: js', null]);
  const code = frame?.querySelector('pre[tabindex="0"] > code.language-js');
  expect(code?.textContent).toBe('if (a)\n\n  **b**;');
});
