import type { BrowserContext, Page } from 'playwright';
import { startFakeOpenAI } from '../tests/fakes/openai/server.ts';
import { expectAccessible } from './support/accessibility.ts';
import { orderBlog } from './support/accounts.ts';
import type { AppServer } from './support/app-server.ts';
import { article, preview, sections, UNHURRIED, UNPROVED } from './support/live.ts';
import { test } from './support/model-test.ts';
import { test as base, expect } from './support/test.ts';
import { toastOn } from './support/toasts.ts';

/** Longer than a page that has lost its server may wait before it asks again. */
const UNTIL_RECONNECTED = { latencyMs: 25_000 };

/** The text is written, and its editor never answers. */
const HELD = { task: 'prove', fault: 'hang' } as const;

/** The line of the creation form that offers a finished blog. */
const readyLine = (page: Page) => page.getByRole('form', { name: 'Create a blog' }).getByText('Ready:');
const openReady = (page: Page) => page.getByRole('link', { name: 'Open your new blog' });

/** Waits until this browser's newest generation has ended well. */
async function untilWritten(context: BrowserContext, app: AppServer): Promise<void> {
  const newest = async () => {
    const [run] = await (await context.request.get(`${app.url}/api/generations`)).json();
    return run?.status;
  };
  await expect.poll(newest, { timeout: 40_000 }).toBe('succeeded');
}

test('a blog is shown while it is written, and opens when finished', async ({ page, model }) => {
  model.setMode(UNHURRIED);
  await orderBlog(page, 'Growing tea in a cool climate');
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeVisible();
  await expect(preview(page)).toContainText('You can leave this page: writing continues.');
  await expect(article(page).getByRole('heading', { level: 1 })).toContainText('Growing tea');
  await expect(preview(page)).toContainText(/Writing section \d/);
  await expect(sections(page).first()).toBeVisible();
  const headings = await sections(page).allTextContents();
  await expect(
    preview(page)
      .getByRole('list')
      .getByText(headings[0] ?? ''),
  ).toHaveAttribute('lang', 'en');
  await expect(preview(page).getByRole('progressbar')).not.toHaveAttribute('aria-valuenow', '0');
  await expect(article(page).getByRole('paragraph').nth(3)).toBeVisible();
  await expect(page).toHaveTitle(/^\d+% written · Create a blog/);
  await page.waitForURL(/\/view\/[\w-]{22}$/);
  const blog = page.getByRole('article');
  await expect(blog.getByRole('heading', { level: 2 }).filter({ hasText: headings[0] })).toHaveCount(1);
});

test('a running blog is shown after a reload, and opens when finished', async ({ page, model }) => {
  model.setMode(UNPROVED);
  await orderBlog(page, 'Lighthouses of the north');
  await expect(sections(page).first()).toBeVisible();
  const [first = ''] = await sections(page).allTextContents();
  await page.reload();
  await expect(sections(page).first()).toHaveText(first);
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Blog topic' })).toHaveValue('Lighthouses of the north');
  model.setMode({});
  await page.waitForURL(/\/view\//, { timeout: 40_000 });
});

test.describe('when the network goes', () => {
  test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|ERR_NETWORK/] });

  test('a failed request shows its reason, and writing continues when it is back', async ({ page, context, model }) => {
    model.setMode(UNPROVED);
    await page.goto('/create', { waitUntil: 'networkidle' });
    await page.getByRole('textbox', { name: 'Blog topic' }).fill('Sailing without an engine');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Generate Blog' }).click();
    await expect(toastOn(page)).toContainText('Error generating blog');
    await expect(toastOn(page)).toContainText('You are offline. Check your connection and try again.');
    await expect(page.getByRole('button', { name: 'Generate Blog' })).toBeFocused();
    await context.setOffline(false);
    await orderBlog(page, 'Sailing without an engine');
    await expect(sections(page).first()).toBeVisible();
    await context.setOffline(true);
    await expect(preview(page).getByRole('status')).toHaveText('Connection lost. Trying again…');
    await context.setOffline(false);
    await expect(preview(page).getByText('Connection lost. Trying again…')).toHaveCount(0);
    model.setMode({});
    await page.waitForURL(/\/view\//, { timeout: 40_000 });
  });
});

