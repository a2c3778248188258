import { startSharedDatabase } from '../tests/support/shared-database.ts';
import { expect, test } from './support/test.ts';

test('while PostgreSQL is away stored pages are given, and everything else says when to ask again', async ({
  startOwnApp,
  playwright,
  browser,
}) => {
  const database = await startSharedDatabase();
  const app = await startOwnApp(database.settings);
  const ada = await playwright.request.newContext({ baseURL: app.url, extraHTTPHeaders: { origin: app.url } });
  const [password, confirmPassword] = ['violet lighthouse', 'violet lighthouse'];
  const account = { email: 'ada@example.com', password, confirmPassword };
  expect((await ada.post('/api/account/register', { data: account })).status()).toBe(200);
  const stored = ['/share/featured', '/embed/featured', '/'];
  for (const path of stored) expect((await ada.get(path)).status(), path).toBe(200);

  await database.shutDown();
  for (const path of stored) {
    const answer = await ada.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['cache-status'], path).toBe('quillcast; hit');
  }
  for (const path of ['/view/featured', '/user/ada', '/blogs', '/blog/featured', '/sitemap.xml']) {
    const answer = await ada.get(path);
    expect(answer.status(), path).toBe(503);
    expect(answer.headers()['retry-after'], path).toBeTruthy();
  }
  const page = await browser.newPage({ baseURL: app.url });
  const shown = await page.goto('/view/featured');
  expect(shown?.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
  await expect(page.getByRole('heading')).toHaveText('This page is not available right now');
  const data = { blogId: 'featured', style: 'minimal', colorTheme: 'blue' };
  for (const answer of [
    await ada.get('/api/auth/session'),
    await ada.get('/api/generations'),
    await ada.get('/api/blogs/other'),
    await ada.post('/api/blogs/style', { data }),
    await ada.post('/api/account/login', { data: account }),
  ]) {
    expect(answer.status(), answer.url()).toBe(503);
    expect(answer.headers()['retry-after'], answer.url()).toBe('60');
    expect(await answer.json(), answer.url()).toMatchObject({ code: 'unavailable' });
  }

  await database.start();
  await expect.poll(async () => (await ada.get('/view/featured')).status()).toBe(200);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect((await ada.get('/api/auth/session')).status()).toBe(200);
  await page.close();
  await ada.dispose();
  await app.end();
  await database.stop();
});
