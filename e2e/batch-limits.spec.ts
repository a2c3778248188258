import { newBlog, sendRegistration, writeBlog } from './support/accounts.ts';
import { ownedBlogs, resultIds, sendBatch } from './support/batch.ts';
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

test.use({ expectedConsoleErrors: [/403/] });

test('a batch is cut to the free blogs: of a visitor, who signs up and continues, and of a user', async ({
  page,
  browser,
  app,
}) => {
  await page.goto('/batch');
  await expect(page.getByRole('link', { name: 'Sign in to save your blogs' })).toBeVisible();
  await sendBatch(page, 'Letters to a friend', 2);
  await expect(page.getByText('Without an account, blogs are anonymous and unlisted')).toBeVisible();
  await page.getByRole('button', { name: 'Write 2 blogs' }).click();
  await expect(toastOn(page)).toContainText('Free Preview Used');
  await expect(toastOn(page)).toContainText(FREE_PREVIEW_USED);
  await page.waitForURL('**/login?next=%2Fbatch');
  await sendRegistration(page);
  await page.waitForURL('**/batch');
  await expect(page.getByRole('link', { name: 'View finished blogs' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue from item 2' }).click();
  expect(new Set(await resultIds(page)).size).toBe(2);
  expect(await ownedBlogs(page)).toBe(3);

  const user = await browser.newPage({ baseURL: app.url });
  await newBlog(user);
  await writeBlog(user);
  await user.goto('/batch');
  await expect(user.getByText('You have 2 free blogs left. This batch can have at most 2 blogs, not 5.')).toBeVisible();
  await expect(user.getByRole('button', { name: 'Generate 2 Blogs' })).toBeVisible();
  for (const topic of ['Winter walks', 'Summer walks']) await writeBlog(user, topic);
  await user.goto('/batch');
  await expect(
    user.getByText("You have no free blogs left. Subscriptions aren't available on this site."),
  ).toBeVisible();
  await expect(user.getByRole('textbox', { name: 'Topic' })).toBeDisabled();
  await expect(user.getByRole('button', { name: 'Generate 5 Blogs' })).toBeDisabled();
  await user.close();
});
