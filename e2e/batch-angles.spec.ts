import type { Page } from 'playwright';
import { angleIn } from '../tests/support/prompt-angle.ts';
import { expectAccessible } from './support/accessibility.ts';
import { ownedBlogs, resultIds, sendBatch, signUp } from './support/batch.ts';
import { test } from './support/model-test.ts';
import { expect } from './support/test.ts';
import { toastOn } from './support/toasts.ts';

const ANGLES = ['What a hive costs', 'Bees and neighbors', 'A year on the roof'];

const anglesForm = (page: Page) => page.getByRole('form', { name: 'Angles' });
const angle = (page: Page, number: number) =>
  anglesForm(page).getByRole('textbox', { name: `Blog ${number}`, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('proposed angles are edited, replaced, restored and written', async ({ page, model }) => {
  await signUp(page);
  model.setMode({ angles: ANGLES, latencyMs: 1500 });
  await sendBatch(page, 'Keeping bees', 3);
  await expect(page.getByText('Looking for angles on your topic…')).toBeVisible();
  await expect(angle(page, 1)).toBeFocused();
  await expect(angle(page, 1)).toHaveValue('What a hive costs');
  await expect(angle(page, 3)).toHaveValue('A year on the roof');
  await angle(page, 2).fill('Honey for the neighbors');

  model.setMode({ angles: ['Bees in winter', 'Swarms', 'Wax'] });
  await button(page, 'Suggest others').click();
  await expect(angle(page, 1)).toHaveValue('Bees in winter');
  await toastOn(page).getByRole('button', { name: 'Undo' }).click();
  await expect(angle(page, 2)).toHaveValue('Honey for the neighbors');

  await button(page, 'Back to the form').click();
  await expect(page.getByRole('textbox', { name: 'Topic' })).toHaveValue('Keeping bees');
  await expect(button(page, 'Generate 3 Blogs')).toBeFocused();
  model.setMode({ angles: ANGLES });
  await page.keyboard.press('Enter');
  await angle(page, 2).fill('a'.repeat(201));
  await button(page, 'Write 3 blogs').click();
  await expect(angle(page, 2)).toBeFocused();
  await expect(angle(page, 2)).toHaveAccessibleDescription('An angle can have up to 200 characters');
  await angle(page, 2).fill('Honey for the neighbors');
  const before = model.requests.length;
  await button(page, 'Write 3 blogs').click();
  expect(new Set(await resultIds(page)).size).toBe(3);
  expect(await ownedBlogs(page)).toBe(3);
  const plans = model.requests.slice(before).filter(({ task }) => task === 'plan');
  expect(plans.map(({ prompt }) => angleIn(prompt))).toEqual([
    'What a hive costs',
    'Honey for the neighbors',
    'A year on the roof',
  ]);
});

test.describe('when the model fails', () => {
  test.use({ expectedConsoleErrors: [/502/] });

  test('keeps the form and the shown angles', async ({ page, model }) => {
    await signUp(page);
    model.setMode({ fault: 'invalid-key' });
    await sendBatch(page, 'Keeping bees', 3);
    await expect(toastOn(page)).toContainText('Error generating blogs');
    await expect(page.getByRole('textbox', { name: 'Topic' })).toHaveValue('Keeping bees');
    model.setMode({ angles: ANGLES });
    await button(page, 'Generate 3 Blogs').click();
    await angle(page, 1).fill('What wax costs');
    model.setMode({ fault: 'invalid-key' });
    await button(page, 'Suggest others').click();
    await expect(toastOn(page)).toContainText('Error generating blogs');
    await expect(angle(page, 1)).toHaveValue('What wax costs');
  });
});

test('a batch without diversity starts at once', async ({ page }) => {
  await signUp(page);
  await page.goto('/batch');
  await button(page, 'Advanced Options Language, sources, images, tone').click();
  await page.getByRole('switch', { name: 'Diversify niches' }).click();
  await sendBatch(page, 'Keeping bees', 2);
  expect(await resultIds(page)).toHaveLength(2);
});

test('the angles have no violation and no sideways scroll', async ({ page }) => {
  await sendBatch(page, 'Keeping bees', 3);
  await expect(angle(page, 1)).toBeFocused();
  await expectAccessible(page);
});
