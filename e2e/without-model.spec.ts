import { expectNoViolation } from './support/accessibility.ts';
import { orderBlog } from './support/accounts.ts';
import { test } from './support/model-test.ts';
import { expect } from './support/test.ts';

test.use({ expectedConsoleErrors: [/502/] });

test('where the model keeps to another language, its name is said, and a page of what is close is made instead', async ({
  page,
  model,
}) => {
  model.setMode({ fault: 'wrong-language' });
  await orderBlog(page, 'Lighthouses of the north');
  const offer = page.getByRole('region', { name: 'The model could not write this blog' });
  await expect(offer).toContainText(
    'gpt-5-mini could not write this blog: it kept answering in another language. Nothing was counted.',
    { timeout: 40_000 },
  );
  await expectNoViolation(page, 'form');
  const asked = model.requests.length;
  await offer.getByRole('button', { name: 'Collect excerpts from related articles' }).press('Enter');
  await page.waitForURL(/\/view\/[\w-]{22}$/, { timeout: 40_000 });
  await expect(page.getByRole('article')).toContainText('Lighthouses of the north');
  expect(model.requests.length).toBe(asked);
});
