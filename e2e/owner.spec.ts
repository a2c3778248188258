import type { APIRequestContext, Page } from 'playwright';
import { USERS } from '../tests/fakes/wordpress/users.ts';
import { expectAccessible, expectNoViolation } from './support/accessibility.ts';
import { chooseMore, newBlog, signAs, writeBlog } from './support/accounts.ts';
import { openForm, toastText } from './support/distribution.ts';
import { expect, test } from './support/test.ts';
import { toastOn } from './support/toasts.ts';

const TOPIC = 'Quokkas at the seaside';

/** Every public URL of a blog. */
const readAddresses = (id: string) => [
  ...['share', 's', 'view', 'blog', 'preview', 'embed'].map((screen) => `/${screen}/${id}`),
  ...[`/share/${id}.md`, `/api/blogs/${id}`, `/api/og-image/${id}`],
];

/** Their statuses for others. */
async function statusesFor(others: APIRequestContext, id: string): Promise<number[]> {
  const answers = await Promise.all(readAddresses(id).map((address) => others.get(address)));
  return [...new Set(answers.map((answer) => answer.status()))];
}

async function chooseVisibility(page: Page, name: RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Who can see it?' });
  await dialog.getByRole('radio', { name }).check();
  await expectNoViolation(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

test.describe('an address of a deleted blog', () => {
  test.use({ expectedConsoleErrors: [/410/] });

  test('shows readers other blogs of its author, and the author the way to Trash', async ({ page, browser, app }) => {
    await newBlog(page, 'Wombats at home');
    const id = await writeBlog(page, TOPIC);
    await signAs(page, app, 'Ada King');
    const headers = { origin: app.url };
    expect((await page.request.delete(`/api/blogs/${id}`, { headers })).status()).toBe(200);
    const context = await browser.newContext({ baseURL: app.url, locale: 'de-DE' });
    const reader = await context.newPage();
    const answer = await reader.goto(`/share/${id}`);
    expect(answer?.status()).toBe(410);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Deleted by its author');
    await expect(reader.locator('html')).toHaveAttribute('lang', 'en');
    const others = reader.getByRole('region', { name: 'More by Ada King' });
    await expect(others.getByRole('heading', { level: 3 })).toHaveText(/Wombats/);
    await expect(reader.getByRole('main').getByRole('link', { name: 'Return to Home' })).toBeVisible();
    await expect(reader.getByRole('link', { name: 'Restore from Trash' })).toHaveCount(0);
    await expectAccessible(reader);
    await context.close();
    await page.goto(`/share/${id}`);
    await page.getByRole('link', { name: 'Restore from Trash' }).click();
    await expect(page.getByRole('button', { name: /^Restore.*Quokkas/ })).toBeVisible();
  });
});

test('a deleted blog is gone for everybody, and Undo restores it', async ({ page, request }) => {
  const id = await newBlog(page, TOPIC);
  expect(await statusesFor(request, id)).toEqual([200]);
  await page.goto(`/blog/${id}`);
  await chooseMore(page, 'Delete');
  const dialog = page.getByRole('dialog', { name: 'Delete this blog?' });
  await expect(dialog).toContainText(TOPIC);
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Delete blog' }).click();
  await expect(toastOn(page)).toContainText('Blog deleted');
  expect(await statusesFor(request, id)).toEqual([410]);
  for (const address of readAddresses(id)) {
    expect(await (await request.get(address)).text()).not.toContain(TOPIC);
  }
  await page.waitForURL('**/profile');
  await toastOn(page).getByRole('button', { name: 'Undo' }).click();
  await page.waitForURL(`**/blog/${id}`);
  expect(await statusesFor(request, id)).toEqual([200]);
});

test.describe('what others cannot see', () => {
  test.use({ expectedConsoleErrors: [/404/] });

  test('only the owner reads a draft until it is public again', async ({ page, request }) => {
    const id = await newBlog(page, TOPIC);
    await page.goto(`/blog/${id}`);
    await chooseMore(page, 'Who can see it Public');
    await chooseVisibility(page, /^Draft/);
    await expect(page.getByText('Draft: only you can see this blog')).toBeVisible();
    expect(await statusesFor(request, id)).toEqual([404]);
    expect(await statusesFor(page.request, id)).toEqual([200]);
    await page.goto(`/share/${id}`);
    await expect(page.getByRole('article')).toContainText(TOPIC);
    await expect(page.getByText('Draft: only you see this')).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/blog/${id}`);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await chooseVisibility(page, /^Public/);
    await expect(page.getByText('Draft: only you can see this blog')).toBeHidden();
    expect(await statusesFor(request, id)).toEqual([200]);
    await page.goto(`/share/${id}`);
    await expect(page.getByRole('article')).toContainText(TOPIC);
    await expect(page.getByText('Draft: only you see this')).toBeHidden();
  });
});

test('several blogs are deleted from My Blogs, restored and permanently deleted', async ({ page }) => {
  await newBlog(page, TOPIC);
  await writeBlog(page, 'Wombats at home');
  await page.goto('/profile');
  await page.getByRole('checkbox', { name: /^Select.*Quokkas/ }).check();
  await page.getByRole('checkbox', { name: /^Select.*Wombats/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete 2' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete 2 blogs?' });
  await dialog.getByRole('button', { name: 'Delete 2 blogs' }).click();
  await expect(page.getByText('No blogs yet')).toBeVisible();
  await page.getByRole('link', { name: 'Trash' }).click();
  const restore = page.getByRole('button', { name: /^Restore.*Quokkas/ });
  await expect(restore).toBeVisible();
  await expectAccessible(page);
  await restore.click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Quokkas' })).toBeHidden();
  await page.getByRole('button', { name: 'Empty trash' }).click();
  const emptying = page.getByRole('dialog', { name: 'Empty trash?' });
  await emptying.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText('Trash is empty')).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: /Quokkas/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /Wombats/ })).toBeHidden();
});

test('a post on WordPress is deleted with credentials that are entered for it, and its pictures with it', async ({
  page,
  press,
}) => {
  const { wordpress } = press;
  const media = [...wordpress.media];
  const before = wordpress.posts.filter(({ status }) => status === 'publish').length;
  const id = await newBlog(page);
  const panel = await openForm(page, id, 'WordPress');
  await panel.getByLabel('Site address').fill(wordpress.url);
  await panel.getByLabel('User name').fill('author');
  await panel.getByLabel('Application password').fill(USERS.author.applicationPassword);
  await panel.getByRole('button', { name: 'Submit to WordPress' }).click();
  await expect(toastText(page, 'Successfully submitted to WordPress')).toBeVisible();
  await page.goto(`/blog/${id}`);
  await chooseMore(page, 'Delete');
  const dialog = page.getByRole('dialog', { name: 'Delete this blog?' });
  await dialog.getByRole('checkbox', { name: 'Delete it there too on WordPress' }).check();
  await expect(dialog.getByText(/Your WordPress credentials for .* are not stored\./)).toBeVisible();
  await expectNoViolation(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Delete blog' }).click();
  await expect(dialog.getByLabel('User name')).toBeFocused();
  await expect(dialog.getByLabel('Site address')).toHaveValue(wordpress.url);
  await dialog.getByLabel('User name').fill('author');
  await dialog.getByLabel('Application password').fill(USERS.author.applicationPassword);
  await dialog.getByRole('button', { name: 'Delete blog' }).click();
  await page.waitForURL('**/profile');
  expect(wordpress.posts.filter(({ status }) => status === 'publish')).toHaveLength(before);
  expect(wordpress.media).toEqual(media);
});
