import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { allowedSite } from '../../support/allowed-site.ts';
import { api } from '../../support/api.ts';
import { responseAllEvents } from '../../support/event-stream.ts';
import { usedBy } from '../../support/owned-blog.ts';
import { knownVisitor } from '../../support/visitors.ts';

const TOPIC = { topic: 'Home composting', length: 'small' };

const note = 'http://quillcast.test/library/english/home-composting';
const site = await allowedSite({
  '/forbidden': { status: 403 },
  '/picture': { headers: { 'content-type': 'image/png' }, body: 'png' },
});

const REASONS = {
  '/gone': 'The page answered 404.',
  '/forbidden': 'The page answered 403.',
  '/picture': 'This is not a readable page but another kind of file.',
};
const unreadable = () => Object.entries(REASONS).map(([path, reason]) => ({ url: site.at(path), reason }));

test.each([false, true])(
  'refuses sources of which none can be read, names each reason, and gives the free blog back (findSources: %s)',
  async (findSources) => {
    const visitor = await knownVisitor();
    const sourceUrls = unreadable().map(({ url }) => url);
    const body = { ...TOPIC, sourceUrls, findSources };
    const response = await api.post('/api/blogs/generate', body, visitor.headers);
    expect(response.status).toBe(422);
    const { code, message, unreadableSources } = await response.json();
    expect(code).toBe('unprocessable-input');
    expect(message).toMatch(/^We could not read any of your sources\. Nothing was written/);
    for (const { url, reason } of unreadable()) expect(message).toContain(`${url}: ${reason}`);
    expect(unreadableSources).toEqual(unreadable());
    expect(await usedBy(visitor.quotaKey)).toBe(0);
    const visitorId = visitor.visitorId;
    expect(await (await db()).blog.count({ where: { visitorId } })).toBe(0);
    const again = await api.post('/api/blogs/generate', { ...TOPIC, sourceUrls: [note] }, visitor.headers);
    expect(again.status).toBe(200);
  },
);

test('refuses to plan an outline from sources of which none can be read', async () => {
  const { headers } = await knownVisitor();
  const sourceUrls = [site.at('/gone')];
  const response = await api.post('/api/blogs/outline', { ...TOPIC, sourceUrls }, headers);
  expect(response.status).toBe(422);
  expect((await response.json()).unreadableSources).toEqual([{ url: sourceUrls[0], reason: 'The page answered 404.' }]);
});

test('writes from the source that can be read, and shows the other one with its reason while it writes', async () => {
  const { headers } = await knownVisitor();
  const body = { ...TOPIC, sourceUrls: [site.at('/gone'), note] };
  const live = { ...headers, accept: 'text/event-stream' };
  const events = (await responseAllEvents(await api.post('/api/blogs/generate', body, live))).map(({ data }) => data);
  const leftOut = { url: site.at('/gone'), reason: 'The page answered 404.' };
  expect(events).toContainEqual({ type: 'page', title: leftOut.url, status: 'left-out', ...leftOut });
  expect(events).toContainEqual({ type: 'page', url: note, title: 'Home composting, step by step', status: 'read' });
  expect(events).toContainEqual({ type: 'writer', writer: 'library' });
  expect(events.at(-1)).toMatchObject({ type: 'done', unreadableSources: [leftOut] });
});
