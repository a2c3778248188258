import type { Page } from 'playwright';

/** A password that the sign-up form takes. */
const PASSWORD = 'violet lighthouse';

let made = 0;

/** Registers a new person through the form and gives their email address. */
export async function registerNewUser(page: Page): Promise<string> {
  made += 1;
  const email = `member${made}-${process.pid}-${Date.now()}@example.com`;
  await page.goto('/login');
  await page.getByRole('tab', { name: 'Register' }).click();
  const form = page.getByRole('form', { name: 'Register' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(/\/$/);
  return email;
}
