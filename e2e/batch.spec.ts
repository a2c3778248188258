import { registerNewUser } from './support/accounts.ts';
import { jobLines, orderBatch, ownedBlogs, resultIds } from './support/batch.ts';
import { test } from './support/model-test.ts';
import { widthPng } from './support/pictures.ts';
import { expect } from './support/test.ts';
import { toastOn } from './support/toasts.ts';

test('item 3 of 5 fails, and Continue writes the rest without duplicates', async ({ page, model }) => {
  await registerNewUser(page);
  model.setMode({ task: 'plan', requests: [3], fault: 'refusal' });
  await orderBatch(page, 'Sourdough bread', 5);
  await expect(toastOn(page)).toContainText('Error generating blogs');
  await expect(jobLines(page).getByRole('link')).toHaveCount(2);
  expect(await ownedBlogs(page)).toBe(2);

  model.setMode({});
  await page.getByRole('button', { name: 'Continue from item 3' }).click();
  expect(new Set(await resultIds(page)).size).toBe(5);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('5 blogs generated');
  expect(await ownedBlogs(page)).toBe(6);
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(6);
});

test.describe('when the connection fails', () => {
  test.use({ expectedConsoleErrors: [/ERR_FAILED/] });

  test('a batch whose start got no answer is found and written once', async ({ page }) => {
    await registerNewUser(page);
    await page.route('**/api/batches', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      return route.abort();
    });
    await orderBatch(page, 'Sharpening knives', 3);
    expect(new Set(await resultIds(page)).size).toBe(3);
    expect(await ownedBlogs(page)).toBe(4);
  });
});

test('shows its progress, continues without its tab, and is shown on another device', async ({
  page,
  browser,
  model,
  app,
}) => {
  await registerNewUser(page);
  await page.goto('/batch');
  await expect(jobLines(page).first()).toHaveText(/Not started/);
  model.setMode({ task: 'plan', requests: [2], fault: 'hang' });
  await orderBatch(page, 'Keeping a diary', 3);
  await expect(page.getByText('Writing blog 2 of 3')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Blogs written' })).toHaveAttribute('aria-valuetext', '1 of 3');
  await expect(jobLines(page).nth(0).getByRole('link')).toHaveAttribute('href', /^\/view\//);
  await expect(jobLines(page).nth(0).getByRole('link')).toContainText(/Keeping a diary/);
  await expect(jobLines(page).nth(1)).toContainText('Writing…');
  await expect(page.getByRole('form', { name: 'Create a batch' })).toContainText('Planning the article');
  await expect(jobLines(page).nth(2)).toContainText('Waiting');
  await expect(jobLines(page).nth(3)).toHaveText('OverviewWaiting');
  const warned: string[] = [];
  page.on('dialog', (dialog) => warned.push(dialog.type()));
  await page.reload();
  expect(warned).toEqual([]);
  await expect(page.getByText('Writing blog 2 of 3')).toBeVisible();
  await expect(jobLines(page).getByRole('link')).toHaveCount(1);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(toastOn(page)).toContainText('Batch stopped');
  await page.getByRole('button', { name: 'Continue from item 2' }).waitFor();
  const { cookies } = await page.context().storageState();
  await page.close();

  model.setMode({ latencyMs: 700 });
  const other = await browser.newContext({ baseURL: app.url });
  await other.addCookies(cookies.filter(({ name }) => name.includes('session')));
  const tab = await other.newPage();
  await tab.goto('/batch');
  await tab.getByRole('button', { name: 'Continue from item 2' }).click();
  await expect(tab.getByText('Writing blog 2 of 3')).toBeVisible();
  await tab.goto('/');
  model.setMode({});
  await expect.poll(() => ownedBlogs(tab)).toBe(4);
  await tab.goto('/batch');
  await expect(tab.getByText('3 of 3 blogs are written')).toBeVisible();
  await tab.getByRole('link', { name: 'View finished blogs' }).click();
  expect(new Set(await resultIds(tab)).size).toBe(3);
  await tab.goto('/batch');
  await expect(tab.getByRole('button', { name: 'Generate 5 Blogs' })).toBeVisible();
  await expect(tab.getByText('blogs are written')).toHaveCount(0);
  await other.close();
});

test('the form checks its topic, steps its size with the keyboard and drops files beyond six', async ({ page }) => {
  await page.goto('/batch');
  await page.getByRole('textbox', { name: 'Topic' }).fill('ab');
  await page.getByRole('button', { name: 'Generate 5 Blogs' }).click();
  await expect(toastOn(page)).toContainText('Topic must be at least 3 characters');
  await expect(page.getByRole('textbox', { name: 'Topic' })).toBeFocused();
  await page.getByRole('slider', { name: 'Number of blogs' }).press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Generate 6 Blogs' })).toBeVisible();
  await expect(jobLines(page)).toHaveCount(6);
  await page.getByRole('slider', { name: 'Number of blogs' }).press('End');
  await expect(page.getByRole('button', { name: 'Generate 20 Blogs' })).toBeVisible();
  const buffer = await widthPng(2, 2);
  const files = Array.from({ length: 7 }, (_, index) => ({ name: `${index}.png`, mimeType: 'image/png', buffer }));
  await page.locator('input[type=file]').setInputFiles(files);
  await expect(toastOn(page)).toContainText('You can only upload 6 more image(s) (maximum 6 total)');
  await expect(page.getByRole('button', { name: /^Remove \d\.png$/ })).toHaveCount(6);
});
