import { describe, expect, test } from 'vitest';
import type { Blog, BlogImage } from '@/lib/blogs/schema.ts';
import { anImage, aSection } from './a-blog.ts';
import { read, withContent } from './render-article.ts';

const OUTWARD = 'noopener noreferrer nofollow ugc';

const withSections = (sections: Blog['content']['sections'], given?: Partial<Blog>) => withContent({ sections }, given);
const titled = (...headings: string[]) => headings.map((heading) => aSection({ heading }));
const pictured = (...images: Partial<BlogImage>[]) => withSections([aSection({ images: images.map(anImage) })]);

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
    [
      'english',
      `${'long '.repeat(11)}heading of too many words`,
      'long-long-long-long-long-long-long-long-long-long-long',
    ],
  ] as const)('have a readable, short id in %s: %s', (language, heading, id) => {
    expect(read(withSections(titled(heading), { language })).attributes('.blog-section h2', 'id')).toEqual([id]);
  });

  test('have each its own id, also when they repeat each other or the page', () => {
    const headings = titled('Bread', 'Bread', 'Bread 2', '🍞', 'Conclusion', 'Content', 'Source 1', 'bread!');
    const sources = [{ number: 1, url: 'https://example.org', title: 'One' }];
    const ids = read(withSections(headings, { sources })).attributes('[id]', 'id');
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('section-4');
    expect(ids).not.toContain('content');
  });

  test('of six sections have a table of contents, and of five none', () => {
    const six = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
    const page = read(withSections(titled(...six)));
    expect(page.texts('.blog-contents a')).toEqual(six);
    expect(page.attributes('.blog-contents a', 'href')).toEqual(six.map((heading) => `#${heading.toLowerCase()}`));
    expect(read(withSections(titled(...six.slice(1)))).all('.blog-contents')).toEqual([]);
  });

  test('of the conclusion are the writer’s own, and then in the table of contents', () => {
    const sections = titled('One', 'Two', 'Three', 'Four', 'Five', 'Six');
    const page = read(withContent({ sections, conclusionHeading: 'Back to the <loaf>' }));
    expect(page.texts('.blog-conclusion h2')).toEqual(['Back to the <loaf>']);
    expect(page.texts('.blog-contents a').at(-1)).toBe('Back to the <loaf>');
    expect(page.attributes('.blog-contents li:last-child a', 'href')).toEqual(['#conclusion']);
    expect(page.all('#conclusion')).toHaveLength(1);
  });
});

describe('pictures', () => {
  test('keep their place free and name their source below', () => {
    const page = read(pictured({}));
    expect(page.attributes('img', 'width', 'height', 'alt')).toEqual(['1200', '800', 'A brown loaf']);
    expect(page.texts('figcaption a')).toEqual(['Flour & Field']);
    expect(page.attributes('figcaption a', 'href', 'rel')).toEqual(['https://example.org/loaf', OUTWARD]);
  });

  test.each([
    ['whose source has no name are captioned with their title', { source: '' }, ['A loaf on a board']],
    ['without any source have no caption', { source: '', sourceUrl: '' }, []],
  ])('%s', (_, given, captions) => {
    expect(read(pictured(given)).texts('figcaption')).toEqual(captions);
  });

  test('smaller than the column are not stretched', () => {
    expect(read(pictured({ width: 320 }, { width: 1200 })).attributes('figure', 'class')).toEqual(['blog-small', '']);
  });

  test('say what they show, and nothing where nobody described it', () => {
    const page = read(pictured({ alt: 'A crust' }, { alt: '' }, { alt: undefined }));
    expect(page.attributes('img', 'alt')).toEqual(['A crust', '', '']);
  });

  test('take the address that the place they are shown in gives them', () => {
    const data = 'data:image/png;base64,iVBORw0KGgo=';
    expect(read(pictured({}), { assetUrl: () => data }).attributes('img', 'src')).toEqual([data]);
  });
});

