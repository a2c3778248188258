import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Auth, AuthContext } from '@/components/auth/session/auth-context.ts';
import { ForVisitors } from '@/components/landing/for-visitors.tsx';
import { Faq } from '@/components/landing/sections/faq.tsx';

function seenBy(user: { uid: string } | null, loading = false): string {
  const auth = { user, loading, authError: null } as Auth;
  const part = createElement(ForVisitors, { signedIn: 'my blogs' }, 'what it is');
  return renderToStaticMarkup(createElement(AuthContext, { value: auth }, part));
}

test('a visitor reads what the product is, also while the session is looked up', () => {
  expect(seenBy(null)).toBe('what it is');
  expect(seenBy(null, true)).toBe('what it is');
});

test('whoever is signed in sees their blogs in its place', () => {
  expect(seenBy({ uid: 'u1' })).toBe('my blogs');
});

test('the questions say where a blog is seen, and that no search engine is led to a digest or brief', () => {
  const html = renderToStaticMarkup(createElement(Faq));
  expect(html).toContain('Public blogs appear on your profile');
  expect(html).toContain('search engines find articles, but not digests and briefs');
});