test('a held blog is accessible, and cancelling it returns the free blog', async ({ page, model }) => {
  // Parts fade in otherwise.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  model.setMode(HELD);
  await orderBlog(page, 'Keeping goats');
  await expect(article(page).getByRole('paragraph').nth(1)).toBeVisible();
  await expect(preview(page)).toContainText('Cancel and it won’t count.');
  await expectAccessible(page);
  await preview(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(toastOn(page)).toContainText('Generation canceled');
  await expect(preview(page)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Blog topic' })).toHaveValue('Keeping goats');
  await expect(page.getByRole('button', { name: 'Generate Blog' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Generate Blog' })).toBeInViewport();
  model.setMode({});
  await page.getByRole('button', { name: 'Generate Blog' }).click();
  await page.waitForURL(/\/view\//);
});

test('a blog finished while the page was closed is offered until it is opened', async ({
  page,
  context,
  model,
  app,
}) => {
  model.setMode(UNHURRIED);
  await orderBlog(page, 'Night trains');
  await expect(sections(page).first()).toBeVisible();
  await page.close();
  await untilWritten(context, app);
  const later = await context.newPage();
  await later.goto(`${app.url}/`);
  await expect(readyLine(later)).toContainText('Night trains');
  await later.reload();
  await expect(readyLine(later)).toContainText('Night trains');
  await openReady(later).click();
  await later.waitForURL(/\/view\//);
  await expect(later.getByRole('heading', { level: 1 })).toContainText('Night trains');
  await later.goto(`${app.url}/`);
  await expect(later.getByRole('button', { name: 'Generate Blog' })).toBeVisible();
  await expect(readyLine(later)).toHaveCount(0);
});

test('a blog is offered after a reload before its page has come', async ({ page }) => {
  await page.route(/\/view\//, () => undefined);
  await orderBlog(page, 'Night trains');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('ready-blogs')), { timeout: 60_000 }).not.toBeNull();
  await page.unroute(/\/view\//);
  await page.reload();
  await expect(readyLine(page)).toContainText('Night trains');
  await openReady(page).click();
  await page.waitForURL(/\/view\//);
  await page.goto('/create');
  await expect(readyLine(page)).toHaveCount(0);
});

test('a blog opened in a background tab is offered in the visible tab, which keeps its topic', async ({
  page,
  context,
  model,
  app,
}) => {
  model.setMode(UNPROVED);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
  });
  await orderBlog(page, 'Paper boats');
  await expect(sections(page).first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${app.url}/create`);
  await expect(sections(other).first()).toBeVisible();
  await other.getByRole('textbox', { name: 'Blog topic' }).fill('Paper planes');
  model.setMode({});
  await page.waitForURL(/\/view\//, { timeout: 40_000 });
  await expect(preview(other)).toHaveCount(0);
  await expect(other.getByRole('textbox', { name: 'Blog topic' })).toHaveValue('Paper planes');
  await expect(other.getByRole('button', { name: 'Generate Blog' })).toBeEnabled();
  await expect(other).toHaveURL(/\/create$/);
  await expect(readyLine(other)).toContainText('Paper boats');
});

test('Enter pressed while the session loads is not lost', async ({ page, model }) => {
  model.setMode({});
  const session = Promise.withResolvers<void>();
  await page.route('**/api/auth/session', async (route) => {
    await session.promise;
    await route.continue();
  });
  await page.goto('/create');
  await expect(page.getByRole('button', { name: 'Loading...' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Blog topic' }).fill('Early birds');
  await page.getByRole('textbox', { name: 'Blog topic' }).press('Enter');
  session.resolve();
  await page.waitForURL(/\/view\//);
});

base(
  'visitors wait in the queue, and see a restart of the server, with one blog at a time',
  async ({ browser, startOwnApp }) => {
    const model = await startFakeOpenAI({ apiKey: null, mode: HELD });
    const app = await startOwnApp({ OPENAI_BASE_URL: model.baseUrl, GENERATION_CONCURRENCY: '1' });
    const visit = () => browser.newPage({ baseURL: app.url });
    const [first, second, third] = [await visit(), await visit(), await visit()];
    await orderBlog(first, 'Bread');
    await expect(sections(first).first()).toBeVisible();
    await orderBlog(second, 'Butter');
    await expect(preview(second)).toContainText('You are next in line');
    await orderBlog(third, 'Jam');
    await expect(preview(third)).toContainText('You are number 2 in line');
    await preview(second).getByRole('button', { name: 'Cancel' }).click();
    await expect(preview(third)).toContainText('You are next in line');
    await preview(first).getByRole('button', { name: 'Cancel' }).click();

    await expect(article(third).getByRole('paragraph').nth(1)).toBeVisible();
    await app.kill();
    await expect(preview(third).getByRole('status')).toHaveText('Connection lost. Trying again…');
    model.setMode(UNTIL_RECONNECTED);
    await app.restart();
    await expect(preview(third).getByRole('status')).toHaveText('The server restarted. Writing starts over.', {
      timeout: 60_000,
    });
    model.setMode({});
    await third.waitForURL(/\/view\//, { timeout: 60_000 });
    await model.close();
  },
);
