import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Auth, AuthContext } from '@/components/auth/session/auth-context.ts';
import { ForVisitors } from '@/components/landing/for-visitors.tsx';
import { Faq } from '@/components/landing/sections/marketing.tsx';

function seenBy(user: { uid: string } | null, loading = false): string {
  const auth = { user, loading, authError: null } as Auth;
  const part = createElement(ForVisitors, { signedIn: 'my blogs' }, 'what it is');
  return renderToStaticMarkup(createElement(AuthContext, { value: auth }, part));
}

test('visitors see the marketing, also while the session loads', () => {
  expect(seenBy(null)).toBe('what it is');
  expect(seenBy(null, true)).toBe('what it is');
});

test('signed-in users see their blogs instead', () => {
  expect(seenBy({ uid: 'u1' })).toBe('my blogs');
});

test('the FAQ says who sees a blog, and that search engines skip digests and briefs', () => {
  const html = renderToStaticMarkup(createElement(Faq));
  expect(html).toContain('Public blogs appear on your profile');
  expect(html).toContain('search engines find articles, but not digests and briefs');
});
