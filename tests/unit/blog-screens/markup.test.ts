import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type Auth, AuthContext } from '@/components/auth/session/auth-context.ts';
import { BlogArticle } from '@/components/blog/article/blog-article.tsx';
import BlogBar from '@/components/blog/bar/blog-bar.tsx';
import type { ManagedBlog } from '@/components/blog/bar/managed-blog.ts';
import { thumbnailText } from '@/components/blog/bar/managed-blog.ts';
import { CardPicture } from '@/components/blog/card/card-parts.tsx';
import { SharePanel } from '@/components/blog/sharing/share-controls.tsx';
import { Thumbnail } from '@/components/blog/styling/style-parts.tsx';
import { everyStyleHref, stylesheetNamed } from '@/lib/blog-design/stylesheet.ts';
import type { BlogRights } from '@/lib/blogs/rights.ts';
import { STYLES } from '@/lib/constants/options.ts';
import { SAMPLE_BLOG } from './sample-blog.ts';

/** On a page, whose router the bar needs. */
function seenBy(screen: ReactNode): string {
  const auth = { user: null, loading: false, authError: null } as unknown as Auth;
  return renderToStaticMarkup(
    createElement(
      AppRouterContext,
      { value: {} as AppRouterInstance },
      createElement(AuthContext, { value: auth }, screen),
    ),
  );
}

describe('the bar of a blog', () => {
  const OWNER = { isOwner: true, mayDelete: true, mayTranslate: true, maySaveStyle: true, mayTryStyle: true };
  const NOBODY = { isOwner: false, mayDelete: false, mayTranslate: false, maySaveStyle: false, mayTryStyle: false };
  const { content, ...rest } = SAMPLE_BLOG;
  const barOf = (rights: BlogRights, blog: Partial<ManagedBlog> = {}) =>
    seenBy(
      createElement(BlogBar, {
        blog: { ...rest, title: content.title, withoutFont: [], ...blog },
        rights: { ...rights, isPending: false },
        canSearchPictures: false,
        isFresh: false,
      }),
    );
  /** The names of its buttons and links, in their order. */
  const namesIn = (html: string) =>
    [...html.matchAll(/<(button|a)\b([^>]*)>(.*?)<\/\1>/g)].map(
      ([, , attributes = '', inner = '']) =>
        /aria-label="([^"]+)"/.exec(attributes)?.[1] ?? inner.replaceAll(/<[^>]+>/g, ''),
    );

  test.each([
    ['to its owner', OWNER, {}, ['Share', 'Edit', 'Style', 'Publish elsewhere', 'More']],
    ['of a draft to its owner', OWNER, { visibility: 'draft' as const }, ['Share', 'Edit', 'Style', 'Publish', 'More']],
    ['of nobody to its maker', { ...OWNER, isOwner: false }, {}, ['Share', 'Style', 'More']],
    ['of nobody to anyone', { ...NOBODY, mayTryStyle: true }, {}, ['Share', 'Style']],
    ['of somebody else', NOBODY, {}, ['Share']],
  ])('shows what is allowed %s', (_name, rights, blog, names) => {
    expect(namesIn(barOf(rights, blog))).toEqual(names);
  });
});

/** The stylesheet at a URL. */
const sheetAt = (href: string) => stylesheetNamed(href.replace(/^\/blog\/styles\//, '').replace(/\?.*/, '')) ?? '';

describe('a reading page', () => {
  const html = renderToStaticMarkup(createElement(BlogArticle, { blog: { ...SAMPLE_BLOG, style: 'retro' } }));
  const [, href = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];

  test('links the stylesheet of its style by a content hash', () => {
    expect(href).toMatch(/^\/blog\/styles\/retro-[a-z]+\.css\?v=[\w-]{12}$/);
    expect(sheetAt(href)).toContain('.blog[data-style=retro]');
    expect(sheetAt(href)).toContain('font-family:"Caprasimo"');
  });

  test.each(STYLES.filter((style) => style !== 'retro'))('has no CSS of the style %s', (style) => {
    expect(sheetAt(href)).not.toContain(`[data-style=${style}]`);
  });
});

test('the stylesheet of the editing screens has every style', () => {
  for (const style of STYLES) expect(sheetAt(everyStyleHref())).toContain(`.blog[data-style=${style}]`);
  expect(everyStyleHref()).toMatch(/^\/blog\/styles\/all\.css\?v=[\w-]{12}$/);
});

test.each(['nope.css', 'retro-nope.css', 'retro-blue', '../x.css'])('there is no stylesheet %s', (name) => {
  expect(stylesheetNamed(name)).toBeUndefined();
});

test('a Chinese page includes the font slices of its characters', () => {
  const blog = { ...SAMPLE_BLOG, language: 'chinese' as const, topic: '茶' };
  const chinese = { ...blog, content: { ...blog.content, title: '茶的故事' } };
  const html = renderToStaticMarkup(createElement(BlogArticle, { blog: chinese }));
  expect(html).toContain('font-family:"Noto S');
  expect(html).toMatch(/href="\/blog\/styles\/[a-z-]+-cjk\.css/);
});

test.each([
  ['public', 1],
  ['draft', 0],
] as const)('a list shows the card of a %s blog: %d', (visibility, count) => {
  const html = renderToStaticMarkup(createElement(CardPicture, { blog: { ...SAMPLE_BLOG, visibility } }));
  expect(html.split('/api/og-image/b1')).toHaveLength(count + 1);
});

test('the share link can be read and copied', () => {
  const html = renderToStaticMarkup(createElement(SharePanel, { blog: SAMPLE_BLOG }));
  expect(html).toMatch(/<input[^>]* readOnly=""[^>]* value="https:\/\/quillcast\.test\/share\/abc123"/);
  expect(html).toContain('Embed on your website');
});

test('a thumbnail is hidden from screen readers and shows the blog itself', () => {
  const text = thumbnailText(SAMPLE_BLOG);
  const blogStyle = { style: 'minimal', colorTheme: 'teal' } as const;
  const html = renderToStaticMarkup(createElement(Thumbnail, { blogStyle, text }));
  expect(html).toMatch(/^<div aria-hidden="true" inert=""/);
  expect(html).toContain('data-style="minimal" data-theme="teal" lang="en"');
  expect(html).toContain('Tea at Home');
});
