import { describe, expect, test } from 'vitest';
import type { Blog } from '@/lib/blogs/schema.ts';
import { LANGUAGES } from '@/lib/constants/options.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';
import { examplesOf } from '@/tests/support/language-examples.ts';
import { aBlog, anImage, aSection } from './a-blog.ts';
import { readMarkup, renderArticle } from './render-article.ts';

const OPTIONS = { readingMinutes: 4, assetUrl: (address: string) => address };

/** The article as a browser reads it. */
function read(blog: Blog, options: Partial<Parameters<typeof renderArticle>[1]> = {}) {
  const document = readMarkup(`<!doctype html><body>${renderArticle(blog, { ...OPTIONS, ...options })}</body>`);
  const text = (selector: string) => document.querySelector(selector)?.textContent;
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name);
  return { document, text, all, attribute };
}

test('breaks Chinese headings between phrases only', () => {
  const page = read(aBlog({ language: 'chinese', content: { ...aBlog({}).content, title: '怎样手冲咖啡' } }));
  expect(page.text('h1')).toBe('怎样手冲咖啡');
  expect(page.all('h1 wbr').length).toBeGreaterThan(1);
  expect(page.attribute('h1 bdi > span', 'style')).toBe('word-break:keep-all');
});

describe('who wrote it and when', () => {
  test('names the author on the product, the date in long US form and the reading time', () => {
    const page = read(aBlog({ userDisplayName: 'Ana Ortiz' }));
    expect(page.text('.blog-author')).toBe('By Ana Ortiz on Quillcast');
    expect(page.text('time')).toBe('March 4, 2026');
    expect(page.attribute('time', 'datetime')).toBe('2026-03-04T10:00:00.000Z');
    expect(page.text('.blog-byline')).toContain('4 min read');
  });

  test.each(LANGUAGES)('says so in %s', (language) => {
    const { author, date, minutes, edited } = examplesOf(language).byline;
    const { ai } = ARTICLE_LABELS[language];
    const page = read(aBlog({ language, userDisplayName: 'Ana', editedAt: '2026-04-09T08:00:00.000Z' }));
    expect(page.text('.blog-author')).toBe(author);
    expect(page.text('time')).toBe(date);
    expect(page.text('.blog-byline')?.trim()).toBe([author, ai, date, minutes, edited].join(' '));
  });

  test('is by the product on the featured blog', () => {
    expect(read(aBlog({ id: 'featured' })).text('.blog-author')).toBe('By Quillcast');
  });

  test('is by Anonymous while nobody owns the blog', () => {
    expect(read(aBlog({})).text('.blog-author')).toBe('By Anonymous');
    expect(read(aBlog({ language: 'french' })).text('.blog-author')).toBe('Par un auteur anonyme');
  });

  test('says when the text was edited, and nothing when it never was', () => {
    const edited = read(aBlog({ editedAt: '2026-04-09T08:00:00.000Z' }));
    expect(edited.text('.blog-byline')).toContain('Edited April 9, 2026');
    expect(read(aBlog({})).text('.blog-byline')).not.toContain('Edited');
  });
});

describe('the AI label', () => {
  test.each(LANGUAGES)('opens the note and names a reviewer in %s', (language) => {
    const { ai, aiReviewed } = ARTICLE_LABELS[language];
    const given = { language, userDisplayName: 'Ana' } as const;
    expect(read(aBlog(given)).text('.blog-ai')).toBe(ai);
    const reviewed = read(aBlog({ ...given, reviewedAt: '2026-04-09T08:00:00.000Z' }));
    expect(reviewed.text('.blog-ai')).toBe(aiReviewed.replace('{name}', 'Ana'));
    const opened = reviewed.document.getElementById(reviewed.attribute('.blog-ai button', 'popovertarget') ?? '');
    expect(opened?.querySelector('p')?.textContent).toBe(reviewed.text('.blog-note'));
    expect(opened?.querySelector('a')?.getAttribute('href')).toMatch(/\/api\/blogs\/abc\/provenance$/);
  });

  test.each([
    ['a person', { writer: 'person' }, 0],
    ['a digest', { writer: 'digest' }, 0],
    ['a page of close notes', { writer: 'close' }, 0],
    ['a person and then a model', { writer: 'person', modelEditedAt: '2026-04-09T08:00:00.000Z' }, 1],
  ] as const)('of a text by %s', (_, given, labels) => {
    expect(read(aBlog(given)).all('.blog-ai')).toHaveLength(labels);
  });
});

