import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import type { ArticleOptions } from '@/lib/blog-design/article/article-data.ts';
import { renderDocument } from '@/lib/blog-design/article/document.tsx';
import type { Blog } from '@/lib/blogs/schema.ts';
import { LANGUAGES } from '@/lib/constants/options.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';
import { aBlog, aSection } from './a-blog.ts';
import { read } from './render-article.ts';

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

const cited = (given: Partial<Blog> = {}, options: Partial<ArticleOptions> = {}) =>
  read({ sources: SOURCES, content: TEXT, ...given }, options);

describe('a citation on a page', () => {
  test('is a button that shows its passage, over a link for browsers that cannot', () => {
    expect(cited().html('.blog-intro p')).toEqual([
      'Water first<sup id="cite-1"><a href="#source-1">[1]</a><button type="button" value="1" popovertarget="quote-1" aria-label="Source 1: Hives on roofs"></button></sup>.',
    ]);
  });

  test('shows the passage, and title and host of its page, to which it leads as every link that leaves', () => {
    const page = cited({}, { newTab: true });
    expect(page.texts('#quote-1 blockquote')).toEqual([WATER]);
    expect(page.texts('#quote-1 span')).toEqual(['bees.example']);
    expect(page.texts('#quote-1 p a')).toEqual(['Hives on roofs']);
    expect(page.attributes('#quote-1 p a', 'href', 'rel', 'target')).toEqual([
      'https://bees.example/hives',
      'noopener noreferrer nofollow ugc',
      '_blank',
    ]);
  });

  test('is named as it is opened, and can be closed', () => {
    expect(cited().attributes('#quote-2[popover]', 'aria-label')).toEqual(['Source 2']);
    const close = cited().attributes('#quote-2 button[popovertargetaction=hide]', 'popovertarget', 'aria-label');
    expect(close).toEqual(['quote-2', 'Close']);
  });

  test('opens something that exists, that is no part of a paragraph, and that comes once', () => {
    const page = cited();
    const ids = page.attributes('.blog-page > ol > li > [popover]', 'id');
    expect(ids).toEqual(['quote-1', 'quote-2', 'quote-4', 'quote-3']);
    const opened = page.attributes('sup button', 'popovertarget');
    expect(opened).toEqual(['quote-1', 'quote-2', 'quote-1', 'quote-3']);
    expect(page.attributes('[popover]', 'id')).toEqual([...ids, 'ai_note']);
  });

  test.each([
    ['Bees drink [1][2].', [false, true]],
    ['Bees drink [1] [2].', [false, true]],
    ['Bees [1] drink [2].', [false, false]],
  ])('keeps its distance from a mark right before it: %s', (intro, distances) => {
    const marks = cited({ content: { ...TEXT, intro } }).all('.blog-intro sup');
    expect(marks.map((mark) => mark.classList.contains('blog-next'))).toEqual(distances);
  });

  test.each(LANGUAGES)('speaks %s', (language) => {
    const { source, close } = ARTICLE_LABELS[language];
    const page = cited({ language });
    expect(page.attributes('sup button', 'aria-label')[0]).toBe(`${source} 1: Hives on roofs`);
    expect(page.attributes('#quote-1 button', 'aria-label')).toEqual([close]);
  });
});

describe('the sources', () => {
  const page = cited();

  test('have an entry for every passage, below its page, which is named once', () => {
    const [first = [], second = []] = [
      page.attributes('.blog-sources li', 'id', 'value'),
      page.texts('.blog-page > p'),
    ];
    expect(first.join(' ')).toBe('source-1 1 source-2 2 source-4 4 source-3 3');
    expect(second).toEqual(['Hives on roofs bees.example', 'Trees trees.example']);
    expect(page.all('.blog-page').map((each) => each.querySelectorAll('li').length)).toEqual([3, 1]);
  });

  test('open a passage from its number, without naming its page again', () => {
    expect(page.attributes('#source-2 > button', 'type', 'value', 'popovertarget', 'aria-label')).toEqual([
      ...['button', '2', 'quote-2', 'Source 2'],
    ]);
    expect(page.texts('#source-2 blockquote')).toEqual([WIND]);
  });

  test('quote the page in a language that nobody claims to know', () => {
    const quote = page.attributes('#source-3 blockquote', 'cite', 'lang', 'dir');
    expect(quote).toEqual(['https://trees.example/', '', 'auto']);
  });

  test('lead back to the first place that cites them', () => {
    expect(page.attributes('#source-1 .blog-back', 'href', 'aria-label')).toEqual(['#cite-1', 'Back to the text [1]']);
    expect(page.all('#cite-1')).toEqual(page.all('.blog-intro #cite-1'));
    expect(page.all('#cite-1')).toHaveLength(1);
  });

  test('open a passage whose mark was taken out of the text, which leads back nowhere', () => {
    expect(page.texts('#quote-4 blockquote')).toEqual(['Hives are heavy.']);
    expect(page.attributes('#source-4 > button', 'popovertarget')).toEqual(['quote-4']);
    expect(page.all('#source-4 .blog-back')).toEqual([]);
  });

  test('of blogs from before passages were kept stay a plain list behind plain links', () => {
    const old = cited({ sources: SOURCES.map(({ quote, ...source }) => source) });
    expect(old.html('.blog-intro p')).toEqual(['Water first<sup><a href="#source-1">[1]</a></sup>.']);
    expect(old.all('.blog-sources > ol > li')[0]?.outerHTML).toBe(
      '<li id="source-1" value="1"><a href="https://bees.example/hives" rel="noopener noreferrer nofollow ugc"><bdi>Hives on roofs</bdi></a> <span>bees.example</span></li>',
    );
    expect(old.all('sup button, [popover][id^=quote], blockquote, .blog-back')).toEqual([]);
  });
});

test('is valid HTML', async () => {
  const document = renderDocument(aBlog({ sources: SOURCES, content: TEXT }), {
    readingMinutes: 4,
    assetUrl: (url) => url,
    canonicalUrl: 'https://quillcast.example/share/abc',
    description: 'Water first.',
  });
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  const { results } = await validator.validateString(document);
  expect(results.flatMap(({ messages }) => messages)).toEqual([]);
});
