import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright';
import { type ModelHub, startModelHub } from '../tests/fakes/model-hub.ts';
import { RECITED_ARTICLE } from '../tests/support/recited-article.ts';
import { recitingModel } from '../tests/support/reciting-gguf.ts';
import { expectAccessible } from './support/accessibility.ts';
import { writeBlog } from './support/accounts.ts';
import type { AppServer } from './support/app-server.ts';
import { test as base, expect } from './support/test.ts';

const TITLE = 'Qwen3 4B Instruct 2507';
const REPO = 'unsloth/Qwen3-4B-Instruct-2507-GGUF';
const FILE = 'Qwen3-4B-Instruct-2507-Q4_K_M.gguf';

/** Playwright's test with an application that knows of no model, beside a hub that has one that recites. */
const test = base.extend<{ hub: ModelHub }>({
  hub: async ({}, use) => {
    const hub = await startModelHub();
    hub.put(REPO, FILE, recitingModel(16_384, RECITED_ARTICLE));
    await use(hub);
    await hub.close();
  },
  app: async ({ hub, startOwnApp }, use) => use(await startOwnApp({ MODEL_HUB_BASE: hub.url })),
});

/** The link in the box that the start has printed. */
const printedLink = (app: AppServer) =>
  /^ {2}(http\S+\/operator\/enter#code=[\w-]{43})$/m.exec(app.output())?.[1] ?? '';

async function becomeOperator(page: Page, app: AppServer): Promise<void> {
  await page.goto(printedLink(app));
  await page.getByRole('button', { name: 'Continue as operator' }).click();
  await page.waitForURL(/\/operator$/);
  await expect(page.getByRole('heading', { name: 'Models' })).toBeVisible();
}

const findRow = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: TITLE }) });
const button = (page: Page, name: string) => page.getByRole('button', { name: `${name}: ${TITLE}`, exact: true });

test('from the printed link to a blog written by a downloaded model, and its removal', async ({
  page,
  app,
  hub,
  browser,
}) => {
  test.slow();
  const context = await browser.newContext({ baseURL: app.url });
  const other = await context.newPage();
  // A preview of the link does not use it up.
  await other.goto(printedLink(app));
  expect((await other.goto('/operator'))?.status()).toBe(404);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('This page was never printed');

  await page.goto(printedLink(app));
  await expect(page.getByRole('button', { name: 'Continue as operator' })).toBeVisible();
  await expectAccessible(page);
  await becomeOperator(page, app);
  await expect(page.getByRole('region', { name: 'Contact details are missing' })).toContainText('contact.md');
  const writer = page.getByRole('region', { name: 'Current model' });
  await expect(writer).toContainText('No model');
  await page.goto('/create');
  const form = page.getByRole('form', { name: 'Create a blog' });
  await expect(form).toContainText('No AI model is connected');
  await form.getByRole('link', { name: 'Connect a model' }).click();
  await page.waitForURL(/\/operator$/);

  hub.put(REPO, FILE, Buffer.from('not a model'), { sha256: 'a'.repeat(64) });
  await button(page, 'Download 2.5 GB').click();
  await expect(findRow(page).getByRole('alert')).toContainText('does not match the hub’s SHA-256');
  await expectAccessible(page);
  hub.put(REPO, FILE, recitingModel(16_384, RECITED_ARTICLE));
  await button(page, 'Try again').click();
  await expect(findRow(page)).toContainText('In use');
  await expect(writer).toContainText(TITLE);
  await page.getByRole('button', { name: 'Test the model' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'First answer after' })).toBeVisible();

  await page.goto(`/view/${await writeBlog(page, 'Urban beekeeping')}`);
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toHaveText(
    'Bees on the Roof: What the City Asks of You',
  );

  await page.goto(printedLink(app));
  await page.getByRole('link', { name: 'Go to Operator' }).click();
  await page.waitForURL(/\/operator$/);
  const signingKey = page.getByRole('region', { name: 'Signing key' });
  await signingKey.getByRole('button', { name: 'Rotate signing key' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rotate signing key' }).click();
  await expect(signingKey).toContainText('In use since');

  await button(page, 'Stop using').click();
  await expect(writer).toContainText('No model');
  await button(page, 'Use this model').click();
  await expect(writer).toContainText(TITLE);
  await button(page, 'Remove').click();
  const dialog = page.getByRole('dialog', { name: `Remove ${TITLE}?` });
  await expect(dialog).toContainText('This frees 2.5 GB of disk space.');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(button(page, 'Download 2.5 GB')).toBeFocused();
  await expect(writer).toContainText('No model');

  await other.goto(printedLink(app));
  await other.getByRole('button', { name: 'Continue as operator' }).click();
  await expect(other.getByRole('heading', { name: 'This link no longer works' })).toBeFocused();
  await expect(other.getByText('Restart Quillcast to get a new one')).toBeVisible();
  expect((await context.request.get('/api/operator')).status()).toBe(403);
  await other.goto('/create');
  // A visitor moves.
  await other.mouse.move(20, 20, { steps: 3 });
  await expect(other.getByRole('form', { name: 'Create a blog' })).toContainText('No AI model is connected');
  await expect(other.getByRole('link', { name: 'Connect a model' })).toHaveCount(0);
  await expect(other.getByRole('link', { name: 'Operator' })).toHaveCount(0);
  await context.close();

  await page.getByRole('button', { name: 'End operator access' }).click();
  await page.waitForURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Operator' })).toHaveCount(0);
  const code = printedLink(app).split('code=')[1] ?? '';
  expect(app.output().split(code)).toHaveLength(2);
});

test.describe('while the server is down', () => {
  test.use({ expectedConsoleErrors: [/net::ERR_/] });

  test('a download can be stopped and resumed, and survives a kill -9 of the server', async ({ page, app, hub }) => {
    const content = Buffer.concat([Buffer.from('GGUF'), randomBytes(8_000_000)]);
    hub.put(REPO, FILE, content);
    await becomeOperator(page, app);
    hub.faults.holdsAfter = 2_000_000;
    await button(page, 'Download 2.5 GB').click();
    const bar = page.getByRole('progressbar', { name: `Downloading ${TITLE}` });
    await expect(bar).toHaveAttribute('aria-valuenow', '24');
    await expect(findRow(page)).toContainText('2 MB of 9 MB');
    await expect(button(page, 'Stop')).toBeFocused();
    await expectAccessible(page);
    await button(page, 'Stop').press('Enter');
    await expect(findRow(page)).toContainText('2 MB of about 2.5 GB downloaded.');
    await expect(bar).toHaveCount(0);

    await button(page, 'Resume').press('Enter');
    await expect(bar).toHaveAttribute('aria-valuenow', '49');
    await app.kill();
    await expect(page.getByText('Connection lost.')).toBeVisible();
    hub.faults.holdsAfter = undefined;
    await app.restart();
    await expect(button(page, 'Remove')).toBeVisible();
    expect(hub.requests.cdn.map(({ range }) => range)).toEqual([...[undefined, 'bytes=2000000-', 'bytes=4000000-']]);
    await expect(page.getByText('Connection lost.')).toHaveCount(0);
  });
});
