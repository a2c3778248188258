import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import type { ArticleOptions } from '@/lib/blog-design/article/article-data.ts';
import { renderDocument } from '@/lib/blog-design/article/document.tsx';
import type { Blog } from '@/lib/blogs/schema.ts';
import { LANGUAGES } from '@/lib/constants/options.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';
import { aBlog, aSection } from './a-blog.ts';
import { readMarkup, renderArticle } from './render-article.ts';

const OPTIONS = { readingMinutes: 4, assetUrl: (url: string) => url };

const HIVES = { url: 'https://bees.example/hives', title: 'Hives on roofs' };
const WATER = 'A colony drinks two litres on a hot day.';
const WIND = 'Wind is the first enemy of the hive.';

/** Two passages of one page, one of another, and a passage that the text no longer cites. */
const SOURCES: Blog['sources'] = [
  { number: 1, ...HIVES, quote: WATER },
  { number: 2, ...HIVES, quote: WIND },
  { number: 3, url: 'https://trees.example/', title: 'Trees', quote: 'Lime flowers in June.' },
  { number: 4, ...HIVES, quote: 'Hives are heavy.' },
];

const TEXT: Blog['content'] = {
  title: 'Bees in town',
  intro: 'Water first [1].',
  sections: [aSection({ content: '- Mind the wind [2].\n- And water again [1].' })],
  conclusion: 'Plant limes [3].',
};

const cited = (given: Partial<Blog> = {}) => aBlog({ sources: SOURCES, content: TEXT, ...given });

function read(blog: Blog, options: Partial<ArticleOptions> = {}): Document {
  const article = renderArticle(blog, { ...OPTIONS, ...options });
  return readMarkup(`<!doctype html><body>${article}</body>`);
}

const all = (document: Document, selector: string) => [...document.querySelectorAll(selector)];

const attributes = (document: Document, selector: string, name: string) =>
  all(document, selector).map((element) => element.getAttribute(name));

