import type { IncomingMessage } from 'node:http';
import { describe, expect, it, test } from 'vitest';
import { creationMetadata } from '@/components/landing/metadata.ts';
import { acceptedLanguage } from '@/lib/http/accepted-language.ts';
import { languageAlternates, pathsInLanguages } from '@/lib/http/language-alternates.ts';
import { isScreen, pathIn, splitLanguage } from '@/lib/messages/languages.ts';
import { languageRedirect } from '@/lib/server/answer-language.ts';
import { answered } from '../../support/answered.ts';

const LANGUAGES = { en: 'English', de: 'Deutsch', 'zh-Hans': '中文' };

describe('the language that a browser asks for', () => {
  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['en-GB,en;q=0.9,de;q=0.5', 'en'],
    ['sv,de;q=0.4,en;q=0.3', 'de'],
    ['en;q=0.2,zh-TW', 'zh-Hans'],
    ['de;q=0,en', 'en'],
    ['sv', undefined],
    ['*', undefined],
    ['; ,;q=x', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('of %j is %s', (header, language) => {
    expect(acceptedLanguage(header, LANGUAGES)).toBe(language);
  });
});

describe('addresses in a language', () => {
  it.each([
    ['/', '/de'],
    ['/?topic=Tea', '/de?topic=Tea'],
    ['/#topic', '/de#topic'],
    ['/create#live', '/de/create#live'],
    ['/settings/account', '/de/settings/account'],
    ['/blog/a1#text', '/de/blog/a1#text'],
    ['/login?next=%2Fprofile', '/de/login?next=%2Fprofile'],
    // Pages that speak the language of what they show, and files.
    ['/share/a1', '/share/a1'],
    ['/user/ann', '/user/ann'],
    ['/profile/ann', '/profile/ann'],
    ['/library/german/tee', '/library/german/tee'],
    ['/report/a1', '/report/a1'],
    ['/blog/styles/x.css', '/blog/styles/x.css'],
    ['/api/blogs/a1', '/api/blogs/a1'],
    ['https://example.org/create', 'https://example.org/create'],
  ])('of %s is %s', (path, expected) => {
    expect(pathIn('de', path)).toBe(expected);
    expect(pathIn('en', path)).toBe(path);
  });

  it.each([
    ['/de', 'de', '/'],
    ['/de/', 'de', '/'],
    ['/de?a=b', 'de', '/?a=b'],
    ['/zh-Hans/create', 'zh-Hans', '/create'],
    ['/de/share/a1', 'de', '/share/a1'],
    ['/en/create', 'en', '/en/create'],
    ['/de//example.org', 'en', '/de//example.org'],
    ['/de/\\example.org', 'en', '/de/\\example.org'],
    ['/developers', 'en', '/developers'],
    ['/fr/create', 'en', '/fr/create'],
    ['/', 'en', '/'],
  ])('split %s into %s and %s', (given, language, path) => {
    expect(splitLanguage(given, LANGUAGES)).toEqual({ language, path });
  });

  it('are all listed for a screen, and the one of any other page', () => {
    expect(pathsInLanguages('/create', LANGUAGES)).toEqual(['/create', '/de/create', '/zh-Hans/create']);
    expect(pathsInLanguages('/user/ann', LANGUAGES)).toEqual(['/user/ann']);
    expect(languageAlternates('/create', LANGUAGES)).toEqual({
      canonical: '/create',
      languages: { en: '/create', de: '/de/create', 'zh-Hans': '/zh-Hans/create', 'x-default': '/create' },
    });
    expect(languageAlternates('/create', { en: 'English' })).toEqual({ canonical: '/create' });
  });

  it('have no language for what is no screen', () => {
    expect(['/blogs', '/operator/reports/a1', '/terms'].every(isScreen)).toBe(true);
    expect(['/embed/a1', '/_next/static/x.js', '/fonts/x.woff2', '/anything'].some(isScreen)).toBe(false);
  });
});

describe('a request for a page', () => {
  const led = (url: string, headers: IncomingMessage['headers'], method = 'GET') =>
    languageRedirect({ method, url, headers } as IncomingMessage, LANGUAGES);

  it.each([
    ['/create?topic=Tea', { 'accept-language': 'de' }, '/de/create?topic=Tea'],
    ['/', { 'accept-language': 'de' }, '/de'],
    ['/', { 'accept-language': 'de', cookie: 'a=b; language=zh-Hans' }, '/zh-Hans'],
    ['/', { 'accept-language': 'de', cookie: 'language=en' }, undefined],
    ['/', { 'accept-language': 'de', cookie: 'language=xx' }, '/de'],
    ['/', { 'accept-language': 'en-US,de' }, undefined],
    ['/', {}, undefined],
    // Chosen by the address.
    ['/de/create', { 'accept-language': 'en', cookie: 'language=en' }, undefined],
    // One address.
    ['/de/share/a1', {}, '/share/a1'],
    ['/de/api/health', {}, '/api/health'],
    ['/share/a1', { 'accept-language': 'de' }, undefined],
    // Next's requests for parts of a page.
    ['/create', { 'accept-language': 'de', rsc: '1' }, undefined],
  ])('for %s with %j is led to %s', (url, headers, to) => {
    expect(led(url, headers)).toBe(to);
  });

  it('is led nowhere when it writes', () => {
    expect(led('/create', { 'accept-language': 'de' }, 'POST')).toBeUndefined();
  });
});

test.each([
  ['de', 'de_DE', '/de/create'],
  ['zh-Hans', 'zh_CN', '/zh-Hans/create'],
  ['en', 'en_US', '/create'],
])('a screen in %s names its locale and its address to networks', async (language, locale, url) => {
  const { result } = await answered(async () => creationMetadata('/create'), { language });
  expect(result.openGraph).toMatchObject({ locale, url });
});
