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
function preview(ownership: BlogOwnership, uid: string | null, maySaveStyle: boolean): string {
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

const PARTS = [
  'Random Style &amp; Color',
  'You are trying out styles.',
  'Sign in to Save',
  'href="/login?next=%2Fblog%2Fb1"',
];

test.each<[string, BlogOwnership, string | null, boolean, string[]]>([
  ['the sample to a visitor', { isSample: true }, null, false, []],
  ['the sample to a user', { isSample: true }, 'u1', false, []],
  ['somebody else’s blog to a user', { ownerId: 'u2' }, 'u1', false, []],
  ['the panel to the visitor who made it', {}, null, true, ['Random Style &amp; Color']],
  ['to another visitor that nothing is saved', {}, null, false, PARTS],
])('the preview shows %s', (_, ownership, uid, maySave, shown) => {
  const html = preview(ownership, uid, maySave);
  expect(html).toContain('The article.');
  expect(PARTS.filter((part) => html.includes(part))).toEqual(shown);
});
