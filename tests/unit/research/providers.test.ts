import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '@/lib/constants/options.ts';
import { brave, openaiSearch, searxng, wikipedia } from '@/lib/research/providers/search-services.ts';
import { ParseRequest } from '@/lib/untrusted/parse.ts';
import { startFakeBrave } from '../../fakes/brave.ts';
import { type FakeMediaWiki, startFakeMediaWiki } from '../../fakes/mediawiki.ts';
import { type FakeOpenAI, startFakeOpenAI } from '../../fakes/openai/server.ts';
import { startFakeSearxng } from '../../fakes/searxng.ts';

const asked = (changes: object = {}) => ({
  language: 'english' as const,
  limit: 5,
  signal: AbortSignal.timeout(10_000),
  ...changes,
});
const FOUND = { url: 'https://bees.example/hives', title: 'Hives' };

describe('Wikipedia', () => {
  const html = `<section><p>${'A hive holds fifty thousand bees in early summer. '.repeat(8)}</p></section>`;
  const userAgent = 'Quillcast/1.0 (https://blogs.example)';
  let wiki: FakeMediaWiki;
  beforeAll(async () => {
    wiki = await startFakeMediaWiki([
      { title: 'Bee hive', html },
      { title: 'OS/2', html },
    ]);
  });
  afterAll(() => wiki.close());
  const provider = () => wikipedia({ apiBase: wiki.apiBase, userAgent });

  test('finds pages under the addresses that readers know, without markup in what it says of them', async () => {
    const hits = await provider().search('hive', asked());
    expect(hits[0]).toEqual({ url: `${wiki.url}/wiki/Bee_hive`, title: 'Bee hive', snippet: 'hive   more' });
  });

  test.each(['Bee hive', 'OS/2'])('reads “%s” with its license', async (title) => {
    const url = `${wiki.url}/wiki/x`;
    const hit = { url, title, snippet: '' };
    const page = await provider().read?.(hit, { topic: title, language: 'english' }, new ParseRequest('a test'));
    expect(page).toMatchObject({
      url,
      title,
      language: 'en',
      license: { name: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' },
    });
    expect(page?.text).toContain('A hive holds fifty thousand bees');
  });

  test('asks one thing after the other, however many want something', async () => {
    await Promise.all(['hive', 'bee', 'summer'].map((query) => provider().search(query, asked())));
    expect(wiki.mostAtOnce()).toBe(1);
  });

  test('waits as long as a busy wiki asks, and asks again', async () => {
    wiki.refuseNext('1');
    expect(await provider().search('hive', asked())).toHaveLength(2);
  });

  test.each(['120', 'Wed, 21 Oct 2026 07:28:00 GMT'])(
    'gives up on a wiki that asks to wait until %s',
    async (retryAfter) => {
      wiki.refuseNext(retryAfter);
      await expect(provider().search('hive', asked())).rejects.toThrow('answered 429');
    },
  );

  test('is refused where it does not say who asks', async () => {
    const nameless = wikipedia({ apiBase: wiki.apiBase, userAgent: 'curl' });
    await expect(nameless.search('hive', asked())).rejects.toThrow('answered 403');
  });

  test('is asked in the language of the article', async () => {
    const apiBase = wiki.apiBase.replace('/w/', '/{language}/w/');
    const search = wikipedia({ apiBase, userAgent }).search('hive', asked({ language: 'french' }));
    await expect(search).rejects.toThrow('answered 404');
    expect(wiki.calls.at(-1)?.path).toBe('/fr/w/rest.php/v1/search/page');
  });

  test('that did not answer is not asked again a moment later', async () => {
    const closed = await startFakeMediaWiki([]);
    await closed.close();
    const gone = wikipedia({ apiBase: closed.apiBase, userAgent });
    await expect(gone.search('hive', asked())).rejects.toThrow('We could not reach this address');
    await expect(gone.search('hive', asked())).rejects.toThrow('did not answer a moment ago');
  });
});

describe('SearXNG', () => {
  test('finds pages, below any path it is served under', async () => {
    await using server = disposable(await startFakeSearxng([{ ...FOUND, content: 'About bees' }]));
    const hits = await searxng({ url: `${server.url}/` }).search('hives', asked());
    expect(hits).toEqual([{ ...FOUND, snippet: 'About bees' }]);
    expect(server.calls[0]?.query.get('language')).toBe('en');
  });

  test('whose settings do not allow JSON does not answer', async () => {
    await using server = disposable(await startFakeSearxng([], ['html']));
    await expect(searxng({ url: server.url }).search('hives', asked())).rejects.toThrow('answered 403');
  });
});

describe('Brave', () => {
  const apiKey = 'a key of the tests';

  test.each(LANGUAGES)('finds pages in %s, however long the query is', async (language) => {
    await using server = disposable(await startFakeBrave(apiKey, [{ ...FOUND, description: 'About bees' }]));
    const provider = brave({ apiBase: server.url, apiKey });
    const hits = await provider.search('hives and bees '.repeat(60), asked({ language }));
    expect(hits).toEqual([{ ...FOUND, snippet: 'About bees' }]);
  });

  test('that finds nothing gives nothing', async () => {
    await using server = disposable(await startFakeBrave(apiKey, []));
    expect(await brave({ apiBase: server.url, apiKey }).search('hives', asked())).toEqual([]);
  });

  test('refuses a wrong key, and too many questions', async () => {
    await using server = disposable(await startFakeBrave(apiKey, []));
    const wrong = brave({ apiBase: server.url, apiKey: 'another' });
    await expect(wrong.search('hives', asked())).rejects.toThrow('answered 401');
    server.refuseNext();
    const right = brave({ apiBase: server.url, apiKey });
    await expect(right.search('hives', asked())).rejects.toThrow('answered 429');
  });
});

describe("OpenAI's web search", () => {
  let openai: FakeOpenAI;
  beforeAll(async () => {
    openai = await startFakeOpenAI({ apiKey: 'sk-search', mode: { webPages: [FOUND] } });
  });
  afterAll(() => openai.close());
  const provider = (apiKey: string) => openaiSearch({ apiKey, baseUrl: openai.baseUrl, model: 'gpt-5-mini' });

  test('gives what it cites, without its mark on the addresses', async () => {
    expect(await provider('sk-search').search('hives', asked())).toEqual([{ ...FOUND, snippet: '' }]);
  });

  test('with a wrong key does not answer', async () => {
    await expect(provider('sk-other').search('hives', asked())).rejects.toMatchObject({ status: 401 });
  });
});

function disposable<Server extends { close: () => Promise<void> }>(server: Server) {
  return { ...server, [Symbol.asyncDispose]: server.close };
}
