import { test } from './support/model-test.ts';
import { expect } from './support/test.ts';
import { toastOn } from './support/toasts.ts';

test('an outline is planned, edited, kept across a reload and written', async ({ page, model }) => {
  model.setMode({});
  await page.goto('/create');
  await page.getByRole('textbox', { name: 'Blog topic' }).fill('Wooden toys');
  await page.getByRole('combobox', { name: 'Length' }).selectOption('small');
  await page.getByRole('button', { name: 'Outline first' }).click();
  const outline = page.getByRole('group', { name: 'Outline', exact: true });
  await expect(outline.getByRole('heading', { name: 'Your outline' })).toBeFocused();
  const heading = (number: number) =>
    outline.getByRole('group', { name: `Section ${number}`, exact: true }).getByLabel('Heading');
  await outline.getByLabel('Title').fill('Toys that last');
  await heading(1).fill('Which wood');
  await heading(2).fill('Which tools');
  await outline.getByRole('button', { name: 'Move section 2 up' }).press('Enter');
  await expect(heading(1)).toHaveValue('Which tools');
  await outline.getByRole('button', { name: 'Remove section 1', exact: true }).click();
  await expect(heading(1)).toHaveValue('Which wood');
  await toastOn(page).getByRole('button', { name: 'Undo' }).click();
  await expect(heading(1)).toHaveValue('Which tools');
  await outline.getByRole('button', { name: 'Add section' }).click();
  await page.keyboard.type('How to oil them');
  await page.reload();
  await expect(heading(1)).toHaveValue('Which tools');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(outline).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to the outline' }).click();
  await page.getByRole('button', { name: 'Write the blog' }).click();
  await page.waitForURL(/\/view\//);
  const blog = page.getByRole('article');
  await expect(blog.getByRole('heading', { level: 1 })).toHaveText('Toys that last');
  const written = await blog.getByRole('heading', { level: 2 }).allTextContents();
  expect(written).toContain('Which tools');
  expect(written.indexOf('Which wood')).toBe(written.indexOf('Which tools') + 1);
  expect(written).toContain('How to oil them');
});

test('an outline with a fault is refused, and the fault is shown', async ({ page, model }) => {
  model.setMode({});
  await page.goto('/create');
  await page.getByRole('textbox', { name: 'Blog topic' }).fill('Wooden toys');
  await page.getByRole('button', { name: 'Outline first' }).click();
  const outline = page.getByRole('group', { name: 'Outline', exact: true });
  const first = outline.getByRole('group', { name: 'Section 1', exact: true }).getByLabel('Heading');
  await first.fill(' ');
  await page.getByRole('button', { name: 'Write the blog' }).click();
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription('A heading cannot be empty');
  await expect(page.getByRole('button', { name: 'Write the blog' })).toBeVisible();
});
