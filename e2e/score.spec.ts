import type { Locator, Page } from 'playwright';
import { expectAccessible } from './support/accessibility.ts';
import { chooseMore, registerNewUser, writeBlog } from './support/accounts.ts';
import { test as modelTest } from './support/model-test.ts';
import { test as base, expect } from './support/test.ts';

/** An article with a claim in other words than its source's; `[n]` cites it. */
const CLAIMING = {
  title: 'Lighthouses of the coast',
  intro: 'The sea is wide and the night is long. '.repeat(60).trim(),
  sections: [
    {
      heading: 'Ships at sea',
      content: 'Each light stands for a century of patience [n]. Nobody counts the ships that pass by day.',
      images: [],
    },
    { heading: 'The keepers', content: 'Imagine them at dusk on the stairs. '.repeat(60).trim(), images: [] },
  ],
  conclusion: 'A light that nobody needs is still a light. Go and see one.',
};

const test = base.extend<{ owner: { id: string } }>({
  /** A signed-in user at such a blog. */
  owner: async ({ page, app, press }, use) => {
    await registerNewUser(page);
    const headers = { origin: app.url };
    const id = await writeBlog(page, 'Sourdough bread', { sourceUrls: [press.breadUrl] });
    const written = await page.request.get(`/api/blogs/${id}`);
    const { sources, updatedAt } = await written.json();
    const text = JSON.stringify(CLAIMING).replaceAll('[n]', `[${sources[0].number}]`);
    const data = { ...JSON.parse(text), basedOn: updatedAt };
    const saved = await page.request.put(`/api/blogs/${id}`, { data, headers });
    expect(saved.status()).toBe(200);
    await page.goto(`/blog/${id}`);
    await use({ id });
  },
});

const moreButton = (page: Page) => page.getByRole('button', { name: 'More', exact: true });

async function openScore(page: Page): Promise<Locator> {
  await chooseMore(page, 'Quality check');
  const panel = page.getByRole('region', { name: 'Quality check' });
  await expect(panel.getByRole('heading', { name: 'Claims' })).toBeVisible();
  return panel;
}

const finding = (panel: Locator) => panel.getByRole('link', { name: 'Ships at sea' });

const passage = (page: Page) => page.locator('article.blog').getByText('Each light stands for');

test('the owner follows a finding of the score to its passage', async ({ page, owner: _ }) => {
  const panel = await openScore(page);
  await expect(panel.getByRole('heading', { name: 'Quality check' })).toBeFocused();
  await expect(passage(page)).not.toBeInViewport();
  await finding(panel).press('Enter');
  await expect(passage(page)).toBeInViewport();
  await expect(finding(panel)).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(moreButton(page)).toBeFocused();
});

test('a phone shows a finding and its passage together', async ({ page, owner: _ }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const panel = await openScore(page);
  await finding(panel).click();
  await expect(finding(panel)).toBeInViewport();
  const edge = (await panel.boundingBox())?.y ?? 0;
  await expect.poll(async () => (await passage(page).boundingBox())?.y).toBeLessThan(edge);
  await expect(passage(page)).toBeInViewport();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Close the quality check' }).click();
  await expect(panel).toBeHidden();
  await expect(moreButton(page)).toBeFocused();
});

test.describe('when it cannot be measured', () => {
  test.use({ expectedConsoleErrors: [/500/] });

  test('says so and tries again', async ({ page, owner: _ }) => {
    await page.route('**/score', (route) => route.fulfill({ status: 500 }), { times: 1 });
    await chooseMore(page, 'Quality check');
    const panel = page.getByRole('region', { name: 'Quality check' });
    await expect(panel.getByRole('alert')).toContainText(
      'Could not check this blog. Check your connection and try again.',
    );
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel.getByRole('heading', { name: 'Claims' })).toBeVisible();
    await expect(panel.getByRole('heading', { name: 'Quality check' })).toBeFocused();
  });
});

test('the score is measured again after edits and restores', async ({ page, owner: _ }) => {
  const panel = await openScore(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const text = page.getByRole('textbox', { name: /text/i }).filter({ hasText: 'Each light stands' });
  await text.fill('Each light guides ships by night.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(finding(panel)).toHaveCount(0);
  await chooseMore(page, 'History');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Restore/ })
    .first()
    .click();
  await expect(finding(panel)).toBeVisible();
});

/** Words that models overuse in three sentences of four. */
const HABITS = 'A pivotal light. A testament to patience. A vibrant realm. Nobody counts the ships by day.';

modelTest('an author sees what is theirs, and says a sentence in their own way', async ({ page, app, model }) => {
  await registerNewUser(page);
  model.setMode({ plan: { authorQuestions: ['Which light have you seen?'] } });
  const id = await writeBlog(page, 'Lighthouses');
  await page.goto(`/blog/${id}`);
  const panel = await openScore(page);
  await expect(panel.getByText('Published as written')).toBeVisible();
  await expect(panel.getByText(/^None of \d+ sentences rest on your own answers$/)).toBeVisible();
  await panel.getByRole('link', { name: 'Make it mine' }).click();
  await expect(page.getByText('Which light have you seen?')).toBeInViewport();

  const { updatedAt } = await (await page.request.get(`/api/blogs/${id}`)).json();
  const sections = [{ heading: 'Ships at sea', content: HABITS, images: [] }];
  const data = { ...CLAIMING, sections, basedOn: updatedAt };
  const saved = await page.request.put(`/api/blogs/${id}`, { data, headers: { origin: app.url } });
  expect(saved.status()).toBe(200);
  await page.reload();
  await openScore(page);
  const entry = panel.getByRole('listitem').filter({ hasText: 'A testament to patience.' }).last();
  await expect(entry).toContainText('Words that models overuse: testament to');
  await entry.getByRole('button', { name: 'Say it your way' }).press('Enter');
  const field = entry.getByRole('textbox', { name: 'The sentence in your words' });
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(entry.getByRole('button', { name: 'Say it your way' })).toBeFocused();
  await entry.getByRole('button', { name: 'Say it your way' }).click();
  await field.fill('My father lit it for forty years.');
  await expectAccessible(page);
  await entry.getByRole('button', { name: 'Save sentence' }).click();
  await expect(page.locator('article.blog')).toContainText('My father lit it for forty years.');
  await expect(entry).toHaveCount(0);
  await expect(panel.getByRole('heading', { name: 'Quality check' })).toBeFocused();
  await expect(panel.getByText(/in the editor, \d+ % of the words changed$/)).toBeVisible();
});
