import { setTimeout as sleep } from 'node:timers/promises';
import type { APIRequestContext, APIResponse, PlaywrightWorkerArgs } from 'playwright/test';
import { type FakeOpenAI, startFakeOpenAI } from '../tests/fakes/openai/server.ts';
import type { AppServer } from './support/app-server.ts';
import { expect, test } from './support/test.ts';

type Playwright = PlaywrightWorkerArgs['playwright'];

const REQUEST = { topic: 'Tea', length: 'small' };

const generate = (visitor: APIRequestContext, app: AppServer, headers = {}) =>
  visitor.post('/api/blogs/generate', { data: REQUEST, headers: { origin: app.url, ...headers } });

const runsOf = async (visitor: APIRequestContext) =>
  (await visitor.get('/api/generations')).json() as Promise<{ status: string; blogId: string }[]>;

test('a killed server finishes the blog after its restart', async ({ playwright, startOwnApp }) => {
  const model = await startFakeOpenAI({ apiKey: null, mode: { fault: 'refusal' } });
  const app = await startOwnApp({ OPENAI_BASE_URL: model.baseUrl });
  const visitor = await playwright.request.newContext({ baseURL: app.url });
  // A cookie first, so that it is the same visitor who comes back after the crash.
  expect((await generate(visitor, app)).status()).toBe(422);
  model.setMode({ fault: 'hang' });
  const lost = generate(visitor, app, { 'idempotency-key': 'killed' }).catch((error: unknown) => error);
  await expect.poll(() => model.stats.inFlight).toBeGreaterThan(0);
  await app.kill();
  expect(await lost).toBeInstanceOf(Error);

  model.setMode({});
  await app.restart();
  expect(app.output()).toContain('"runs":{"requeued":1,"givenUp":0}');
  await expect.poll(async () => (await runsOf(visitor))[0]?.status).toBe('succeeded');
  const [{ blogId } = { blogId: '' }] = await runsOf(visitor);
  expect((await visitor.get(`/view/${blogId}`)).status()).toBe(200);
  const again = await generate(visitor, app, { 'idempotency-key': 'killed' });
  expect(await again.json()).toEqual({ id: blogId, unreadableSources: [] });
  expect((await generate(visitor, app)).status()).toBe(403);

  await visitor.dispose();
  await model.close();
});

test('a stopped server continues the blog after its restart', async ({ playwright, startOwnApp }) => {
  const model = await startFakeOpenAI({ apiKey: null, mode: { fault: 'refusal' } });
  const app = await startOwnApp({ OPENAI_BASE_URL: model.baseUrl });
  const visitor = await playwright.request.newContext({ baseURL: app.url });
  expect((await generate(visitor, app)).status()).toBe(422);
  model.setMode({ fault: 'hang' });
  const lost = generate(visitor, app).catch((error: unknown) => error);
  await expect.poll(() => model.stats.inFlight).toBeGreaterThan(0);
  await app.end();
  await lost;

  model.setMode({});
  await app.restart();
  await expect.poll(async () => (await runsOf(visitor))[0]?.status).toBe('succeeded');

  await visitor.dispose();
  await model.close();
});

/** Longer than signals count as one, in ms. */
const AGAIN_MS = 1200;

test.describe('a server told to stop while it writes five articles', () => {
  const VISITORS = [1, 2, 3, 4, 5];

  /** Has five visitors wait for a model that never answers, the last one for its stream of events. */
  async function writeFive(playwright: Playwright, app: AppServer, model: FakeOpenAI) {
    const visitors = await Promise.all(VISITORS.map(() => playwright.request.newContext({ baseURL: app.url })));
    for (const visitor of visitors) expect((await generate(visitor, app)).status()).toBe(422);
    model.setMode({ fault: 'hang' });
    const answers = visitors.map((visitor, index) =>
      generate(visitor, app, index === 4 ? { accept: 'text/event-stream' } : {}).catch(
        (error: unknown) => error as Error,
      ),
    );
    await expect.poll(() => model.stats.inFlight).toBe(5);
    return { visitors, answers };
  }

  test('ends within eight seconds, and the next start writes all five', async ({ playwright, startOwnApp }) => {
    const model = await startFakeOpenAI({ apiKey: null, mode: { fault: 'refusal' } });
    const settings = { OPENAI_BASE_URL: model.baseUrl, GENERATION_CONCURRENCY: '5' };
    const app = await startOwnApp(settings);
    const { visitors, answers } = await writeFive(playwright, app, model);
    const late = sleep(8000, 'late', { ref: false });
    expect(await Promise.race([app.end().then(() => 'ended'), late])).toBe('ended');
    const ends = (await Promise.all(answers)) as APIResponse[];
    expect(ends.map((end) => end.status())).toEqual([503, 503, 503, 503, 200]);
    const { location = '' } = ends[0]?.headers() ?? {};

    model.setMode({});
    await app.restart();
    // Handed back, not lost: nothing had to be recovered, and no try was counted.
    expect(app.output()).toContain('"runs":{"requeued":0,"givenUp":0}');
    expect(await (await visitors[0]?.get(location))?.text()).toContain('event: done');
    for (const visitor of visitors) {
      await expect.poll(async () => (await runsOf(visitor))[0]?.status).toBe('succeeded');
      expect((await generate(visitor, app)).status()).toBe(403);
      await visitor.dispose();
    }
    await model.close();
  });

  test('ends at once on a second signal', async ({ playwright, startOwnApp }) => {
    const model = await startFakeOpenAI({ apiKey: null, mode: { fault: 'refusal' } });
    const settings = { OPENAI_BASE_URL: model.baseUrl, GENERATION_CONCURRENCY: '5' };
    const app = await startOwnApp(settings);
    const { visitors, answers } = await writeFive(playwright, app, model);
    const ended = app.end();
    await sleep(AGAIN_MS);
    process.kill(app.pid() ?? 0, 'SIGTERM');
    await ended;
    // Nobody who still waited got an answer.
    const waiting = (await Promise.all(answers)).slice(0, 4);
    expect(waiting.every((answer) => answer instanceof Error)).toBe(true);
    for (const visitor of visitors) await visitor.dispose();
    await model.close();
  });
});
