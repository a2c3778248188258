import { describe, expect, it } from 'vitest';
import { checkCredentials, completeAddress } from '@/components/backlinks/form/use-platform-form.ts';

describe('a typed address', () => {
  it.each([
    ['', ''],
    ['  ', ''],
    [' https://example.com ', 'https://example.com'],
    ['http://example.com', 'http://example.com'],
    ['example.com', 'https://example.com'],
    ['example.com/blog/', 'https://example.com/blog/'],
    ['example.com:8443/blog', 'https://example.com:8443/blog'],
    ['localhost:8080', 'https://localhost:8080'],
    ['ftp://example.com', 'ftp://example.com'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['mailto:ada@example.com', 'mailto:ada@example.com'],
    ['my site', 'my site'],
  ])('"%s" is read as "%s"', (typed, address) => {
    expect(completeAddress(typed)).toBe(address);
  });
});

describe('checking credentials', () => {
  it.each([
    ['medium', { token: ' abc ' }, { token: 'abc' }],
    ['devto', { apiKey: 'key' }, { apiKey: 'key' }],
    [
      'wordpress',
      { url: 'example.com', username: 'ada', password: 'abcd EFGH' },
      { url: 'https://example.com', username: 'ada', password: 'abcd EFGH' },
    ],
    [
      'custom',
      {
        url: 'https://example.com/guestbook',
        formSelector: '#f',
        titleFieldSelector: '',
        contentFieldSelector: '#c',
        submitButtonSelector: '#s',
      },
      {
        url: 'https://example.com/guestbook',
        formSelector: '#f',
        contentFieldSelector: '#c',
        submitButtonSelector: '#s',
      },
    ],
    ['hashnode', { token: 't', host: 'https://ada.hashnode.dev/' }, { token: 't', host: 'ada.hashnode.dev' }],
    [
      'ghost',
      { url: 'blog.example.com', adminApiKey: `${'a'.repeat(24)}:${'b'.repeat(64)}` },
      { url: 'https://blog.example.com', adminApiKey: `${'a'.repeat(24)}:${'b'.repeat(64)}` },
    ],
  ] as const)('accepts credentials of %s', (platform, values, credentials) => {
    expect(checkCredentials(platform, values)).toEqual({ ok: true, credentials });
  });

  it('leaves out fields of the platform’s other form', () => {
    const values = { token: 'abc', storyUrl: 'https://medium.com/@ada/story' };
    expect(checkCredentials('medium', values)).toEqual({ ok: true, credentials: { token: 'abc' } });
  });

  it('gives an error for each field', () => {
    const values = { url: 'ftp://example.com', username: ' ', password: '' };
    expect(checkCredentials('wordpress', values)).toEqual({
      ok: false,
      errors: {
        url: 'Please enter the address of your site, with https://',
        username: 'Please enter your WordPress user name',
        password: 'Please enter an application password',
      },
    });
  });

  it('shows an error of the whole form at its first field', () => {
    expect(checkCredentials('medium', {})).toEqual({
      ok: false,
      errors: { token: 'Please enter your Medium token, or the address of the story you imported' },
    });
  });

  it('explains the form of an Admin API key', () => {
    const values = { url: 'https://blog.example.com', adminApiKey: 'nonsense' };
    expect(checkCredentials('ghost', values)).toEqual({
      ok: false,
      errors: { adminApiKey: 'The Admin API key has the form id:secret, as Ghost shows it under Integrations' },
    });
  });
});
