import type { Locator, Page } from 'playwright';
import { registerNewUser, writeBlog } from './accounts.ts';
import type { Press } from './press.ts';

/** Opens the panel of a blog's backlinks. */
export async function openPanel(page: Page, blogId: string): Promise<Locator> {
  await page.goto(`/blog/${blogId}`);
  await page.getByRole('button', { name: 'Manage Backlinks' }).click();
  return page.getByRole('dialog', { name: 'Content Distribution' });
}

/** Opens the panel of a blog at the form of a platform. */
export async function openForm(page: Page, blogId: string, platform: string): Promise<Locator> {
  const panel = await openPanel(page, blogId);
  await panel.getByRole('tab', { name: 'Create Backlinks' }).click();
  await panel.getByRole('tab', { name: platform }).click();
  return panel;
}

/** Fills in the form of Ghost in a panel or card. */
export async function fillGhost(form: Locator, { ghost }: Press, key = ghost.adminApiKey) {
  await form.getByLabel('Site address').fill(ghost.url);
  await form.getByLabel('Admin API key').fill(key);
}

/** The toast with this text. The text also stands in a hidden live region. */
export const toastText = (page: Page, text: string) => page.locator('li[data-state="open"]').filter({ hasText: text });

/** A blog of a new user, who stays signed in. @returns its id */
export async function newBlog(page: Page): Promise<string> {
  await registerNewUser(page);
  return writeBlog(page, 'Keeping bees in town');
}
