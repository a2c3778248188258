import sharp from 'sharp';
import { jobLines, orderBatch, ownedBlogs, resultIds, signUp } from './support/batch.ts';
import { test } from './support/model-test.ts';
import { expect } from './support/test.ts';
import { toastOn } from './support/toasts.ts';

const GENERATE = '**/api/blogs/generate';

test('a batch of five is written one after the other and shown', async ({ page }) => {
  await signUp(page);
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/blogs/generate')) bodies.push(request.postDataJSON());
  });
  await orderBatch(page, 'Growing herbs indoors', 5);
  const ids = await resultIds(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('5 blogs generated');
  expect(bodies.map((body) => body.batchIndex)).toEqual([0, 1, 2, 3, 4]);
  expect(bodies.map((body) => body.batchSize)).toEqual([5, 5, 5, 5, 5]);
  expect(new Set(ids).size).toBe(5);
  expect(await ownedBlogs(page)).toBe(5);
  const titles = await page.getByRole('heading', { level: 3 }).allInnerTexts();
  expect(new Set(titles).size).toBe(5);
});

test('shows progress and links to what is finished while it writes', async ({ page, model }) => {
  await signUp(page);
  await page.goto('/batch');
  await expect(jobLines(page).first()).toHaveText(/Not started/);
  await page.route(GENERATE, async (route) => {
    if (route.request().postDataJSON().batchIndex === 1) model.setMode({ fault: 'hang' });
    await route.continue();
  });
  await orderBatch(page, 'Repairing bicycles', 3);
  await expect(page.getByText('Writing blog 2 of 3')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Blogs written' })).toHaveAttribute(
    'aria-valuetext',
    '1 of 3',
  );
  await expect(jobLines(page).nth(0).getByRole('link')).toHaveAttribute('href', /^\/view\//);
  await expect(jobLines(page).nth(0).getByRole('link')).toContainText(/Repairing bicycles/);
  await expect(jobLines(page).nth(1)).toContainText('Being written');
  await expect(jobLines(page).nth(2)).toContainText('Waiting');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(toastOn(page)).toContainText('Batch stopped');
  await expect(page.getByRole('button', { name: 'Continue from item 2' })).toBeVisible();
});

test.describe('when something goes wrong', () => {
  test.use({ expectedConsoleErrors: [/422|ERR_FAILED/] });

  test('item 3 of 5 fails, and Continue writes the rest without a second copy', async ({
    page,
    model,
  }) => {
    await signUp(page);
    await page.route(GENERATE, async (route) => {
      if (route.request().postDataJSON().batchIndex === 2) model.setMode({ fault: 'refusal' });
      await route.continue();
    });
    await orderBatch(page, 'Sourdough bread', 5);
    await expect(toastOn(page)).toContainText('Error generating blogs');
    await expect(jobLines(page).getByRole('link')).toHaveCount(2);
    expect(await ownedBlogs(page)).toBe(2);

    await page.unroute(GENERATE);
    model.setMode({});
    await page.getByRole('button', { name: 'Continue from item 3' }).click();
    expect(new Set(await resultIds(page)).size).toBe(5);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('5 blogs generated');
    expect(await ownedBlogs(page)).toBe(5);
  });

  test('a blog whose answer was lost is found again and not written twice', async ({ page }) => {
    await signUp(page);
    let lost = '';
    await page.route(GENERATE, async (route) => {
      if (route.request().postDataJSON().batchIndex !== 1) return route.continue();
      lost = (await (await route.fetch()).json()).id;
      return route.abort();
    });
    await orderBatch(page, 'Sharpening knives', 3);
    await expect(toastOn(page)).toContainText('Failed to generate blog content');
    await page.unroute(GENERATE);
    await page.getByRole('button', { name: 'Continue from item 2' }).click();
    expect((await resultIds(page))[1]).toBe(lost);
    expect(await ownedBlogs(page)).toBe(3);
  });
});

test('goes on after a reload in the middle, and after the tab was closed', async ({
  page,
  context,
  model,
}) => {
  await signUp(page);
  await page.route(GENERATE, async (route) => {
    if (route.request().postDataJSON().batchIndex === 1) model.setMode({ fault: 'hang' });
    await route.continue();
  });
  await orderBatch(page, 'Keeping a diary', 3);
  await expect.poll(() => model.stats.inFlight).toBeGreaterThan(0);
  await expect(page.getByText('Writing blog 2 of 3')).toBeVisible();
  const warned: string[] = [];
  page.on('dialog', (dialog) => {
    warned.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(warned).toEqual(['beforeunload']);
  await expect(page.getByRole('button', { name: 'Continue from item 2' })).toBeVisible();
  await expect(jobLines(page).getByRole('link')).toHaveCount(1);

  await page.close();
  const tab = await context.newPage();
  model.setMode({});
  await tab.goto('/batch');
  await tab.getByRole('button', { name: 'Continue from item 2' }).click();
  expect(new Set(await resultIds(tab)).size).toBe(3);
  expect(await ownedBlogs(tab)).toBe(3);
  await tab.goto('/batch');
  await expect(tab.getByRole('button', { name: 'Generate 5 Blogs' })).toBeVisible();
  await expect(tab.getByRole('button', { name: /Continue/ })).toHaveCount(0);
});

test('the form checks its topic, counts with the keyboard and drops files beyond six', async ({
  page,
}) => {
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
  const buffer = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const files = Array.from({ length: 7 }, (_, index) => ({
    ...{ name: `${index}.png`, mimeType: 'image/png', buffer },
  }));
  await page.locator('input[type=file]').setInputFiles(files);
  await expect(toastOn(page)).toContainText(
    'You can only upload 6 more image(s) (maximum 6 total)',
  );
  await expect(page.getByRole('button', { name: /^Remove \d\.png$/ })).toHaveCount(6);
});
