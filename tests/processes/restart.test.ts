import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppServer, freePort, startApp } from '../../e2e/support/app-server.ts';
import { type FakeOpenAI, startFakeOpenAI } from '../fakes/openai/server.ts';
import { type FakeStripe, startFakeStripe } from '../fakes/stripe/server.ts';
import { deliver } from '../fakes/stripe/webhooks.ts';
import { type AppClient, appClient, register } from '../support/app-client.ts';
import { responseEvents, untilEvent } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import { BROWSER } from '../support/readers.ts';

const WEBHOOK_SECRET = 'whsec_of_the_tests';

let model: FakeOpenAI;
let stripe: FakeStripe;
let app: AppServer;

beforeAll(async () => {
  [model, stripe] = await Promise.all([startFakeOpenAI({ apiKey: null }), startFakeStripe()]);
  app = await startApp({
    PORT: String(await freePort()),
    OPENAI_BASE_URL: model.baseUrl,
    GENERATION_CONCURRENCY: '5',
    STRIPE_API_BASE: stripe.url,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  });
});
afterAll(async () => {
  await app.stop();
  await Promise.all([model.close(), stripe.close()]);
});

test('a wrong setting, or a data directory in use, is named instead of a start', async () => {
  await expect(startApp({ FREE_BLOG_LIMIT: 'many' })).rejects.toThrow(/FREE_BLOG_LIMIT/);
  const DATA_DIR = app.dataDir;
  await expect(startApp({ DATA_DIR })).rejects.toThrow(new RegExp(`${DATA_DIR} is in use by process \\d+`));
});

const REQUEST = { topic: 'Tea', length: 'small' };

const generate = (visitor: AppClient, headers = {}) => visitor('/api/blogs/generate', REQUEST, { headers });

/** A visitor with a cookie, and thus the same one after a restart. */
async function newVisitor(): Promise<AppClient> {
  const visitor = appClient(app);
  model.setMode({ fault: 'refusal' });
  expect((await generate(visitor)).status).toBe(422);
  return visitor;
}

/** The blog that a visitor's last run has written, once it has. */
const writtenBlog = (visitor: AppClient): Promise<string> =>
  eventually(async () => {
    const [run] = await (await visitor('/api/generations')).json();
    expect(run.status).toBe('succeeded');
    return run.blogId;
  });

/** A promise's error, or its value. */
const settled = <Value>(promise: Promise<Value>) => promise.catch((error: unknown) => error as Error);

test('a killed server finishes its blog after the restart, writes it once, and keeps its data and its build', async () => {
  const visitor = await newVisitor();
  model.setMode({ fault: 'hang' });
  const lost = settled(generate(visitor, { 'idempotency-key': 'killed' }));
  await eventually(() => expect(model.stats.inFlight).toBeGreaterThan(0));
  await app.kill();
  expect(await lost).toBeInstanceOf(Error);

  model.setMode({});
  await app.restart();
  expect(app.output()).not.toContain('Building');
  expect(app.output()).toContain('"runs":{"requeued":1,"givenUp":0}');
  const id = await writtenBlog(visitor);
  expect((await visitor(`/view/${id}`)).status).toBe(200);
  const again = await generate(visitor, { 'idempotency-key': 'killed' });
  expect(await again.json()).toEqual({ id, unreadableSources: [] });
  expect((await generate(visitor)).status).toBe(403);
});

test('a server killed between Stripe’s call and its effect loses nothing', async () => {
  const client = appClient(app);
  await register(client);
  const { user } = await (await client('/api/auth/session')).json();
  const { url } = await (await client('/api/subscription/create-checkout-session', { userId: user.uid })).json();
  const customer = stripe.sessions.get(url.split('/').at(-1))?.customer;
  const { id } = stripe.subscriptions.create(String(customer), stripe.prices.all()[0]?.id ?? '');
  const event = stripe.events.findLast(({ data }) => 'id' in data.object && data.object.id === id);
  const read = stripe.holdNextRead();
  const stop = new AbortController();
  const webhook = { url: `${app.url}/api/stripe/webhook`, secret: WEBHOOK_SECRET };
  const delivery = deliver(event as NonNullable<typeof event>, webhook, stop.signal);
  await read.arrived;
  await app.kill();
  read.release();
  await app.restart();
  await delivery;
  const plan = await client(`/api/subscription/check?userId=${user.uid}`);
  expect(await plan.json()).toMatchObject({ subscription: { status: 'active' } });
});

/** Has five visitors wait for a model that never responds, the last one for its events. */
async function writeFive() {
  const visitors = await Promise.all([1, 2, 3, 4, 5].map(newVisitor));
  model.setMode({ fault: 'hang' });
  const answers = visitors.map((visitor, index) =>
    settled(generate(visitor, index === 4 ? { accept: 'text/event-stream' } : {})),
  );
  await eventually(() => expect(model.stats.inFlight).toBe(5));
  return { visitors, answers };
}

test('a stopped server hands back what it writes, and stores the views it has counted', async () => {
  const author = await newVisitor();
  model.setMode({});
  await register(author, 'grace@example.com');
  const { id } = await (await generate(author)).json();
  const view = await fetch(`${app.url}/api/views/${id}/page.gif`, { headers: { 'user-agent': BROWSER } });
  expect(view.status).toBe(200);

  const { visitors, answers } = await writeFive();
  await app.end();
  const ends = (await Promise.all(answers)) as Response[];
  expect(ends.map((end) => end.status)).toEqual([503, 503, 503, 503, 200]);

  model.setMode({});
  await app.restart();
  // Handed back, not lost: nothing had to be recovered, and no try was counted.
  expect(app.output()).toContain('"runs":{"requeued":0,"givenUp":0}');
  const location = ends[0]?.headers.get('location') ?? '';
  expect(await (await visitors[0]?.(location))?.text()).toContain('event: done');
  for (const visitor of visitors) {
    await writtenBlog(visitor);
    expect((await generate(visitor)).status).toBe(403);
  }
  const { days } = await (await author(`/api/blogs/${id}/views`)).json();
  expect(days.at(-1)).toMatchObject({ views: 1, readers: 1 });
});

test('events of a run reach a client while the article is written', async () => {
  const visitor = await newVisitor();
  model.setMode({ fault: 'hang' });
  const response = await generate(visitor, { accept: 'text/event-stream', 'accept-encoding': 'gzip, br' });
  expect(response.headers.get('content-encoding')).toBeNull();
  const events = responseEvents(response);
  // The model never responds, so events are not held back for later ones.
  const { generationId } = await untilEvent(events, 'accepted');
  await untilEvent(events, 'started');
  const canceled = await visitor(`/api/generations/${generationId}`, {}, { method: 'DELETE' });
  expect(await canceled.json()).toEqual({ id: generationId, status: 'failed' });
  await untilEvent(events, 'failed');
  expect((await events.next()).done).toBe(true);
});

test('a server ends at once on a second signal', async () => {
  const { answers } = await writeFive();
  const ended = app.end();
  // Signals within a second count as one.
  await sleep(1200);
  process.kill(app.pid() ?? 0, 'SIGTERM');
  await ended;
  const waiting = (await Promise.all(answers)).slice(0, 4);
  expect(waiting.every((answer) => answer instanceof Error)).toBe(true);
});
