import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { GET } from '@/app/api/blogs/[id]/route.ts';
import { POST } from '@/app/api/blogs/generate/route.ts';
import { db } from '@/lib/database/db.ts';
import { type FakeOpenAI, startFakeOpenAI } from '../../fakes/openai/server.ts';
import { servePages } from '../../fakes/pages.ts';
import { allEventsOf, untilEvent } from '../../support/event-stream.ts';
import { get, params, post } from '../../support/requests.ts';
import { knownVisitor } from '../../support/visitors.ts';
import { queueLive, watchLive } from '../runs/live-generation.ts';

const PATH = '/api/blogs/generate';
const PAGES = ['/guide', '/comparison', '/recipe'];

let model: FakeOpenAI;
let site: Awaited<ReturnType<typeof servePages>>;

beforeAll(async () => {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const routes = PAGES.map((path) => {
    const body = readFileSync(`tests/fakes/bread-pages${path}.html`);
    return [path, { headers, body }];
  });
  site = await servePages(Object.fromEntries(routes));
  process.env.OUTBOUND_ALLOW_HOSTS = site.host;
  model = await startFakeOpenAI({ apiKey: null });
  process.env.OPENAI_BASE_URL = model.baseUrl;
  process.env.OPENAI_MODEL = 'qwen3:4b';
});
beforeEach(() => model.setMode({}));
afterAll(() => Promise.all([site[Symbol.asyncDispose](), model.close()]));

const request = () => ({
  'without sources': { topic: 'Urban beekeeping', length: 'small' },
  'with sources': { topic: 'Sourdough bread', length: 'small', sourceUrls: PAGES.map((path) => site.at(path)) },
});

async function usedBy({ quotaKey }: { quotaKey: string }) {
  return (await (await db()).quota.findUnique({ where: { key: quotaKey } }))?.used;
}

test.each([
  ['wrong-language', 'it kept answering in another language'],
  ['malformed-json', 'its answers could not be read'],
] as const)('after %s the answer names the model, says why and what can be had instead', async (fault, why) => {
  model.setMode({ fault });
  const visitor = await knownVisitor();
  const response = await POST(post(PATH, request()['without sources'], visitor.headers));
  expect(response.status).toBe(502);
  expect(await response.json()).toEqual({
    message: `qwen3:4b could not write this blog: ${why}. Nothing was counted.`,
    code: 'writer-failed',
    alternative: 'close',
  });
  expect(await usedBy(visitor)).toBe(0);
});

test('with sources a digest of them can be had instead, and a reload still learns of it', async () => {
  model.setMode({ fault: 'wrong-language' });
  const visitor = await knownVisitor();
  const { id, events } = await queueLive(visitor.headers, request()['with sources']);
  expect(await untilEvent(events, 'failed')).toMatchObject({ status: 502, alternative: 'digest' });
  const again = await allEventsOf(await watchLive(id, visitor.headers));
  expect(again.at(-1)?.data).toMatchObject({ alternative: 'digest' });
});

test.each([
  ['without sources', 'close'],
  ['with sources', 'digest'],
] as const)('asked for without the model, a request %s becomes a %s and counts as any other', async (kind, writer) => {
  const visitor = await knownVisitor();
  const asked = model.requests.length;
  const body = { ...request()[kind], withoutModel: true };
  const response = await POST(post(PATH, body, visitor.headers));
  expect(response.status).toBe(200);
  const { id } = await response.json();
  const blog = await (await GET(get(`/api/blogs/${id}`), params({ id }))).json();
  expect(blog.writer).toBe(writer);
  expect(model.requests.length).toBe(asked);
  expect(await usedBy(visitor)).toBe(1);
});

test('offers nothing else where the model declined the topic', async () => {
  model.setMode({ fault: 'refusal' });
  const { headers } = await knownVisitor();
  const response = await POST(post(PATH, request()['without sources'], headers));
  expect(response.status).toBe(422);
  expect(await response.json()).not.toHaveProperty('alternative');
});

test('refuses a withoutModel that is neither true nor false', async () => {
  const { headers } = await knownVisitor();
  const body = { ...request()['without sources'], withoutModel: 'yes' };
  const response = await POST(post(PATH, body, headers));
  expect(response.status).toBe(400);
  expect((await response.json()).message).toBe('withoutModel is true or false');
});
