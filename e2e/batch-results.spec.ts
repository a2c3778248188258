import { writeBlog } from './support/accounts.ts';
import { copiedText } from './support/clipboard.ts';
import { expect, test } from './support/test.ts';
import { toastOn } from './support/toasts.ts';

test('lists the blogs of the address and copies their links', async ({ page, context, app }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await writeBlog(page, 'Tea & "cake" <at home>');
  await page.goto(`/batch-results?ids=${id},featured`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 blogs generated');
  await expect(page.getByRole('button', { name: /^Export/ })).toHaveCount(0);
  const card = page.getByRole('listitem').filter({ hasText: 'How the printing press changed Europe' });
  await expect(card.getByRole('textbox')).toHaveValue(`${app.url}/view/featured`);
  await card.getByRole('button', { name: /^Copy/ }).click();
  await expect(toastOn(page)).toContainText('URL Copied');
  expect(await copiedText(page)).toBe(`${app.url}/view/featured`);

  await page.getByRole('button', { name: /Copy All URLs/ }).click();
  await expect(toastOn(page)).toContainText('All URLs Copied');
  expect(await copiedText(page)).toBe(`${app.url}/view/${id}\n${app.url}/view/featured`);

  await page.getByRole('tab', { name: 'Share Options' }).click();
  await page.getByRole('button', { name: /Copy HTML/ }).click();
  await expect(toastOn(page)).toContainText('HTML List Copied');
  expect(await copiedText(page)).toContain(`<li><a href="${app.url}/view/featured">`);
  await page.getByRole('button', { name: /Copy Markdown/ }).click();
  await expect(toastOn(page)).toContainText('Markdown List Copied');
  expect(await copiedText(page)).toContain(`](${app.url}/view/featured)`);

  await page.getByRole('tab', { name: 'Blog List' }).click();
  await card.getByRole('link', { name: /^View/ }).click();
  await page.waitForURL('**/view/featured');
});

test.describe('when blogs are missing', () => {
  test.use({ expectedConsoleErrors: [/404|500|ERR_FAILED/] });

  test('says what could not be loaded, and how to go on', async ({ page }) => {
    await page.goto('/batch-results');
    await expect(page.getByText('No blog IDs found in the URL')).toBeVisible();
    await expect(page.getByRole('link', { name: 'View All My Blogs' })).toBeVisible();
    await page.getByRole('link', { name: 'Return to Batch Generation' }).click();
    await page.waitForURL('**/batch');
    await page.evaluate(() => sessionStorage.setItem('batch-ids', '["featured"]'));
    await page.route('**/api/blogs/featured', (route) => route.abort());
    await page.goto('/batch-results');
    await page.waitForURL('**/batch-results?ids=featured');
    await expect(page.getByText('An error occurred while fetching blogs')).toBeVisible();
    await page.unroute('**/api/blogs/featured');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 blog generated');
    await page.goto('/batch-results?ids=featured,nothing,nowhere');
    await expect(toastOn(page)).toContainText('Some blogs could not be loaded');
    await expect(toastOn(page)).toContainText('2 out of 3 blogs could not be loaded');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 blog generated');
    await page.goto('/batch-results?ids=nothing,nowhere');
    await expect(page.getByText('Failed to fetch any blogs. Please try generating blogs again.')).toBeVisible();
  });
});
