import type { Browser, Page } from 'playwright';
import { SPECIFIED_STYLES } from '../tests/support/specified-styles.ts';
import { newBlog, PASSWORD, registerNewUser, writeBlog } from './support/accounts.ts';
import { copiedText } from './support/clipboard.ts';
import { expect, test } from './support/test.ts';

/** What a page loads for somebody who has never been here, on a phone. */
async function loaded(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const files: { type: string; bytes: number }[] = [];
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes();
    files.push({ type: request.resourceType(), bytes: responseBodySize });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await context.close();
  const bytesOf = (type: string) =>
    files.filter((file) => file.type === type).reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    requests: files.length,
    // Without pictures.
    bytes: files.reduce((sum, file) => sum + file.bytes, 0) - bytesOf('image'),
    document: bytesOf('document'),
    script: bytesOf('script'),
  };
}

const KB = 1024;

for (const style of SPECIFIED_STYLES) {
  test(`a blog in ${style} comes in six requests and 90 KB, without the framework`, async ({ page, browser, app }) => {
    await registerNewUser(page);
    const id = await writeBlog(page, 'Printing press', { style });
    for (const view of ['share', 'view']) {
      const { requests, bytes, document, script } = await loaded(browser, `${app.url}/${view}/${id}`);
      expect({ view, script }).toEqual({ view, script: 0 });
      expect(requests).toBeLessThanOrEqual(6);
      expect(bytes).toBeLessThanOrEqual(90 * KB);
      expect(document).toBeLessThanOrEqual(18 * KB);
    }
  });
}

test('the pages of a site, the library and the first screens are as light', async ({ page, browser, app }) => {
  await newBlog(page, 'Printing press');
  const { user } = await (await page.request.get('/api/auth/session')).json();
  const limits = { requests: 6, kb: 90 };
  const pages = [
    [`/user/${user.slug}`, limits],
    // A list of 150 notes in nine languages.
    ['/library', { requests: 6, kb: 100 }],
    ['/library/english/printing-press', limits],
    ['/', { requests: 15, kb: 250 }],
    ['/create', { requests: 15, kb: 250 }],
  ] as const;
  for (const [path, { requests, kb }] of pages) {
    const found = await loaded(browser, `${app.url}${path}`);
    expect({ path, script: found.script }).toEqual({ path, script: 0 });
    expect(found.requests, path).toBeLessThanOrEqual(requests);
    expect(found.bytes, path).toBeLessThanOrEqual(kb * KB);
  }
});

/** Scripts that a page has loaded, other than its own. */
const scripts = (page: Page) => page.locator('script[src]').count();

test('a reader copies the link and changes the theme without the framework, which comes for the embed code', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await writeBlog(page);
  await page.goto(`/share/${id}`);
  await page.getByRole('button', { name: 'Copy share link' }).click();
  await expect(page.getByRole('status')).toContainText('Share link copied to clipboard');
  expect(await copiedText(page)).toBe(page.url());
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  const theme = page.getByRole('button', { name: 'Dark theme' });
  await theme.click();
  await expect(theme).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).toHaveClass(/dark/);
  expect(await scripts(page)).toBe(0);
  await page.getByRole('button', { name: 'Embed on your website' }).click();
  await expect(page.getByRole('dialog', { name: 'Embed' })).toBeVisible();
  expect(await scripts(page)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Embed on your website' })).toBeFocused();
  await expect(theme).toHaveAttribute('aria-pressed', 'true');
});

test('without a connection the embed code says so, and comes when it is back', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/./);
  const id = await writeBlog(page);
  await page.goto(`/share/${id}`);
  await page.route('**/share/*?hydrate', (route) => route.abort());
  await page.getByRole('button', { name: 'Embed on your website' }).click();
  await expect(page.getByRole('status')).toContainText('We could not reach the server.');
  await page.unroute('**/share/*?hydrate');
  // A script that fails once is loaded again.
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Embed on your website' }).click();
  await expect(page.getByRole('dialog', { name: 'Embed' })).toBeVisible();
});

test('the owner of a blog has the menu and the controls as soon as the page has loaded', async ({ page }) => {
  const id = await newBlog(page);
  await page.goto('/blogs');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await page.goto(`/view/${id}`);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
});

/** Holds what the browser asks for at an address. @returns what lets it go */
async function hold(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('what is typed and ticked before the form works is in it afterwards', async ({ page }) => {
  const release = await hold(page, '**/create?hydrate');
  await page.goto('/create');
  await page.getByRole('textbox', { name: 'Blog topic' }).fill('Keeping bees on a roof');
  await page.getByRole('combobox', { name: 'Length' }).selectOption('small');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('german');
  await page.getByRole('radio', { name: 'Surprise me' }).first().press('ArrowRight');
  await page.getByRole('button', { name: 'Advanced' }).click({ noWaitAfter: true });
  release();
  await expect(page.locator('style[data-without-react]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Advanced' })).toHaveAttribute('aria-expanded', 'true');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Blog topic' })).toHaveValue('Keeping bees on a roof');
  await expect(page.getByRole('combobox', { name: 'Length' })).toHaveValue('small');
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('german');
  await expect(page.getByRole('radio', { name: 'Glass' })).toBeChecked();
});

test('what is chosen after React did not come is kept when it comes', async ({ page, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/./);
  await page.route('**/create?hydrate', (route) => route.abort(), { times: 1 });
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/create');
  await failed;
  await page.getByRole('combobox', { name: 'Length' }).selectOption('small');
  await page.getByRole('button', { name: 'Advanced' }).click();
  await expect(page.getByRole('button', { name: 'Advanced' })).toHaveAttribute('aria-expanded', 'true');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Length' })).toHaveValue('small');
});

test('who signs in before the page works is signed in when it does', async ({ page }) => {
  const email = await registerNewUser(page);
  await page.context().clearCookies();
  const release = await hold(page, '**/_next/static/chunks/*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  release();
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
});

test('the form works from the keyboard, where no pointer moves', async ({ browser, app }) => {
  await using context = await browser.newContext({ baseURL: app.url });
  const page = await context.newPage();
  await page.goto('/create');
  while (!(await page.evaluate(() => document.activeElement?.matches('textarea')))) await page.keyboard.press('Tab');
  await page.keyboard.type('Printing press');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/view\//);
});

for (const [press, send] of [
  ['Enter', (page: Page) => page.getByRole('textbox', { name: 'Blog topic' }).press('Enter')],
  ['a press of the button', (page: Page) => page.getByRole('button', { name: 'Generate Blog' }).click()],
] as const) {
  test(`${press} before the form works sends it`, async ({ page }) => {
    const release = await hold(page, '**/create?hydrate');
    await page.goto('/create');
    await page.getByRole('textbox', { name: 'Blog topic' }).fill('Printing press');
    await send(page);
    release();
    await page.waitForURL(/\/view\//);
  });
}
