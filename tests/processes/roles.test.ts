import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppServer, freePort, startApp } from '../../e2e/support/app-server.ts';
import { type FakeOpenAI, startFakeOpenAI } from '../fakes/openai/server.ts';
import { type AppClient, appClient, register } from '../support/app-client.ts';
import { eventually } from '../support/eventually.ts';
import { readSamples } from '../support/prometheus.ts';
import { type SharedDatabase, startSharedDatabase } from '../support/shared-database.ts';

let database: SharedDatabase;
let model: FakeOpenAI;
let web: AppServer;
let metricsPort: number;
const workers: AppServer[] = [];

const startRole = (ROLE: 'web' | 'worker', settings: Record<string, string> = {}) =>
  startApp({
    ...database.settings,
    ROLE,
    OPENAI_BASE_URL: model.baseUrl,
    GENERATION_CONCURRENCY: '5',
    FREE_BLOG_LIMIT: 'unlimited',
    ...settings,
  });

beforeAll(async () => {
  [database, model] = await Promise.all([startSharedDatabase(), startFakeOpenAI({ apiKey: null })]);
  metricsPort = await freePort();
  web = await startRole('web', { METRICS_ADDRESS: `127.0.0.1:${metricsPort}` });
});
afterAll(async () => {
  await Promise.all([web, ...workers].map((app) => app.stop()));
  await Promise.all([database.stop(), model.close()]);
});

test('a role needs a database that several processes can use', async () => {
  await expect(startApp({ ROLE: 'worker' })).rejects.toThrow(
    'DATABASE_URL is required with ROLE=worker: only one process can use the embedded database',
  );
});

/** Reads public pages without a pause. @returns stops, and tells the statuses */
function startReading() {
  const statuses = new Set<number>();
  let isOver = false;
  const reading = ['/share/featured', '/', '/blogs'].map(async (path) => {
    while (!isOver) {
      statuses.add((await fetch(`${web.url}${path}`)).status);
      await sleep(20);
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(reading);
    return [...statuses];
  };
}

const order = async (client: AppClient, topic: string) => {
  const headers = { accept: 'text/event-stream' };
  const answer = await client('/api/blogs/generate', { topic, length: 'small' }, { headers });
  await answer.body?.cancel();
  return answer.status;
};

const readRuns = async () => (await database.query('SELECT status::text, attempts FROM generations')).rows;

const allFive = (row: object) => Array.from({ length: 5 }, () => row);

test('readers do not notice that a worker is killed while it writes five articles, which another one finishes', async () => {
  const client = appClient(web);
  expect((await register(client)).status).toBe(200);
  model.setMode({ fault: 'hang' });
  for (const topic of ['Tea', 'Bees', 'Salt', 'Rain', 'Wool']) expect(await order(client, topic)).toBe(200);
  await sleep(2000);
  expect(await readRuns()).toEqual(allFive({ status: 'queued', attempts: 0 }));
  const samples = readSamples(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text());
  expect(samples.find(({ name }) => name === 'quillcast_queue_length')?.value).toBe(5);

  const doomed = await startRole('worker');
  workers.push(doomed);
  await eventually(() => expect(model.stats.inFlight).toBe(5));
  const answers = ['/api/health', '/api/health?ready=1', '/share/featured', '/', '/api/blogs'].map(async (path) => {
    return (await fetch(`${doomed.url}${path}`)).status;
  });
  expect(await Promise.all(answers)).toEqual([200, 200, 404, 404, 404]);

  const stopReading = startReading();
  workers.push(await startRole('worker'));
  await doomed.kill();
  model.setMode({});
  await eventually(async () => expect(await readRuns()).toEqual(allFive({ status: 'succeeded', attempts: 2 })));
  expect(await stopReading()).toEqual([200]);
  expect(await (await client('/api/generations')).json()).toHaveLength(5);
  const { rows } = await database.query('SELECT count(*)::int AS blogs FROM blogs WHERE user_id IS NOT NULL');
  expect(rows).toEqual([{ blogs: 5 }]);
});
