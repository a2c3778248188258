import type { Page } from 'playwright';
import { expectAccessible } from './support/accessibility.ts';
import { logOut, PASSWORD, registerNewUser, sendRegistration } from './support/accounts.ts';
import { test as shopTest } from './support/shop-test.ts';
import { expect, test } from './support/test.ts';
import { toastOn } from './support/toasts.ts';

async function logIn(page: Page, email: string, password: string) {
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('checks the form, registers, stays signed in after a reload, logs out and in again', async ({ page, context }) => {
  await page.goto('/settings/domain');
  await page.waitForURL(/\/login\?next=/);
  expect(new URL(page.url()).searchParams.get('next')).toBe('/settings/domain');
  await page.goto('/login');
  await page.getByRole('tab', { name: 'Register' }).click();
  const form = page.getByRole('form', { name: 'Register' });
  await form.getByLabel('Email').fill('nobody');
  await form.getByLabel('Password', { exact: true }).fill('abc');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form).toContainText('Please enter a valid email address');
  await expect(form).toContainText('Password must be at least 6 characters');
  await form.getByLabel('Email').fill('someone@example.com');
  await form.getByLabel('Password', { exact: true }).fill('abcdefg');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form).toContainText("Passwords don't match");

  const email = `ada-${Date.now()}@example.com`;
  await sendRegistration(page, email);
  await page.waitForURL(/\/$/);
  await page.reload();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('menu')).toContainText(email);
  await page.keyboard.press('Escape');
  const copied = await context.cookies();
  await logOut(page);
  await context.addCookies(copied);
  await page.goto('/profile');
  await page.waitForURL('**/login');
  await logIn(page, email, PASSWORD);
  await page.waitForURL(/\/$/);
  await page.goto('/login');
  await page.waitForURL(/\/$/);
});

test.describe('refusals', () => {
  test.use({ expectedConsoleErrors: [/401|409|503|Error|ERR_FAILED/] });

  test('name their field, keep what was typed, and say when the server does not answer', async ({ page }) => {
    const email = await registerNewUser(page);
    await page.context().clearCookies();
    await page.goto('/login');
    await logIn(page, email, 'wrong password');
    const form = page.getByRole('form', { name: 'Login' });
    const field = form.getByLabel('Password', { exact: true });
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription('Failed to log in. Please check your credentials and try again.');
    await expect(form.getByLabel('Email')).toHaveValue(email);
    await expectAccessible(page);
    await page.route('**/api/account/login', (route) => route.abort());
    await logIn(page, email, PASSWORD);
    await expect(form.getByRole('alert')).toContainText('We could not reach the server.');
    await sendRegistration(page, email);
    const taken = page.getByRole('form', { name: 'Register' }).getByLabel('Email');
    await expect(taken).toBeFocused();
    await expect(taken).toHaveAccessibleDescription('Failed to create account. This email may already be in use.');
    await expect(toastOn(page)).toHaveCount(0);
  });
});

test('offers neither Google nor mailed links where neither is configured', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveCount(0);
  await page.goto('/forgot-password');
  await expect(page.getByText('Email is not configured on this server')).toBeVisible();
});

test('an account is deleted after its email address is typed, and lands on the home page', async ({ page }) => {
  const email = await registerNewUser(page);
  await page.goto('/settings/account');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your email address').fill(email);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(toastOn(page)).toContainText('Account deleted');
  await page.waitForURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
});

shopTest.describe('with mail', () => {
  // The link is used up.
  shopTest.use({ expectedConsoleErrors: [/400/] });

  shopTest('a forgotten password is replaced by a mailed link, once', async ({ page, shop }) => {
    const email = await registerNewUser(page);
    await page.context().clearCookies();
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.waitForURL('**/forgot-password');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('form', { name: 'Forgot password' }).getByRole('button').click();
    const reset = () => shop.mail.received.find((message) => message.text.includes('reset-password'));
    await expect.poll(() => reset()?.to).toEqual([email]);
    const link = /http\S+reset-password\?token=\S+/.exec(reset()?.text ?? '')?.[0] ?? '';
    await page.goto(link);
    const form = page.getByRole('form', { name: 'Choose a new password' });
    await form.getByLabel('New password', { exact: true }).fill('amber harbour');
    await form.getByLabel('Confirm new password', { exact: true }).fill('amber harbour');
    await form.getByRole('button', { name: 'Save new password' }).click();
    await page.waitForURL('**/profile');
    await page.goto(link);
    await form.getByLabel('New password', { exact: true }).fill('amber harbour 2');
    await form.getByLabel('Confirm new password', { exact: true }).fill('amber harbour 2');
    await form.getByRole('button', { name: 'Save new password' }).click();
    await expect(page.getByText('This link no longer works')).toBeVisible();
  });
});

test('the settings are accessible, and left when the session ends', async ({ page }) => {
  await registerNewUser(page);
  for (const section of ['account', 'author', 'publishing', 'domain', 'data']) {
    await page.goto(`/settings/${section}`, { waitUntil: 'networkidle' });
    await test.step(section, () => expectAccessible(page));
  }
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL(/\/login/);
});
