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
  expect(await ownedBlogs(page)).toBe(4);
  await expect(page.getByRole('heading', { level: 3, name: 'Twelve months of bees' })).toBeVisible();
  const plans = model.requests.slice(before).filter(({ task }) => task === 'plan');
  expect(plans.map(({ prompt }) => angleIn(prompt))).toEqual([
    'What a hive costs',
    'Honey for the neighbors',
    'A year on the roof',
  ]);
});

test('planned blogs are moved and removed with the keyboard, and an overview leads to them', async ({
  page,
  model,
}) => {
  await registerNewUser(page);
  model.setMode({ angles: ANGLES });
  await sendBatch(page, 'Keeping bees', 3);
  await line(page, 1, 'Title').fill('The price of a hive');
  await button(page, 'Move blog 1 down').focus();
  for (const key of ['Enter', 'Enter', 'Enter']) await page.keyboard.press(key);
  await expect(button(page, 'Move blog 3 down')).toBeFocused();
  await expect(line(page, 3, 'Title')).toHaveValue('The price of a hive');
  await expect(angle(page, 1)).toHaveValue('Bees and neighbors');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(plan(page).getByRole('heading')).toHaveText('2 blogs planned');
  await expect(button(page, 'Remove blog 2')).toBeFocused();
  await expect(button(page, 'Remove blog 2')).toHaveAttribute('aria-disabled', 'true');
  await toastOn(page).getByRole('button', { name: 'Undo' }).click();
  await button(page, 'Remove blog 1').click();
  await expect(line(page, 2, 'Title')).toHaveValue('The price of a hive');

  const overview = page.getByRole('switch', { name: 'Overview: one more blog that links to all of them' });
  await expect(overview).toBeChecked();
  const title = plan(page).getByRole('textbox', { name: 'Title of the overview and the series' });
  await title.fill('a'.repeat(201));
  await button(page, 'Write 2 blogs').click();
  await expect(title).toBeFocused();
  await title.fill('Bees, from the start');
  await expect(jobLines(page).last()).toHaveText('OverviewBees, from the startPlanned');
  await expectAccessible(page);
  model.setMode({ fault: 'refusal', task: 'overview' });
  await button(page, 'Write 2 blogs').click();
  await expect(page.getByText('stopped before the overview.')).toBeVisible();
  await expectAccessible(page);
  model.setMode({});
  await button(page, 'Continue with the overview').click();
  const ids = await resultIds(page);
  expect(ids).toHaveLength(2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 blogs generated');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Overview' });
  await expect(card.getByRole('heading', { level: 3 })).toHaveText('Bees, from the start');
  await expectAccessible(page);
  await card.getByRole('link', { name: 'View Bees, from the start' }).click();
  await expect(page.getByRole('article').getByRole('link', { name: 'The price of a hive' }).last()).toHaveAttribute(
    'href',
    new RegExp(`/share/${ids[1]}$`),
  );
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
    await expect(page.getByText('3 drafts: only you can see them')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Export 3' })).toBeVisible();
    const cards = page.getByRole('main').getByRole('listitem');
    await expect(cards.filter({ hasText: 'Draft' })).toHaveCount(3);
    await cards.first().getByRole('button', { name: 'Change who can see' }).click();
    await page.getByRole('dialog').getByRole('radio', { name: 'Public' }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('2 drafts: only you can see them')).toBeVisible();
    await expect(cards.first()).toContainText('Public');
    await page.goto(`/view/${first}`);
    await expect(page.getByRole('article')).toContainText('By Ada King');

    await sendBatch(page, 'Keeping ducks', 2);
    await expect(name).toHaveValue('Ada King');
  });
});
