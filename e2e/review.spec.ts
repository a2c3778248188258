import type { Page } from 'playwright';
import { expectAccessible } from './support/accessibility.ts';
import { chooseMore, registerNewUser, signAs, writeBlog } from './support/accounts.ts';
import { test as base } from './support/model-test.ts';
import { expect } from './support/test.ts';
import { toastOn } from './support/toasts.ts';

/** An article with three findings; `[n]` cites its source, `[q]` is what it says. */
const ARTICLE = {
  title: 'Lighthouses of the coast',
  keyPoints: [],
  questions: [],
  intro: 'Some 90 towers guide ships at sea [n].',
  sections: [
    {
      heading: 'Ships at sea',
      content: 'Nobody counts the ships that pass by day. The keeper said “never again” that night.',
      images: [],
    },
    { heading: 'The keepers', content: '[q] [n]. Nobody reads them.', images: [] },
  ],
  conclusion: '[q] [n].',
};

const test = base.extend<{ blogId: string }>({
  /** Its blog by a model; the owner is signed in. */
  blogId: async ({ page, app, press }, use) => {
    await registerNewUser(page);
    await signAs(page, app, 'Ada Lovelace');
    const id = await writeBlog(page, 'Lighthouses', { sourceUrls: [press.sourceUrl] });
    const { sources, updatedAt } = await (await page.request.get(`/api/blogs/${id}`)).json();
    const [{ number, quote }] = sources;
    const text = JSON.stringify(ARTICLE).replaceAll('[n]', `[${number}]`).replaceAll('[q]', quote.replace(/[.]$/, ''));
    const data = { ...JSON.parse(text), basedOn: updatedAt };
    const saved = await page.request.put(`/api/blogs/${id}`, { data, headers: { origin: app.url } });
    expect(saved.status()).toBe(200);
    await use(id);
  },
});

const panelOn = (page: Page) => page.getByRole('region', { name: 'Review' });
const position = (page: Page, text: string) => panelOn(page).getByRole('heading', { name: text, exact: true });
const press = (page: Page, name: string) => panelOn(page).getByRole('button', { name, exact: true }).click();
const label = (page: Page, name: string) => page.getByRole('article').getByRole('button', { name, exact: true });

test('the walk ends in a signed statement, which a model takes away', async ({ page, app, blogId }) => {
  await page.goto(`/view/${blogId}`);
  await chooseMore(page, 'Review');
  await expect(panelOn(page)).toContainText('3 places deserve a look');
  await press(page, 'Start the review');
  await expect(position(page, '1 of 3')).toBeFocused();
  await expect(panelOn(page)).toContainText('Contains a figure');
  await panelOn(page).getByText('Passages (1)').click();
  await expect(panelOn(page).getByRole('blockquote')).not.toBeEmpty();
  await expectAccessible(page);
  await press(page, 'Confirm');
  await expect(position(page, '2 of 3')).toBeFocused();

  await page.reload();
  await chooseMore(page, 'Review');
  await press(page, 'Continue the review');
  const quoted = panelOn(page).getByRole('listitem').filter({ hasText: 'Contains a quotation' });
  await quoted.getByRole('button', { name: 'Change' }).click();
  await press(page, 'Cancel');
  await expect(position(page, '2 of 3')).toBeFocused();
  await quoted.getByRole('button', { name: 'Change' }).click();
  await quoted.getByRole('textbox', { name: 'In your own words' }).fill('The keeper never went back.');
  await press(page, 'Save sentence');
  await expect(page.getByRole('article')).toContainText('The keeper never went back.');
  await expect(position(page, '2 of 3')).toBeFocused();
  await press(page, 'Confirm all 2 sentences');
  await expect(position(page, '3 of 3')).toBeFocused();

  await press(page, 'Cut');
  await expect(panelOn(page)).toContainText('I have examined this and answer for it.');
  await expect(page.getByRole('article')).not.toContainText('Nobody reads them.');
  await toastOn(page).getByRole('button', { name: 'Undo' }).click();
  await expect(position(page, '3 of 3')).toBeFocused();
  await press(page, 'Cut');
  await expect(panelOn(page)).toContainText('1 passage opened, 2 findings confirmed, 1 sentence changed, 1 cut.');
  await expect(panelOn(page)).toContainText('Ada Lovelace');
  await press(page, 'Sign the statement');
  await expect(label(page, 'AI, reviewed by Ada Lovelace')).toBeVisible();
  const answer = await (await page.request.get(`/api/blogs/${blogId}/provenance`)).json();
  const numbers = { passages: 1, confirmed: 2, changed: 1, cut: 1 };
  const review = { by: 'Ada Lovelace', kind: 'examined', textHash: answer.textHash, ...numbers };
  expect(answer.record.review).toMatchObject(review);

  const { updatedAt } = await (await page.request.get(`/api/blogs/${blogId}`)).json();
  const data = { change: 'regenerate', basedOn: updatedAt };
  await page.request.post(`/api/blogs/${blogId}/sections/0`, { data, headers: { origin: app.url } });
  await page.goto(`/share/${blogId}`);
  await expect(label(page, 'AI')).toBeVisible();
});

test('a phone shows a finding and its place together', async ({ page, blogId }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/blog/${blogId}#review`);
  await press(page, 'Start the review');
  await press(page, 'Confirm');
  const edge = (await panelOn(page).boundingBox())?.y ?? 0;
  const place = page.locator('article.blog').getByText('Nobody counts the ships');
  await expect.poll(async () => (await place.boundingBox())?.y).toBeLessThan(edge);
  await expect(place).toBeInViewport();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panelOn(page)).toBeHidden();

  await page.getByRole('link', { name: 'View', exact: true }).click();
  await page.waitForURL(/\/view\//);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Blog details' })).toBeVisible();
});
