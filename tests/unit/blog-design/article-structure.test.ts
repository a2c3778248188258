import { describe, expect, test } from 'vitest';
import type { ArticleOptions } from '@/lib/blog-design/article/article-data.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { LANGUAGES } from '@/lib/constants/options.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';
import { aBlog, anImage, aSection } from './a-blog.ts';
import { readMarkup, renderArticle } from './render-article.ts';

function read(blog: Blog, options: Partial<ArticleOptions> = {}): Document {
  const article = renderArticle(blog, { readingMinutes: 4, assetUrl: (url) => url, ...options });
  return readMarkup(`<!doctype html><body>${article}</body>`);
}

const withSections = (sections: Blog['content']['sections'], given: Partial<Blog> = {}) =>
  aBlog({ ...given, content: { ...aBlog({}).content, sections } });

const titled = (headings: string[]) => headings.map((heading) => aSection({ heading }));

const idsOf = (document: Document) => [...document.querySelectorAll('[id]')].map((element) => element.id);

test('carries its style, theme and language where the stylesheet looks for them', () => {
  const article = read(aBlog({ language: 'chinese' })).querySelector('article');
  expect(article?.outerHTML).toMatch(/^<article class="blog" data-style="retro" data-theme="amber" lang="zh-Hans">/);
});

describe('headings', () => {
  test.each([
    ['english', "Don't panic: 3 ways (that work)", 'dont-panic-3-ways-that-work'],
    ['french', 'Où l’été commence', 'où-lété-commence'],
    ['spanish', '¿Qué añadir después?', 'qué-añadir-después'],
    ['german', 'Größe & Maß', 'größe-maß'],
    ['chinese', '先想清楚，为什么写', '先想清楚-为什么写'],
    ['japanese', '本当に使えるノート', '本当に使えるノート'],
    ['russian', 'Зачем он вам?', 'зачем-он-вам'],
    ['portuguese', 'A ação começa já', 'a-ação-começa-já'],
    ['italian', 'Perché è così', 'perché-è-così'],
  ] as const)('have a readable id in %s', (language, heading, id) => {
    const document = read(withSections(titled([heading]), { language }));
    expect(document.querySelector('.blog-section h2')?.id).toBe(id);
  });

  test('have each its own id, also when they repeat each other or the page', () => {
    const headings = ['Bread', 'Bread', 'Bread 2', '🍞', 'Conclusion', 'Content', 'Source 1', 'bread!'];
    const sources = [{ number: 1, url: 'https://example.org', title: 'One' }];
    const ids = idsOf(read(withSections(titled(headings), { sources })));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('section-4');
    expect(ids.filter((id) => id === 'content')).toEqual([]);
  });

  test('keep their ids short, cut between words', () => {
    const heading = 'a very long heading that goes on and on until nobody would want to share its address';
    const id = read(withSections(titled([heading]))).querySelector('.blog-section h2')?.id;
    expect(id).toBe('a-very-long-heading-that-goes-on-and-on-until-nobody-would');
  });
});

describe('the table of contents', () => {
  const six = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];

  test('leads to every section of an article of six', () => {
    const document = read(withSections(titled(six)));
    const links = [...document.querySelectorAll('.blog-contents a')];
    expect(links.map((link) => link.textContent)).toEqual(six);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(six.map((heading) => `#${heading.toLowerCase()}`));
  });

  test('is left out of an article of five', () => {
    const document = read(withSections(titled(six.slice(0, 5))));
    expect(document.querySelector('.blog-contents')).toBeNull();
  });
});

describe('pictures', () => {
  const pictured = (image: Parameters<typeof anImage>[0], options?: Partial<ArticleOptions>) =>
    read(withSections([aSection({ images: [anImage(image)] })]), options);

  test('keep their place free and name their source below', () => {
    const document = pictured({});
    const image = document.querySelector('img');
    const caption = document.querySelector('figcaption a');
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['1200', '800']);
    expect(image?.getAttribute('alt')).toBe('A brown loaf');
    expect(caption?.textContent).toBe('Flour & Field');
    expect(caption?.getAttribute('href')).toBe('https://example.org/loaf');
    expect(caption?.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc');
  });

  test('whose source has no name are captioned with their title', () => {
    expect(pictured({ source: '' }).querySelector('figcaption')?.textContent).toBe('A loaf on a board');
  });

  test('without any source have no caption', () => {
    expect(pictured({ source: '', sourceUrl: '' }).querySelector('figcaption')).toBeNull();
  });

  test('smaller than the column are not stretched', () => {
    expect(pictured({ width: 320 }).querySelector('figure')?.className).toBe('blog-small');
    expect(pictured({ width: 1200 }).querySelector('figure')?.className).toBe('');
  });

  test('take the address that the place they are shown in gives them', () => {
    const data = pictured({}, { assetUrl: () => 'data:image/png;base64,iVBORw0KGgo=' });
    expect(data.querySelector('img')?.getAttribute('src')).toBe('data:image/png;base64,iVBORw0KGgo=');
  });
});

