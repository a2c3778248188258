import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright';
import { chooseMore, newBlog, registerNewUser, writeBlog } from './support/accounts.ts';
import { copiedText } from './support/clipboard.ts';
import { expect, test } from './support/test.ts';
import { toastOn } from './support/toasts.ts';

/** How much of each style's card is visible in the list, in percent. */
const visibleShares = (list: Locator) =>
  list.evaluate((box) =>
    [...box.querySelectorAll('input')].map((input) => {
      const card = input.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const { left, right } = box.getBoundingClientRect();
      const width = Math.min(card.right, right) - Math.max(card.left, left);
      const height = Math.min(card.bottom, window.innerHeight) - Math.max(card.top, 0);
      return Math.round(100 * Math.max(0, width / card.width) * Math.max(0, height / card.height));
    }),
  );

test('all eight styles are in view on a desk, arrow keys preview them, and readers see the saved one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const id = await newBlog(page);
  await page.goto(`/blog/${id}`);
  const save = page.getByRole('button', { name: 'Save Style' });
  await expect(save).toBeDisabled();
  const list = page.getByRole('group', { name: 'Style', exact: true });
  await expect.poll(() => visibleShares(list)).toEqual(Array.from({ length: 8 }, () => 100));
  await list.getByRole('radio', { name: 'Minimal' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('article.blog').last()).toHaveAttribute('data-style', 'retro');
  await expect(list.getByRole('radio', { name: 'Retro' })).toBeFocused();
  await page.emulateMedia({ forcedColors: 'active' });
  const readFill = (name: string) =>
    list.getByText(name, { exact: true }).evaluate((it) => getComputedStyle(it).backgroundColor);
  expect(await readFill('Retro')).not.toBe(await readFill('Minimal'));
  await page.emulateMedia({ forcedColors: 'none' });
  const article = await page.getByRole('article').boundingBox();
  const publishing = await page.getByRole('region', { name: 'Content Distribution' }).boundingBox();
  expect(publishing?.y).toBeGreaterThan((article?.y ?? 0) + (article?.height ?? 0));
  await page.getByRole('radio', { name: 'Teal' }).check({ force: true });
  await save.click();
  await expect(toastOn(page)).toContainText('Style saved');
  await expect(toastOn(page)).toContainText('Your blog style has been updated and saved.');
  await expect(save).toBeDisabled();
  await page.goto(`/share/${id}`);
  const shared = page.locator('article.blog');
  await expect(shared).toHaveAttribute('data-style', 'retro');
  await expect(shared).toHaveAttribute('data-theme', 'teal');
});

test('on a phone the styles begin at the chosen one and hint at more', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await registerNewUser(page);
  const id = await writeBlog(page, 'Bees in the city', { style: 'retro' });
  await page.goto(`/blog/${id}`);
  const list = page.getByRole('group', { name: 'Style', exact: true });
  await expect(list.getByRole('radio', { checked: true })).toHaveValue('retro');
  await expect.poll(async () => (await visibleShares(list)).at(-1)).toBe(100);
  expect((await visibleShares(list)).filter((percent) => percent > 1 && percent < 98)).toHaveLength(1);
  // A desk's screen zoomed to 200 %.
  await page.setViewportSize({ width: 640, height: 400 });
  const save = page.getByRole('button', { name: 'Save Style' });
  await expect(save).not.toBeInViewport();
  await list.getByRole('radio', { name: 'Minimal' }).check({ force: true });
  await expect(save).toBeInViewport();
});

test('the owner edits the text and restores the earlier version', async ({ page }) => {
  const id = await newBlog(page);
  await page.goto(`/blog/${id}`);
  const before = await page.locator('article.blog h1').first().textContent();
  await page.getByRole('radio', { name: /Brutalist/ }).check({ force: true });
  const model = page.waitForResponse('**/api/writer');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  expect(await (await model).json()).toMatchObject({ model: null, research: true });
  await page.getByLabel('Title').fill('Bees on the Balcony');
  await page.getByRole('button', { name: 'Move section 1 down' }).click();
  await expect(page.getByRole('button', { name: 'Rewrite' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('article.blog h1').first()).toHaveText('Bees on the Balcony');
  await expect(page.locator('article.blog').first()).toContainText('Edited');
  // One save: the style on trial is saved with the text.
  await expect(page.getByRole('button', { name: 'Save Style' })).toBeDisabled();
  expect(await (await page.request.get(`/api/blogs/${id}`)).json()).toMatchObject({ style: 'brutalist' });
  await chooseMore(page, 'History');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Restore/ })
    .first()
    .click();
  await expect(page.locator('article.blog h1').first()).toHaveText(before ?? '');
});

