import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

const SCREENS = [
  ...['/', '/create', '/batch', '/login', '/terms', '/privacy', '/contact', '/accessibility'],
  ...['/batch-results', '/view/featured', '/share/featured', '/preview/featured', '/blog/featured'],
  ...['/developers', '/developers/reference'],
];

test('public screens have no violation and no sideways scroll', async ({ page }) => {
  for (const path of SCREENS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await test.step(path, () => expectAccessible(page));
  }
});
