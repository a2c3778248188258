import type { Page } from 'playwright';
import { expectAccessible } from './support/accessibility.ts';
import { fillTopic } from './support/accounts.ts';
import { test } from './support/model-test.ts';
import { expect } from './support/test.ts';
import { toastOn } from './support/toasts.ts';

const QUESTIONS = ['Which toy did you make first?', 'Who should not start?'];

/** Gives what the server answers at an address the questions. */
const withQuestions = (page: Page, address: string | RegExp) =>
  page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), authorQuestions: QUESTIONS } });
  });

test('an outline is planned, edited, answered, kept across a reload and written', async ({ page, model }) => {
  model.setMode({});
  await withQuestions(page, '**/api/blogs/outline');
  await fillTopic(page, 'Wooden toys');
  await page.getByRole('button', { name: 'Outline first' }).click();
  const outline = page.getByRole('group', { name: 'Outline', exact: true });
  await expect(outline.getByRole('heading', { name: 'Your outline' })).toBeFocused();
  const heading = (number: number) =>
    outline.getByRole('group', { name: `Section ${number}`, exact: true }).getByLabel('Heading');
  await outline.getByLabel('Title').fill('Toys that last');
  await heading(1).fill(' ');
  await page.getByRole('button', { name: 'Write the blog' }).click();
  await expect(heading(1)).toBeFocused();
  await expect(heading(1)).toHaveAccessibleDescription('A heading cannot be empty');
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
  const answer = page
    .getByRole('group', { name: 'Only you can answer' })
    .getByLabel('Which toy did you make first?', { exact: true });
  await answer.fill('A duck. '.repeat(200));
  await page.getByRole('button', { name: 'Write the blog' }).click();
  await expect(answer).toBeFocused();
  await expect(answer).toHaveAccessibleDescription('An answer cannot exceed 1000 characters');
  await answer.fill('A duck with one wheel.');
  await expectAccessible(page);
  await page.reload();
  await expect(heading(1)).toHaveValue('Which tools');
  await expect(answer).toHaveValue('A duck with one wheel.');
  await page.getByRole('button', { name: 'Skip outline' }).click();
  await expect(outline).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to outline' }).click();
  await page.getByRole('button', { name: 'Write the blog' }).click();
  await page.waitForURL(/\/view\//);
  const blog = page.getByRole('article');
  await expect(blog.getByRole('heading', { level: 1 })).toHaveText('Toys that last');
  const headings = await blog.getByRole('heading', { level: 2 }).allTextContents();
  expect(headings).toContain('Which tools');
  expect(headings.indexOf('Which wood')).toBe(headings.indexOf('Which tools') + 1);
  expect(headings).toContain('How to oil them');
  const written = model.requests.findLast(({ task }) => task === 'write');
  expect(written?.blocks.AUTHOR).toContain('A duck with one wheel.');
});