test('the visitor who made a blog saves its style, another is asked to sign in', async ({ page, browser, app }) => {
  const id = await writeBlog(page);
  await page.goto(`/blog/${id}`);
  await expect(page.getByText('Free Preview Mode')).toBeVisible();
  await expect(page.getByText('Create an account to save your changes and create your own blogs.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in to Save' })).toHaveAttribute(
    'href',
    `/login?next=${encodeURIComponent(`/blog/${id}`)}`,
  );
  const styles = page.getByRole('region', { name: 'Style Settings' }).getByRole('radio');
  await styles
    .and(page.getByRole('radio', { checked: false }))
    .first()
    .check({ force: true });
  await page.getByRole('button', { name: 'Save Style' }).click();
  await expect(toastOn(page)).toContainText('Your blog style has been updated and saved.');
  const other = await browser.newPage({ baseURL: app.url });
  const saves: string[] = [];
  other.on('request', (request) => saves.push(request.url()));
  await other.goto(`/preview/${id}`);
  await expect(other.getByRole('link', { name: 'Sign in to Save' })).toBeVisible();
  await other.getByRole('button', { name: 'Brutalist' }).click();
  const article = other.locator('article.blog').first();
  await expect(article).toHaveAttribute('data-style', 'brutalist');
  await other.goto(`/blog/${id}`);
  await expect(article).toHaveAttribute('data-style', 'brutalist');
  await expect(other.getByRole('link', { name: 'Sign in to Save' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Save Style' })).toHaveCount(0);
  expect(saves.filter((url) => url.endsWith('/api/blogs/style'))).toEqual([]);
  await other.context().close();
});

test('nobody can change the sample', async ({ page }) => {
  await page.goto('/blog/featured');
  await expect(page.getByText('This blog is a sample. Nobody can change it.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Style Settings' })).toHaveCount(0);
  await page.goto('/preview/featured');
  await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Random Style & Color' })).toHaveCount(0);
});

test('the preview applies a random style and downloads a self-contained file', async ({ page, browser }) => {
  const id = await writeBlog(page, 'How to brew better coffee at home');
  await page.goto(`/view/${id}`);
  await page.getByRole('link', { name: 'Style', exact: true }).click();
  await page.getByRole('link', { name: 'Preview and random style' }).click();
  await page.waitForURL(`**/preview/${id}`);
  await expect(page).toHaveTitle(/ \| Quillcast Preview$/);
  await page.getByRole('button', { name: 'Random Style & Color' }).click();
  await expect(toastOn(page)).toContainText('Style updated');
  await expect(toastOn(page)).toContainText(
    /Blog style changed to (Glass|Neumorphic|Clay|Gradient|Geometric|Brutalist|Minimal|Retro) with (blue|green|purple|orange|pink|teal|amber) color theme/,
  );
  await expect(page.getByText(/^Current Style: /)).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download HTML' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('blog-how-to-make-pour-over-coffee.html');
  await expect(toastOn(page)).toContainText('Your blog HTML file has been downloaded');
  const html = await readFile((await file.path()) ?? '', 'utf8');
  const offline = await browser.newContext({ offline: true });
  const copy = await offline.newPage();
  await copy.setContent(html);
  await expect(copy.getByRole('heading', { level: 1 })).toContainText('pour-over coffee');
  await offline.close();
});

test('copies the share link and the embed code', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/share/featured');
  await page.getByRole('button', { name: 'Copy share link' }).click();
  await expect(toastOn(page)).toContainText('Share link copied to clipboard');
  const link = await copiedText(page);
  expect(link).toMatch(/\/share\/featured$/);
  await page.getByRole('button', { name: 'Embed on your website' }).click();
  const dialog = page.getByRole('dialog', { name: 'Embed this blog on your website' });
  await dialog.getByRole('button', { name: 'Copy embed code' }).click();
  // The toast is visible behind the modal dialog but not in the accessibility tree.
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(page.getByText('You can now paste the code into your website.').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(toastOn(page)).toContainText('You can now paste the code into your website.');
  const code = await copiedText(page);
  expect(code).toContain('width="100%" height="800" frameborder="0" style="max-width: 800px;"');
  expect(code).toContain('Created with Quillcast - AI-powered blog generator');
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedConsoleErrors: [/404/] });

  test('is explained, leads home, and keeps a chosen dark theme', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    for (const [path, message] of [
      ...['/view', '/share', '/s', '/preview', '/blog'].map((path) => [path, 'Blog not found']),
      ['/user', 'User profile not found'],
    ] as const) {
      const response = await page.goto(`${path}/nothing-here`);
      expect(response?.status(), path).toBe(404);
      await expect(toastOn(page)).toContainText(message);
      await page.waitForURL(/\/$/);
    }
    await expect(page.getByRole('button', { name: 'Dark theme' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  });
});
