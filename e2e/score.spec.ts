import type { Locator, Page } from 'playwright';
import { expectAccessible } from './support/accessibility.ts';
import { chooseMore, registerNewUser, writeBlog } from './support/accounts.ts';
import { test as base } from './support/model-test.ts';
import { expect } from './support/test.ts';

const TOWER =
  'Imagine a tower of stone that outlives the people who carried the stones. Its walls are thick at the foot and thin at the lamp.';

/** An article with habits of model prose; `[n]` cites its source. */
const PROSY = {
  title: 'Lighthouses of the coast',
  intro: 'Every coast has its lights. This is how they came to stand where they stand.',
  sections: [
    { heading: 'The tower', content: TOWER, images: [] },
    {
      heading: 'The stairs',
      content:
        'Imagine stairs that wind up between the walls so that one person can carry oil in both hands without falling.',
      images: [],
    },
    {
      heading: 'Ships at sea',
      content: `${'The sea is wide and the night is long. '.repeat(12).trim()}\n\nEach light is a pivotal testament to patience [n]. Nobody counts the ships that pass by day.`,
      images: [],
    },
    {
      heading: 'The keepers',
      content: `${'Imagine them at dusk on the stairs. They come down at dawn. '.repeat(6).trim()}\n\nTheir logbooks delve into the intricate tapestry of the night.`,
      images: [],
    },
  ],
  conclusion: 'A light that nobody needs is still a light. Go and see one.',
};

const test = base.extend<{ owner: { id: string } }>({
  /** A signed-in user at such a blog. */
  owner: async ({ page, app, press }, use) => {
    await registerNewUser(page);
    const headers = { origin: app.url };
    const id = await writeBlog(page, 'Lighthouses', { sourceUrls: [press.sourceUrl] });
    const written = await page.request.get(`/api/blogs/${id}`);
    const { sources, updatedAt } = await written.json();
    const text = JSON.stringify(PROSY).replaceAll('[n]', `[${sources[0].number}]`);
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
  await expect(panel.getByRole('heading', { name: 'Readability' })).toBeVisible();
  return panel;
}

const measure = (panel: Locator, name: string) =>
  panel.getByRole('listitem').filter({ has: panel.page().getByRole('heading', { name }) });

/** The highlighted words. */
const marked = (page: Page) => page.evaluate(() => [...(CSS.highlights.get('score-finding') ?? [])].map(String).join());

test('the owner follows a finding of the score to its passage and back', async ({ page, owner: _ }) => {
  const article = page.locator('article.blog');
  const before = await article.innerHTML();
  const panel = await openScore(page);
  await expect(panel.getByRole('heading', { name: 'Quality check' })).toBeFocused();
  await expect(panel.getByRole('heading', { name: 'Changes to the first draft' })).toBeVisible();
  const habits = measure(panel, 'Style habits');
  await expect(habits).toContainText('Worth a look');
  await expect(habits).toContainText('Stands out: overused words, sections that open alike');

  const finding = habits.getByRole('link', { name: 'Ships at sea' });
  await expect(finding).toHaveAttribute('href', '#ships-at-sea');
  await finding.press('Enter');
  const passage = article.getByText('Each light is a pivotal testament');
  await expect(passage).toBeFocused();
  await expect(passage).toBeInViewport();
  await expect(finding).toBeInViewport();
  await expect.poll(() => marked(page)).toMatch(/^Each light is a pivotal testament to patience.*\.$/);

  await page.keyboard.press('Escape');
  await expect(finding).toBeFocused();
  await expect(finding).toHaveAttribute('aria-current', 'location');
  expect(await article.innerHTML()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(moreButton(page)).toBeFocused();
  expect(await marked(page)).toBe('');
});

test('a finding about a whole section leads to its heading', async ({ page, owner: _ }) => {
  const panel = await openScore(page);
  await measure(panel, 'Style habits').getByRole('link', { name: 'The stairs' }).click();
  const heading = page.locator('article.blog').getByRole('heading', { name: 'The stairs' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect.poll(() => marked(page)).toBe('The stairs');
});

test('a phone shows a finding and its passage together', async ({ page, owner: _ }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const panel = await openScore(page);
  const finding = measure(panel, 'Style habits').getByRole('link', { name: 'The keepers' });
  await finding.click();
  const passage = page.locator('article.blog').getByText('Their logbooks delve into');
  await expect(passage).toBeFocused();
  await expect(finding).toBeInViewport();
  const edge = (await panel.boundingBox())?.y ?? 0;
  await expect.poll(async () => (await passage.boundingBox())?.y).toBeLessThan(edge);
  await expect(passage).toBeInViewport();
  await panel.getByRole('button', { name: 'Close the quality check' }).click();
  await expect(panel).toBeHidden();
  await expect(moreButton(page)).toBeFocused();
});

test('the score is measured again after edits and restores', async ({ page, owner: _ }) => {
  const panel = await openScore(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const text = page.getByRole('textbox', { name: /text/i }).filter({ hasText: 'pivotal testament' });
  await text.fill('Each light guides ships by night.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const finding = measure(panel, 'Style habits').getByRole('link', { name: 'Ships at sea' });
  await expect(finding).toHaveCount(0);
  await chooseMore(page, 'History');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Restore/ })
    .first()
    .click();
  await expect(finding).toBeVisible();
});

test.describe('when it cannot be measured', () => {
  test.use({ expectedConsoleErrors: [/500/] });

  test('says so and tries again', async ({ page, owner: _ }) => {
    await page.route('**/score', (route) => route.fulfill({ status: 500 }), { times: 1 });
    await chooseMore(page, 'Quality check');
    const panel = page.getByRole('region', { name: 'Quality check' });
    await expect(panel.getByRole('alert')).toHaveText(
      'Could not check this blog. Check your connection and try again.',
    );
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel.getByRole('heading', { name: 'Readability' })).toBeVisible();
    await expect(panel.getByRole('heading', { name: 'Quality check' })).toBeFocused();
  });
});

test('is accessible and does not scroll sideways', async ({ page, owner: { id } }) => {
  await page.goto(`/blog/${id}`);
  const panel = await openScore(page);
  await measure(panel, 'Style habits').getByRole('link').first().click();
  await expect.poll(() => marked(page)).not.toBe('');
  await expectAccessible(page);
});
