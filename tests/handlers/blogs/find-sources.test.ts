import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { type FakeMediaWiki, startFakeMediaWiki } from '../../fakes/mediawiki.ts';
import { api } from '../../support/api.ts';
import { readRow, usedBy } from '../../support/owned-blog.ts';
import { changeSettings } from '../../support/settings.ts';
import { knownVisitor } from '../../support/visitors.ts';

const LICENSE = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' };
const GARDEN = 'http://quillcast.test/library/english/vegetable-garden';
const BEES = `<section><p>${[
  'Beekeeping begins with one hive in a quiet and sunny place.',
  'A healthy hive holds about fifty thousand bees in early summer.',
].join(' ')}</p><p>${'Beekeeping asks for a visit to each hive every week in spring. '.repeat(4)}</p></section>`;

const SLEEP = `<section><p>${'Besser schlafen heißt, jeden Abend zur gleichen Zeit ins Bett zu gehen. '.repeat(4)}</p></section>`;

const CLOSE = 'Our library has no article on this topic, so this page has excerpts from related ones.';

let wiki: FakeMediaWiki;

beforeAll(async () => {
  wiki = await startFakeMediaWiki([
    { title: 'Beekeeping', html: BEES },
    { title: 'Besser schlafen', html: SLEEP },
  ]);
  changeSettings({ WIKIPEDIA_API_BASE: wiki.apiBase });
});
afterEach(() => {
  wiki.calls.length = 0;
});
afterAll(() => wiki.close());

async function generate(body: object, language = 'en') {
  const { headers } = await knownVisitor();
  const asked = { ...headers, 'accept-language': language };
  const response = await api.post('/api/blogs/generate', { length: 'small', ...body }, asked);
  const answer = await response.json();
  expect(response.status).toBe(200);
  const blog = await readRow(answer.id);
  return { answer, blog };
}

describe('with sources looked for', () => {
  test('a suggested subject becomes an article of the library, which names its note and does not cite it', async () => {
    const { answer, blog } = await generate({ topic: 'How to start a vegetable garden' });
    expect(blog.writer).toBe('library');
    expect(answer).not.toHaveProperty('note');
    const title = 'How to start a vegetable garden';
    expect(blog.sources).toEqual([{ number: 1, url: GARDEN, title, license: LICENSE }]);
    const snapshots = await (await db()).sourceSnapshot.findMany({ where: { blogId: blog.id } });
    expect(snapshots).toMatchObject([{ url: GARDEN, license: LICENSE }]);
    expect(JSON.stringify(blog.sections)).not.toMatch(/\[\d+\]/);
    expect(wiki.calls).toEqual([]);
  });

  test('a page found beside a note too short does not take its place', async () => {
    const topic = 'Besser schlafen';
    const { blog } = await generate({ topic, language: 'german', length: 'large' });
    expect(blog.writer).toBe('library');
  });

  test('a topic that nothing treats gets a page of what is close, which says so', async () => {
    const { answer, blog } = await generate({ topic: 'Garden furniture' });
    expect(blog.writer).toBe('close');
    expect(blog.title).toBe('Not in our library: “Garden furniture”');
    expect(blog.sources).toEqual([]);
    expect(answer.note).toBe(CLOSE);
    expect(wiki.calls.map(({ path }) => path)).toEqual(['/w/rest.php/v1/search/page']);
  });

  test('such a page says so in the language of the page that asked', async () => {
    wiki.refuseNext('120');
    const { answer } = await generate({ topic: 'Garden furniture' }, 'de');
    expect(answer.note).toBe(
      'Unsere Bibliothek hat keinen Artikel zu diesem Thema, deshalb enthält diese Seite Auszüge aus verwandten Artikeln. Keine Antwort von: Wikipedia.',
    );
  });

  test('pages that hold too little for the length give such a page, too', async () => {
    const { answer, blog } = await generate({ topic: 'Beekeeping' });
    expect(blog.writer).toBe('close');
    expect(answer.note).toBe(CLOSE);
  });

  test.each([
    ['no page treats', () => undefined, 'we found no page on it.'],
    ['a silent service might', () => wiki.refuseNext('120'), 'Wikipedia did not answer.'],
  ])('a form that asks first is told of a topic that %s, and nothing is counted', async (_, prepare, why) => {
    prepare();
    const visitor = await knownVisitor();
    const body = { topic: 'Garden furniture', length: 'small', closePage: false };
    const response = await api.post('/api/blogs/generate', body, visitor.headers);
    expect(response.status).toBe(422);
    const { message, alternative } = await response.json();
    expect(message).toContain(`Our library has no article on this topic, and ${why} Nothing was written or counted.`);
    expect(alternative).toBe('close');
    expect(await usedBy(visitor.quotaKey)).toBe(0);
  });

  test('where the library has fewer words than a large article, it gives all it has and says how many', async () => {
    const { answer, blog } = await generate({ topic: 'Gemüsegarten', language: 'german', length: 'large' });
    expect(blog.writer).toBe('library');
    expect(answer.note).toMatch(/^This article has 1,\d{3} words: our library has no more on this topic\.$/);
  });
});

test('where no sources are wanted nobody is asked but the library', async () => {
  const [article, page] = [
    await generate({ topic: 'How to start a vegetable garden', findSources: false }),
    await generate({ topic: 'Garden furniture', findSources: false }),
  ];
  expect(article.blog.writer).toBe('library');
  expect(page.blog.writer).toBe('close');
  expect(wiki.calls).toEqual([]);
});

test('an outline shows the pages that were found, and a page that is kept is read again', async () => {
  const { headers } = await knownVisitor();
  const request = { topic: 'How to start a vegetable garden', length: 'small' };
  const response = await api.post('/api/blogs/outline', request, headers);
  const { foundSources, title, sections } = await response.json();
  expect(foundSources).toEqual([{ url: GARDEN, title: 'How to start a vegetable garden' }]);
  const { blog } = await generate({
    topic: request.topic,
    sourceUrls: foundSources.map(({ url }: { url: string }) => url),
    outline: { title, sections },
  });
  expect(blog.writer).toBe('library');
  expect(blog.title).toBe(title);
  expect((blog.sources as { url: string }[])[0]?.url).toBe(GARDEN);
});

test('with RESEARCH=off nobody outside is asked, and the library answers', async () => {
  changeSettings({ RESEARCH: 'off' });
  const { answer, blog } = await generate({ topic: 'How to start a vegetable garden', findSources: true });
  expect(blog.writer).toBe('library');
  expect(answer).not.toHaveProperty('note');
  expect(wiki.calls).toEqual([]);
});
