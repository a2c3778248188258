import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import type { AppServer } from './app-server.ts';

/** A password that the forms accept. */
export const PASSWORD = 'violet lighthouse';

let made = 0;

/** An email address that no other test has. */
function newEmail(): string {
  made += 1;
  return `reader${made}-${Date.now()}-${process.pid}@example.com`;
}

/** Fills in and sends the registration form of the open /login. */
export async function sendRegistration(page: Page, email = newEmail()): Promise<void> {
  await page.getByRole('tab', { name: 'Register' }).click();
  const form = page.getByRole('form', { name: 'Register' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Create account' }).click();
}

/** Signs the page's browser up, without opening a page. @returns the email address */
export async function registerNewUser(page: Page): Promise<string> {
  const email = newEmail();
  const data = { email, password: PASSWORD, confirmPassword: PASSWORD };
  expect((await page.request.post('/api/account/register', { data })).status()).toBe(200);
  return email;
}

/** Writes a blog on any topic as a program would, without opening it. @returns its id */
export async function writeBlog(page: Page, topic = 'Keeping bees in town', wishes = {}): Promise<string> {
  const data = { topic, length: 'small', ...wishes };
  const response = await page.request.post('/api/blogs/generate', { data });
  expect(response.status(), await response.text()).toBe(200);
  return (await response.json()).id;
}

/** Signs up and writes a blog. @returns its id */
export async function newBlog(page: Page, topic?: string): Promise<string> {
  await registerNewUser(page);
  return writeBlog(page, topic);
}

/** Gives the signed-in user a display name. */
export async function signAs(page: Page, app: AppServer, displayName: string): Promise<void> {
  const data = { displayName, biography: '', links: [] };
  const answer = await page.request.patch('/api/account', { data, headers: { origin: app.url } });
  expect(answer.status()).toBe(200);
}

/** Opens the creation form and fills in a topic for a small blog. */
export async function fillTopic(page: Page, topic = 'How to sleep better'): Promise<void> {
  await page.goto('/create');
  await page.getByRole('textbox', { name: 'Blog topic' }).fill(topic);
  await page.getByRole('combobox', { name: 'Length' }).selectOption('small');
}

/** The same, and sends the form. */
export async function orderBlog(page: Page, topic?: string): Promise<void> {
  await fillTopic(page, topic);
  await page.getByRole('button', { name: 'Generate Blog' }).click();
}

/** Generates a blog through the form, from the library. @returns its id */
export async function generateBlog(page: Page): Promise<string> {
  await orderBlog(page);
  await page.waitForURL(/\/view\//);
  return page.url().split('/').at(-1) ?? '';
}

/** Chooses an entry of the 'More' menu above a blog. */
export async function chooseMore(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
}
