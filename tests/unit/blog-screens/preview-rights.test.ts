import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SWRConfig } from 'swr';
import { expect, test } from 'vitest';
import { type Auth, AuthContext } from '@/components/auth/session/auth-context.ts';
import { thumbnailText } from '@/components/blog/bar/managed-blog.ts';
import { BlogPreview } from '@/components/blog/preview/blog-preview.tsx';
import type { BlogOwnership } from '@/lib/blogs/rights.ts';
import { SAMPLE_BLOG } from './sample-blog.ts';

/** The preview after the server has answered with the viewer's rights. */
function preview(ownership: BlogOwnership, uid: string | null, maySaveStyle = false): string {
  const auth = { user: uid && { uid }, loading: false, authError: null } as Auth;
  const rights = { isOwner: false, mayDelete: false, mayTryStyle: true, maySaveStyle };
  const screen = createElement(
    BlogPreview,
    {
      blogId: 'b1',
      ownership,
      title: 'Tea at Home',
      text: thumbnailText(SAMPLE_BLOG),
      blogStyle: { style: 'minimal', colorTheme: 'default' },
      children: null,
    } as const,
    'The article.',
  );
  const session = createElement(AuthContext, { value: auth }, screen);
  const answers = { value: { fallback: { '/api/blogs/b1/rights': rights } } };
  return renderToStaticMarkup(
    createElement(AppRouterContext, { value: {} as never }, createElement(SWRConfig, answers, session)),
  );
}

const PANEL = 'Random Style &amp; Color';
const NOTICE = 'Sign in to Save';

test.each([
  ['the sample to a visitor', { isSample: true }, null],
  ['the sample to a user', { isSample: true }, 'u1'],
  ['somebody else’s blog to a user', { ownerId: 'u2' }, 'u1'],
])('%s is the article alone', (_, ownership, uid) => {
  const html = preview(ownership, uid);
  expect(html).toContain('The article.');
  expect(html).not.toContain(PANEL);
  expect(html).not.toContain(NOTICE);
});

test('a visitor who made the blog gets the panel and no notice', () => {
  const html = preview({}, null, true);
  expect(html).toContain(PANEL);
  expect(html).not.toContain(NOTICE);
});

test('another visitor of an ownerless blog sees that nothing is saved', () => {
  const html = preview({}, null, false);
  expect(html).toContain('You are trying out styles.');
  expect(html).toContain(NOTICE);
  expect(html).toContain('href="/login?next=%2Fblog%2Fb1"');
});
