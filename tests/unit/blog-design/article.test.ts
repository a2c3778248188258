import { describe, expect, test } from 'vitest';
import type { ArticleOptions } from '@/lib/blog-design/article/article-data.ts';
import type { Blog, BlogImage } from '@/lib/blogs/schema.ts';
import { LANGUAGES } from '@/lib/constants/options.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';
import { readExamples } from '@/tests/support/language-examples.ts';
import { SPECIFIED_STYLES } from '../../support/specified-styles.ts';
import { anImage, aSection } from './a-blog.ts';
import { read, withContent } from './render-article.ts';

const LATER = '2026-04-09T08:00:00.000Z';
const OUTWARD = 'noopener noreferrer nofollow ugc';

const pictured = (image: Partial<BlogImage>) => withContent({ sections: [aSection({ images: [anImage(image)] })] });

test('carries its style, theme and language where the stylesheet looks for them', () => {
  const page = read({ language: 'chinese' });
  expect(page.attributes('article.blog', 'data-style', 'data-theme', 'lang')).toEqual(['retro', 'amber', 'zh-Hans']);
});

test('breaks Chinese headings between phrases only', () => {
  const page = read(withContent({ title: '怎样手冲咖啡' }, { language: 'chinese' }));
  expect(page.texts('h1')).toEqual(['怎样手冲咖啡']);
  expect(page.all('h1 wbr').length).toBeGreaterThan(1);
  expect(page.attributes('h1 bdi > span', 'style')).toEqual(['word-break:keep-all']);
});

describe.each(LANGUAGES)('in %s', (language) => {
  const labels = ARTICLE_LABELS[language];

  test('the byline names author, date, reading time and edit', () => {
    const { author, date, minutes, edited } = readExamples(language).byline;
    const page = read({ language, userDisplayName: 'Ana', editedAt: LATER });
    expect(page.texts('.blog-author')).toEqual([author]);
    expect(page.texts('time')[0]).toBe(date);
    expect(page.texts('.blog-byline')[0]?.trim()).toBe([author, labels.ai, date, minutes, edited].join(' '));
  });

  test('the AI label opens the note and names who read or examined the text', () => {
    expect(read({ language, userDisplayName: 'Ana' }).texts('.blog-ai')).toEqual([labels.ai]);
    const examination = { passages: 0, confirmed: 0, changed: 0, cut: 0 };
    const examined = read({ language, userDisplayName: 'Ana', reviewedAt: LATER, examination });
    expect(examined.texts('.blog-ai')).toEqual([labels.aiReviewed.replace('{name}', 'Ana')]);
    const page = read({ language, userDisplayName: 'Ana', reviewedAt: LATER });
    expect(page.texts('.blog-ai')).toEqual([labels.aiRead.replace('{name}', 'Ana')]);
    const [id] = page.attributes('.blog-ai button', 'popovertarget');
    expect(page.texts(`#${id} p`)[0]).toBe(page.texts('.blog-note')[0]);
    expect(page.attributes(`#${id} a`, 'href')[0]).toMatch(/\/api\/blogs\/abc\/provenance$/);
  });

  test.each([
    ['digest', labels.digestNote],
    ['close', labels.closeNote],
    ['model', labels.modelUngroundedNote],
  ] as const)('the note says that a %s wrote it', (writer, note) => {
    expect(read({ language, writer }).texts('.blog-note')).toEqual([note]);
  });
});

describe('who wrote it and when', () => {
  test.each<[string, Partial<Blog>, string, string[]]>([
    ['names the author on the product', { userDisplayName: 'Ana Or' }, '.blog-author', ['By Ana Or on Quillcast']],
    ['has the date in long US form', {}, 'time', ['March 4, 2026']],
    ['is by the product on the featured blog', { id: 'featured' }, '.blog-author', ['By Quillcast']],
    ['is by Anonymous while nobody owns the blog', {}, '.blog-author', ['By Anonymous']],
    ['is by Anonymous in French', { language: 'french' }, '.blog-author', ['Par un auteur anonyme']],
    ['has no AI label of a person', { writer: 'person' }, '.blog-ai', []],
    ['has no AI label of a digest', { writer: 'digest' }, '.blog-ai', []],
    ['has no AI label of a page of close notes', { writer: 'close' }, '.blog-ai', []],
    ['has one of a person and then a model', { writer: 'person', modelEditedAt: LATER }, '.blog-ai', ['AI']],
    ['leaves no empty foot', { writer: 'person' }, '.blog-foot, .blog-note', []],
    ['has no creator box without a slug', { userDisplayName: 'Ana' }, '.blog-creator', []],
    ['has no creator box without a name', { usernameSlug: 'ana' }, '.blog-creator', []],
    ['names the creator', { userDisplayName: 'Ana', usernameSlug: 'ana' }, '.blog-creator strong', ['Ana']],
  ])('%s', (_, given, selector, texts) => {
    expect(read(given).texts(selector)).toEqual(texts);
  });

  test('says when the text was edited, and nothing when it never was', () => {
    expect(read({ editedAt: LATER }).texts('.blog-byline')[0]).toContain('Edited April 9, 2026');
    expect(read({}).texts('.blog-byline')[0]).not.toContain('Edited');
    expect(read({}).texts('.blog-byline')[0]).toContain('4 min read');
    expect(read({}).attributes('time', 'datetime')).toEqual(['2026-03-04T10:00:00.000Z']);
  });

  test.each<[string, string, Partial<ArticleOptions>]>([
    ['/profile/ana%20ortiz', 'of this site', {}],
    ['https://q.example/p/ana%20ortiz', 'of another', { profileUrl: (slug) => `https://q.example/p/${slug}` }],
  ])('links the creator to %s, a page %s', (href, _, options) => {
    const page = read({ userDisplayName: 'Ana', usernameSlug: 'ana ortiz' }, options);
    expect(page.attributes('.blog-creator a', 'href')).toEqual([href]);
  });
});

