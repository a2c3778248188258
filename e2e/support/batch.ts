import type { Locator, Page } from 'playwright';

/** Fills in the form of /batch, leaves other fields as they are, and sends it. */
export async function sendBatch(page: Page, topic: string, size: number): Promise<void> {
  await page.goto('/batch');
  await page.getByRole('textbox', { name: 'Topic' }).fill(topic);
  await page.getByRole('slider', { name: 'Number of blogs' }).fill(String(size));
  await page.getByRole('combobox', { name: 'Length' }).selectOption('small');
  await page.getByRole('button', { name: /^Generate \d+ Blogs$/ }).click();
}

/** Sends the form of /batch and starts the batch with the proposed angles. */
export async function orderBatch(page: Page, topic: string, size: number): Promise<void> {
  await sendBatch(page, topic, size);
  await page.getByRole('button', { name: /^Write \d+ blogs$/ }).click();
}

/** The lines of the batch on /batch, one for each blog. */
export function jobLines(page: Page): Locator {
  return page.getByRole('list', { name: 'Blogs of this batch' }).getByRole('listitem');
}

/** Ids of the blogs on the results screen. */
export async function resultIds(page: Page): Promise<string[]> {
  await page.waitForURL(/\/batch-results\?ids=/);
  return (new URL(page.url()).searchParams.get('ids') ?? '').split(',');
}

/** The user's number of blogs, as the server counts them. */
export async function ownedBlogs(page: Page): Promise<number> {
  const session = await (await page.request.get('/api/auth/session')).json();
  const answer = await page.request.get(`/api/blogs/user/${session.user.uid}?page=1&pageSize=100`);
  return (await answer.json()).total;
}
