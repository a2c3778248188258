import type { Locator, Page } from 'playwright';
import sharp from 'sharp';

/** A PNG of one color. */
export const widthPng = (width: number, height: number, background = 'red'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/** Chooses files in the dialog that a button opens. */
export async function chooseFiles(page: Page, button: Locator, ...files: UploadedFile[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button.click();
  await (await chooser).setFiles(files);
}

/** A file as a browser uploads it. */
export type UploadedFile = { name: string; mimeType: string; buffer: Buffer };
