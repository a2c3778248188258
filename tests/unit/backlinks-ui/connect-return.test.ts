import { describe, expect, it, vi } from 'vitest';
import {
  connectPath,
  connectReturn,
  popSite,
  saveSite,
  withoutConnectReturn,
} from '@/components/backlinks/submit/connect-return.ts';
import { inEnglish } from '@/lib/messages/catalogue.ts';
import { webStorage } from '../../support/web-storage.ts';

describe('the notice after a WordPress connection', () => {
  const CONNECTED = /^WordPress is connected\. The application password your site made is stored encrypted\.$/;

  it.each(['', '?page=2', '?distribution=', '?distribution=something-else'])('does not exist for "%s"', (search) => {
    expect(connectReturn(search)).toBeNull();
  });

  it.each([
    ['wordpress-connected', '', CONNECTED],
    ['wordpress-refused', '', /not approved/],
    ['wordpress-failed', 'not-found', /We found no WordPress/],
    ['wordpress-failed', 'no-application-passwords', /offers no application passwords/],
    ['wordpress-failed', 'expired', /took too long/],
    ['wordpress-failed', 'mismatch', /different site/],
    ['wordpress-failed', 'unheard-of', /^The connection failed/],
    ['wordpress-failed', '', /^The connection failed/],
  ])('explains %s %s', (distribution, reason, notice) => {
    const outcome = connectReturn(`?${new URLSearchParams({ distribution, reason })}`);
    expect(outcome && inEnglish(`backlinks.connected.${outcome}`)).toMatch(notice);
  });
});

it.each([
  ['?a=1&distribution=wordpress-failed&reason=expired#style', '/blog/b1?a=1#style'],
  ['?distribution=wordpress-connected', '/blog/b1'],
])('the page address after a connection with %s is %s', (search, path) => {
  expect(withoutConnectReturn(`https://q.example/blog/b1${search}`)).toBe(path);
});

it('starts a connection with site and blog', () => {
  expect(connectPath('https://example.com/a b?c=d&e', 'b1')).toBe(
    '/api/backlinks/wordpress/connect?site=https%3A%2F%2Fexample.com%2Fa+b%3Fc%3Dd%26e&blogId=b1',
  );
});

it('stores the site address until it is read', () => {
  vi.stubGlobal('sessionStorage', webStorage());
  saveSite('https://example.com');
  expect([popSite(), popSite()]).toEqual(['https://example.com', null]);
  vi.unstubAllGlobals();
  expect(popSite()).toBeNull();
});
