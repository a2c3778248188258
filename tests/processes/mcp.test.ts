import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type AppServer, freePort, startApp } from '../../e2e/support/app-server.ts';
import { type FakeOpenAI, startFakeOpenAI } from '../fakes/openai/server.ts';
import { appClient, register } from '../support/app-client.ts';
import { eventually } from '../support/eventually.ts';
import { call, mcpClient, rpc, TASKS } from '../support/mcp-client.ts';
import { type SharedDatabase, startSharedDatabase } from '../support/shared-database.ts';

const SECRET = 'qck_of_the_tests';
const LONGER_THAN_A_LEASE = { timeout: 110_000, interval: 500 };

let model: FakeOpenAI;
let database: SharedDatabase;
const apps: AppServer[] = [];

async function start(): Promise<AppServer> {
  const app = await startApp({ ...database.settings, PORT: String(await freePort()), OPENAI_BASE_URL: model.baseUrl });
  apps.push(app);
  return app;
}

beforeAll(async () => {
  [model, database] = await Promise.all([startFakeOpenAI({ apiKey: null }), startSharedDatabase()]);
});
afterAll(async () => {
  for (const app of apps) await app.stop();
  await Promise.all([model.close(), database.stop()]);
});

const mcpOf = (app: AppServer) => new URL('/api/mcp', app.url);

const count = async (sql: string) => Number((await database.query(`SELECT count(*) FROM ${sql}`)).rows[0].count);

test('a task that the first process began is followed on the second while the first is restarted, and ends once', {
  timeout: 300_000,
}, async () => {
  const first = await start();
  expect((await register(appClient(first))).status).toBe(200);
  await database.query(
    `INSERT INTO access_tokens (id, user_id, name, hash, scopes) SELECT 'key', id, 'Test', $1, '{read,write}' FROM users`,
    [createHash('sha256').update(SECRET).digest('base64url')],
  );
  model.setMode({ fault: 'hang' });
  const args = { topic: 'Urban beekeeping', length: 'small', findSources: false };
  const started = await rpc(mcpOf(first), SECRET, 'tools/call', { name: 'write_blog', arguments: args });
  const { taskId } = started.result;
  await eventually(() => expect(model.stats.inFlight).toBeGreaterThan(0));

  const second = await start();
  const client = await mcpClient(mcpOf(second), SECRET, { capabilities: TASKS });
  const readTask = () => client.request({ method: 'tasks/get', params: { taskId } }, z.looseObject({}));
  expect(await readTask()).toMatchObject({ taskId, status: 'working' });
  await first.kill();
  model.setMode({});
  const restarted = first.restart();
  await expect.poll(async () => (await readTask()).status, LONGER_THAN_A_LEASE).toBe('completed');
  await restarted;

  const { result } = await readTask();
  expect(result).toMatchObject({ isError: false, structuredContent: { runId: taskId, status: 'succeeded' } });
  const again = await mcpClient(mcpOf(first), SECRET);
  expect((await call(again, 'list_blogs')).data).toMatchObject({ total: 1 });
  expect(await count(`blogs WHERE user_id IS NOT NULL`)).toBe(1);
  expect(await count(`generations WHERE id = '${taskId}' AND status = 'succeeded'`)).toBe(1);
  expect((await database.query(`SELECT used FROM quotas WHERE key LIKE 'user:%'`)).rows).toEqual([{ used: 1 }]);
});
