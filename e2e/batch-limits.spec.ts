import { jobLines, orderBatch, ownedBlogs, resultIds, signUp } from './support/batch.ts';
import { expect, test } from './support/test.ts';
import { toastOn } from './support/toasts.ts';

const FREE_PREVIEW_USED =
  "You've used your free preview. Sign in to get 4 free blogs total and save your content!";

test.describe('with the free blogs of the product', () => {
  test.use({ expectedConsoleErrors: [/403/] });

  test('a user with one left who asks for five gets one and the offer', async ({ page, app }) => {
    await signUp(page);
    for (const topic of ['One', 'Two', 'Three']) {
      const data = { topic, length: 'small' };
      await page.request.post('/api/blogs/generate', { data, headers: { origin: app.url } });
    }
    await orderBatch(page, 'Winter walks', 5);
    const dialog = page.getByRole('dialog', { name: 'Subscription Required' });
    await expect(dialog.getByRole('button', { name: 'Subscribe Now' })).toBeVisible();
    await expect(
      page.getByText("You've reached your free blog limit. Please subscribe to create more blogs."),
    ).not.toHaveCount(0);
    await dialog.getByRole('button', { name: 'Maybe later' }).click();
    await expect(jobLines(page).getByRole('link')).toHaveCount(1);
    expect(await ownedBlogs(page)).toBe(4);
    await page.getByRole('link', { name: 'View finished blogs' }).click();
    expect(await resultIds(page)).toHaveLength(1);
  });

  test('a visitor gets one, is asked to sign in, and goes on as a user', async ({ page }) => {
    await page.goto('/batch');
    await expect(page.getByRole('link', { name: 'Sign in to save your blogs' })).toBeVisible();
    await orderBatch(page, 'Letters to a friend', 2);
    await expect(toastOn(page)).toContainText('Free Preview Used');
    await expect(toastOn(page)).toContainText(FREE_PREVIEW_USED);
    await page.waitForURL('**/login');
    await signUp(page);
    await page.goto('/batch');
    await page.getByRole('button', { name: 'Continue from item 2' }).click();
    expect(new Set(await resultIds(page)).size).toBe(2);
    expect(await ownedBlogs(page)).toBe(2);
  });
});
