import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { type VisitBatch, VisitCounter } from '@/lib/views/visit-counter.ts';
import { BROWSER } from '../../support/readers.ts';

const PAGE = '/api/views/tea/page.gif';
const NEWS = { referer: 'https://news.example/item' };

const reader = (more: Record<string, string> = {}) => ({
  'user-agent': BROWSER,
  'x-client-address': '203.0.113.7',
  ...more,
});

/** What some requests add to the blog 'tea'; undefined if nothing. */
function counted(...requests: readonly (readonly [url: string, headers: Record<string, string>])[]) {
  const batches: VisitBatch[] = [];
  const counter = new VisitCounter((batch) => batches.push(batch));
  for (const [url, headers] of requests) counter.record({ method: 'GET', url, headers } as unknown as IncomingMessage);
  counter.flush();
  return batches[0]?.blogs.get('tea');
}

test.each([
  ['a search engine', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a program', { 'user-agent': 'curl/8.5.0' }],
  ['nobody by name', { 'user-agent': '' }],
  ['Do Not Track', { dnt: '1' }],
  ['Global Privacy Control', { 'sec-gpc': '1' }],
  ['a prefetch', { 'sec-purpose': 'prefetch' }],
  ['a prerendered page', { 'sec-purpose': 'prefetch;prerender' }],
  ['an old browser that looks ahead', { purpose: 'prefetch' }],
])('leaves out %s', (_, headers) => {
  const visitor = reader({ ...NEWS, ...headers });
  expect(counted([PAGE, visitor], ['/api/views/tea/embed.gif', visitor], ['/share/tea', visitor])).toBeUndefined();
});

test.each([
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
  'Mozilla/5.0 (compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)',
  'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  'CCBot/2.0 (https://commoncrawl.org/faq/)',
])('counts pages fetched by an AI company apart from readers: %s', (agent) => {
  const crawler = reader({ ...NEWS, 'user-agent': agent });
  const pages = ['/share/tea', '/share/tea.md', '/embed/tea', PAGE, '/user/ada'];
  const counts = { views: 0, embeds: 0, cards: 0, aiFetches: 3, readers: new Set(), referrers: new Map() };
  expect(counted(...pages.map((url) => [url, crawler] as const))).toEqual(counts);
});

test('a reader’s file from another site is no visit, nor a page that was typed', () => {
  expect(counted(['/share/tea.pdf', reader(NEWS)], ['/share/tea', reader()])).toBeUndefined();
});

test('readers of one IPv6 network with one browser are one, another browser is another', () => {
  const at = (address: string, agent = BROWSER) =>
    [PAGE, reader({ 'x-client-address': address, 'user-agent': agent })] as const;
  const blog = counted(
    at('2001:db8:1:2::1'),
    at('2001:db8:1:2:ffff::9'),
    at('2001:db8:1:2::1', `${BROWSER} Another/1`),
    at('2001:db8:1:3::1'),
  );
  expect([blog?.views, blog?.readers.size]).toEqual([4, 3]);
});

test('an address adds at most 60 visits to a batch', () => {
  expect(counted(...Array.from({ length: 100 }, () => [PAGE, reader()] as const))?.views).toBe(60);
});

test('keeps only hosts of referrers, pages and frames apart, without this site', () => {
  const from = (referer: string) => reader({ referer, host: 'blogs.example' });
  const blog = counted(
    ['/share/tea', from('https://www.news.example/item?id=7&user=ada')],
    ['/view/tea', from('https://news.example/')],
    ['/embed/tea', from('https://garden.example/about')],
    ['/share/tea', from('https://blogs.example/user/ada')],
    ['/share/tea', from('android-app://com.example.reader/')],
    ['/share/tea', from('no address')],
  );
  expect(Object.fromEntries(blog?.referrers ?? [])).toEqual({
    'news.example': { visits: 2, embeds: 0 },
    'garden.example': { visits: 0, embeds: 1 },
  });
});
