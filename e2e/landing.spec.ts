import { registerNewUser } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

test('a sentence on the landing page stands beside the passage it cites', async ({ page, app }) => {
  // A hint of a session that has ended.
  await page.context().addCookies([{ name: 'member', value: '1', url: app.url }]);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('One line in.');
  const proof = page.getByRole('region', { name: 'Every number opens its source' });
  await expect(proof).toContainText('a heap that warms to 45 or 50 °C');
  await proof.getByRole('link', { name: 'Source 1' }).press('Enter');
  await expect(page).toHaveURL(/\/#source-1$/);
  const passage = proof.getByRole('figure', { name: 'Source 1' });
  await expect(passage).toBeInViewport();
  await expect(passage).toContainText('heat the pile to 45 or 50 °C');
  await passage.getByRole('link', { name: 'Read the page in our library' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Chocolate');
});

test('members do not see the marketing, not even before their session loads', async ({ page }) => {
  await registerNewUser(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const held = Promise.withResolvers<void>();
  await page.route('**/api/auth/session', async (route) => {
    await held.promise;
    await route.continue();
  });
  for (const path of ['/', '/create']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a blog');
    await expect(page.getByRole('heading', { name: 'Recent blogs' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /chatbot|What you get|Every number/ })).toHaveCount(0);
    await expect(page.getByText('Try for free, generate one free blog before signing up')).toBeHidden();
  }
  held.resolve();
  await expect(page.getByRole('region', { name: 'Recent blogs' })).toContainText('No blogs yet');
});

test('/create shows visitors the typed topic in a style they choose, and what they get', async ({ page }) => {
  await page.goto('/create');
  await page.getByRole('textbox', { name: 'Blog topic' }).fill('Keeping bees on a roof');
  const preview = page.getByRole('region', { name: 'Preview' });
  const title = preview.locator('.blog h1');
  await expect(title).toHaveText('Keeping bees on a roof');
  await preview.getByRole('radio', { name: 'Brutalist' }).click({ force: true });
  await expect(preview.locator('.blog')).toHaveAttribute('data-style', 'brutalist');
  await expect(title).toHaveCSS('text-transform', 'uppercase');
  await page.getByRole('link', { name: 'Examples, prices and questions' }).click();
  await expect(page.getByRole('heading', { name: 'Why not just a chatbot?' })).toBeVisible();
});
