import { afterAll, beforeAll, expect, test } from 'vitest';
import { POST } from '@/app/api/blogs/generate/route.ts';
import { POST as proposeOutline } from '@/app/api/blogs/outline/route.ts';
import { db } from '@/lib/database/db.ts';
import { libraryNotes } from '@/lib/research/library/notes.ts';
import { servePages } from '../../fakes/pages.ts';
import { allEventsOf } from '../../support/event-stream.ts';
import { post } from '../../support/requests.ts';
import { knownVisitor } from '../../support/visitors.ts';

const PATH = '/api/blogs/generate';
const TOPIC = { topic: 'Home composting', length: 'small' };

let site: Awaited<ReturnType<typeof servePages>>;
let note: string;

beforeAll(async () => {
  site = await servePages({
    '/forbidden': { status: 403 },
    '/picture': { headers: { 'content-type': 'image/png' }, body: 'png' },
  });
  process.env.OUTBOUND_ALLOW_HOSTS = site.host;
  const notes = await libraryNotes('english');
  note = notes.find(({ slug }) => slug === 'home-composting')?.url ?? '';
});

afterAll(() => site[Symbol.asyncDispose]());

const REASONS = {
  '/gone': 'The page answered 404.',
  '/forbidden': 'The page answered 403.',
  '/picture': 'This is not a readable page but another kind of file.',
};
const unreadable = () => Object.entries(REASONS).map(([path, reason]) => ({ url: site.at(path), reason }));

const quotaOf = async (key: string) => (await (await db()).quota.findUnique({ where: { key } }))?.used ?? 0;

test.each([false, true])(
  'refuses sources of which none can be read, names each reason, and gives the free blog back (findSources: %s)',
  async (findSources) => {
    const visitor = await knownVisitor();
    const sourceUrls = unreadable().map(({ url }) => url);
    const body = { ...TOPIC, sourceUrls, findSources };
    const response = await POST(post(PATH, body, visitor.headers));
    expect(response.status).toBe(422);
    const { code, message, unreadableSources } = await response.json();
    expect(code).toBe('unprocessable-input');
    expect(message).toMatch(/^We could not read any of your sources\. Nothing was written/);
    for (const { url, reason } of unreadable()) expect(message).toContain(`${url}: ${reason}`);
    expect(unreadableSources).toEqual(unreadable());
    expect(await quotaOf(visitor.quotaKey)).toBe(0);
    const visitorId = visitor.quotaKey.replace('visitor:', '');
    expect(await (await db()).blog.count({ where: { visitorId } })).toBe(0);
    const again = await POST(post(PATH, { ...TOPIC, sourceUrls: [note] }, visitor.headers));
    expect(again.status).toBe(200);
  },
);

test('refuses to plan an outline from sources of which none can be read', async () => {
  const { headers } = await knownVisitor();
  const sourceUrls = [site.at('/gone')];
  const request = post('/api/blogs/outline', { ...TOPIC, sourceUrls }, headers);
  const response = await proposeOutline(request);
  expect(response.status).toBe(422);
  expect((await response.json()).unreadableSources).toEqual([{ url: sourceUrls[0], reason: 'The page answered 404.' }]);
});

test('writes from the source that can be read, and shows the other one with its reason while it writes', async () => {
  const { headers } = await knownVisitor();
  const body = { ...TOPIC, sourceUrls: [site.at('/gone'), note] };
  const live = { ...headers, accept: 'text/event-stream' };
  const events = (await allEventsOf(await POST(post(PATH, body, live)))).map(({ data }) => data);
  const leftOut = { url: site.at('/gone'), reason: 'The page answered 404.' };
  expect(events).toContainEqual({ type: 'page', title: leftOut.url, status: 'left-out', ...leftOut });
  expect(events).toContainEqual({ type: 'page', url: note, title: 'Home composting, step by step', status: 'read' });
  expect(events).toContainEqual({ type: 'writer', writer: 'library' });
  expect(events.at(-1)).toMatchObject({ type: 'done', unreadableSources: [leftOut] });
});
