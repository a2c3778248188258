import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { refreshDelay } from '@/components/auth/session/providers.tsx';
import { nextPath } from '@/components/auth/sign-in/sign-in-screen.tsx';
import { readVisitorId, visitorCookieHeader } from '@/lib/auth/session.ts';

const EmailOnScreen = () => createElement('p', null, useAuth().user?.email);

test('useAuth throws outside its provider', () => {
  expect(() => renderToString(createElement(EmailOnScreen))).toThrow('useAuth must be used within an AuthProvider');
});

const NOW = Date.parse('2026-03-01T12:00:00.000Z');

test.each([
  ['five minutes before its end', '2026-03-01T13:00:00.000Z', 55 * 60_000],
  ['after a minute when less than five minutes are left', '2026-03-01T12:03:00.000Z', 60_000],
  ['after a minute when the clock says that it has ended', '2026-02-01T12:00:00.000Z', 60_000],
  ['as late as a timer can hold for one of many weeks', '2026-06-01T12:00:00.000Z', 2_147_483_647],
  ['as late as a timer can hold for an end that is no time', 'tomorrow', 2_147_483_647],
])('renews a session %s', (_, expires, delay) => {
  expect(refreshDelay(expires, NOW)).toBe(delay);
});

test.each([
  ['/profile', '/profile'],
  ['/blog/abc?style=retro#top', '/blog/abc?style=retro#top'],
  ['https://evil.example/', '/'],
  ['//evil.example/x', '/'],
  ['/\\evil.example', '/'],
  // Browsers drop the tab.
  ['/\t/evil.example', '/'],
  ['/..//evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['profile', '/'],
  ['/login?next=/login', '/'],
  ['/auth/done', '/'],
  ['/api/account/export', '/'],
  ['', '/'],
])('sign-in continues from next=%j to %s', (next, path) => {
  expect(nextPath(`?next=${encodeURIComponent(next)}`)).toBe(path);
});

const SECRET = 'a secret of at least thirty-two characters';
const header = visitorCookieHeader('visitor-1', SECRET, true);
const [cookie = ''] = header.split(';');

test.each([
  [`theme=dark; ${cookie}; other=1`, 'visitor-1'],
  [null, undefined],
  ['quillcast_visitor=visitor-1', undefined],
  ['quillcast_visitor=visitor-1.', undefined],
  ['quillcast_visitor=visitor-1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', undefined],
  [cookie.replace('visitor-1', 'visitor-2'), undefined],
])('of %j, only a signed visitor counts', (cookies, id) => {
  expect(readVisitorId(cookies, SECRET)).toBe(id);
});

test('the visitor’s cookie is out of reach of scripts, and of plain http where the site has https', () => {
  expect(header.split('; ')).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Secure']));
});
