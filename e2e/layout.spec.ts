import type { Page } from 'playwright';
import { newBlog } from './support/accounts.ts';
import { test } from './support/model-test.ts';
import { expect } from './support/test.ts';

/** Everything on the page that has moved by itself so far, as the browser scores it (Layout Instability API). */
async function recordShifts(page: Page): Promise<number> {
  // The score of a frame is reported after it was drawn.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return page.evaluate(() => (window as unknown as { shifts: number }).shifts);
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const total = window as unknown as { shifts: number };
    total.shifts = 0;
    const add = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
        total.shifts += hadRecentInput ? 0 : value;
      }
    };
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
  });
}

test('Generate Blog is whole without scrolling', async ({ page }) => {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    for (const path of ['/', '/create']) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Generate Blog' }), path).toBeInViewport({ ratio: 1 });
    }
  }
});

test('nothing moves while pages load', async ({ page }) => {
  await watchShifts(page);
  for (const path of ['/', '/create', '/batch', '/share/featured', '/view/featured', '/blog/featured']) {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // Fonts come from the cache: the test browser lacks the system fonts (Georgia, Arial) whose metrics the fallbacks have.
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      await page.reload({ waitUntil: 'networkidle' });
      await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      expect(await recordShifts(page), `${path} at ${width} px`).toBeLessThan(0.02);
    }
  }
});

test('nothing moves by itself when the outline opens', async ({ page, model }) => {
  // Longer than a move is put down to the click before it (500 ms).
  model.setMode({ latencyMs: 1_500 });
  await watchShifts(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/create', { waitUntil: 'networkidle' });
  await page.getByRole('textbox', { name: 'Blog topic' }).fill('Wooden toys');
  await page.getByRole('button', { name: 'Outline first' }).click();
  await expect(page.getByRole('heading', { name: 'Your outline' })).toBeFocused();
  await expect(page.getByLabel('Title')).toHaveValue(/Wooden toys/i);
  expect(await recordShifts(page)).toBeLessThan(0.02);
});

test('nothing moves while a member’s own screens load at 360 px', async ({ page }) => {
  const id = await newBlog(page);
  await watchShifts(page);
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of [`/blog/${id}`, `/view/${id}`, '/profile', '/settings', '/blogs']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.reload({ waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    expect(await recordShifts(page), path).toBeLessThan(0.02);
  }
});

test('a shared blog loads the fonts of its style alone', async ({ page }) => {
  await page.goto('/share/featured', { waitUntil: 'networkidle' });
  const fonts = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => /\/fonts\/([a-z]+)-/.exec(name)?.[1] ?? []),
  );
  expect(new Set(fonts)).toEqual(new Set(['spectral']));
});