describe('the creator box', () => {
  test('links to the profile when name and slug both exist', () => {
    const page = read(aBlog({ userDisplayName: 'Ana', usernameSlug: 'ana ortiz' }));
    expect(page.attribute('.blog-creator a', 'href')).toBe('/profile/ana%20ortiz');
    expect(page.text('.blog-creator strong')).toBe('Ana');
  });

  test.each([
    ['there is no slug', { userDisplayName: 'Ana' }],
    ['there is no name', { usernameSlug: 'ana' }],
  ])('is absent when %s', (_, owner) => {
    expect(read(aBlog(owner)).all('.blog-creator')).toEqual([]);
  });

  test('takes the address it is given on another site', () => {
    const page = read(aBlog({ userDisplayName: 'Ana', usernameSlug: 'ana' }), {
      profileUrl: (slug) => `https://quillcast.example/profile/${slug}`,
    });
    expect(page.attribute('.blog-creator a', 'href')).toBe('https://quillcast.example/profile/ana');
  });
});

describe('text of a model is never markup', () => {
  const HOSTILE = '<script>alert(1)</script><img src=x onerror="alert(2)">&amp;\'"';

  test('in any of the places where it is shown', () => {
    const page = read(
      aBlog({
        userDisplayName: HOSTILE,
        usernameSlug: '"><script>',
        content: {
          title: HOSTILE,
          intro: HOSTILE,
          sections: [
            aSection({
              heading: HOSTILE,
              content: `- ${HOSTILE}`,
              images: [anImage({ alt: HOSTILE, source: HOSTILE })],
            }),
          ],
          conclusion: HOSTILE,
        },
        sources: [{ number: 1, url: 'https://example.org/"><script>', title: HOSTILE }],
      }),
      { shareUrl: 'https://quillcast.example/share/"><script>' },
    );
    expect(page.all('script')).toEqual([]);
    expect(page.all('img')).toHaveLength(1);
    expect(page.all('[onerror]')).toEqual([]);
    expect(page.text('h1')).toBe(HOSTILE);
    expect(page.attribute('img', 'alt')).toBe(HOSTILE);
    expect(page.text('.blog-conclusion p')).toBe(HOSTILE);
  });

  test.each(['javascript:alert(1)', 'data:text/html,<script>', ' https', 'vbscript:x', '//evil.example'])(
    'never links to %s',
    (url) => {
      const page = read(
        aBlog({
          content: {
            ...aBlog({}).content,
            sections: [aSection({ images: [anImage({ sourceUrl: url, source: 'Somewhere' })] })],
          },
          sources: [{ number: 1, url, title: 'A page' }],
        }),
        { shareUrl: url },
      );
      expect(page.all('.blog-sources a, figcaption a, .blog-share')).toEqual([]);
      expect(page.text('.blog-sources')).toContain('A page');
      expect(page.text('figcaption')).toBe('Somewhere');
    },
  );

  test.each(['javascript:alert(1)', 'data:image/svg+xml;base64,AAAA', '//evil.example/a.png', 'x.png'])(
    'shows no picture from %s',
    (url) => {
      const sections = [aSection({ images: [anImage({ url })] })];
      const page = read(aBlog({ content: { ...aBlog({}).content, sections } }));
      expect(page.all('figure')).toEqual([]);
    },
  );

  test('cannot turn the page around it from right to left', () => {
    const page = read(
      aBlog({
        userDisplayName: 'Ana\u202Eevil',
        content: { ...aBlog({}).content, title: 'Title\u202E\u2066 gnp.exe\u0000' },
      }),
    );
    expect(page.text('h1')).toBe('Title gnp.exe');
    expect(page.text('.blog-author bdi')).toBe('Anaevil');
    expect(page.attribute('h1', 'dir')).toBe('auto');
    expect(page.document.body.innerHTML).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
  });
});
