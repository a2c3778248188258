import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Auth, AuthContext } from '@/components/auth/session/auth-context.ts';
import { CreateScreen } from '@/components/landing/creation-screen.tsx';
import { SiteHeader } from '@/components/shell/site-chrome.tsx';

/** As the server renders it, before the session is known. */
function rendered(screen: typeof CreateScreen): string {
  const auth = { user: null, loading: true, authError: null } as unknown as Auth;
  const page = createElement(AuthContext, { value: auth }, createElement(screen));
  const atHome = createElement(PathnameContext, { value: '/' }, page);
  return renderToStaticMarkup(createElement(AppRouterContext, { value: {} as AppRouterInstance }, atHome));
}

test('without scripts, the creation screen says so instead of a form', () => {
  const html = rendered(CreateScreen);
  expect(html).toContain('<noscript><p class="font-medium">Writing a blog needs JavaScript. ');
  expect(html).toMatch(/<\/noscript><div class="[^"]*noscript:hidden/);
});

test('without scripts, the bar links to the sign-in and has no button for the theme', () => {
  const html = rendered(SiteHeader);
  expect(html).toMatch(/<span class="member:invisible"><a [^>]*href="\/login"[^>]*>Sign In<\/a><\/span>/);
  expect(html).toMatch(/<button[^>]* aria-label="Dark theme"[^>]*noscript:hidden/);
});
