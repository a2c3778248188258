import type { Page } from 'playwright';
import { expectNoViolation } from './support/accessibility.ts';
import { registerNewUser } from './support/accounts.ts';
import { jobLines, ownedBlogs, resultIds } from './support/batch.ts';
import { expect, test } from './support/test.ts';

async function addSource(page: Page, url: string): Promise<void> {
  await page.getByRole('button', { name: 'Add URL' }).click();
  await page.getByRole('textbox', { name: 'Source URL' }).fill(url);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
}

async function fillIn(page: Page, size: number, topic = 'Home composting'): Promise<void> {
  await page.goto('/batch');
  await page.getByRole('textbox', { name: 'Topic' }).fill(topic);
  await page.getByRole('slider', { name: 'Number of blogs' }).fill(String(size));
  await page.getByRole('combobox', { name: 'Length' }).selectOption('small');
}

const generate = (page: Page, size: number) => page.getByRole('button', { name: `Generate ${size} Blogs` });

test('the form says how many blogs the sources are enough for, and writes those', async ({ page, app }) => {
  await registerNewUser(page);
  await fillIn(page, 4);
  await addSource(page, `${app.url}/library/english/home-composting`);
  await generate(page, 4).click();
  await expect(page.getByText('Your sources support 3 blogs of this length, not 4')).toBeVisible();
  expect(await ownedBlogs(page)).toBe(0);
  await expectNoViolation(page, 'form');
  await expect(jobLines(page)).toHaveCount(3);
  await generate(page, 3).click();
  const plan = page.getByRole('form', { name: 'Plan' });
  await expect(plan).toContainText('No AI model is connected, so there are no angles to choose');
  await expect(plan.getByRole('textbox', { name: 'Title' })).toHaveCount(3);
  await plan.getByRole('textbox', { name: 'Title' }).last().fill('What a heap needs');
  await plan.getByRole('button', { name: 'Write 3 blogs' }).click();
  expect(new Set(await resultIds(page)).size).toBe(3);
  expect(await ownedBlogs(page)).toBe(3);
  await expect(page.getByRole('heading', { level: 3, name: 'What a heap needs' })).toBeVisible();
});
