import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect } from './test.ts';

/** Every screen is checked in both themes and at both widths, in px. */
const LOOKS = [
  { isDark: false, width: 360 },
  { isDark: true, width: 1280 },
] as const;

/** Fails when axe finds a violation in a part of the page as it is now, or when the page scrolls sideways. Frames are pages of their own. */
export async function expectNoViolation(page: Page, part = 'html'): Promise<void> {
  // After a step from page to page the title comes with the streamed head.
  await expect(page).toHaveTitle(/\S/);
  // Legacy mode opens no second page for frames, which are excluded: half the time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().include(part).exclude('iframe').analyze();
  expect(violations).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

/** Switches the theme, without the transitions between the colors. */
function setTheme(page: Page, isDark: boolean): Promise<void> {
  return page.evaluate((isOn) => {
    document.documentElement.classList.toggle('dark', isOn);
    // Not awaited: transitions in parts that are not rendered never finish.
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  }, isDark);
}

/** Does the same in both themes and at both widths, and leaves the page as it was. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  const before = page.viewportSize();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { isDark, width } of LOOKS) {
    await setTheme(page, isDark);
    await page.setViewportSize({ width, height: 900 });
    await expectNoViolation(page, part);
  }
  await setTheme(page, false);
  if (before) await page.setViewportSize(before);
}
