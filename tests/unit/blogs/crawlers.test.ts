import robotsParser from 'robots-parser';
import { expect, test } from 'vitest';
import {
  type AiSignals,
  aiDirectives,
  contentSignal,
  contentSignals,
  type OptedOut,
  robotsTxt,
} from '@/lib/blogs/reading/crawlers.ts';

const SITE = 'https://quillcast.test';

test('says nothing about AI by default', () => {
  expect(robotsTxt({}, [], `${SITE}/sitemap.xml`)).toBe(
    `User-agent: *
Allow: /
Disallow: /api/
Allow: /api/og-image/
Allow: /api/images/
Disallow: /auth/

Sitemap: https://quillcast.test/sitemap.xml
`,
  );
});

test.each<[AiSignals, boolean, string | undefined]>([
  [{}, true, undefined],
  [{ training: 'no' }, true, 'search=yes, ai-train=no'],
  [{ answers: 'no' }, true, 'search=yes, ai-input=no'],
  [{ training: 'no', answers: 'yes' }, true, 'search=yes, ai-input=yes, ai-train=no'],
  [{ training: 'yes', answers: 'yes' }, false, 'ai-input=yes, ai-train=yes'],
])('the Content-Signal of %j, searched: %s, is %s', (signals, isSearched, value) => {
  expect(contentSignal(signals, isSearched)).toBe(value);
});

test.each<[AiSignals, string[]]>([
  [{}, []],
  [{ training: 'yes', answers: 'yes' }, []],
  [{ training: 'no' }, ['noai', 'noimageai', 'nocache']],
  [{ answers: 'no' }, ['noarchive']],
  [{ training: 'no', answers: 'no' }, ['noai', 'noimageai', 'noarchive']],
])('the directives of %j are %j', (signals, directives) => {
  expect(aiDirectives(signals)).toEqual(directives);
});

test('an owner’s opt-outs override the site’s permission only', () => {
  expect(contentSignals({ training: 'yes', answers: 'yes' }, ['training'])).toEqual({ training: 'no', answers: 'yes' });
  expect(contentSignals({ training: 'no' })).toEqual({ training: 'no' });
  expect(contentSignals({}, ['answers'])).toEqual({ answers: 'no' });
});

const BLOGS: OptedOut[] = [
  { id: 'bees', aiOptOuts: ['training'] },
  { id: 'tea', aiOptOuts: ['training', 'answers'] },
];

/** Which of these paths a crawler may read. */
function readable(crawler: string, site: AiSignals, paths: readonly string[], blogs: readonly OptedOut[] = BLOGS) {
  const robots = robotsParser(`${SITE}/robots.txt`, robotsTxt(site, blogs, `${SITE}/sitemap.xml`));
  return paths.filter((path) => robots.isAllowed(`${SITE}${path}`, crawler));
}

const PATHS = ['/', '/share/bees', '/share/bees.md', '/embed/tea', '/share/hens', '/api/blogs/hens', '/api/images/x'];

test.each<[string, string[]]>([
  ['Googlebot', ['/', '/share/bees', '/share/bees.md', '/embed/tea', '/share/hens', '/api/images/x']],
  ['GPTBot', ['/', '/share/hens', '/api/images/x']],
  ['Google-Extended', ['/', '/share/hens', '/api/images/x']],
  ['OAI-SearchBot', ['/', '/share/bees', '/share/bees.md', '/share/hens', '/api/images/x']],
])('%s may read what the owners of blogs allow: %j', (crawler, paths) => {
  expect(readable(crawler, {}, PATHS)).toEqual(paths);
});

test.each<[string, AiSignals, boolean]>([
  ['ClaudeBot', { training: 'no' }, false],
  ['Claude-User', { training: 'no' }, true],
  ['Claude-User', { answers: 'no' }, false],
  ['ClaudeBot', { answers: 'no' }, true],
  ['Google-Extended', { answers: 'no' }, false],
  ['CCBot', { training: 'yes', answers: 'yes' }, true],
  ['Bingbot', { training: 'no', answers: 'no' }, true],
])('%s on a site with %j may read it: %s', (crawler, site, isAllowed) => {
  expect(readable(crawler, site, ['/share/hens'])).toHaveLength(isAllowed ? 1 : 0);
});

test('2,000 blogs that opted out of everything fit into the 500 KiB that crawlers read', () => {
  const blogs = Array.from({ length: 2000 }, (_, at) => ({
    id: `blog-with-a-long-${at}`,
    aiOptOuts: ['training', 'answers'] as const,
  }));
  expect(robotsTxt({}, blogs, `${SITE}/sitemap.xml`).length).toBeLessThan(500 * 1024);
});
