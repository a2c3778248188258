import type { Page } from 'playwright';
import { logOut, orderBlog, registerNewUser } from './support/accounts.ts';
import { preview, sections, UNPROVED } from './support/live.ts';
import { test } from './support/model-test.ts';
import { expect } from './support/test.ts';
import { toastOn } from './support/toasts.ts';

/** The text is there, and its proof never comes. */
const HELD = { task: 'prove', fault: 'hang' } as const;

/** What other pages say of a blog that is being written or ready. */
const status = (page: Page) => page.getByRole('region', { name: 'Your new blog' });

/** Asks for a blog and waits until its first section is there. */
async function order(page: Page, topic: string): Promise<void> {
  await orderBlog(page, topic);
  await expect(sections(page).first()).toBeVisible();
}

test('a running blog is shown on another page, and offered there when finished', async ({ page, model }) => {
  model.setMode(UNPROVED);
  await order(page, 'Night trains');
  await page.getByRole('banner').getByRole('link', { name: 'Batch Create' }).click();
  await expect(status(page)).toContainText(/Writing|Polishing|Saving/);
  await page.reload();
  await expect(status(page).getByRole('link', { name: 'Watch your blog being written' })).toHaveAttribute(
    'href',
    '/create#live',
  );
  model.setMode({});
  await expect(status(page)).toContainText(/Ready: .*night trains/i, { timeout: 40_000 });
  await page.goto('/create');
  await expect(page.getByRole('form', { name: 'Create a blog' })).toContainText('Ready: ');
  await expect(page.getByRole('textbox', { name: 'Blog topic' })).toHaveValue('');
  await page.goto('/batch');
  await page.getByRole('link', { name: 'Open your new blog' }).click();
  await page.waitForURL(/\/view\//);
  await expect(status(page)).toHaveCount(0);
});

test('the next user of a browser sees nothing of a finished blog', async ({ page, model }) => {
  model.setMode(UNPROVED);
  await registerNewUser(page);
  await order(page, 'Night trains');
  await page.getByRole('banner').getByRole('link', { name: 'Batch Create' }).click();
  model.setMode({});
  await expect(status(page)).toContainText('Ready: ', { timeout: 40_000 });
  await logOut(page);
  await expect(status(page)).toHaveCount(0);
  await page.goto('/login');
  await expect(page.getByRole('form', { name: 'Login' })).toBeVisible();
  await expect(status(page)).toHaveCount(0);
});

test('a canceled blog disappears from the status of another tab', async ({ page, context, model, app }) => {
  model.setMode(HELD);
  await order(page, 'Paper kites');
  const other = await context.newPage();
  await other.goto(`${app.url}/batch`);
  await expect(status(other)).toContainText(/Polishing/);
  await expect(other).toHaveTitle(/^\S.* · Create a batch/);
  await preview(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(toastOn(other)).toContainText('Generation canceled');
  await expect(status(other)).toHaveCount(0);
  await expect(other).toHaveTitle(/^Create a batch/);
});

test('a reader who needs the framework loads neither the status nor the live preview', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.js(\?|$)/.test(response.url())) scripts.push(response.text());
  });
  await page.goto('/view/featured');
  await page.getByRole('button', { name: 'Embed on your website' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const texts = await Promise.all(scripts);
  expect(texts.filter((text) => text.includes('live-generations'))).not.toEqual([]);
  expect(texts.filter((text) => /Your new blog|Writing your blog/.test(text))).toEqual([]);
});
