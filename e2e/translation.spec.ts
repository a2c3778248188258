import type { Page } from 'playwright';
import { SPECIFIED_STYLES } from '../tests/support/specified-styles.ts';
import { expectAccessible } from './support/accessibility.ts';
import { chooseMore, newBlog, signAs } from './support/accounts.ts';
import { test } from './support/model-test.ts';
import { expect, test as withoutModel } from './support/test.ts';

const TOPIC = 'Bees on a roof';

const NAME = 'María Fernanda López de la Cruz Santamaría';

/** The words of a byline that a line breaks, and its height in pixels. */
const readByline = (page: Page) =>
  page.locator('.blog-byline').evaluate((byline) => {
    const texts = document.createTreeWalker(byline, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      for (const { 0: word, index } of texts.currentNode.textContent?.matchAll(/\S+/g) ?? []) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        broken.push(...(range.getClientRects().length > 1 ? [word] : []));
      }
    }
    return { broken, height: byline.getBoundingClientRect().height };
  });

const dialogOn = (page: Page) => page.getByRole('dialog', { name: 'Translate' });

/** Translates the blog to German from its screen. @returns the new id */
async function translateIntoGerman(page: Page, id: string): Promise<string> {
  await page.goto(`/blog/${id}`);
  await chooseMore(page, 'Translate');
  await dialogOn(page).getByRole('combobox', { name: 'Language' }).selectOption('German');
  await dialogOn(page).getByRole('button', { name: 'Translate to German' }).click();
  await page.waitForURL(/\/view\//);
  return page.url().split('/').at(-1) ?? '';
}

test('a blog is translated to German live and read in both languages', async ({ page, model }) => {
  const id = await newBlog(page, TOPIC);
  model.setMode({ latencyMs: 400 });
  await page.goto(`/blog/${id}`);
  await chooseMore(page, 'Translate');
  const dialog = dialogOn(page);
  await dialog.getByRole('combobox', { name: 'Language' }).selectOption('German');
  await dialog.getByRole('button', { name: 'Translate to German' }).click();
  const live = page.getByRole('region', { name: 'Writing your blog' });
  await expect(live.getByRole('article')).toHaveAttribute('lang', 'de');
  await page.waitForURL(/\/view\//);
  const article = page.getByRole('article');
  await expect(article).toHaveAttribute('lang', 'de');
  await article.getByRole('link', { name: 'English' }).click();
  await page.waitForURL(`**/share/${id}`);
  await expect(page.getByRole('article')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('article').getByRole('link', { name: 'Deutsch' })).toBeVisible();
});

test('the creation form keeps its text during a translation', async ({ page, model }) => {
  const id = await newBlog(page, TOPIC);
  await page.goto('/create');
  model.setMode({ latencyMs: 400 });
  const topic = page.getByRole('textbox', { name: 'Blog topic' });
  await topic.fill('Quinces in autumn');
  await page.goto(`/blog/${id}`);
  await chooseMore(page, 'Translate');
  await dialogOn(page)
    .getByRole('button', { name: /^Translate to/ })
    .click();
  await page.getByRole('link', { name: 'Open your new blog' }).click();
  await page.waitForURL(/\/view\//);
  await page.goto('/create');
  await expect(topic).toHaveValue('Quinces in autumn');
});

test('every style shows the byline of an edited and translated blog in whole words', async ({ page, app }) => {
  const id = await newBlog(page, TOPIC);
  const headers = { origin: app.url };
  await signAs(page, app, NAME);
  await translateIntoGerman(page, id);
  const { content, updatedAt } = await (await page.request.get(`/api/blogs/${id}`)).json();
  const sections = [{ ...content.sections[0], images: [] }];
  const edit = { ...content, sections, alternativeTexts: {}, basedOn: updatedAt };
  expect((await page.request.put(`/api/blogs/${id}`, { data: edit, headers })).status()).toBe(200);
  for (const style of SPECIFIED_STYLES) {
    const change = { blogId: id, style, colorTheme: 'default' };
    expect((await page.request.post('/api/blogs/style', { data: change, headers })).status()).toBe(200);
    await page.goto(`/share/${id}`);
    await expect(page.locator('.blog-byline')).toContainText(/Edited.*Also in/);
    for (const width of [360, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const { broken, height } = await readByline(page);
      expect({ style, width, broken }).toEqual({ style, width, broken: [] });
      expect(height).toBeLessThan(320);
    }
  }
});

test('My Blogs links to translations and starts new ones', async ({ page }) => {
  const id = await newBlog(page, TOPIC);
  const german = await translateIntoGerman(page, id);
  await page.goto('/profile');
  await expect(page.getByText('Also in German').getByRole('link')).toHaveAttribute('href', `/view/${german}`);
  await page
    .getByRole('button', { name: new RegExp(`^More for .*${TOPIC}`) })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Translate' }).click();
  await expect(dialogOn(page).getByText('Already available: German')).toBeVisible();
  await expect(dialogOn(page).getByRole('button', { name: /^Translate to/ })).toBeEnabled();
  await expectAccessible(page);
});

withoutModel('without a model no other language is offered', async ({ page }) => {
  const id = await newBlog(page, TOPIC);
  const known = page.waitForResponse('**/api/writer');
  await page.goto(`/blog/${id}`);
  await known;
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Write in another language' })).toBeHidden();
});
