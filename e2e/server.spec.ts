import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { startSharedDatabase } from '../tests/support/shared-database.ts';
import { freePort } from './support/app-server.ts';
import { expect, test } from './support/test.ts';

test('says that it is alive and ready', async ({ request }) => {
  expect((await request.get('/api/health')).status()).toBe(200);
  expect((await request.get('/api/health?ready=1')).status()).toBe(200);
});

test('repeats less than 4 MB of code in the bundles of its routes', () => {
  const bundles = globSync('.next/server/chunks/**/*.js').map((file) =>
    readFileSync(file, 'utf8').replace(/\/\/# sourceMappingURL=.*/, ''),
  );
  const lengthOf = (texts: Iterable<string>) => [...texts].reduce((sum, { length }) => sum + length, 0);
  expect(lengthOf(bundles) - lengthOf(new Set(bundles))).toBeLessThan(4_000_000);
});

test('answers an unknown blog and an unknown path with the 404 page', async ({ page }) => {
  expect((await page.request.get('/view/does-not-exist')).status()).toBe(404);
  expect((await page.request.get('/nothing/here')).status()).toBe(404);
});

test('answers JSON below /api, also where there is nothing and to methods that are not taken', async ({ request }) => {
  const missing = await request.get('/api/nothing/here');
  expect(missing.status()).toBe(404);
  expect(await missing.json()).toMatchObject({ message: 'Nothing exists at this address.' });
  const refused = await request.put('/api/blogs/generate', { data: {} });
  expect(refused.status()).toBe(405);
  expect(refused.headers().allow).toBe('OPTIONS, POST');
  expect(await refused.json()).toMatchObject({ message: 'This address accepts only POST.' });
  expect((await request.get('/api/blogs/generate')).status()).toBe(405);
});

test('keeps data over a restart and reuses the build', async ({ playwright, startOwnApp }) => {
  const app = await startOwnApp();
  const browser = await playwright.request.newContext({ baseURL: app.url });
  const response = await browser.post('/api/blogs/generate', {
    data: { topic: 'Tea', length: 'small' },
    headers: { origin: app.url },
  });
  const { id } = await response.json();
  await app.kill();
  await app.restart();
  expect(app.output()).not.toContain('Building');
  expect((await browser.get(`/api/blogs/${id}`)).status()).toBe(200);
  await browser.dispose();
});

test('refuses a data directory that another process has, and names it', async ({ startOwnApp }) => {
  const app = await startOwnApp();
  const dataDir = app.dataDir;
  await expect(startOwnApp({ DATA_DIR: dataDir })).rejects.toThrow(new RegExp(`${dataDir} is in use by process \\d+`));
});

test('names a wrong setting instead of starting', async ({ startOwnApp }) => {
  await expect(startOwnApp({ FREE_BLOG_LIMIT: 'many' })).rejects.toThrow(/FREE_BLOG_LIMIT/);
});

test('may be framed by its own pages only, and sends the security headers', async ({ request }) => {
  const { headers } = await request.get('/view/featured').then((r) => ({ headers: r.headers() }));
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-powered-by']).toBeUndefined();
});

test.describe('the policy of a page', () => {
  test.use({ expectedConsoleErrors: [/Content Security Policy/] });

  test('a script put into a page never runs, and the page’s own do', async ({ page }) => {
    const refused: string[] = [];
    await page.exposeFunction('reportRefused', (directive: string) => refused.push(directive));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        (window as unknown as { reportRefused: (name: string) => void }).reportRefused(effectiveDirective),
      );
    });
    await page.route('**/view/featured', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace('<body', '<script>window.injected = true</script><body');
      await route.fulfill({ response, body });
    });
    await page.goto('/view/featured');
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await expect(page.locator('html')).toHaveClass(/dark/);
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    expect(refused).toEqual(['script-src-elem']);
  });
});

test('answers TRACE with 405 and has no image optimiser', async ({ app, request }) => {
  const status = await new Promise((resolve, reject) => {
    const trace = httpRequest(`${app.url}/create`, { method: 'TRACE' }, (answer) => {
      resolve(answer.statusCode);
      answer.resume();
    });
    trace.once('error', reject).end();
  });
  expect(status).toBe(405);
  const image = '/_next/image?url=%2Ficon.svg&w=640&q=75';
  expect((await request.get(image, { headers: { accept: 'image/webp' } })).status()).toBe(404);
});

/** What the server answers to bytes as they are. */
function send(url: string, ...parts: string[]): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(parts.join(''));
  return text(socket);
}

const UPLOAD = 'POST /api/imports HTTP/1.1\r\nContent-Type: application/json';

for (const [kind, head, body] of [
  ['large', 'Content-Length: 15000000', 'a'.repeat(200_000)],
  ['growing', 'Transfer-Encoding: chunked', `30d40\r\n${'a'.repeat(200_000)}\r\n`],
] as const) {
  test(`refuses a ${kind} upload of a stranger while it is still being sent`, async ({ app }) => {
    const origin = `Origin: ${app.url}\r\nHost: ${new URL(app.url).host}`;
    const answer = await send(app.url, `${UPLOAD}\r\n${origin}\r\n${head}\r\n\r\n`, body);
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    expect(answer).toMatch(/^connection: close/im);
    expect(answer).toContain('"unauthenticated"');
  });
}

test('redirects an absolute address within this site', async ({ app }) => {
  const { host } = new URL(app.url);
  const head = `Host: ${host}\r\nConnection: close\r\n\r\n`;
  const answer = await send(app.url, 'GET http://foreign.example/profile HTTP/1.1\r\n', head);
  expect(answer).toMatch(/^HTTP\/1\.1 307 /);
  expect(answer).toMatch(/^location: (?:http:\/\/localhost:\d+)?\/login\r$/im);
});

test('says what to do where the data directory is a file', async ({ startOwnApp }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'quillcast-e2e-'));
  const file = path.join(folder, 'data');
  await writeFile(file, 'a file');
  await expect(startOwnApp({ DATA_DIR: file })).rejects.toThrow(
    `DATA_DIR is a file (${file}), but it must be a folder.`,
  );
  await rm(folder, { recursive: true });
});

test('waits for a database that refuses it at first, and opens its port when it is ready', async ({ startOwnApp }) => {
  const database = await startSharedDatabase();
  const address = new URL(database.settings.DATABASE_URL ?? '');
  let refusals = 3;
  const gate = createServer((client) => {
    refusals -= 1;
    if (refusals >= 0) {
      client.destroy();
      return;
    }
    const server = connect(Number(address.port), address.hostname);
    client.pipe(server).pipe(client);
    for (const each of [client, server]) each.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(gate, 'listening');
  const [port, gatePort] = [await freePort(), (gate.address() as AddressInfo).port];
  const DATABASE_URL = address.href.replace(address.port, String(gatePort));
  const starting = startOwnApp({ ...database.settings, DATABASE_URL, PORT: String(port) });
  const seen = new Set<number | string>();
  while (!seen.has(200)) {
    const asked = fetch(`http://localhost:${port}/api/health?ready=1`);
    seen.add(
      await asked.then(
        ({ status }) => status,
        () => 'refused',
      ),
    );
  }
  const app = await starting;
  expect(app.output()).toContain('waiting for the database');
  expect([...seen]).toEqual(['refused', 200]);
  await app.end();
  gate.close();
  await database.stop();
});
