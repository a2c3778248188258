import { expectNoViolation, THEMES, useTheme, WIDTHS } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

const SCREENS = [
  ...['/', '/create', '/batch', '/login', '/forgot-password'],
  ...['/view/featured', '/share/featured', '/preview/featured', '/blog/featured'],
];

for (const path of SCREENS) {
  for (const theme of THEMES) {
    test(`${path} has no violation and no sideways scroll at any width, ${theme}`, async ({ page }) => {
      await useTheme(page, theme);
      await page.goto(path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoViolation(page);
      }
    });
  }
}
