import { expectAccessible } from './support/accessibility.ts';
import { registerNewUser, writeBlog } from './support/accounts.ts';
import { paste } from './support/clipboard.ts';
import { expect, test } from './support/test.ts';

const TABLE =
  'Every leaf has its heat.\n\n| Tea | Temperature | Time | Taste when right |\n| Green | 80 °C | 2 min | Fresh and a little grassy |\n| Black | 98 °C | 4 min | Malty and full |\n\n> Watch the leaf, not the clock.';

test('the owner adds a table, key points, questions and a description', async ({ page }) => {
  await registerNewUser(page);
  const id = await writeBlog(page, 'Brewing tea');
  await page.goto(`/blog/${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const intro = page.getByRole('textbox', { name: 'Introduction' });
  await intro.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await paste(intro, { 'text/plain': TABLE });
  await page.getByRole('textbox', { name: 'Key points' }).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Green tea wants 80 °C.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Soft water is best.');
  await page.getByRole('button', { name: 'Add question' }).click();
  await expect(page.getByLabel('Question', { exact: true })).toBeFocused();
  await page.getByLabel('Question', { exact: true }).fill('How hot?');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const answer = page.getByLabel('Answer', { exact: true });
  await expect(answer).toBeFocused();
  await expect(answer).toHaveAccessibleDescription('An answer cannot be empty');
  await answer.fill('Very.');
  await page.getByLabel('Description').fill('How hot water should be.');
  await expect(page.getByLabel('Description')).toHaveAccessibleDescription(/24 of 160 characters/);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const article = page.locator('article.blog').first();
  await expect(article.locator('.blog-intro').getByRole('rowheader')).toHaveText(['Green', 'Black']);
  await expect(article.getByRole('complementary', { name: 'Key points' })).toContainText('Soft water is best.');
  await expect(article.getByRole('heading', { name: 'How hot?' })).toBeVisible();
  await page.goto(`/share/${id}`);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'How hot water should be.');
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((json) => JSON.parse(json)['@type'])).toEqual(['BlogPosting', 'FAQPage']);
  await expectAccessible(page, 'article.blog');
  await page.setViewportSize({ width: 360, height: 800 });
  const frame = page.locator('.blog-intro').getByRole('region', { name: 'Table' });
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});
