import { expectAccessible } from './support/accessibility.ts';
import { chooseMore, newBlog, signAs } from './support/accounts.ts';
import { test } from './support/model-test.ts';
import { expect } from './support/test.ts';

const NAME = 'Ada Lovelace';

test('an owner states a review that readers see beside the byline, and withdraws it', async ({ page, app }) => {
  const id = await newBlog(page);
  await signAs(page, app, NAME);
  await page.goto(`/blog/${id}`);
  await chooseMore(page, 'Mark as reviewed');
  const dialog = page.getByRole('dialog', { name: 'Mark as reviewed?' });
  await expect(dialog).toContainText('that you have read and checked this text.');
  await dialog.getByRole('button', { name: 'Mark as reviewed' }).click();
  const label = page.getByRole('article').getByRole('button', { name: `AI, reviewed by ${NAME}` });
  await expect(label).toBeVisible();

  await page.goto(`/share/${id}`);
  await label.focus();
  await page.keyboard.press('Enter');
  const note = page.getByRole('note', { name: 'AI' });
  await expect(note).toContainText('Written with AI.');
  await expectAccessible(page);
  const record = await page.request.get((await note.getByRole('link').getAttribute('href')) ?? '');
  expect((await record.json()).record.review.by).toBe(NAME);
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();

  await page.goto(`/blog/${id}`);
  await chooseMore(page, 'Withdraw review');
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw review' }).click();
  await expect(page.getByRole('article').getByRole('button', { name: 'AI', exact: true })).toBeVisible();
});