describe('an author with a profile', () => {
  const AUTHOR = {
    thumbnailURL: '/api/images/a-192',
    photoURL: '/api/images/a-512',
    biography: 'Bakes <b>bread</b>.',
    links: ['https://www.example.org/ada/'],
  };
  const ADA = { userDisplayName: 'Ada', usernameSlug: 'ada', author: AUTHOR };

  test.each(SPECIFIED_STYLES)('is shown above and below in %s, and nothing is fetched before', (style) => {
    const page = read({ ...ADA, style });
    expect(page.attributes('.blog-author img', 'src', 'alt')).toEqual(['/api/images/a-192', '']);
    expect(page.texts('.blog-author')).toEqual(['By Ada on Quillcast']);
    expect(page.texts('.blog-creator .blog-biography')).toEqual(['Bakes <b>bread</b>.']);
    expect(page.all('.blog-creator img')).toHaveLength(1);
    expect(page.all('link')).toEqual([]);
  });

  test('has links without what every address has, vouched for by nobody', () => {
    const page = read(ADA);
    expect(page.texts('.blog-about a')).toEqual(['example.org/ada']);
    expect(page.attributes('.blog-about a', 'href', 'rel')).toEqual(['https://www.example.org/ada/', OUTWARD]);
  });

  test.each<[string, Partial<Blog>]>([
    ['nothing', {}],
    ['a picture alone', { author: { thumbnailURL: '/api/images/a-192', links: [] } }],
    ['links alone', { author: { links: ['https://example.org/'] } }],
  ])('of %s has no box of their own, and still a link to their profile', (_, given) => {
    const page = read({ userDisplayName: 'Ada', usernameSlug: 'ada', ...given });
    expect(page.all('.blog-about')).toEqual([]);
    expect(page.texts('.blog-creator strong')).toEqual(['Ada']);
    expect(page.attributes('.blog-creator > a', 'href')).toEqual(['/profile/ada']);
  });

  test.each([{}, { thumbnailURL: 'javascript:alert(1)' }])('has no picture with %j', (picture) => {
    const { thumbnailURL: _, ...author } = AUTHOR;
    const assetUrl = (address: string) => new URL(address, 'https://quillcast.example').href;
    expect(read({ ...ADA, author: { ...author, ...picture } }, { assetUrl }).all('img')).toEqual([]);
  });
});

describe('text of a model is never markup', () => {
  const HOSTILE = '<script>alert(1)</script><img src=x onerror="alert(2)">&amp;\'"';

  test('in any of the places where it is shown', () => {
    const images = [anImage({ alt: HOSTILE, source: HOSTILE })];
    const sections = [aSection({ heading: HOSTILE, content: `- ${HOSTILE}`, images })];
    const owner = { userDisplayName: HOSTILE, usernameSlug: '"><script>' };
    const sources = [{ number: 1, url: 'https://example.org/"><script>', title: HOSTILE, quote: HOSTILE }];
    const content = { title: HOSTILE, intro: `[1] ${HOSTILE}`, sections, conclusion: HOSTILE };
    const page = read({ ...owner, sources, content }, { shareUrl: 'https://quillcast.example/share/"><script>' });
    expect(page.all('script, [onerror]')).toEqual([]);
    expect(page.attributes('img', 'alt')).toEqual([HOSTILE]);
    const shown = 'h1, .blog-conclusion p, #quote-1 blockquote';
    expect(page.texts(shown)).toEqual([HOSTILE, HOSTILE, HOSTILE]);
    expect(page.attributes('.blog-intro sup button', 'aria-label')).toEqual([`Source 1: ${HOSTILE}`]);
  });

  test.each(['javascript:alert(1)', 'data:text/html,<script>', ' https', 'vbscript:x', '//evil.example'])(
    'never links to %s',
    (url) => {
      const given = pictured({ sourceUrl: url, source: 'Somewhere' });
      const page = read({ ...given, sources: [{ number: 1, url, title: 'A page' }] }, { shareUrl: url });
      expect(page.all('.blog-sources a, figcaption a, .blog-share')).toEqual([]);
      expect(page.texts('.blog-sources')[0]).toContain('A page');
      expect(page.texts('figcaption')).toEqual(['Somewhere']);
      const sources = [{ number: 1, url, title: 'A page', quote: 'Bread rises.' }];
      const quoted = read(withContent({ intro: 'See [1].' }, { sources }));
      expect(quoted.all('[cite], .blog-page p a')).toEqual([]);
      expect(quoted.texts('#quote-1 p')).toEqual(['A page']);
    },
  );

  test.each(['javascript:alert(1)', 'data:image/svg+xml;base64,AAAA', '//evil.example/a.png', 'x.png'])(
    'shows no picture from %s',
    (url) => {
      expect(read(pictured({ url })).all('figure')).toEqual([]);
    },
  );

  test('cannot turn the page around it from right to left', () => {
    const sources = [{ number: 1, url: 'https://example.org/', title: 'One', quote: 'safe\u202Egnp.exe\u2066' }];
    const content = { title: 'Title\u202E\u2066 gnp.exe\u0000', intro: 'See [1].' };
    const page = read(withContent(content, { userDisplayName: 'Ana\u202Eevil', sources }));
    expect(page.texts('#quote-1 blockquote')).toEqual(['safegnp.exe']);
    expect(page.texts('h1')).toEqual(['Title gnp.exe']);
    expect(page.texts('.blog-author bdi')).toEqual(['Anaevil']);
    expect(page.attributes('h1', 'dir')).toEqual(['auto']);
    expect(page.html('article')[0]).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
  });
});
