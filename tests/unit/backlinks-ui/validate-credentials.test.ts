import { describe, expect, it } from 'vitest';
import { completeAddress, validateCredentials } from '@/components/backlinks/form/use-platform-form.ts';
import type { PlatformName } from '@/lib/constants/platforms.ts';
import { inEnglish } from '@/lib/messages/catalogue.ts';

it.each([
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
])('a typed address "%s" is read as "%s"', (typed, address) => {
  expect(completeAddress(typed)).toBe(address);
});

function faultsOf(platform: PlatformName, values: Record<string, string>): Record<string, string> {
  const checked = validateCredentials(platform, values);
  const faults = checked.ok ? [] : Object.entries(checked.errors);
  return Object.fromEntries(faults.map(([name, fault]) => [name, inEnglish(`backlinks.form.faults.${fault}`)]));
}

describe('checking credentials', () => {
  it('completes an address, trims, and leaves out empty values', () => {
    const values = { url: 'example.com', formSelector: ' #f ', titleFieldSelector: '' };
    const rest = { contentFieldSelector: '#c', submitButtonSelector: '#s' };
    const credentials = { url: 'https://example.com', formSelector: '#f', ...rest };
    expect(validateCredentials('custom', { ...values, ...rest })).toEqual({ ok: true, credentials });
  });

  it('takes the host of an address where a host is needed', () => {
    const values = { token: 't', host: 'https://ada.hashnode.dev/' };
    expect(validateCredentials('hashnode', values)).toEqual({
      ok: true,
      credentials: { token: 't', host: 'ada.hashnode.dev' },
    });
  });

  it('leaves out fields of the platform’s other form', () => {
    const values = { token: 'abc', storyUrl: 'https://medium.com/@ada/story' };
    expect(validateCredentials('medium', values)).toEqual({ ok: true, credentials: { token: 'abc' } });
  });

  it('gives an error for each field', () => {
    const values = { url: 'ftp://example.com', username: ' ', password: '' };
    expect(faultsOf('wordpress', values)).toEqual({
      url: 'Please enter the address of your site, with https://',
      username: 'Please enter your WordPress user name',
      password: 'Please enter an application password',
    });
  });

  it('shows an error of the whole form at its first field', () => {
    expect(faultsOf('medium', {})).toEqual({
      token: 'Please enter your Medium token, or the address of the story you imported',
    });
  });
});
