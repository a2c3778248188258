import type { Page } from 'playwright';
import { angleIn } from '../tests/support/prompt-angle.ts';
import { expectAccessible } from './support/accessibility.ts';
import { registerNewUser } from './support/accounts.ts';
import { jobLines, ownedBlogs, resultIds, sendBatch } from './support/batch.ts';
import { test } from './support/model-test.ts';
import { expect } from './support/test.ts';
import { toastOn } from './support/toasts.ts';

const ANGLES = ['What a hive costs', 'Bees and neighbors', 'A year on the roof'];

const plan = (page: Page) => page.getByRole('form', { name: 'Plan' });
const line = (page: Page, number: number, name: 'Title' | 'Angle') =>
  plan(page)
    .getByRole('group', { name: `Blog ${number}`, exact: true })
    .getByRole('textbox', { name });
const angle = (page: Page, number: number) => line(page, number, 'Angle');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('proposed titles and angles are edited, replaced, restored, approved and written', async ({ page, model }) => {
  await registerNewUser(page);
  model.setMode({ angles: ANGLES, latencyMs: 1500 });
  await sendBatch(page, 'Keeping bees', 3);
  await expect(page.getByText('Planning titles and angles…')).toBeVisible();
  await expect(line(page, 1, 'Title')).toBeFocused();
  await expect(line(page, 1, 'Title')).not.toHaveValue('');
  await expect(angle(page, 1)).toHaveValue('What a hive costs');
  await expect(angle(page, 3)).toHaveValue('A year on the roof');
  await expectAccessible(page);
  await angle(page, 2).fill('Honey for the neighbors');
  await line(page, 3, 'Title').fill('Twelve months of bees');
  await expect(jobLines(page).nth(2)).toHaveText(/Twelve months of bees\s*Planned/);

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
  await line(page, 3, 'Title').fill('Twelve months of bees');
  const before = model.requests.length;
  await button(page, 'Write 3 blogs').click();
  expect(new Set(await resultIds(page)).size).toBe(3);
  expect(await ownedBlogs(page)).toBe(3);
  await expect(page.getByRole('heading', { level: 3, name: 'Twelve months of bees' })).toBeVisible();
  const plans = model.requests.slice(before).filter(({ task }) => task === 'plan');
  expect(plans.map(({ prompt }) => angleIn(prompt))).toEqual([
    'What a hive costs',
    'Honey for the neighbors',
    'A year on the roof',
  ]);
});

test.describe('when the model fails', () => {
  test.use({ expectedConsoleErrors: [/502/] });

  test('keeps the form and the shown plan', async ({ page, model }) => {
    await registerNewUser(page);
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

test('a batch without diversity has a plan of its user’s own', async ({ page }) => {
  await registerNewUser(page);
  await page.goto('/batch');
  await button(page, 'Advanced Options Language, style, images, tone').click();
  await page.getByRole('switch', { name: 'Diversify niches' }).click();
  await sendBatch(page, 'Keeping bees', 2);
  await expect(plan(page)).toContainText('Give a blog a title or an angle of your own, or leave both to the writer.');
  await expect(line(page, 1, 'Title')).toHaveValue('');
  await button(page, 'Write 2 blogs').click();
  expect(await resultIds(page)).toHaveLength(2);
});

test.describe('who signs the blogs and who can see them', () => {
  // A refused name.
  test.use({ expectedConsoleErrors: [/400/] });

  test('is asked before they are written, and shown and changed in the results', async ({ page }) => {
    await registerNewUser(page);
    await sendBatch(page, 'Keeping bees', 2);
    const name = plan(page).getByRole('textbox', { name: 'Author name' });
    const visibility = plan(page).getByRole('combobox', { name: 'Who can see them?' });
    await expect(name).toHaveValue('');
    await expect(visibility).toHaveValue('public');
    await name.fill('a'.repeat(61));
    await visibility.selectOption('draft');
    await button(page, 'Write 2 blogs').click();
    await expect(plan(page).getByRole('alert')).toHaveText('A name cannot exceed 60 characters');
    await name.fill('Ada King');
    await expect(plan(page).getByRole('alert')).toHaveCount(0);
    await button(page, 'Write 2 blogs').click();
    const [first] = await resultIds(page);
    await expect(page.getByText('2 drafts: only you can see them')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Export 2' })).toBeVisible();
    const cards = page.getByRole('main').getByRole('listitem');
    await expect(cards.filter({ hasText: 'Draft' })).toHaveCount(2);
    await cards.first().getByRole('button', { name: 'Change who can see' }).click();
    await page.getByRole('dialog').getByRole('radio', { name: 'Public' }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('1 draft: only you can see it')).toBeVisible();
    await expect(cards.first()).toContainText('Public');
    await page.goto(`/view/${first}`);
    await expect(page.getByRole('article')).toContainText('By Ada King');

    await sendBatch(page, 'Keeping ducks', 2);
    await expect(name).toHaveValue('Ada King');
  });
});
