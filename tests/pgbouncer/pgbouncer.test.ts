import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp } from '../../e2e/support/app-server.ts';
import { buildWhenNeeded } from '../../lib/server/build.ts';
import { NO_SETTINGS } from '../support/clean-environment.ts';
import { type SharedDatabase, startSharedDatabase } from '../support/shared-database.ts';
import { startPgbouncer } from './start-pgbouncer.ts';

let database: SharedDatabase;

beforeAll(async () => {
  Object.assign(process.env, NO_SETTINGS);
  await buildWhenNeeded();
  database = await startSharedDatabase();
}, 300_000);
afterAll(() => database.stop());

/** Starts the product through pgbouncer. @returns what becomes of it */
async function startThrough(poolMode: 'session' | 'transaction') {
  const pooler = await startPgbouncer(database.settings.DATABASE_URL ?? '', poolMode);
  const starting = startApp({ ...database.settings, DATABASE_URL: pooler.url });
  return { starting, stop: pooler.stop };
}

test('a transaction pooler ends the start with one sentence, and locks no later start out', async () => {
  const { starting, stop } = await startThrough('transaction');
  await expect(starting).rejects.toThrow(
    'DATABASE_URL leads through a transaction pooler (such as pgbouncer with pool_mode=transaction), which loses ' +
      'notifications: use the address of PostgreSQL itself (a direct connection) or a pooler in session mode.',
  );
  const { rows } = await database.query(`SELECT * FROM pg_locks WHERE locktype = 'advisory'`);
  expect(rows).toEqual([]);
  const app = await startApp(database.settings);
  await app.stop();
  await stop();
}, 180_000);

test('a pooler in session mode carries everything', async () => {
  const { starting, stop } = await startThrough('session');
  const app = await starting;
  expect((await fetch(`${app.url}/api/health?ready=1`)).status).toBe(200);
  await app.stop();
  await stop();
}, 180_000);
