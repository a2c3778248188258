import type { Page } from 'playwright';
import { expectAccessible } from './support/accessibility.ts';
import { registerNewUser, writeBlog } from './support/accounts.ts';
import { expect, test } from './support/test.ts';
import { toastOn } from './support/toasts.ts';

const TOPICS = ['Quokkas at the seaside', 'Wombats at home', 'Numbats in the forest'];

async function writeBlogs(page: Page): Promise<void> {
  await registerNewUser(page);
  for (const topic of TOPICS) await writeBlog(page, topic);
  await page.goto('/blogs');
  await expect(page.getByText('3 blogs', { exact: true })).toBeVisible();
  await expectAccessible(page);
}

const findBox = (page: Page, topic: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^Select.*${topic}`, 'i') });

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });

test('an owner searches, filters and changes several blogs, and goes back', async ({ page }) => {
  await writeBlogs(page);
  await page.getByRole('searchbox', { name: 'Search title and text' }).fill('wombat');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/blogs?q=wombat');
  await expect(page.getByText('1 of 3 blogs')).toBeVisible();
  await expect(titles(page)).toHaveText([/wombats/i]);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Draft');
  await expect(page.getByText('No blogs found')).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(titles(page)).toHaveText([/wombats/i]);
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('');
  await page.goBack();
  await expect(titles(page)).toHaveCount(3);
  await expect(page.getByRole('searchbox', { name: 'Search title and text' })).toHaveValue('');

  await page.getByRole('link', { name: 'Table' }).click();
  await page.waitForURL('**/blogs?layout=table');
  await page.getByRole('checkbox', { name: 'All on this page' }).check();
  await expect(page.getByText('3 selected')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Revert to draft' }).click();
  await expect(toastOn(page)).toContainText('3 blogs set to Draft');
  await expect(page.getByRole('row').filter({ hasText: 'Draft' })).toHaveCount(3);
  await page.getByRole('button', { name: 'Change style' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change style of 3 blogs' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('combobox', { name: 'Style' }).selectOption('Retro');
  await dialog.getByRole('radio', { name: 'Teal' }).check();
  await dialog.getByRole('button', { name: 'Save style' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('cell', { name: 'Retro, Teal' })).toHaveCount(3);
  await findBox(page, 'quokkas').uncheck();
  await page.getByRole('button', { name: 'Delete 2' }).click();
  await page.getByRole('button', { name: 'Delete 2 blogs' }).click();
  await expect(page.getByText('1 blog', { exact: true })).toBeVisible();
  await toastOn(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('3 blogs', { exact: true })).toBeVisible();
});

test('both lists page alike, and the focus follows to the new page', async ({ page, app }) => {
  await registerNewUser(page);
  const headers = { Origin: app.url };
  const files = Array.from({ length: 25 }, (_, n) => ({ name: `${n}.md`, text: `# Note ${n}\n\nText.` }));
  const posts = files.map((_, file) => ({ file, post: 0 }));
  expect((await page.request.post('/api/imports', { headers, data: { files, posts } })).status()).toBe(200);
  for (const [address, last] of [
    ['/blogs', 2],
    ['/profile', 3],
  ] as const) {
    await page.goto(`${address}?page=${last - 1}`);
    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL(`**${address}?page=${last}`, { waitUntil: 'commit' });
    const list = page.getByRole('region', { name: `Page ${last} of ${last}` });
    await expect(list).toBeFocused();
    await expect(list.getByText(`Page ${last} of ${last}`)).toBeVisible();
    await expect(list.getByRole('button', { name: 'Next' })).toBeDisabled();
    await page.goBack();
    await expect(page.getByText(`Page ${last - 1} of ${last}`)).toBeVisible();
  }
});
