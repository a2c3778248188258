import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { POST } from '@/app/api/blogs/generate/route.ts';
import { POST as proposeOutline } from '@/app/api/blogs/outline/route.ts';
import { db } from '@/lib/database/db.ts';
import { type FakeMediaWiki, startFakeMediaWiki } from '../../fakes/mediawiki.ts';
import { post } from '../../support/requests.ts';
import { knownVisitor } from '../../support/visitors.ts';

const LICENSE = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' };
const GARDEN = 'http://quillcast.test/library/english/vegetable-garden';
const BEES = `<section><p>${[
  'Beekeeping begins with one hive in a quiet and sunny place.',
  'A healthy hive holds about fifty thousand bees in early summer.',
].join(' ')}</p><p>${'Beekeeping asks for a visit to each hive every week in spring. '.repeat(4)}</p></section>`;

let wiki: FakeMediaWiki;

beforeAll(async () => {
  wiki = await startFakeMediaWiki([{ title: 'Beekeeping', html: BEES }]);
  process.env.WIKIPEDIA_API_BASE = wiki.apiBase;
});
afterEach(() => {
  wiki.calls.length = 0;
});
afterAll(() => wiki.close());

async function generate(body: object) {
  const { headers } = await knownVisitor();
  const request = post('/api/blogs/generate', { length: 'small', ...body }, headers);
  const response = await POST(request);
  const answer = await response.json();
  expect(response.status).toBe(200);
  const blog = await (await db()).blog.findUniqueOrThrow({ where: { id: answer.id } });
  return { answer, blog };
}

describe('with sources looked for', () => {
  test('a suggested subject becomes a digest that cites its note and names its license', async () => {
    const { answer, blog } = await generate({ topic: 'How to start a vegetable garden' });
    expect(blog.writer).toBe('digest');
    expect(answer).not.toHaveProperty('note');
    const sources = blog.sources as { url: string; license: object; quote: string }[];
    expect(sources.length).toBeGreaterThan(3);
    expect(new Set(sources.map(({ url }) => url))).toEqual(new Set([GARDEN]));
    expect(sources.map(({ license }) => license)).toEqual(sources.map(() => LICENSE));
    const snapshots = await (await db()).sourceSnapshot.findMany({ where: { blogId: blog.id } });
    expect(snapshots).toMatchObject([{ url: GARDEN, license: LICENSE }]);
    expect(JSON.stringify(blog.sections)).toMatch(/\[\d+\]/);
  });

  test('a topic that nothing treats gets a brief that says why', async () => {
    const { answer, blog } = await generate({ topic: 'Garden furniture' });
    expect(blog.writer).toBe('brief');
    expect(blog.sources).toEqual([]);
    expect(answer.note).toBe('We found no page on this topic, so you get a brief.');
    expect(wiki.calls.map(({ path }) => path)).toEqual(['/w/rest.php/v1/search/page']);
  });

  test('pages that hold too little for the length give a brief instead of a refusal', async () => {
    const { answer, blog } = await generate({ topic: 'Beekeeping' });
    expect(blog.writer).toBe('brief');
    expect(answer.note).toMatch(/^These pages hold about \d+ usable words.* So you get a brief\.$/);
  });

  test('a note becomes a large digest of all that it holds, where that is too little, too', async () => {
    const topic = 'How to start a vegetable garden';
    const { blog } = await generate({ topic, length: 'large' });
    expect((blog.sections as object[]).length).toBeGreaterThanOrEqual(9);
  });

  test('a wiki that does not answer is named', async () => {
    wiki.refuseNext('120');
    const { answer } = await generate({ topic: 'Garden furniture' });
    expect(answer.note).toBe('We found no page on this topic (Wikipedia did not answer), so you get a brief.');
  });
});

test('where no sources are wanted nothing is asked and nothing explained', async () => {
  const topic = 'How to start a vegetable garden';
  const { answer, blog } = await generate({ topic, findSources: false });
  expect(blog.writer).toBe('brief');
  expect(answer).not.toHaveProperty('note');
  expect(wiki.calls).toEqual([]);
});

test('an outline shows the pages that were found, and a page that is kept is read again', async () => {
  const { headers } = await knownVisitor();
  const request = { topic: 'How to start a vegetable garden', length: 'small' };
  const response = await proposeOutline(post('/api/blogs/outline', request, headers));
  const { foundSources, title, sections } = await response.json();
  expect(foundSources).toEqual([{ url: GARDEN, title: 'How to start a vegetable garden' }]);
  const { blog } = await generate({
    topic: request.topic,
    sourceUrls: foundSources.map(({ url }: { url: string }) => url),
    outline: { title, sections },
  });
  expect(blog.writer).toBe('digest');
  expect(blog.title).toBe(title);
  expect((blog.sources as { url: string }[])[0]?.url).toBe(GARDEN);
});