describe('text', () => {
  const sources = [{ number: 3, url: 'https://example.org/three', title: 'Three' }];

  test('becomes paragraphs, lists and marks that lead to numbered sources', () => {
    const content = 'One [3].\n\n- a\n- b\n\n1. c\n2. d [9]';
    const document = read(withSections([aSection({ content })], { sources }));
    const section = document.querySelector('.blog-section');
    expect(section?.querySelector('p')?.innerHTML).toBe('One<sup><a href="#source-3">[3]</a></sup>.');
    expect(section?.querySelectorAll('ul > li')).toHaveLength(2);
    expect(section?.querySelector('ol > li:last-child')?.textContent).toBe('d [9]');
    expect(document.querySelector('#source-3')?.getAttribute('value')).toBe('3');
    expect(document.querySelector('#source-3')?.textContent).toBe('Three example.org');
  });

  test('has no sources when it has none to name', () => {
    expect(read(aBlog({})).querySelector('.blog-sources')).toBeNull();
  });
});

describe('who wrote the text', () => {
  test.each(LANGUAGES)('is said in %s', (language) => {
    const { digestNote, closeNote, modelUngroundedNote } = ARTICLE_LABELS[language];
    const notes = (['digest', 'close', 'model'] as const).map(
      (writer) => read(aBlog({ writer, language })).querySelector('.blog-note')?.textContent,
    );
    expect(notes).toEqual([digestNote, closeNote, modelUngroundedNote]);
  });

  test('needs no note when it was a person', () => {
    expect(read(aBlog({ writer: 'person' })).querySelector('.blog-note')).toBeNull();
  });

  test('leaves no empty foot where there is nothing to say', () => {
    expect(read(aBlog({ writer: 'person' })).querySelector('.blog-foot')).toBeNull();
  });
});

test('opens links of a framed copy in a new tab, but its own anchors in place', () => {
  const sources = [{ number: 1, url: 'https://example.org', title: 'One' }];
  const document = read(withSections([aSection({ content: 'See [1].', images: [anImage({})] })], { sources }), {
    newTab: true,
    shareUrl: 'https://quillcast.example/share/abc',
  });
  const opening = [...document.querySelectorAll('a[target=_blank]')].map((a) => a.getAttribute('href'));
  expect(opening).toEqual([
    'https://example.org/loaf',
    'https://example.org',
    'https://quillcast.example/share/abc',
    'https://quillcast.example/api/blogs/abc/provenance',
  ]);
  expect(document.querySelector('sup a')?.getAttribute('target')).toBeNull();
});

describe('an article that is being written', () => {
  const content = {
    title: '',
    intro: '',
    sections: [aSection({ heading: 'Rising', content: '' }), aSection({ content: 'Baked.' })],
    conclusion: '',
  };

  test('holds the places of what is not written yet, and of nothing else', () => {
    const placeholders = { title: 'title to come', text: 'text to come' };
    const document = read(aBlog({ content }), { placeholders });
    expect(document.querySelector('h1')?.textContent).toBe('title to come');
    expect(document.querySelector('.blog-intro')?.textContent).toBe('text to come');
    const sections = [...document.querySelectorAll('.blog-section')];
    expect(sections.map((section) => section.textContent?.includes('text to come'))).toEqual([true, false]);
    expect(document.querySelector('.blog-conclusion')).toBeNull();
  });

  test('has ids that the page around it has not, and leads to them', () => {
    const sources = [{ number: 1, url: 'https://example.org', title: 'One', quote: 'Bread rises.' }];
    const sections = titled(['A', 'B', 'C', 'D', 'E', 'F']);
    const document = read(
      aBlog({ sources, content: { ...content, sections, intro: 'See [1].', conclusion: 'Done.' } }),
      { idPrefix: 'live-' },
    );
    const ids = idsOf(document);
    expect(ids.filter((id) => !id.startsWith('live-'))).toEqual([]);
    const led = [...document.querySelectorAll('a[href^="#"]')].map((a) => a.getAttribute('href'));
    expect(led).toHaveLength(14);
    expect(led.filter((href) => !ids.includes(href?.slice(1) ?? ''))).toEqual([]);
    expect(document.querySelector('nav')?.getAttribute('aria-labelledby')).toBe('live-contents');
  });
});
