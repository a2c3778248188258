import { orderBlog } from './support/accounts.ts';
import { article, preview } from './support/live.ts';
import { test } from './support/model-test.ts';
import { expect } from './support/test.ts';

test('the first words of a section are shown during its call', async ({ page, model }) => {
  model.setMode({ pieceMs: 15 });
  await page.setViewportSize({ width: 360, height: 800 });
  await orderBlog(page, 'Keeping rye through the winter');
  const first = article(page)
    .getByRole('paragraph')
    .filter({ hasText: /^\p{L}[^[\]]+[.!?]$/u });
  const isInSight = () =>
    first.evaluateAll((paragraphs) =>
      paragraphs.some((paragraph) => {
        const { top, bottom } = paragraph.getBoundingClientRect();
        const frame = paragraph.closest('[aria-label="The blog so far"]')?.getBoundingClientRect();
        return frame !== undefined && top < frame.bottom && bottom > frame.top;
      }),
    );
  await expect.poll(isInSight).toBe(true);
  expect(model.stats.inFlight).toBeGreaterThan(0);
  expect(model.requests.at(-1)?.task).toBe('write');
  await expect(preview(page)).toContainText('Writing section 1');
  const progress = preview(page).getByRole('progressbar', { name: 'Words written' });
  await expect(progress).toHaveAttribute('aria-valuemax', '400');
  await expect(progress).toHaveAttribute('aria-valuetext', /^About [1-9]\d+ of 400 words$/);
  await expect(article(page).locator('section[aria-current="true"]')).toHaveCount(1);
  // What grows is said to nobody who listens: they hear of the section when it is written.
  await expect(preview(page).getByRole('status').first()).toHaveText('Writing about 400 words');
  model.setMode({});
  await page.waitForURL(/\/view\//, { timeout: 40_000 });
});

test('a reader who reads from the start is left there while the article grows', async ({ page, model }) => {
  model.setMode({ pieceMs: 15 });
  await orderBlog(page, 'Keeping rye through the winter');
  const frame = preview(page).getByRole('region', { name: 'The blog so far' });
  const scrolled = () => frame.evaluate(({ scrollTop }) => scrollTop);
  await expect(preview(page).locator('li[aria-current="step"]')).toContainText('(being written)');
  await expect.poll(scrolled).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Read from the start' }).press('Enter');
  await expect(frame).toBeFocused();
  await expect.poll(scrolled).toBe(0);
  await expect(preview(page)).toContainText('Writing section 2');
  expect(await scrolled()).toBe(0);
  await page.getByRole('button', { name: 'Jump to the latest' }).click();
  await expect.poll(scrolled).toBeGreaterThan(0);
  model.setMode({});
  await page.waitForURL(/\/view\//, { timeout: 40_000 });
});

test('a pause of the model is shown with its end', async ({ page, model }) => {
  model.setMode({ fault: 'rate-limit', requests: [1], retryHeader: ['retry-after', '6'] });
  await orderBlog(page, 'Pruning old apple trees');
  await expect(preview(page)).toContainText(
    /The model is busy: writing continues at [\d:]+ [AP]M\. It stops at [\d:]+ [AP]M; an unfinished blog won’t count\./,
  );
  await page.waitForURL(/\/view\//, { timeout: 40_000 });
});
