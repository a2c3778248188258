import { registerNewUser } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

test('a citation on the landing page opens its passage, in three styles, with the keyboard', async ({ page }) => {
  await page.goto('/');
  const proof = page.getByRole('region', { name: 'Every number opens its source' });
  await expect(proof.getByRole('article')).toHaveAttribute('data-style', 'minimal');
  await proof.getByRole('radio', { name: 'Minimal' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(proof.getByRole('article')).toHaveAttribute('data-style', 'brutalist');
  await page.keyboard.press('ArrowRight');
  await expect(proof.getByRole('article')).toHaveAttribute('data-style', 'retro');
  await expect(proof.getByRole('article')).toContainText('How to start a vegetable garden');
  await proof.getByRole('button', { name: /^Source 1: / }).press('Enter');
  const passage = proof.getByRole('note', { name: 'Source 1' });
  await expect(passage).toContainText('A first vegetable garden succeeds when it is small');
  await expect(passage.getByRole('link', { name: 'How to start a vegetable garden' })).toHaveAttribute(
    'href',
    /\/library\/english\/vegetable-garden$/,
  );
  await page.keyboard.press('Escape');
  await expect(passage).toBeHidden();
});

test('members do not see the marketing, not even before their session loads', async ({ page }) => {
  await registerNewUser(page);
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

test('a hint of a session that has ended corrects itself', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('signed-in', 'true'));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('One line in.');
});

test('/create shows visitors the typed topic in a style they choose, and what they get', async ({ page }) => {
  await page.goto('/create');
  await page.getByRole('textbox', { name: 'Blog topic' }).fill('Keeping bees on a roof');
  const preview = page.getByRole('region', { name: 'How it could look' });
  const title = preview.locator('.blog h1');
  await expect(title).toHaveText('Keeping bees on a roof');
  await preview.getByRole('radio', { name: 'Brutalist' }).check({ force: true });
  await expect(preview.locator('.blog')).toHaveAttribute('data-style', 'brutalist');
  await expect(title).toHaveCSS('text-transform', 'uppercase');
  await page.getByRole('link', { name: 'Examples, prices and questions' }).click();
  await expect(page.getByRole('heading', { name: 'Why not just a chatbot?' })).toBeVisible();
});
