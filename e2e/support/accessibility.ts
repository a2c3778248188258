import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect } from './test.ts';

/** Every width and theme that a screen is checked at. */
export const WIDTHS = [360, 1280] as const;
export const THEMES = ['light', 'dark'] as const;

/** Fails when axe finds a violation in a part of the page as it is now, or when the page scrolls sideways. Frames are pages of their own. */
export async function expectNoViolation(page: Page, part = 'html'): Promise<void> {
  // After a step from page to page the title comes with the streamed head.
  await expect(page).toHaveTitle(/\S/);
  const { violations } = await new AxeBuilder({ page }).include(part).exclude('iframe').analyze();
  expect(violations).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

/** Makes the pages that are loaded from now on come in a theme, without motion. */
export async function useTheme(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
}
