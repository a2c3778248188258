import { describe, expect, test } from 'vitest';
import { findPages } from '@/lib/research/find-pages.ts';
import { wikipedia } from '@/lib/research/providers/search-services.ts';

const apiBase = process.env.MEDIAWIKI_API_BASE;
if (!apiBase) throw new Error('MEDIAWIKI_API_BASE is not set: run the tests by start-mediawiki.sh');

const provider = wikipedia({ apiBase, userAgent: 'Quillcast/1.0 (http://quillcast.test)' });

const find = (topic: string) =>
  findPages(
    { topic, language: 'english', queries: [topic], knownUrls: [] },
    {
      providers: [provider],
      signal: AbortSignal.timeout(30_000),
      allowHosts: [],
      requester: 'a test',
      onPage: () => undefined,
    },
  );

describe('a real MediaWiki', () => {
  test('finds the page that treats a topic, and its headings, list and table are read', async () => {
    const { pages, silent } = await find('Beekeeping');
    expect(silent).toEqual([]);
    const page = pages.find(({ title }) => title === 'Beekeeping');
    expect(page).toMatchObject({
      language: 'en',
      license: { name: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' },
    });
    expect(page?.text).toContain('about fifty thousand bees in early summer');
    expect(page?.text).toContain('## Hives');
    expect(page?.text).toContain('| Langstroth | 10 | 40 kg |');
    expect(page?.text).toContain('- In spring the keeper looks for eggs and for room.');
  });

  test('finds pages whose titles hold a colon', async () => {
    const hits = await provider.search('comparison', {
      language: 'english',
      limit: 5,
      signal: AbortSignal.timeout(30_000),
    });
    expect(hits.map(({ title }) => title)).toContain('Bee hives: a comparison');
  });

  test('gives nothing on what no page treats', async () => {
    expect(await find('Submarine cables')).toEqual({ pages: [], silent: [] });
  });

  test('leads readers to an address that shows the page', async () => {
    const [hit] = await provider.search('zeppelin', {
      language: 'english',
      limit: 1,
      signal: AbortSignal.timeout(30_000),
    });
    expect(new URL(hit?.url ?? '').pathname).toBe('/wiki/Zeppelin');
    expect(await (await fetch(hit?.url ?? '')).text()).toContain('named after a German count');
  });
});
