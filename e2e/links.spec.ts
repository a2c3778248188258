import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expectAccessible } from './support/accessibility.ts';
import { registerNewUser } from './support/accounts.ts';
import type { AppServer } from './support/app-server.ts';
import { expect, test } from './support/test.ts';
import { toastOn } from './support/toasts.ts';

/** Signs up a gardener and imports twenty public blogs. @returns their ids */
async function importBlogs(page: Page, app: AppServer): Promise<string[]> {
  await registerNewUser(page);
  const headers = { Origin: app.url };
  const texts = readFileSync('tests/fixtures/garden-blogs.md', 'utf8').split(/^(?=# )/m);
  const files = texts.map((text, at) => ({ name: `${at}.md`, text }));
  const posts = files.map((_, file) => ({ file, post: 0 }));
  expect((await page.request.post('/api/imports', { headers, data: { files, posts } })).status()).toBe(200);
  const { user } = await (await page.request.get('/api/auth/session')).json();
  const { blogs } = await (await page.request.get(`/api/blogs/user/${user.uid}?pageSize=50`)).json();
  const ids = blogs.map(({ id }: { id: string }) => id);
  const published = await page.request.put('/api/blogs/visibility', { headers, data: { ids, visibility: 'public' } });
  expect(published.status()).toBe(200);
  return ids;
}

test('an author links their blogs by keyboard, undoes it, and readers go from one to the next', async ({
  page,
  app,
}) => {
  const [id] = await importBlogs(page, app);
  await page.goto('/blogs');
  await page.getByRole('button', { name: 'Link my blogs' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Link my blogs' });
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(20);
  await expectAccessible(page, '[role=dialog]');
  await expect(dialog.getByRole('button', { name: 'Add 0 links' })).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('checkbox', { name: 'Accept all' }).press('Space');
  await dialog.getByRole('checkbox').nth(1).press('Space');
  await dialog.getByRole('button', { name: 'Add 39 links' }).press('Enter');
  await expect(toastOn(page)).toContainText('39 links added');
  await toastOn(page).getByRole('button', { name: 'Undo' }).click();

  await expect(async () => {
    const proposals = await page.request.post('/api/links/proposals', { data: {}, headers: { Origin: app.url } });
    expect(JSON.stringify(await proposals.json()).match(/"words"/g)).toHaveLength(40);
  }).toPass();
  await page.goto(`/view/${id}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Link my blogs' }).click();
  await dialog.getByRole('checkbox', { name: 'Accept all' }).check();
  await dialog.getByRole('button', { name: 'Add 2 links' }).click();
  await expect(toastOn(page)).toContainText('2 links added');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Link my blogs' }).click();
  await expect(dialog).toContainText('No sentence names another of your public blogs.');

  await page.goto(`/share/${id}`);
  const inside = page.getByRole('article').locator('p a[href*="/share/"]');
  await expect(inside).toHaveCount(2);
  await expect(inside.first()).not.toHaveAttribute('rel');
  const next = page.getByRole('region', { name: 'Read next' });
  await expect(next.getByRole('link')).toHaveCount(3);
  await expectAccessible(page);
  const title = await next.getByRole('heading', { level: 3 }).first().textContent();
  await next.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
});
