import { describe, expect, it } from 'vitest';
import { isSameSite, requireHttps } from '@/lib/backlinks/platforms/shared/platform.ts';

describe('a site address', () => {
  it.each(['https://blog.example', 'http://127.0.0.1:8080', 'http://localhost', 'http://[::1]:80/'])(
    'may receive a password: %s',
    (url) => {
      expect(() => requireHttps('WordPress', url)).not.toThrow();
    },
  );

  it.each(['http://blog.example', 'http://127.0.0.1.blog.example', 'http://localhost.blog.example'])(
    'receives no password over http: %s',
    (url) => {
      expect(() => requireHttps('WordPress', url)).toThrow(
        'WordPress needs https, so that nobody on the way can read your password. Turn on https for your site and enter its address with https://.',
      );
    },
  );

  it.each([
    ['https://blog.example', 'https://www.blog.example/wp-json/', true],
    ['http://blog.example', 'https://blog.example', true],
    ['https://blog.example', 'https://blog.example.evil.example', false],
    ['https://blog.example', 'https://api.blog.example', false],
    ['https://blog.example', 'https://blog.example:8443', false],
  ])('%s and %s are the same site: %s', (first, second, isOne) => {
    expect(isSameSite(first, second)).toBe(isOne);
  });
});
