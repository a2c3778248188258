import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './support/test.ts';

const SCREENS = [
  ...['/', '/create', '/batch', '/login', '/forgot-password'],
  ...['/view/featured', '/share/featured', '/preview/featured', '/blog/featured'],
];
const WIDTHS = [360, 1280];
const THEMES = ['light', 'dark'];

for (const path of SCREENS) {
  for (const width of WIDTHS) {
    for (const theme of THEMES) {
      test(`${path} has no violation and no sideways scroll at ${width} px, ${theme}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
        expect(violations).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
      });
    }
  }
}
