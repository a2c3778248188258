import type { Browser, Locator, Page } from 'playwright';
import { expectNoViolation } from './support/accessibility.ts';
import { newBlog } from './support/accounts.ts';
import type { AppServer } from './support/app-server.ts';
import { expect, test } from './support/test.ts';

/** A person on a phone. */
async function phone(browser: Browser, app: AppServer): Promise<Page> {
  const context = await browser.newContext({ baseURL: app.url, viewport: { width: 390, height: 844 } });
  return context.newPage();
}

/** Moves the focus forward to a control, as somebody without a pointer does. */
async function tabTo(target: Locator): Promise<void> {
  await expect(async () => {
    await target.page().keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0] });
}

async function press(target: Locator, ...keys: string[]): Promise<void> {
  await tabTo(target);
  for (const key of keys) await target.page().keyboard.press(key);
}

async function type(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.insertText(text);
}

test('from a report to a lifted decision, by keyboard, on a phone', async ({ browser, startOwnApp }) => {
  test.slow();
  const app = await startOwnApp();
  const [author, reader, operator] = [await phone(browser, app), await phone(browser, app), await phone(browser, app)];
  const id = await newBlog(author, 'Urban beekeeping');
  const status = async () => (await reader.request.get(`/share/${id}`)).status();

  await reader.goto(`/share/${id}`);
  await press(reader.getByRole('link', { name: 'Report this blog' }), 'Enter');
  const form = reader.getByRole('form', { name: 'Report a blog' });
  await expect(form).toBeVisible();
  await expectNoViolation(reader);
  await press(form.getByRole('radio', { name: 'Illegal content' }), 'ArrowDown');
  await expect(form.getByRole('radio', { name: 'Copyright' })).toBeChecked();
  await type(form.getByLabel('Explanation'), 'This is a copy of my article.');
  await press(form.getByRole('checkbox'), 'Space');
  await press(form.getByRole('button', { name: 'Send report' }), 'Enter');
  await expect(reader.getByRole('heading', { name: 'Report received' })).toBeVisible();
  const receipt = reader.url();
  await expectNoViolation(reader);

  await operator.goto(/http\S+\/operator\/enter#code=[\w-]{43}/.exec(app.output())?.[0] ?? '');
  await press(operator.getByRole('button', { name: 'Continue as operator' }), 'Enter');
  await press(operator.getByRole('link', { name: 'Reports' }), 'Enter');
  await expect(operator.getByRole('heading', { name: 'Open' })).toBeVisible();
  await expectNoViolation(operator);
  await press(operator.getByRole('listitem').filter({ hasText: '1 report' }).getByRole('link'), 'Enter');
  const decision = operator.getByRole('form', { name: 'Decision' });
  await expect(decision).toBeVisible();
  await expectNoViolation(operator);
  await press(decision.getByRole('radio', { name: 'Keep the blog' }), 'ArrowDown');
  await type(decision.getByLabel('Reason'), 'The original is on her site.');
  expect([await status(), await status()]).toEqual([200, 200]);
  await press(decision.getByRole('button', { name: 'Send decision' }), 'Enter');
  await expect.poll(status, { intervals: [50] }).toBe(451);
  await expect(operator.getByText('The operator hid the blog.')).toBeVisible();

  await reader.goto(`/share/${id}`);
  await expect(reader.getByRole('heading', { name: 'Removed after a report' })).toBeVisible();
  await expectNoViolation(reader);

  await author.goto(`/share/${id}`);
  await press(author.getByRole('link', { name: 'Reason and objection' }), 'Enter');
  const notice = author.getByRole('region', { name: 'Decision about this blog' });
  await expect(notice).toContainText('The original is on her site.');
  await expectNoViolation(author);
  await press(author.getByRole('button', { name: 'More', exact: true }), 'Enter');
  await expect(author.getByRole('menuitem', { name: 'Who can see it' })).toContainText('Hidden by the operator');
  await author.keyboard.press('Escape');
  await type(notice.getByLabel('Your objection'), 'She gave me a license.');
  await press(notice.getByRole('button', { name: 'Object to this decision' }), 'Enter');
  await expect(notice).toContainText('You objected');
  await expect(notice.getByRole('form')).toHaveCount(0);

  await operator.goto('/operator/reports');
  await press(operator.getByRole('listitem').filter({ hasText: 'Objection' }).getByRole('link'), 'Enter');
  await expect(operator.getByText('She gave me a license.')).toBeVisible();
  await expectNoViolation(operator);
  const answer = operator.getByRole('form', { name: 'Answer' });
  await press(answer.getByRole('radio', { name: 'Uphold the decision' }), 'ArrowDown');
  await type(answer.getByLabel('Reason'), 'The license is valid.');
  await press(answer.getByRole('button', { name: 'Send answer' }), 'Enter');
  await expect.poll(status).toBe(200);

  await author.reload();
  await expect(notice).toContainText('The operator lifted the decision.');
  await reader.goto(receipt);
  await expect(reader.getByText('The license is valid.')).toBeVisible();
  await expectNoViolation(reader);
  for (const page of [author, reader, operator]) await page.context().close();
});

test('a report needs no script', async ({ browser, app }) => {
  const context = await browser.newContext({ baseURL: app.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/report/featured');
  await page.getByRole('radio', { name: 'Something else' }).check();
  await page.getByLabel('Explanation').fill('A wrong date.');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('heading', { name: 'Report received' })).toBeVisible();
  await context.close();
});
