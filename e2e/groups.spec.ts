import { expectAccessible } from './support/accessibility.ts';
import { chooseMore, registerNewUser, signAs, writeBlog } from './support/accounts.ts';
import { expect, test } from './support/test.ts';
import { toastOn } from './support/toasts.ts';

test('an author tags blogs, makes them a series, and readers find their way', async ({ page, app }) => {
  await registerNewUser(page);
  await signAs(page, app, 'Ada King');
  const first = await writeBlog(page, 'Quokkas at the seaside', { style: 'retro' });
  await writeBlog(page, 'Wombats at home');
  await page.goto('/blogs?order=oldest');
  await page.getByRole('checkbox', { name: 'All on this page' }).check();
  await page.getByRole('button', { name: 'Tags and series' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tags and series' });
  await dialog.getByRole('textbox', { name: 'Tags' }).fill('Animals, small animals, animals');
  await dialog.getByRole('combobox', { name: 'Series' }).fill('Wild neighbors');
  const parts = dialog.getByRole('list', { name: 'Order in the series' }).getByRole('listitem');
  await expect(parts).toHaveText([/quokkas/i, /wombats/i]);
  await parts
    .first()
    .getByRole('button', { name: /^Move down/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(parts).toHaveText([/wombats/i, /quokkas/i]);
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toastOn(page)).toContainText('Tags and series saved');
  await expect(dialog).toBeHidden();

  await page.goto(`/blog/${first}`);
  await chooseMore(page, 'Tags and series');
  await expect(dialog.getByRole('textbox', { name: 'Tags' })).toHaveValue('Animals, small animals');
  await dialog.getByRole('textbox', { name: 'Tags' }).fill('Animals, Shores');
  await expect(dialog.getByRole('spinbutton', { name: 'Part' })).toHaveValue('2');
  await dialog.getByRole('button', { name: 'small animals' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Tags' })).toHaveValue('Animals, Shores, small animals');
  await dialog.getByRole('textbox', { name: 'Tags' }).fill('Animals, Shores');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  await page.goto('/blogs');
  await page.getByRole('combobox', { name: 'Tag' }).selectOption('Shores');
  await expect(page.getByText('1 of 2 blogs')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Series' })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/share/${first}`);
  const series = page.getByRole('navigation', { name: 'Part 2 of 2 of Wild neighbors' });
  await expect(series.getByRole('link', { name: /wombats/i }).first()).toHaveAttribute('rel', 'prev');
  await series.getByText('All parts').press('Enter');
  await expect(series.getByRole('listitem')).toHaveText([/^Part 1: .*wombats/i, /^Part 2: .*quokkas/i]);
  await expectAccessible(page);
  await series.getByRole('link', { name: 'Wild neighbors' }).click();
  await expect(page.getByRole('heading', { name: 'Wild neighbors' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([/wombats/i, /quokkas/i]);
  await expectAccessible(page);
  await page.goto(`/share/${first}`);
  await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'Shores' }).press('Enter');
  await expect(page).toHaveURL(/\/tags\/shores$/);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([/quokkas/i]);
  const missing = await page.request.get(page.url().replace('shores', 'nothing'));
  expect([missing.status(), await missing.text()]).toEqual([404, expect.stringContaining('Nothing is here')]);
});
