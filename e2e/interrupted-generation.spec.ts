import type { APIRequestContext } from 'playwright/test';
import { startFakeOpenAI } from '../tests/fakes/openai/server.ts';
import type { AppServer } from './support/app-server.ts';
import { expect, test } from './support/test.ts';

const REQUEST = { topic: 'Tea', length: 'small' };

const generate = (visitor: APIRequestContext, app: AppServer, headers = {}) =>
  visitor.post('/api/blogs/generate', {
    data: REQUEST,
    headers: { origin: app.url, ...headers },
  });

const runsOf = async (visitor: APIRequestContext) =>
  (await visitor.get('/api/generations')).json() as Promise<{ status: string; blogId: string }[]>;

test('a server killed while it writes finishes the blog when it starts again', async ({
  playwright,
  startOwnApp,
}) => {
  const model = await startFakeOpenAI({ apiKey: null, mode: { fault: 'refusal' } });
  const app = await startOwnApp({ OPENAI_BASE_URL: model.baseUrl });
  const visitor = await playwright.request.newContext({ baseURL: app.url });
  // A cookie first, so that it is the same visitor who comes back after the crash.
  expect((await generate(visitor, app)).status()).toBe(422);
  model.setMode({ fault: 'hang' });
  const lost = generate(visitor, app, { 'idempotency-key': 'killed' }).catch(
    (error: unknown) => error,
  );
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

test('a server that is told to stop goes on with the blog when it starts again', async ({
  playwright,
  startOwnApp,
}) => {
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
