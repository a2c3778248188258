import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  connectPath,
  connectReturn,
  popSite,
  saveSite,
  withoutConnectReturn,
} from '@/components/backlinks/submit/connect-return.ts';
import { webStorage } from '../../support/web-storage.ts';

describe('coming back from a WordPress site', () => {
  it.each(['', '?page=2', '?distribution=', '?distribution=something-else'])('is not what "%s" says', (search) => {
    expect(connectReturn(search)).toBeNull();
  });

  it('is good news when the site agreed', () => {
    expect(connectReturn('?distribution=wordpress-connected')).toBe(
      'WordPress is connected. The application password your site made is stored encrypted.',
    );
  });

  it.each([
    ['wordpress-refused', '', /not approved/],
    ['wordpress-failed', 'not-found', /No WordPress was found/],
    ['wordpress-failed', 'no-application-passwords', /offers no application passwords/],
    ['wordpress-failed', 'expired', /took too long/],
    ['wordpress-failed', 'mismatch', /another site/],
    ['wordpress-failed', 'unheard-of', /^The connection failed/],
    ['wordpress-failed', '', /^The connection failed/],
  ])('says what happened: %s %s', (distribution, reason, notice) => {
    expect(connectReturn(`?${new URLSearchParams({ distribution, reason })}`)).toMatch(notice);
  });
});

describe('the address after that', () => {
  it('keeps what belongs to the page', () => {
    expect(
      withoutConnectReturn('https://q.example/blog/b1?a=1&distribution=wordpress-failed&reason=expired#style'),
    ).toBe('/blog/b1?a=1#style');
  });
  it('ends in no question mark', () => {
    expect(withoutConnectReturn('https://q.example/blog/b1?distribution=wordpress-connected')).toBe('/blog/b1');
  });
});

it('asks for a connection with the site and the blog', () => {
  expect(connectPath('https://example.com/a b?c=d&e', 'b1')).toBe(
    '/api/backlinks/wordpress/connect?site=https%3A%2F%2Fexample.com%2Fa+b%3Fc%3Dd%26e&blogId=b1',
  );
});

describe('the address of the site', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('comes back once, to be corrected', () => {
    vi.stubGlobal('sessionStorage', webStorage());
    saveSite('https://example.com');
    expect(popSite()).toBe('https://example.com');
    expect(popSite()).toBeNull();
  });

  it('is nothing where the browser keeps nothing', () => {
    expect(popSite()).toBeNull();
  });
});
