import { expectAccessible } from './support/accessibility.ts';
import { registerNewUser, writeBlog } from './support/accounts.ts';
import { test } from './support/model-test.ts';
import { expect } from './support/test.ts';

test.use({ expectedConsoleErrors: [/400/] });

test('a copied text is found with its record, a page that a blog cites is not, and a long text is refused', async ({
  page,
  request,
  press,
}) => {
  await registerNewUser(page);
  const id = await writeBlog(page, 'Windmills of the delta', { sourceUrls: [press.sourceUrl] });
  const { content } = await (await request.get(`/api/blogs/${id}`)).json();
  const sections: { content: string }[] = content.sections;

  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Check a text' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check a text');
  await expectAccessible(page, 'main');

  const box = page.getByRole('textbox', { name: 'Text or address' });
  const verdict = page.getByRole('heading', { level: 2 });
  await box.fill(sections.map((section) => section.content.toUpperCase()).join('\n\n'));
  await box.press('Tab');
  await page.keyboard.press('Enter');
  await expect(verdict).toHaveText(/^(About \d+%|All) of this text is published here$/);
  const match = page.getByRole('listitem').filter({ has: page.locator(`a[href$="/share/${id}"]`) });
  await expect(match).toContainText(/Written by AI and published on \w+ \d+, \d{4}\./);
  const record = match.getByRole('link', { name: 'Provenance record' });
  expect((await request.get((await record.getAttribute('href')) ?? '')).status()).toBe(200);
  await expect(page.getByRole('region', { name: 'Passages found' }).locator('mark').first()).toBeVisible();
  await expectAccessible(page, 'main');

  await box.fill(press.sourceUrl);
  await page.getByRole('button', { name: 'Check text' }).click();
  await expect(verdict).toHaveText('Nothing found');
  await expect(page.getByText('That says nothing about who or what wrote it.')).toBeVisible();

  await box.fill('word '.repeat(10_001));
  await page.getByRole('button', { name: 'Check text' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'The text is longer than 50,000 characters. Check it in parts.',
  );
  await expect(verdict).toBeHidden();
});
