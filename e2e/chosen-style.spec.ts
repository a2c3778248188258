import { test } from './support/model-test.ts';
import { expect } from './support/test.ts';

test('style and color theme survive a reload and an outline, and the live preview shows them', async ({
  page,
  model,
}) => {
  model.setMode({ latencyMs: 1500 });
  await page.goto('/create');
  await page.getByRole('textbox', { name: 'Blog topic' }).fill('Keeping bees on a roof');
  const style = page.getByRole('group', { name: 'Style', exact: true });
  const theme = page.getByRole('group', { name: 'Color theme' });
  await expect(style.getByRole('radio', { name: 'Surprise me' })).toBeChecked();
  await expect(theme.getByRole('radio', { name: 'Surprise me' })).toBeChecked();
  await style.getByRole('radio', { name: 'Surprise me' }).press('ArrowRight');
  await theme.getByRole('radio', { name: 'Default' }).press('ArrowRight');
  const thumbnail = page.getByRole('region', { name: 'Preview' }).locator('.blog');
  await expect(thumbnail).toHaveAttribute('data-style', 'glassmorphism');
  await expect(thumbnail).toHaveAttribute('data-theme', 'blue');
  await page.reload();
  await expect(style.getByRole('radio', { name: 'Glass' })).toBeChecked();
  await expect(theme.getByRole('radio', { name: 'Blue' })).toBeChecked();
  await page.getByRole('button', { name: 'Outline first' }).click();
  await expect(page.getByRole('heading', { name: 'Your outline' })).toBeVisible();
  await theme.getByRole('radio', { name: 'Blue' }).press('ArrowRight');
  await expect(page.getByText('The form has changed since this outline was made.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Write the blog' }).click();
  const live = page.getByRole('region', { name: 'Writing your blog' }).getByRole('article');
  await expect(live).toHaveAttribute('data-style', 'glassmorphism');
  await expect(live).toHaveAttribute('data-theme', 'green');
  await page.waitForURL(/\/view\//);
  await expect(page.getByRole('article')).toHaveAttribute('data-style', 'glassmorphism');
  await expect(page.getByRole('article')).toHaveAttribute('data-theme', 'green');
});
