import { expectAccessible } from './support/accessibility.ts';
import { chooseMore, newBlog, signAs } from './support/accounts.ts';
import { expect, test } from './support/test.ts';
import { toastOn } from './support/toasts.ts';

// The missing page, the refused rule, and the removed page.
test.use({ expectedConsoleErrors: [/status of (?:400|404|410)|^ApiError: 400/] });

test('a blog gets another address, the old one leads to it, and a missing address becomes a rule', async ({
  page,
  app,
}) => {
  const id = await newBlog(page);
  await signAs(page, app, 'Ada King');
  const { usernameSlug, slug, content } = await (await page.request.get(`/api/blogs/${id}`)).json();
  const site = `/user/${usernameSlug}`;

  await page.goto(`/blog/${id}`);
  await chooseMore(page, 'Who can see it Public');
  const dialog = page.getByRole('dialog', { name: 'Who can see it?' });
  const address = dialog.getByRole('textbox', { name: 'Address on your site' });
  await expect(address).toHaveValue(slug);
  await expectAccessible(page, '[role=dialog]');
  await address.fill('bees');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  for (const path of ['bees', slug]) {
    const answer = await page.request.get(`${site}/${path}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([308, `${app.url}/share/${id}`]);
  }

  const missing = await page.goto(`${site}/2019/05/old-hive/`);
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Nothing is here' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/settings/domain');
  const rules = page.getByRole('region', { name: 'Rules' });
  await expect(rules.getByRole('listitem')).toHaveText([`/${slug}→ ${content.title}Remove`]);
  await page.getByRole('button', { name: 'Make a rule: /2019/05/old-hive' }).press('Enter');
  const field = page.getByRole('textbox', { name: 'New rules' });
  await expect(field).toBeFocused();
  await page.keyboard.insertText('bees');
  await page.getByRole('button', { name: 'Add rules' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'must lead to a path' })).toBeVisible();
  await field.fill('/2019/05/old-hive → /bees\n/shop/* 410\n/wiki/*, https://wiki.example.org/*');
  await page.getByRole('button', { name: 'Add rules' }).click();
  await expect(toastOn(page)).toContainText('Redirects saved');
  await expect(field).toHaveValue('');
  await expect(page.getByRole('region', { name: 'Not found' }).getByRole('listitem')).toHaveCount(0);
  await expect(rules.getByRole('listitem')).toHaveCount(4);
  await expectAccessible(page);

  await page.goto(`${site}/2019/05/old-hive/`);
  expect(page.url()).toBe(`${app.url}/share/${id}`);
  const removed = await page.goto(`${site}/shop/honey`);
  expect(removed?.status()).toBe(410);
  await expect(page.getByRole('heading', { name: 'This page is gone' })).toBeVisible();

  await page.goto('/settings/domain');
  await page.getByRole('button', { name: 'Remove: /shop/*' }).click();
  await expect(rules.getByRole('listitem')).toHaveCount(3);
  await toastOn(page).getByRole('button', { name: 'Undo' }).click();
  await expect(rules.getByRole('listitem')).toHaveCount(4);
});
