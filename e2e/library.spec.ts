import { expectAccessible, expectNoViolation } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

test.describe('the library', () => {
  test('lists every note with its date and link', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Library' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'CC BY 4.0' })).toBeVisible();
    const german = page.getByRole('region', { name: 'Deutsch' });
    await expect(german.getByRole('listitem').first()).toContainText(/\d{1,2}\. \p{L}+ \d{4}/u);
    await expectAccessible(page, 'main');
    await page.getByRole('link', { name: 'How to work well from home' }).click();
    await expect(page.getByRole('article')).toContainText(/Published \w+ \d{1,2}, \d{4}/);
    await expect(page.getByRole('article').getByRole('link', { name: 'CC BY 4.0' })).toBeVisible();
  });
});

const DOG = 'How to stop a dog from pulling on the leash';

test.describe('a topic that the library does not cover', () => {
  test('ends in a page of what is close, or in an article on a close topic, and nothing is lost', async ({ page }) => {
    await page.goto('/create');
    const topic = page.getByRole('textbox', { name: 'Blog topic' });
    await topic.fill(DOG);
    const panel = page.getByRole('region', { name: 'No article on this in our library' });
    await expect(panel).toBeVisible();
    await expectNoViolation(page, 'form');
    await panel.getByRole('button', { name: 'Adopting and training a dog' }).click();
    await expect(topic).toHaveValue('Adopting and training a dog');
    await expect(panel).toBeHidden();
    await expect(page.getByRole('form', { name: 'Create a blog' })).toContainText(
      'You’ll get this article from our library: Adopting and training a dog',
    );
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(topic).toHaveValue(DOG);
    await panel.getByRole('button', { name: 'Collect excerpts from related articles (uses your free blog)' }).click();
    await page.waitForURL(/\/view\/[\w-]{22}$/);
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(
      `Close to “${DOG}”: an article from our library`,
    );
    await expect(page.getByText('Your blog is ready')).toBeHidden();
    await article.getByRole('link', { name: 'Adopting and training a dog' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Adopting and training a dog' })).toBeVisible();
  });

  test('asks for pages where nothing is close, and keeps the form', async ({ page }) => {
    await page.goto('/create');
    await page.getByRole('textbox', { name: 'Blog topic' }).fill('Zeppelin XKQ');
    const panel = page.getByRole('region', { name: 'No article on this in our library' });
    await expect(panel).toBeVisible();
    await panel.getByRole('button', { name: 'Add a page' }).click();
    await expect(page.getByRole('textbox', { name: 'Source URL' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Blog topic' })).toHaveValue('Zeppelin XKQ');
  });
});
