import { expect, test } from 'vitest';
import { nextPath } from '@/components/auth/sign-in/sign-in-screen.tsx';

const leadsTo = (next: string) => nextPath(`?next=${encodeURIComponent(next)}`);

test.each(['/profile', '/blog/abc?style=retro#top', '/profile?page=2'])('sign-in continues to %s', (path) => {
  expect(leadsTo(path)).toBe(path);
});

test.each([
  ['another site', 'https://evil.example/'],
  ['another site without its scheme', '//evil.example/x'],
  ['another site behind backslashes', '/\\evil.example'],
  ['another site behind a tab, which browsers drop', '/\t/evil.example'],
  ['another site behind dots', '/..//evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a path without its slash', 'profile'],
  ['the login page itself', '/login?next=/login'],
  ['a page of the sign-in', '/auth/done'],
  ['our API', '/api/account/export'],
  ['nothing', ''],
])('ignores %s as the target of a sign-in', (_, next) => {
  expect(leadsTo(next)).toBe('/');
});

test('sign-in goes home without a target', () => {
  expect(nextPath('')).toBe('/');
});
