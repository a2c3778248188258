import { fillTopic, registerNewUser, sendRegistration } from './support/accounts.ts';
import { enableBacklinks, fillCustom, fillGhost, openPanel, toastText } from './support/distribution.ts';
import { expect, test } from './support/test.ts';

test('platforms chosen on the creation form receive the blog once it is written', async ({ page, press }) => {
  test.slow();
  await registerNewUser(page);
  await fillTopic(page);
  await enableBacklinks(page);
  const card = page.getByRole('region', { name: 'Distribute Your Content' });
  await card.getByRole('tab', { name: 'Custom' }).click();
  await fillCustom(card, press);
  await card.getByLabel('Page address').press('Enter');
  await expect(card.getByText('Will be published once your blog is written.')).toBeVisible({ timeout: 40_000 });
  await card.getByRole('tab', { name: 'Ghost' }).click();
  await fillGhost(card, press);
  await card.getByLabel('Remember for next time').check();
  await page.getByRole('button', { name: 'Generate Blog' }).click();
  await expect(toastText(page, 'Ghost is not ready yet')).toBeVisible();
  await card.getByRole('button', { name: 'Submit to Ghost' }).click();
  await expect(card.getByRole('tab', { name: 'Ghost (ready)' })).toBeVisible();
  await expect(card).toContainText('Your blog will also be published on Custom and Ghost.');
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(stored).toContain('How to sleep better');
  expect(stored).not.toContain(press.ghost.adminApiKey);
  await page.getByRole('button', { name: 'Generate Blog' }).click();
  await expect(toastText(page, 'Backlinks created')).toContainText(
    'Your content is being distributed to the selected platforms.',
  );
  await page.waitForURL(/\/view\//);
  const panel = await openPanel(page, page.url().split('/').at(-1) ?? '');
  for (const platform of ['Ghost', 'Custom']) {
    const entry = panel.getByRole('listitem').filter({ hasText: platform });
    await expect(entry).toContainText('Success', { timeout: 60_000 });
  }
  await panel.getByRole('tab', { name: 'Create Backlinks' }).click();
  await panel.getByRole('tab', { name: 'Ghost' }).click();
  await expect(panel.getByText('Saved and encrypted')).toBeVisible();
  await panel.getByRole('button', { name: 'Forget' }).click();
  await expect(panel.getByLabel('Admin API key')).toHaveValue('');
});

test('a form that was not submitted holds the blog back until it is cleared', async ({ page }) => {
  await registerNewUser(page);
  await fillTopic(page);
  await enableBacklinks(page);
  const card = page.getByRole('region', { name: 'Distribute Your Content' });
  await card.getByRole('tab', { name: 'Ghost' }).click();
  await card.getByLabel('Site address').fill('https://ghost.example');
  await card.getByRole('tab', { name: 'Medium' }).click();
  await page.getByRole('button', { name: 'Generate Blog' }).click();
  await expect(toastText(page, 'Ghost is not ready yet')).toContainText(
    'Press Submit to Ghost, or clear its form, then generate.',
  );
  await expect(card.getByRole('tab', { name: 'Ghost' })).toBeFocused();
  await card.getByLabel('Site address').fill('');
  await page.getByRole('button', { name: 'Generate Blog' }).click();
  await page.waitForURL(/\/view\//);
});

test('a visitor learns that publishing needs an account, and signing in keeps the input', async ({ page }) => {
  await page.goto('/create');
  await page.getByRole('textbox', { name: 'Blog topic' }).fill('Sourdough for beginners');
  await enableBacklinks(page);
  await expect(page.getByText('You need an account to publish elsewhere.')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in or create an account' }).click();
  await sendRegistration(page);
  await page.waitForURL(/\/create$/);
  await expect(page.getByRole('textbox', { name: 'Blog topic' })).toHaveValue('Sourdough for beginners');
  await expect(page.getByRole('heading', { name: 'Distribute Your Content' })).toBeVisible();
});

test.describe('when the platforms do not load', () => {
  test.use({ expectedConsoleErrors: [/503/] });

  test('they can be loaded again', async ({ page }) => {
    await registerNewUser(page);
    await page.goto('/create');
    await page.route('**/api/backlinks/platforms', (route) => route.fulfill({ status: 503 }));
    await enableBacklinks(page);
    await expect(toastText(page, 'Error')).toContainText('Failed to load available platforms');
    await page.unroute('**/api/backlinks/platforms');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('tab', { name: 'Medium' })).toBeVisible();
  });
});
