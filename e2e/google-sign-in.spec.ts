import type { Page } from 'playwright';
import { test } from './support/shop-test.ts';
import { expect } from './support/test.ts';

async function chooseAccount(page: Page, name: string) {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const popup = await opened;
  await popup.getByRole('button', { name }).click();
}

test('signs in with Google in a window, keeps the session and signs out', async ({ page }) => {
  await page.goto('/login');
  await chooseAccount(page, 'Ada Lovelace');
  await page.waitForURL(/\/$/);
  await page.reload();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('menu')).toContainText('Ada Lovelace');
  await expect(page.getByRole('menu')).toContainText('ada@example.com');
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'member' }));
});

test.describe('refusals', () => {
  test.use({ expectedConsoleErrors: [/Error/] });

  test('refuses a Google account without a verified email', async ({ page }) => {
    await page.goto('/login');
    await chooseAccount(page, 'Mallory');
    await expect(page.getByText('Google has not verified this email address')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  });

  test('notices after its delay that the window was closed', async ({ page }) => {
    await page.goto('/login');
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await (await opened).close();
    await expect(page.getByText('closed before you finished')).toBeVisible({ timeout: 15_000 });
  });
});

test('a password account of the same address does not capture the Google sign-in', async ({
  page,
  playwright,
  app,
}) => {
  const attacker = await playwright.request.newContext({ baseURL: app.url, extraHTTPHeaders: { origin: app.url } });
  const form = { email: 'grace@example.com', password: 'attackers choice' };
  const registered = await attacker.post('/api/account/register', {
    data: { ...form, confirmPassword: form.password },
  });
  expect(registered.status()).toBe(200);

  await page.goto('/login');
  await chooseAccount(page, 'Grace Hopper');
  await page.waitForURL(/\/$/);

  expect(await (await attacker.get('/api/auth/session')).json()).toEqual({});
  expect((await attacker.post('/api/account/login', { data: form })).status()).toBe(401);
  await attacker.dispose();
});
