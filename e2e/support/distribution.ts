import type { Locator, Page } from 'playwright';
import type { Press } from './press.ts';

/** Opens a blog's panel to publish elsewhere. */
export async function openPanel(page: Page, blogId: string): Promise<Locator> {
  await page.goto(`/blog/${blogId}`);
  await page.getByRole('button', { name: 'Manage Backlinks' }).click();
  return page.getByRole('dialog', { name: 'Publish elsewhere' });
}

/** Opens the panel at a platform's form. */
export async function openForm(page: Page, blogId: string, platform: string): Promise<Locator> {
  const panel = await openPanel(page, blogId);
  await panel.getByRole('tab', { name: 'Create Backlinks' }).click();
  await panel.getByRole('tab', { name: platform }).click();
  return panel;
}

/** Fills in the Ghost form of a panel or card. */
export async function fillGhost(form: Locator, { ghost }: Press, key = ghost.adminApiKey) {
  await form.getByLabel('Site address').fill(ghost.url);
  await form.getByLabel('Admin API key').fill(key);
}

/** Fills in the form of a site with comments. */
export async function fillCustom(form: Locator, { forms }: Press) {
  await form.getByLabel('Page address').fill(`${forms.url}/post/`);
  await form.getByLabel('Form selector').fill('#commentform');
  await form.getByLabel('Title field selector').fill('#author');
  await form.getByLabel('Content field selector').fill('#comment');
  await form.getByLabel('Submit button selector').fill('#submit');
}

/** The toast with this text, which a hidden live region repeats. */
export const toastText = (page: Page, text: string) => page.locator('li[data-state="open"]').filter({ hasText: text });

/** Turns on 'Enable Automatic Backlinks' on the creation form. */
export async function enableBacklinks(page: Page): Promise<void> {
  await page.getByRole('switch', { name: 'Enable Automatic Backlinks' }).click();
}