describe('text', () => {
  const sources = [{ number: 1, url: 'https://tea.example/', title: 'Tea', quote: 'Hot water.' }];
  const TABLE = '| Tea | Heat | Taste |\n| Green | 80 °C [1] | Fresh |\n| Black | 98 °C | Malty |';
  const QUESTIONS = [
    { question: 'How hot?', answer: 'Very [1].' },
    { question: 'How long?', answer: '- one\n- two' },
  ];

  test('becomes paragraphs, lists and marks that lead to numbered sources', () => {
    const content = 'One [3].\n\n- a\n- b\n\n1. c\n2. d [9]';
    const page = read(
      withSections([aSection({ content })], { sources: [{ number: 3, url: 'https://example.org/3', title: 'Three' }] }),
    );
    expect(page.html('.blog-section p')).toEqual(['One<sup><a href="#source-3">[3]</a></sup>.']);
    expect(page.texts('.blog-section ul > li')).toEqual(['a', 'b']);
    expect(page.texts('.blog-section ol > li')).toEqual(['c', 'd [9]']);
    expect(page.attributes('#source-3', 'value')).toEqual(['3']);
    expect(page.texts('#source-3')).toEqual(['Three example.org']);
  });

  test('in tables has header cells that say what they head, in a frame that can be focused', () => {
    const page = read(withSections([aSection({ content: TABLE })], { sources }));
    const frame = '.blog-section .blog-table';
    expect(page.attributes(frame, 'tabindex', 'aria-label')).toEqual(['0', 'Table: Tea, Heat, Taste']);
    expect(page.attributes('th', 'scope')).toEqual(['col', 'col', 'col', 'row', 'row']);
    expect(page.texts('th')).toEqual(['Tea', 'Heat', 'Taste', 'Green', 'Black']);
    expect(page.attributes(`${frame} tbody td sup button`, 'value')).toEqual(['1']);
    expect(read(withContent({ intro: TABLE })).texts('.blog-figures')).toEqual(['Heat', '80 °C [1]', '98 °C']);
    expect(read(withContent({ intro: '|  | Heat |\n| Green | Hot |' })).html('thead')).toEqual([
      '<tr><td></td><th scope="col">Heat</th></tr>',
    ]);
  });

  test('is quoted with what it cites', () => {
    const page = read(withContent({ conclusion: '> Watch the leaf [1].' }, { sources }));
    expect(page.texts('.blog-conclusion blockquote > p')[0]).toMatch(/^Watch the leaf/);
    expect(page.all('.blog-conclusion blockquote sup')).toHaveLength(1);
  });

  test('has key points in a box of their own before the first section', () => {
    const page = read(withContent({ keyPoints: ['Soft water [1].', '1. Wait.'] }, { sources }));
    const [id] = page.attributes('.blog-intro + aside.blog-key-points', 'aria-labelledby');
    expect(page.texts(`#${id}`)).toEqual(['Key points']);
    expect(page.texts('.blog-key-points li')).toEqual(['Soft water[1].', '1. Wait.']);
  });

  test('has questions after the conclusion and before the sources, each with its answer', () => {
    const page = read(withContent({ questions: QUESTIONS }, { sources }));
    expect(page.all('.blog-conclusion + .blog-questions + .blog-sources')).toHaveLength(1);
    const shown = ['Questions and answers', 'How hot?', 'How long?', 'one', 'two'];
    expect(page.texts('.blog-questions :is(h2, h3, li)')).toEqual(shown);
  });

  test('without them has neither box nor questions nor tables nor sources', () => {
    expect(read({}).all('.blog-key-points, .blog-questions, table, blockquote, .blog-sources')).toEqual([]);
  });

  test('has marks as elements, and its links lead away as all others do', () => {
    const intro = 'So **bold [1]**, *italic*, `x<y`, [tea](https://example.org/).';
    const page = read(withContent({ intro }, { sources }));
    expect(page.attributes('.blog-intro p strong button', 'value')).toEqual(['1']);
    expect(page.texts('.blog-intro p :is(em, code)')).toEqual(['italic', 'x<y']);
    expect(page.attributes('.blog-intro a[href="https://example.org/"]', 'rel')).toEqual([OUTWARD]);
  });

  test.each([
    ['.blog-intro', '2', { intro: '### Before' }],
    ['.blog-section', null, { sections: [aSection({ content: '### Before' })] }],
    ['.blog-question', '4', { questions: [{ question: 'Why?', answer: '### Before' }] }],
  ])('in %s has sub-headings one level below what they stand under', (place, level, content) => {
    const page = read(withContent(content));
    expect(page.texts(`${place} h3:last-of-type`)).toEqual(['Before']);
    expect(page.attributes(`${place} h3:last-of-type`, 'aria-level')).toEqual([level]);
  });

  test('has code as it is written', () => {
    const page = read(withContent({ intro: '```js\nif (a)\n\n  **b**;\n```' }));
    const frame = '.blog-intro > .blog-code[dir=ltr]';
    expect(page.attributes(frame, 'aria-label')).toEqual(['Code: js']);
    expect(page.all(`${frame} button`)).toEqual([]);
    expect(page.texts(`${frame} pre[tabindex="0"] > code.language-js`)).toEqual(['if (a)\n\n  **b**;']);
  });
});

test('opens links of a framed copy in a new tab, but its own anchors in place', () => {
  const sources = [{ number: 1, url: 'https://example.org', title: 'One' }];
  const given = withSections([aSection({ content: 'See [1].', images: [anImage({})] })], { sources });
  const page = read(given, { newTab: true, shareUrl: 'https://quillcast.example/share/abc' });
  expect(page.attributes('a[target=_blank]', 'href')).toEqual([
    'https://example.org/loaf',
    'https://example.org',
    'https://quillcast.example/share/abc',
    'https://quillcast.example/api/blogs/abc/provenance',
  ]);
  expect(page.attributes('sup a', 'target')).toEqual([null]);
});

describe('an article that is being written', () => {
  const unwritten = { title: '', intro: '', conclusion: '' };

  test('holds the places of what is not written yet, and of nothing else', () => {
    const sections = [aSection({ heading: 'Rising', content: '' }), aSection({ content: 'Baked.' })];
    const placeholders = { title: 'title to come', text: 'text to come' };
    const page = read(withContent({ ...unwritten, sections }), { placeholders });
    expect(page.texts('h1, .blog-intro')).toEqual(['title to come', 'text to come']);
    expect(page.texts('.blog-section').map((text) => text?.includes('text to come'))).toEqual([true, false]);
    expect(page.all('.blog-conclusion')).toEqual([]);
  });

  test('has ids that the page around it has not, and leads to them', () => {
    const sources = [{ number: 1, url: 'https://example.org', title: 'One', quote: 'Bread rises.' }];
    const sections = titled('A', 'B', 'C', 'D', 'E', 'F');
    const given = withContent({ ...unwritten, sections, intro: 'See [1].', conclusion: 'Done.' }, { sources });
    const page = read(given, { idPrefix: 'live-' });
    const ids = page.attributes('[id]', 'id');
    expect(ids.filter((id) => !id?.startsWith('live-'))).toEqual([]);
    const led = page.attributes('a[href^="#"]', 'href');
    expect(led).toHaveLength(14);
    expect(led.filter((href) => !ids.includes(href?.slice(1) ?? ''))).toEqual([]);
    expect(page.attributes('nav', 'aria-labelledby')).toEqual(['live-contents']);
  });
});
