import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, startApp } from '../../e2e/support/app-server.ts';
import { appClient, register } from '../support/app-client.ts';
import { eventually } from '../support/eventually.ts';
import { type SharedDatabase, startSharedDatabase } from '../support/shared-database.ts';

let database: SharedDatabase;
beforeAll(async () => {
  database = await startSharedDatabase();
});
afterAll(() => database.stop());

/** A way to the database that closes the first connections. */
async function startGate(refusals: number) {
  const { href, port, hostname } = new URL(database.settings.DATABASE_URL ?? '');
  let left = refusals;
  const gate = createServer((client) => {
    left -= 1;
    if (left >= 0) {
      client.destroy();
      return;
    }
    const server = connect(Number(port), hostname);
    client.pipe(server).pipe(client);
    for (const each of [client, server]) each.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(gate, 'listening');
  const { port: ownPort } = gate.address() as AddressInfo;
  return { url: href.replace(port, String(ownPort)), close: () => gate.close() };
}

/** Statuses of a starting server until it is ready. */
async function statusesUntilReady(port: number): Promise<unknown[]> {
  const statuses = new Set<unknown>();
  while (!statuses.has(200)) {
    await sleep(20);
    const response = fetch(`http://localhost:${port}/api/health?ready=1`);
    statuses.add(
      await response.then(
        ({ status }) => status,
        () => 'refused',
      ),
    );
  }
  return [...statuses];
}

test('waits for a database that refuses it at first, and opens its port when it is ready', async () => {
  const gate = await startGate(3);
  const port = await freePort();
  const starting = startApp({ ...database.settings, DATABASE_URL: gate.url, PORT: String(port) });
  expect(await statusesUntilReady(port)).toEqual(['refused', 200]);
  const app = await starting;
  expect(app.output()).toContain('waiting for the database');
  await app.stop();
  gate.close();
});

test('two processes see each other’s changes, and serve stored pages while PostgreSQL is down', async () => {
  const [app, second] = await Promise.all([startApp(database.settings), startApp(database.settings)]);
  const ada = appClient(app);
  expect((await register(ada)).status).toBe(200);
  const { id } = await (await ada('/api/blogs/generate', { topic: 'Tea', length: 'small' })).json();
  const elsewhere = async () => (await fetch(`${second.url}/share/${id}`)).status;
  await eventually(async () => expect(await elsewhere()).toBe(200));
  const draft = { ids: [id], visibility: 'draft' };
  expect((await ada('/api/blogs/visibility', draft, { method: 'PUT' })).status).toBe(200);
  await eventually(async () => expect(await elsewhere()).toBe(404));
  await second.stop();

  const stored = ['/share/featured', '/embed/featured', '/'];
  for (const path of stored) expect((await ada(path)).status, path).toBe(200);
  await database.shutDown();
  for (const path of stored) {
    const { status, headers } = await ada(path);
    expect({ path, status, cache: headers.get('cache-status') }).toEqual({
      path,
      status: 200,
      cache: 'quillcast; hit',
    });
  }
  for (const path of ['/view/featured', '/user/ada', '/blogs', '/blog/featured', '/sitemap.xml']) {
    const { status, headers } = await ada(path);
    expect({ path, status }).toEqual({ path, status: 503 });
    expect(headers.get('retry-after'), path).toBeTruthy();
  }
  const page = await ada('/view/featured');
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(await page.text()).toContain('This page is not available right now');
  for (const response of [
    await ada('/api/auth/session'),
    await ada('/api/blogs/other'),
    await ada('/api/blogs/style', { blogId: 'featured', style: 'minimal', colorTheme: 'blue' }),
    await ada('/api/account/login', { email: 'ada@example.com', password: 'violet lighthouse' }),
  ]) {
    expect(response.status, response.url).toBe(503);
    expect(response.headers.get('retry-after'), response.url).toBe('60');
    expect(await response.json(), response.url).toMatchObject({ code: 'unavailable' });
  }

  await database.start();
  await eventually(async () => expect((await ada('/view/featured')).status).toBe(200));
  expect((await ada('/api/auth/session')).status).toBe(200);
  await app.stop();
});
