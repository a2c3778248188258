import type { RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { serve } from '../../support/serve-cached.ts';

const PATH = '/share/page';

const page: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end('Tea');
};

/** An application that a test takes its database from. */
async function serveWithDatabase() {
  const database = { isDown: false };
  const served = await serve((request, response) => {
    if (!database.isDown) return page(request, response);
    response.writeHead(503).end();
  });
  return { database, ...served };
}

test('a page that is not stored waits for a new primary', async () => {
  const { database, get, cache } = await serveWithDatabase();
  database.isDown = true;
  cache.suspend();
  cache.serverDown();
  const waiting = get(PATH);
  await sleep(200);
  database.isDown = false;
  cache.resume(true);
  const { status, text } = await waiting;
  expect({ status, text }).toEqual({ status: 200, text: 'Tea' });
});

test('a page that meets an outage before the cache knows of it is asked for once more', async () => {
  const { database, get, reached } = await serveWithDatabase();
  database.isDown = true;
  const waiting = get(PATH);
  await eventually(() => expect(reached).toHaveLength(1));
  database.isDown = false;
  const { status, text } = await waiting;
  expect({ status, text }).toEqual({ status: 200, text: 'Tea' });
  database.isDown = true;
  expect((await get('/share/other')).status).toBe(503);
  expect(reached).toHaveLength(4);
});

test('a page waits for fifteen seconds of an outage, and fails at once later on', async () => {
  const { database, get, cache } = await serveWithDatabase();
  database.isDown = true;
  cache.suspend();
  cache.serverDown();
  const begun = performance.now();
  expect((await get(PATH)).status).toBe(503);
  const waited = performance.now() - begun;
  expect(waited).toBeGreaterThan(14_000);
  // A write that fails in between begins no other outage.
  cache.suspend();
  expect((await get(PATH)).status).toBe(503);
  expect(performance.now() - begun - waited).toBeLessThan(2000);
});

test('a stored page is served as soon as the database is known to be down', async () => {
  const { database, get, cache } = await serveWithDatabase();
  await get(PATH);
  database.isDown = true;
  cache.suspend();
  const waiting = get(PATH);
  await sleep(200);
  cache.serverDown();
  const { status, text } = await waiting;
  expect({ status, text }).toEqual({ status: 200, text: 'Tea' });
});
