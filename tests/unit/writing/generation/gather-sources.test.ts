import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { chooseWriter, gatherSources, writeFromSources } from '@/lib/writing/generation/gather-sources.ts';
import type { Writer, WritingRequest } from '@/lib/writing/types.ts';
import { type FakeMediaWiki, startFakeMediaWiki } from '../../../fakes/mediawiki.ts';
import { allowedSite } from '../../../support/allowed-site.ts';
import { changeSettings } from '../../../support/settings.ts';

/** A page of this many times twelve words. */
const makePage = (times: number) => ({
  body: `<title>Hives</title><article>${'<p>A hive holds fifty thousand bees in summer and ten in winter.</p>'.repeat(times)}</article>`,
});

const site = await allowedSite({ '/1200': makePage(100), '/600': makePage(50), '/more': makePage(51) });
let wiki: FakeMediaWiki;

beforeAll(async () => {
  wiki = await startFakeMediaWiki([]);
  changeSettings({ WIKIPEDIA_API_BASE: wiki.apiBase });
});
beforeEach(() => {
  wiki.calls.length = 0;
});
afterAll(() => wiki.close());

const wishes = { topic: 'Bees at home', language: 'english', length: 'medium', findSources: true } as const;

/** Asks for what an article of at most 1,200 words is written from. */
async function gather(
  paths: readonly string[],
  own: { batchSize?: number; hasModel?: boolean; authorAnswers?: { question: string; answer: string }[] } = {},
) {
  const { hasModel = true, ...batch } = own;
  const asked: string[] = [];
  const unused = () => Promise.reject(new Error('Nothing is written.'));
  const searchQueries = async ({ topic, authorAnswers: told = [] }: WritingRequest) => {
    asked.push(topic, ...told.map(({ answer }) => answer));
    return [`${topic}, hives`];
  };
  const writer: Writer = { kind: 'model', write: unused, outline: unused, searchQueries };
  const model = hasModel ? writer : null;
  const signal = new AbortController().signal;
  const request = { ...wishes, ...batch, sourceUrls: paths.map(site.at) };
  const sources = await gatherSources(request, { model, signal, requester: 'a test', onEvent: () => undefined });
  return { sources, documents: sources.documents, asked, searches: wiki.calls.length };
}

test.each([
  ['one page', ['/1200'], {}],
  ['two pages together', ['/600', '/more'], {}],
  ['pages for all articles of a batch', ['/1200', '/600', '/more'], { batchSize: 2 }],
])(
  'given %s with the words of the article, a model is asked nothing and nothing is searched',
  async (_, paths, own) => {
    const { documents, asked, searches } = await gather(paths, own);
    expect(documents.map(({ url }) => url)).toEqual(paths.map(site.at));
    expect(asked).toEqual([]);
    expect(searches).toBe(0);
  },
);

test.each([
  ['a shorter page', ['/600'], {}, ['Bees at home']],
  ['too little for all articles of a batch', ['/1200'], { batchSize: 2 }, ['Bees at home']],
  ['no model, whose digest quotes little of a page', ['/1200'], { hasModel: false }, []],
])('given %s, more is searched', async (_, paths, own, queries) => {
  const { asked, searches } = await gather(paths, own);
  expect(asked).toEqual(queries);
  expect(searches).toBeGreaterThan(0);
});

const authorAnswers = [{ question: 'How many?', answer: 'Four.' }];

test.each([
  ['one page', ['/1200'], {}],
  ['a shorter page', ['/600'], {}],
  ['no page and a model', [], {}],
  ['no page and no model', [], { hasModel: false }],
])('with answers of the author beside %s, the same is read and searched', async (_, paths, own) => {
  const without = await gather(paths, own);
  wiki.calls.length = 0;
  const { sources, asked, searches } = await gather(paths, { ...own, authorAnswers });
  expect({ asked, searches }).toEqual({ asked: without.asked, searches: without.searches });
  const { documents } = without;
  const author = {
    number: documents.length + 1,
    url: expect.stringMatching(/^author:\d{4}-\d\d-\d\d$/),
    title: expect.stringMatching(/^The author, \w+ \d+, \d{4}$/),
    text: '## How many?\n\nFour.',
    isGiven: true,
  };
  expect(sources).toEqual({ ...without.sources, documents: [...documents, author] });
  expect(chooseWriter(sources.documents, null).kind).toBe(chooseWriter(documents, null).kind);
});

test('answers alone are no article: a page of close notes gets them, unless the request wants no such page', async () => {
  const { sources } = await gather([], { hasModel: false, authorAnswers });
  const byAuthor = sources.documents.filter(({ url }) => url.startsWith('author:'));
  const alone = { ...sources, documents: byAuthor };
  const work = async () => 'written';
  expect(await writeFromSources(alone, { model: null }, work)).toMatchObject({ writer: 'close', documents: byAuthor });
  await expect(writeFromSources(alone, { model: null, closePage: false }, work)).rejects.toMatchObject({
    code: 'unprocessable-input',
  });
});
