import { globSync, readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from './support/test.ts';

test('says that it is alive and ready', async ({ request }) => {
  expect((await request.get('/api/health')).status()).toBe(200);
  expect((await request.get('/api/health?ready=1')).status()).toBe(200);
});

test('repeats less than 4 MB of code in the bundles of its routes', () => {
  const bundles = globSync('.next/server/chunks/**/*.js').map((file) =>
    readFileSync(file, 'utf8').replace(/\/\/# sourceMappingURL=.*/, ''),
  );
  const textLength = (texts: Iterable<string>) => [...texts].reduce((sum, { length }) => sum + length, 0);
  expect(textLength(bundles) - textLength(new Set(bundles))).toBeLessThan(4_000_000);
});

test('answers an unknown path with the 404 page, and sends the security headers', async ({ request }) => {
  expect((await request.get('/nothing/here')).status()).toBe(404);
  const headers = (await request.get('/view/featured')).headers();
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-powered-by']).toBeUndefined();
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