describe('a citation on a page', () => {
  test('is a button that shows its passage, over a link for browsers that cannot', () => {
    expect(read(cited()).querySelector('.blog-intro p')?.innerHTML).toBe(
      'Water first<sup id="cite-1"><a href="#source-1">[1]</a><button type="button" value="1" popovertarget="quote-1" aria-label="Source 1: Hives on roofs"></button></sup>.',
    );
  });

  test.each([
    ['the passage', 'blockquote', WATER],
    ['the title of its page', 'a', 'Hives on roofs'],
    ['the host of its page', 'span', 'bees.example'],
  ])('shows %s', (_, selector, text) => {
    const shown = read(cited()).querySelector(`#quote-1 ${selector}`);
    expect(shown?.textContent).toBe(text);
  });

  test('leads to the page as every link does that leaves the article', () => {
    const link = read(cited(), { newTab: true }).querySelector('#quote-1 a');
    expect(link?.getAttribute('href')).toBe('https://bees.example/hives');
    expect(link?.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc');
    expect(link?.getAttribute('target')).toBe('_blank');
  });

  test('is named as it is opened, and can be closed', () => {
    const shown = read(cited()).querySelector('#quote-2');
    expect(shown?.hasAttribute('popover')).toBe(true);
    expect(shown?.getAttribute('aria-label')).toBe('Source 2');
    const close = shown?.querySelector('button[popovertargetaction=hide]');
    expect(close?.getAttribute('popovertarget')).toBe('quote-2');
    expect(close?.getAttribute('aria-label')).toBe('Close');
  });

  test('opens something that exists, that is no part of a paragraph, and that comes once', () => {
    const document = read(cited());
    const ids = attributes(document, '.blog > [popover][id^=quote]', 'id');
    expect(ids).toEqual(['quote-1', 'quote-2', 'quote-3']);
    expect(new Set(attributes(document, 'sup button', 'popovertarget'))).toEqual(new Set(ids));
    expect(all(document, '.blog-sheet [popover]')).toEqual([]);
  });

  test('cited again opens the same passage', () => {
    expect(attributes(read(cited()), 'sup button', 'popovertarget')).toEqual([
      'quote-1',
      'quote-2',
      'quote-1',
      'quote-3',
    ]);
  });

  test.each([
    ['Bees drink [1][2].', [false, true]],
    ['Bees drink [1] [2].', [false, true]],
    ['Bees [1] drink [2].', [false, false]],
  ])('keeps its distance from a mark right before it: %s', (intro, distances) => {
    const document = read(cited({ content: { ...TEXT, intro } }));
    const marks = all(document, '.blog-intro sup');
    expect(marks.map((mark) => mark.classList.contains('blog-next'))).toEqual(distances);
  });

  test.each(LANGUAGES)('speaks %s', (language) => {
    const { source, close } = ARTICLE_LABELS[language];
    const document = read(cited({ language }));
    const [mark] = attributes(document, 'sup button', 'aria-label');
    expect(mark).toBe(`${source} 1: Hives on roofs`);
    expect(attributes(document, '#quote-1 button', 'aria-label')).toEqual([close]);
  });
});

describe('the sources', () => {
  const document = read(cited());

  test('have an entry for every passage, below its page', () => {
    expect(attributes(document, '.blog-sources li', 'id')).toEqual(['source-1', 'source-2', 'source-4', 'source-3']);
    expect(attributes(document, '.blog-sources li', 'value')).toEqual(['1', '2', '4', '3']);
  });

  test('name a page once, however its passages are numbered', () => {
    const pages = all(document, '.blog-page').map((page) => [
      page.querySelector('p')?.textContent,
      page.querySelectorAll('li').length,
    ]);
    expect(pages).toEqual([
      ['Hives on roofs bees.example', 3],
      ['Trees trees.example', 1],
    ]);
  });

  test('quote the page in a language that nobody claims to know', () => {
    const quote = document.querySelector('#source-3 blockquote');
    expect(quote?.getAttribute('cite')).toBe('https://trees.example/');
    expect(quote?.getAttribute('lang')).toBe('');
    expect(quote?.getAttribute('dir')).toBe('auto');
  });

  test('lead back to the first place that cites them', () => {
    const back = document.querySelector('#source-1 .blog-back');
    expect(back?.getAttribute('href')).toBe('#cite-1');
    expect(back?.getAttribute('aria-label')).toBe('Back to the text [1]');
    expect(all(document, '#cite-1')).toHaveLength(1);
    expect(document.querySelector('.blog-intro #cite-1')).not.toBeNull();
  });

  test('keep an entry whose mark was taken out of the text, which leads back nowhere', () => {
    expect(document.querySelector('#source-4 blockquote')?.textContent).toBe('Hives are heavy.');
    expect(document.querySelector('#source-4 .blog-back')).toBeNull();
    expect(document.querySelector('#quote-4')).toBeNull();
  });

  test('of blogs from before passages were kept stay a plain list behind plain links', () => {
    const old = read(cited({ sources: SOURCES.map(({ quote, ...source }) => source) }));
    expect(old.querySelector('.blog-intro p')?.innerHTML).toBe('Water first<sup><a href="#source-1">[1]</a></sup>.');
    expect(old.querySelector('.blog-sources > ol > li')?.outerHTML).toBe(
      '<li id="source-1" value="1"><a href="https://bees.example/hives" rel="noopener noreferrer nofollow ugc"><bdi>Hives on roofs</bdi></a> <span>bees.example</span></li>',
    );
    expect(all(old, 'sup button, [popover][id^=quote], blockquote, .blog-back')).toEqual([]);
  });
});

describe('a source that means harm', () => {
  const HOSTILE = '</blockquote><script>alert(1)</script><img src=x onerror="alert(2)">';

  test('stays text in its passage, its title and its name', () => {
    const document = read(
      cited({ sources: [{ number: 1, url: 'https://x.example/', title: HOSTILE, quote: HOSTILE }] }),
    );
    expect(all(document, 'script, img')).toEqual([]);
    expect(document.querySelector('#quote-1 blockquote')?.textContent).toBe(HOSTILE);
    expect(document.querySelector('#source-1 blockquote')?.textContent).toBe(HOSTILE);
    expect(attributes(document, 'sup button', 'aria-label')[0]).toBe(`Source 1: ${HOSTILE}`);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example'])('is linked from nowhere at %s', (url) => {
    const document = read(cited({ sources: [{ number: 1, url, title: 'A page', quote: WATER }] }));
    expect(all(document, '[cite], [id^=quote] a, .blog-page p a')).toEqual([]);
    expect(document.querySelector('#quote-1 p')?.textContent).toBe('A page');
  });

  test('cannot turn the article around it from right to left', () => {
    const quote = 'safe\u202Egnp.exe\u2066';
    const document = read(cited({ sources: [{ number: 1, ...HIVES, quote }] }));
    expect(document.querySelector('#quote-1 blockquote')?.textContent).toBe('safegnp.exe');
  });
});

test('is valid HTML', async () => {
  const document = renderDocument(cited(), {
    ...OPTIONS,
    canonicalUrl: 'https://quillcast.example/share/abc',
    description: 'Water first.',
  });
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  const { results } = await validator.validateString(document);
  expect(results.flatMap(({ messages }) => messages)).toEqual([]);
});
