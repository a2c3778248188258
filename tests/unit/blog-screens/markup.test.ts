import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type Auth, AuthContext } from '@/components/auth/session/auth-context.ts';
import { BlogArticle } from '@/components/blog/article/blog-article.tsx';
import { EditLinks } from '@/components/blog/reading/toolbar-actions.tsx';
import { SharePanel } from '@/components/blog/sharing/share-controls.tsx';
import { Thumbnail } from '@/components/blog/styling/thumbnail.tsx';
import { thumbnailText } from '@/components/blog/styling/thumbnail-text.ts';
import { everyStyleHref, stylesheetNamed } from '@/lib/blog-design/stylesheet.ts';
import { STYLES } from '@/lib/constants/options.ts';
import { SAMPLE_BLOG } from './sample-blog.ts';

function seenBy(uid: string | null, screen: ReactNode): string {
  const user = uid && { uid };
  const auth = { user, loading: false, authError: null } as Auth;
  return renderToStaticMarkup(createElement(AuthContext, { value: auth }, screen));
}

describe('links to change a blog', () => {
  test.each([
    ['to its owner', 'u1', 'u1', ['Edit', 'Change style']],
    ['of nobody to a user', undefined, 'u1', ['Edit', 'Change style']],
    ['of nobody to a visitor', undefined, null, ['Change style']],
    ['of somebody else to a user', 'u1', 'u2', []],
    ['of somebody else to a visitor', 'u1', null, []],
  ])('are shown %s as far as allowed', (_name, ownerId, uid, labels) => {
    const links = createElement(EditLinks, { blogId: 'b1', ownership: { ownerId }, className: '' });
    const html = seenBy(uid, links);
    expect([...html.matchAll(/>([^<]+)<\/a>/g)].map((match) => match[1])).toEqual(labels);
  });
});

test.each([['u1'], [null]])('the sample has no edit links for %s', (uid) => {
  const links = createElement(EditLinks, { blogId: 'featured', ownership: { isSample: true }, className: '' });
  expect(seenBy(uid, links)).toBe('');
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
