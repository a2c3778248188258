import { orderBatch, ownedBlogs, registerHere, resultIds, sendBatch, signUp } from './support/batch.ts';
import { test as base, expect } from './support/test.ts';
import { toastOn } from './support/toasts.ts';

/** Playwright's test with an application on a model, and with the free blogs of the product. */
const test = base.extend({
  app: async ({ model, startOwnApp }, use) => {
    model.setMode({});
    await use(await startOwnApp({ OPENAI_BASE_URL: model.baseUrl }));
  },
});

const FREE_PREVIEW_USED = "You've used your free preview. Sign in to get 4 free blogs total and save your content!";

test.describe('with the free blogs of the product', () => {
  test.use({ expectedConsoleErrors: [/403/] });

  test('a user with two free blogs who wants five gets two, then the way to the plan', async ({ page, app }) => {
    await signUp(page);
    for (const topic of ['One', 'Two']) {
      const data = { topic, length: 'small' };
      await page.request.post('/api/blogs/generate', { data, headers: { origin: app.url } });
    }
    await page.goto('/batch');
    await expect(page.getByText('You have 2 free blogs left. This batch will have 2 of 5')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Generate 2 Blogs' })).toBeVisible();
    await orderBatch(page, 'Winter walks', 5);
    expect(await resultIds(page)).toHaveLength(2);
    expect(await ownedBlogs(page)).toBe(4);
    await page.goto('/batch');
    await expect(page.getByText('You have no free blogs left.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Topic' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Generate 5 Blogs' })).toBeDisabled();
    await page.getByRole('link', { name: 'See the Premium plan' }).click();
    await page.waitForURL('**/profile#subscription');
  });

  test('a visitor gets one, is asked to sign in, and continues as a user', async ({ page }) => {
    await page.goto('/batch');
    await expect(page.getByRole('link', { name: 'Sign in to save your blogs' })).toBeVisible();
    await sendBatch(page, 'Letters to a friend', 2);
    await expect(page.getByText('Without an account, blogs are anonymous and unlisted')).toBeVisible();
    await page.getByRole('button', { name: 'Write 2 blogs' }).click();
    await expect(toastOn(page)).toContainText('Free Preview Used');
    await expect(toastOn(page)).toContainText(FREE_PREVIEW_USED);
    await page.waitForURL('**/login?next=%2Fbatch');
    await registerHere(page);
    await page.waitForURL('**/batch');
    await expect(page.getByRole('link', { name: 'View finished blogs' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue from item 2' }).click();
    expect(new Set(await resultIds(page)).size).toBe(2);
    expect(await ownedBlogs(page)).toBe(2);
  });
});
