import type { Page } from 'playwright';
import { expect } from 'playwright/test';

/** A password that the forms accept. */
export const PASSWORD = 'violet lighthouse';

let made = 0;

/** An email address that no other test has. */
function newEmail(): string {
  made += 1;
  return `reader${made}-${Date.now()}-${process.pid}@example.com`;
}

/** Fills in the form of /login for a new account and sends it. */
export async function sendRegistration(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('tab', { name: 'Register' }).click();
  const form = page.getByRole('form', { name: 'Register' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Create account' }).click();
}

/** Registers a new person through the form, waits for the landing page and gives their email address. */
export async function registerNewUser(page: Page): Promise<string> {
  const email = newEmail();
  await sendRegistration(page, email);
  await page.waitForURL(/\/$/);
  return email;
}

/** Has a blog written as a program would, so that any topic gets one, and opens it. @returns its id */
export async function writeBlog(page: Page, topic: string): Promise<string> {
  const response = await page.request.post('/api/blogs/generate', { data: { topic, length: 'small' } });
  expect(response.status()).toBe(200);
  const { id } = await response.json();
  await page.goto(`/view/${id}`);
  return id;
}

/** Generates a blog through the form, from the library. @returns its id */
export async function generateBlog(page: Page): Promise<string> {
  await page.goto('/create');
  await page.getByRole('textbox', { name: 'Blog topic' }).fill('How to sleep better');
  await page.getByRole('combobox', { name: 'Length' }).selectOption('small');
  await page.getByRole('button', { name: 'Generate Blog' }).click();
  await page.waitForURL(/\/view\//);
  return page.url().split('/').at(-1) ?? '';
}

/** Chooses an entry of the 'More' menu above a blog. */
export async function chooseMore(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}
