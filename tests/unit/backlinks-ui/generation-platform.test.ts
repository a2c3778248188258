import { describe, expect, it } from 'vitest';
import { generationPlatform } from '@/components/backlinks/on-creation/generation-platform.ts';
import { generationCredentials } from '@/lib/backlinks/rules.ts';

const options = { visibility: 'draft', remember: true } as const;

const WORDPRESS = { url: 'https://example.com', username: 'ada', password: 'abcd' };
const CUSTOM = {
  url: 'https://example.com',
  formSelector: '#f',
  contentFieldSelector: '#c',
  submitButtonSelector: '#s',
};

describe('a platform of a generation request', () => {
  it.each([
    ['devto', { apiKey: 'k' }, { platformPassword: 'k' }],
    ['medium', { token: 't' }, { platformPassword: 't' }],
    ['wordpress', WORDPRESS, { customUrl: 'https://example.com', platformUsername: 'ada', platformPassword: 'abcd' }],
    [
      'custom',
      CUSTOM,
      { customUrl: 'https://example.com', formSelector: '#f', contentFieldSelector: '#c', submitButtonSelector: '#s' },
    ],
    ['hashnode', { token: 't', host: 'a.hashnode.dev' }, { platformPassword: 't', customUrl: 'a.hashnode.dev' }],
    ['ghost', { url: 'https://g.org', adminApiKey: 'a:b' }, { customUrl: 'https://g.org', platformPassword: 'a:b' }],
    ['telegraph', { authorName: 'Ada' }, { platformUsername: 'Ada' }],
  ] as const)('carries the credentials of %s under the shared names', (platform, given, shared) => {
    expect(generationPlatform(platform, given, options)).toEqual({
      platform,
      credentials: shared,
      visibility: 'draft',
      remember: true,
    });
  });

  it.each([
    ['devto', { apiKey: 'k' }],
    ['medium', { token: 't' }],
    ['wordpress', WORDPRESS],
    ['custom', CUSTOM],
    ['hashnode', { token: 't', host: 'a.hashnode.dev' }],
    ['ghost', { url: 'https://g.org', adminApiKey: 'a:b' }],
    ['telegraph', { authorName: 'Ada' }],
  ] as const)('is read by the server as it was meant: %s', (platform, given) => {
    expect(generationCredentials(generationPlatform(platform, given, options))).toEqual(given);
  });

  it('is without credentials where the remembered ones are meant', () => {
    const { credentials } = generationPlatform('devto', undefined, options);
    expect(credentials).toEqual({});
  });
});
