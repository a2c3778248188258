import type { Page } from 'playwright';
import sharp from 'sharp';
import { expectAccessible } from './support/accessibility.ts';
import { chooseMore, newBlog } from './support/accounts.ts';
import { chooseFiles, widthPng } from './support/pictures.ts';
import { expect, test } from './support/test.ts';

const photo = async (background: string) => ({
  name: 'field.png',
  mimeType: 'image/png',
  buffer: await widthPng(1000, 600, background),
});

/** The color of one pixel. */
async function colorAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  const point = sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha();
  return [...(await point.raw().toBuffer())];
}

async function openCover(page: Page, id: string) {
  await page.goto(`/blog/${id}`);
  await chooseMore(page, 'Cover');
  return page.getByRole('dialog', { name: 'Cover' });
}

const readCover = (page: Page) => page.getByRole('article').locator('figure.blog-cover img');

const isDrawn = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;

test('an owner adds, replaces and removes a cover', async ({ page, request }) => {
  const id = await newBlog(page);
  const dialog = await openCover(page, id);
  await chooseFiles(page, dialog.getByRole('button', { name: 'Choose a file' }), await photo('#b5482a'));
  await dialog.getByRole('button', { name: 'Save cover' }).click();
  await expect(dialog.getByLabel('Alt text')).toBeFocused();
  await expect(dialog.getByText('Describe the cover, or mark it as decorative')).toBeVisible();
  await dialog.getByLabel('Alt text').fill('A red field');
  await dialog.getByRole('button', { name: 'Save cover' }).click();
  await expect(dialog).toBeHidden();
  await expect(readCover(page)).toHaveAttribute('alt', 'A red field');

  await page.goto(`/share/${id}`);
  await expect(page.getByRole('img', { name: 'A red field' })).toBeVisible();
  await expect.poll(() => readCover(page).evaluate(isDrawn)).toBe(true);
  const card = await (await request.get(`/api/og-image/${id}`)).body();
  const [red = 0, green = 0, blue = 0] = await colorAt(card, 600, 80);
  expect(Math.abs(red - 0xb5) + Math.abs(green - 0x48) + Math.abs(blue - 0x2a)).toBeLessThan(20);

  const second = await openCover(page, id);
  await second.getByRole('tab', { name: 'Draw' }).click();
  await second.getByRole('radio', { name: 'Drawing 3' }).check({ force: true });
  await expect(second.getByRole('checkbox', { name: 'Decorative only' })).toBeChecked();
  await expectAccessible(page, '[role=dialog]');
  await second.getByRole('button', { name: 'Save cover' }).click();
  await expect(second).toBeHidden();
  await page.goto(`/share/${id}`);
  await expect(readCover(page)).toBeVisible();
  await expect(page.locator('.blog-cover figcaption')).toHaveCount(0);
  await expectAccessible(page);

  const third = await openCover(page, id);
  await third.getByRole('button', { name: 'Remove cover' }).click();
  await expect(third).toBeHidden();
  await page.goto(`/share/${id}`);
  await expect(page.getByRole('article')).toBeVisible();
  await expect(readCover(page)).toHaveCount(0);
});

test('an owner adds, describes and moves pictures while editing', async ({ page }) => {
  const id = await newBlog(page);
  await page.goto(`/blog/${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const readSection = (number: number) => page.getByRole('region', { name: `Section ${number}`, exact: true });
  const add = readSection(1).getByRole('button', { name: 'Add image' });
  await chooseFiles(page, add, await photo('#2a6db5'));
  const first = readSection(1).getByLabel('Alt text').first();
  await expect(first).toBeFocused();
  await first.fill('A blue hive');
  await readSection(1).getByLabel('Caption').fill('Our hive in May');
  await chooseFiles(page, add, await photo('#5bb52a'));
  await expect(readSection(1).getByLabel('Alt text').nth(1)).toBeFocused();
  await readSection(1).getByLabel('Alt text').nth(1).fill('A green hive');
  await page.getByRole('button', { name: 'Move image up: A green hive' }).click();
  await expect(readSection(1).getByLabel('Alt text').first()).toHaveValue('A green hive');
  await page.getByLabel('Section of image: A blue hive').selectOption({ index: 1 });
  await expect(readSection(2).getByLabel('Alt text')).toHaveValue('A blue hive');
  await page.getByRole('button', { name: 'Remove image: A green hive' }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(readSection(1).getByLabel('Alt text')).toHaveValue('A green hive');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('form', { name: 'Edit text' })).toBeHidden();
  await page.goto(`/share/${id}`);
  await expect(page.getByRole('img', { name: 'A green hive' })).toBeVisible();
  await expect(page.getByRole('figure').filter({ hasText: 'Our hive in May' }).getByRole('img')).toHaveAccessibleName(
    'A blue hive',
  );
});
