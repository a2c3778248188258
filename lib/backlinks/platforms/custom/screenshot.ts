import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { OpenForm } from './form.ts';

const MAX_BYTES = 400 * 1024;

/** Margin around the form, and height of the picture, in CSS pixels. */
const MARGIN = 24;
const MAX_HEIGHT = 2400;

/** Widths in pixels and JPEG qualities, tried until the picture is small enough; with the last, even noise is. */
const ATTEMPTS = [
  { width: 1280, quality: 80 },
  { width: 1280, quality: 50 },
  { width: 800, quality: 40 },
  { width: 400, quality: 30 },
] as const;

/** A picture of a form: a JPEG of at most 400 KB. */
export async function screenshotOf(page: Page, { form }: OpenForm): Promise<Uint8Array> {
  await page.evaluate(() => scrollTo(0, 0));
  const box = (await form.boundingBox()) ?? { x: 0, y: 0, width: 1280, height: 900 };
  const [x, y] = [Math.max(0, box.x - MARGIN), Math.max(0, box.y - MARGIN)];
  const width = Math.min(1280 - x, box.x - x + box.width + MARGIN);
  const height = Math.min(MAX_HEIGHT, box.y - y + box.height + MARGIN);
  const png = await page.screenshot({ fullPage: true, clip: { x, y, width, height } });
  let jpeg = png;
  for (const attempt of ATTEMPTS) {
    jpeg = await sharp(png)
      .resize({ width: attempt.width, withoutEnlargement: true })
      .jpeg({ quality: attempt.quality })
      .toBuffer();
    if (jpeg.length <= MAX_BYTES) break;
  }
  return jpeg;
}
