import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { APIRequestContext } from 'playwright';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';
import { toastOn } from './support/toasts.ts';

async function writeBlog(request: APIRequestContext, origin: string, topic: string) {
  // The style with the largest file: fflate compresses more than 160 kB differently.
  const data = { topic, length: 'small', style: 'gradient' };
  const answer = await request.post('/api/blogs/generate', { data, headers: { origin } });
  return (await answer.json()).id as string;
}

test('lists the blogs of the address and copies their links', async ({ page, context, app }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await writeBlog(page.request, app.url, 'Tea & "cake" <at home>');
  await page.goto(`/batch-results?ids=${id},featured`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 blogs generated');
  const card = page.getByRole('listitem').filter({ hasText: 'How the printing press changed Europe' });
  await expect(card.getByRole('textbox')).toHaveValue(`${app.url}/view/featured`);
  await card.getByRole('button', { name: /^Copy/ }).click();
  await expect(toastOn(page)).toContainText('URL Copied');
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await clipboard()).toBe(`${app.url}/view/featured`);

  await page.getByRole('button', { name: /Copy All URLs/ }).click();
  await expect(toastOn(page)).toContainText('All URLs Copied');
  expect(await clipboard()).toBe(`${app.url}/view/${id}\n${app.url}/view/featured`);

  await page.getByRole('tab', { name: 'Share Options' }).click();
  await page.getByRole('button', { name: /Copy HTML/ }).click();
  await expect(toastOn(page)).toContainText('HTML List Copied');
  expect(await clipboard()).toContain(`<li><a href="${app.url}/view/featured">`);
  await page.getByRole('button', { name: /Copy Markdown/ }).click();
  await expect(toastOn(page)).toContainText('Markdown List Copied');
  expect(await clipboard()).toContain(`](${app.url}/view/featured)`);

  await page.getByRole('tab', { name: 'Blog List' }).click();
  await card.getByRole('link', { name: /^View/ }).click();
  await page.waitForURL('**/view/featured');
});

test('downloads every blog as HTML and Markdown in one zip', async ({ page, app }) => {
  const ids = [await writeBlog(page.request, app.url, 'Tea'), 'featured'];
  await page.goto(`/batch-results?ids=${ids.join(',')}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download All' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('blogs.zip');
  const files = unzipSync(await readFile(await file.path()));
  const names = Object.keys(files).sort();
  expect(names).toHaveLength(4);
  expect(names).toContain('html/blog-how-the-printing-press-changed-europe.html');
  expect(names).toContain('markdown/blog-how-the-printing-press-changed-europe.md');
  const texts = names.map((name) => strFromU8(files[name] ?? new Uint8Array()));
  expect(texts.slice(0, 2)).toEqual([
    expect.stringMatching(/^<!doctype html>/i),
    expect.stringMatching(/^<!doctype html>/i),
  ]);
  const markdown = expect.stringMatching(
    /^---\ntitle: .+\ndate: \S+\n(digital_source_type: http\S+\n)?provenance: http\S+\n---\n\n# /,
  );
  expect(texts.slice(2)).toEqual([markdown, markdown]);
  await expect(toastOn(page)).toContainText('Download complete');
});

test('reports missing ids and offers links', async ({ page }) => {
  await page.goto('/batch-results');
  await expect(page.getByText('No blog IDs found in the URL')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View All My Blogs' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Batch Generation' }).click();
  await page.waitForURL('**/batch');
});

test('puts the ids stored in this tab into the address', async ({ page }) => {
  await page.goto('/batch');
  await page.evaluate(() => sessionStorage.setItem('batch-ids', '["featured"]'));
  await page.goto('/batch-results');
  await page.waitForURL('**/batch-results?ids=featured');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 blog generated');
});

test.describe('when blogs are missing', () => {
  test.use({ expectedConsoleErrors: [/404|500|ERR_FAILED/] });

  test('shows the others and says how many', async ({ page }) => {
    await page.goto('/batch-results?ids=featured,nothing,nowhere');
    await expect(toastOn(page)).toContainText('Some blogs could not be loaded');
    await expect(toastOn(page)).toContainText('2 out of 3 blogs could not be loaded');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 blog generated');
  });

  test('reports that none could be loaded', async ({ page }) => {
    await page.goto('/batch-results?ids=nothing,nowhere');
    await expect(page.getByText('Failed to fetch any blogs. Please try generating blogs again.')).toBeVisible();
  });

  test('offers a retry after a network error', async ({ page }) => {
    await page.route('**/api/blogs/featured', (route) => route.abort());
    await page.goto('/batch-results?ids=featured');
    await expect(page.getByText('An error occurred while fetching blogs')).toBeVisible();
    await page.unroute('**/api/blogs/featured');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 blog generated');
  });
});

for (const path of ['/batch-results?ids=featured', '/batch-results']) {
  test(`${path} has no violation and no sideways scroll`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expectAccessible(page);
  });
}
