import { startApp } from './support/app-server.ts';
import { expect, test } from './support/test.ts';

test('says that it is alive and ready', async ({ request }) => {
  expect((await request.get('/api/health')).status()).toBe(200);
  expect((await request.get('/api/health?ready=1')).status()).toBe(200);
});

test('answers an unknown blog and an unknown path with the 404 page', async ({ page }) => {
  expect((await page.request.get('/view/does-not-exist')).status()).toBe(404);
  expect((await page.request.get('/nothing/here')).status()).toBe(404);
});

test('keeps data over a restart and reuses the build', async ({ playwright }) => {
  const app = await startApp();
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
  await app.stop();
});

test('refuses a data directory that another process has, and names it', async () => {
  const app = await startApp();
  const dataDir = app.dataDir;
  await expect(startApp({ DATA_DIR: dataDir })).rejects.toThrow(
    new RegExp(`${dataDir} is in use by process \\d+`),
  );
  await app.stop();
});

test('names a wrong setting instead of starting', async () => {
  await expect(startApp({ FREE_BLOG_LIMIT: 'many' })).rejects.toThrow(/FREE_BLOG_LIMIT/);
});

test('may be framed by its own pages only, and sends the security headers', async ({ request }) => {
  const { headers } = await request.get('/view/featured').then((r) => ({ headers: r.headers() }));
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-powered-by']).toBeUndefined();
});
