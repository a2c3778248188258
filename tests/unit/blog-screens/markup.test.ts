import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Auth, AuthContext } from '@/components/auth/session/auth-context.ts';
import { BlogArticle } from '@/components/blog/article/blog-article.tsx';
import BlogBar from '@/components/blog/bar/blog-bar.tsx';
import { thumbnailText } from '@/components/blog/bar/managed-blog.ts';
import { CardPicture } from '@/components/blog/card/card-parts.tsx';
import { SharePanel } from '@/components/blog/sharing/share-controls.tsx';
import { Thumbnail } from '@/components/blog/styling/style-parts.tsx';
import { everyStyleHref, stylesheetNamed } from '@/lib/blog-design/stylesheet.ts';
import { STYLES } from '@/lib/constants/options.ts';
import { SAMPLE_BLOG } from './sample-blog.ts';

/** On a page, whose router the bar needs. */
function seenBy(screen: ReactNode, user: object | null = null): string {
  const auth = { user, loading: false, authError: null } as unknown as Auth;
  return renderToStaticMarkup(
    createElement(
      AppRouterContext,
      { value: {} as AppRouterInstance },
      createElement(AuthContext, { value: auth }, screen),
    ),
  );
}

const ALL = { isOwner: true, mayDelete: true, mayTranslate: true, maySaveStyle: true, mayTryStyle: true };
const NONE = { isOwner: false, mayDelete: false, mayTranslate: false, maySaveStyle: false, mayTryStyle: false };

test.each([
  ['to its owner', ALL, 'public', ['Share', 'Edit', 'Style', 'Publish elsewhere', 'More']],
  ['of a draft to its owner', ALL, 'draft', ['Share', 'Edit', 'Style', 'Publish', 'More']],
  ['of nobody to its maker', { ...ALL, isOwner: false }, 'public', ['Share', 'Style', 'More']],
  ['of nobody to anyone', { ...NONE, mayTryStyle: true }, 'public', ['Share', 'Style']],
  ['of somebody else', NONE, 'public', ['Share']],
] as const)('the bar shows what is allowed %s', (_name, rights, visibility, names) => {
  const { content, ...rest } = SAMPLE_BLOG;
  const blog = { ...rest, title: content.title, withoutFont: [], visibility };
  const props = { blog, rights: { ...rights, isPending: false }, canSearchPictures: false, isFresh: false };
  const html = seenBy(createElement(BlogBar, props));
  const controls = [...html.matchAll(/<(button|a)\b([^>]*)>(.*?)<\/\1>/g)];
  const shown = controls.map(
    ([, , attributes = '', inner = '']) =>
      /aria-label="([^"]+)"/.exec(attributes)?.[1] ?? inner.replaceAll(/<[^>]+>/g, ''),
  );
  expect(shown).toEqual(names);
});

test('a new blog asks for the name that signs it, apart from who can read it', () => {
  const { content, ...rest } = SAMPLE_BLOG;
  const blog = { ...rest, title: content.title, withoutFont: [], visibility: 'public' } as const;
  const props = { blog, rights: { ...ALL, isPending: false }, canSearchPictures: false, isFresh: true };
  const html = seenBy(createElement(BlogBar, props), { uid: 'u1', hasChosenName: false });
  const [, id = ''] = /<label for="([^"]+)"[^>]*>Sign it with your name<\/label>/.exec(html) ?? [];
  expect(html).toMatch(new RegExp(`<input[^>]* id="${id}"`));
  expect(html).toMatch(
    /Anyone can read it\.<\/p><button[^>]*>Change<span[^>]*> who can see it<\/span><\/button><\/div><form/,
  );
});

/** The stylesheet at a URL. */
const sheetAt = (href: string) => stylesheetNamed(href.replace(/^\/blog\/styles\//, '').replace(/\?.*/, '')) ?? '';

/** The styles of which a stylesheet has rules. */
const stylesIn = (href: string) => STYLES.filter((style) => sheetAt(href).includes(`[data-style=${style}]`));

test('a reading page links the stylesheet of its style alone, by a content hash', () => {
  const html = renderToStaticMarkup(createElement(BlogArticle, { blog: { ...SAMPLE_BLOG, style: 'retro' } }));
  const [, href = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
  expect(href).toMatch(/^\/blog\/styles\/retro-[a-z]+-en\.css\?v=[\w-]{12}$/);
  expect(stylesIn(href)).toEqual(['retro']);
  expect(sheetAt(href)).toContain('font-family:"Caprasimo"');
});

test('the stylesheet of the editing screens has every style', () => {
  expect(stylesIn(everyStyleHref())).toEqual(STYLES);
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
