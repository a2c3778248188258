import { expectAccessible } from './support/accessibility.ts';
import { chooseMore, orderBlog, registerNewUser } from './support/accounts.ts';
import { test } from './support/model-test.ts';
import { expect } from './support/test.ts';
import { toastOn } from './support/toasts.ts';

const QUESTIONS = ['Which toy did you make first?', 'Who should not start?'];
const ANSWER = 'My first toy was a duck. It had\none wheel. I sold it in Graz. My daughter still laughs at it.';

test('an answer changes a finished blog where its author wants it to', async ({ page, model }) => {
  await registerNewUser(page);
  model.setMode({ plan: { authorQuestions: QUESTIONS } });
  await orderBlog(page, 'Wooden toys');
  await page.waitForURL(/\/view\//);
  await page.getByRole('link', { name: '2 questions for you' }).click();
  const panel = page.getByRole('region', { name: 'Make it mine' });
  await expect(panel.getByRole('heading', { name: 'Make it mine' })).toBeFocused();
  await panel.getByRole('button', { name: 'Show what would change' }).click();
  await expect(panel).toContainText('Answer at least one question.');
  await panel.getByRole('textbox', { name: 'Which toy did you make first?' }).fill(ANSWER);
  await page.reload();
  await expect(panel.getByRole('textbox', { name: 'Which toy did you make first?' })).toHaveValue(ANSWER);
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Show what would change' }).click();
  await expect(panel.getByRole('status')).toHaveText('2 places would change.');
  await expect(panel.getByRole('insertion').first()).toContainText('I sold it in Graz');
  const article = page.locator('article.blog');
  await expect(article).not.toContainText('Graz');
  await expectAccessible(page);
  await panel.getByRole('checkbox', { name: 'Use change 2' }).uncheck();
  await panel.getByRole('button', { name: 'Use 1 change' }).click();
  await expect(article).toContainText('I sold it in Graz');
  await expect(article).not.toContainText('still laughs');
  await expect(panel.getByRole('textbox')).toHaveCount(1);
  await expect(panel.getByRole('textbox')).toHaveAccessibleName('Who should not start?');
  await article.getByRole('button', { name: /: The author, / }).click();
  await expect(page.getByRole('note').getByRole('blockquote')).toContainText('It had one wheel.');
  await toastOn(page).getByRole('button', { name: 'Undo' }).click();
  await expect(article).not.toContainText('Graz');
});

test('a blog without questions is asked about from the menu', async ({ page, model }) => {
  await registerNewUser(page);
  await orderBlog(page, 'Wooden toys');
  await page.waitForURL(/\/view\//);
  model.setMode({ personal: [] });
  await chooseMore(page, 'Make it mine');
  const panel = page.getByRole('region', { name: 'Make it mine' });
  await panel.getByRole('textbox').first().fill('A duck with one wheel.');
  await panel.getByRole('button', { name: 'Show what would change' }).click();
  await expect(panel.getByRole('status')).toHaveText('Nothing in the text gains from these answers.');
  await panel.getByRole('button', { name: 'Back to my answers' }).click();
  model.setMode({ latencyMs: 20_000 });
  await panel.getByRole('button', { name: 'Show what would change' }).click();
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel.getByRole('textbox').first()).toHaveValue('A duck with one wheel.');
});
