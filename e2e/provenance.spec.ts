import { expectAccessible } from './support/accessibility.ts';
import { chooseMore, newBlog, signAs } from './support/accounts.ts';
import { test } from './support/model-test.ts';
import { expect } from './support/test.ts';

const NAME = 'Ada Lovelace';

test('an owner states to have read a text, which readers see beside the byline, and withdraws that', async ({
  page,
  app,
}) => {
  const id = await newBlog(page);
  await signAs(page, app, NAME);
  await page.goto(`/view/${id}`);
  await chooseMore(page, 'Review');
  const panel = page.getByRole('region', { name: 'Review' });
  await panel.getByRole('button', { name: 'I have only read it' }).click();
  const label = page.getByRole('article').getByRole('button', { name: `AI, read by ${NAME}` });
  await expect(label).toBeVisible();

  await page.goto(`/share/${id}`);
  await label.focus();
  await page.keyboard.press('Enter');
  const note = page.getByRole('note', { name: 'AI' });
  await expect(note).toContainText('Written with AI.');
  await expectAccessible(page);
  const record = await page.request.get((await note.getByRole('link').getAttribute('href')) ?? '');
  expect((await record.json()).record.review).toMatchObject({ by: NAME, kind: 'read' });
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();

  await page.goto(`/blog/${id}`);
  await chooseMore(page, 'Review');
  await panel.getByRole('button', { name: 'Withdraw the statement' }).click();
  await expect(page.getByRole('article').getByRole('button', { name: 'AI', exact: true })).toBeVisible();
});
