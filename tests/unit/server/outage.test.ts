import type { RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { serve } from '../../support/serve-cached.ts';

const PATH = '/share/page';

afterEach(() => void vi.useRealTimers());

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
  // Of the request and its retry.
  expect(cache.takeLookups()).toEqual({ hit: 0, miss: 2 });
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
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const { database, get, cache, reached } = await serveWithDatabase();
  database.isDown = true;
  cache.suspend();
  cache.serverDown();
  let isAnswered = false;
  const waiting = get(PATH).finally(() => {
    isAnswered = true;
  });
  await eventually(() => expect(reached).toHaveLength(1));
  vi.setSystemTime(14_999);
  await sleep(200);
  expect(isAnswered).toBe(false);
  vi.setSystemTime(15_000);
  expect((await waiting).status).toBe(503);
  // A write that fails in between begins no other outage, of which the clock would never see the end.
  cache.suspend();
  expect((await get(PATH)).status).toBe(503);
});

test('nothing waits for a client that has left', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const { database, cache, url, reached } = await serveWithDatabase();
  database.isDown = true;
  cache.suspend();
  cache.serverDown();
  const wait = vi.spyOn(cache, 'untilAnswerable');
  const leaving = new AbortController();
  const asked = fetch(url + PATH, { signal: leaving.signal }).catch(() => undefined);
  await eventually(() => expect(wait).toHaveBeenCalled());
  leaving.abort();
  await asked;
  expect(await wait.mock.results[0]?.value).toBe(false);
  expect(reached).toHaveLength(1);
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
