import { parseRssFeed } from 'feedsmith';
import { registerNewUser, signAs } from './support/accounts.ts';
import { test as base, expect } from './support/test.ts';

const KEY = 'key-of-the-tests';
const HUB = 'https://hub.example/';

const test = base.extend({
  app: async ({ startOwnApp }, use) => use(await startOwnApp({ INDEXNOW_KEY: KEY, WEBSUB_HUB: HUB })),
});

test('readers’ programs and search engines find feeds, hub and key', async ({ page, app, request }) => {
  await registerNewUser(page);
  await signAs(page, app, 'Ada King');
  await page.goto('/settings/author');
  await page.getByRole('link', { name: 'View your public page' }).click();
  const feed = page.getByRole('link', { name: 'RSS feed' });
  const [address, site] = [new URL((await feed.getAttribute('href')) ?? '', app.url).href, page.url()];
  expect(address).toBe(`${site}/feed.xml`);

  const rss = await request.get(address);
  expect(rss.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(rss.headers().link).toBe(`<${HUB}>; rel="hub", <${address}>; rel="self"`);
  expect(parseRssFeed(await rss.text())).toMatchObject({ title: 'Ada King on Quillcast', link: site });
  const headers = { 'accept-encoding': 'br' };
  await request.get(`${site}/feed.json`, { headers });
  const again = await request.get(`${site}/feed.json`, { headers });
  expect(again.headers()).toMatchObject({ 'cache-status': 'quillcast; hit', 'content-encoding': 'br' });
  expect((await request.get(`${site}/tags/tea/feed.xml`)).status()).toBe(404);

  const key = await request.get(`/${KEY}.txt`);
  expect([key.status(), await key.text()]).toEqual([200, KEY]);
  expect((await request.get('/another-key.txt')).status()).toBe(404);
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap:');
});
