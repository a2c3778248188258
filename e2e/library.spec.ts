import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

test.describe('the library', () => {
  test('lists every note with its date and link', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Library' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'CC BY 4.0' })).toBeVisible();
    const german = page.getByRole('region', { name: 'Deutsch' });
    await expect(german.getByRole('listitem').first()).toContainText(/\d{1,2}\. \p{L}+ \d{4}/u);
    await expectAccessible(page, 'main');
    await page.getByRole('link', { name: 'How to work well from home' }).click();
    await expect(page.getByRole('article')).toContainText(/Published \w+ \d{1,2}, \d{4}/);
    await expect(page.getByRole('article').getByRole('link', { name: 'CC BY 4.0' })).toBeVisible();
  });

  test('is in the sitemap with all its notes', async ({ page }) => {
    const map = await (await page.request.get('/sitemaps/pages.xml')).text();
    expect(map).toMatch(/<loc>[^<]+\/library<\/loc>/);
    expect(map).toContain('/library/german/besser-schlafen</loc>');
  });
});

test('a topic that nothing treats gets a short page that says it is no article', async ({ page }) => {
  await page.goto('/create');
  await page.getByRole('textbox', { name: 'Blog topic' }).fill('Lighthouses of the north');
  await page.getByRole('button', { name: 'Generate Blog' }).click();
  await page.waitForURL(/\/view\/[\w-]{22}$/);
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(
    'A brief, not an article: “Lighthouses of the north”',
  );
  await article.getByRole('link', { name: 'The library of this site' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible();
});
