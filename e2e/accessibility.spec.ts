import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

const SCREENS = [
  ...['/', '/create', '/batch', '/login', '/forgot-password', '/privacy', '/accessibility'],
  ...['/view/featured', '/share/featured', '/preview/featured', '/blog/featured'],
];

for (const path of SCREENS) {
  test(`${path} has no violation and no sideways scroll`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}
