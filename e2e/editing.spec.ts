import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright/test';
import { expectAccessible, expectNoViolation } from './support/accessibility.ts';
import { chooseMore, newBlog } from './support/accounts.ts';
import { paste } from './support/clipboard.ts';
import { expect, test } from './support/test.ts';
import { toastOn } from './support/toasts.ts';

const WORD = new URL('../tests/fixtures/clipboard/word.html', import.meta.url);

async function ownBlog(page: Page): Promise<string> {
  const id = await newBlog(page);
  await openEditor(page, id);
  return id;
}

async function openEditor(page: Page, id: string): Promise<void> {
  await page.goto(`/blog/${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });
const draftState = (page: Page) => page.getByRole('status').filter({ hasText: /draft/i });

/** Another machine of the same person: the same session, and nothing stored in the browser. */
async function otherMachine(page: Page, browser: Browser): Promise<Page> {
  const { cookies } = await page.context().storageState();
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    storageState: { cookies, origins: [] },
  });
  return context.newPage();
}

test('formats text, links, lists and tables by keyboard', async ({ page }) => {
  const id = await ownBlog(page);
  const intro = field(page, 'Introduction');
  await intro.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Bees ');
  await page.keyboard.press('ControlOrMeta+B');
  await expect(tool(page, 'Bold')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('never');
  await page.keyboard.press('ControlOrMeta+B');
  await page.keyboard.type(' sleep: ');
  await page.keyboard.press('ControlOrMeta+K');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByLabel('Address').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Enter a web address');
  await expect(dialog.getByLabel('Address')).toBeFocused();
  await dialog.getByLabel('Address').fill('bees.example/night');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(intro).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('- Honey');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Wax');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Alt+F10');
  await expect(tool(page, 'Undo')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(intro).toBeFocused();
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('End');
  await expect(tool(page, 'Insert table')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(intro).toBeFocused();
  for (const cell of ['Month', 'Work', '', 'May', 'Swarms', '', 'June', 'Honey']) {
    await page.keyboard.type(cell);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ControlOrMeta+S');
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  await expect(intro).toBeFocused();
  await page.goto(`/share/${id}`);
  const shown = page.locator('.blog-intro');
  await expect(shown.locator('strong')).toHaveText('never');
  await expect(shown.getByRole('link', { name: 'bees.example/night' })).toHaveAttribute(
    'href',
    'https://bees.example/night',
  );
  await expect(shown.getByRole('listitem')).toHaveText(['Honey', 'Wax']);
  await expect(shown.getByRole('rowheader')).toHaveText(['May', 'June']);
});

test('typed marks, addresses and the slash menu become blocks and links', async ({ page }) => {
  await ownBlog(page);
  const intro = field(page, 'Introduction');
  await intro.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('## Night\nSee https://bees.example/night now.\n> Bees sleep.\n\n/code');
  await expect(page.getByRole('listbox', { name: 'Insert' }).getByRole('option')).toHaveText(['Code block']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox', { name: 'Insert' })).toBeHidden();
  await expect(intro.getByRole('heading', { level: 3 })).toHaveText('Night');
  await expect(intro.getByRole('link')).toHaveAttribute('href', 'https://bees.example/night');
  await expect(intro.getByRole('blockquote')).toContainText('Bees sleep.');
  await paste(intro, { 'text/plain': 'https://hives.example/' });
  await expect(intro.getByRole('link').last()).toHaveAttribute('href', 'https://hives.example/');

  const text = field(page, 'Text').first();
  await text.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('/');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Bulleted list' })).toHaveAttribute('aria-selected', 'true');
  await expectNoViolation(page, '[role=listbox]');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Hive');
  await expect(text.getByRole('listitem')).toHaveText('Hive');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const picker = page.waitForEvent('filechooser');
  await page.keyboard.type('/image');
  await expect(page.getByRole('option')).toHaveText(['Image']);
  await page.keyboard.press('Enter');
  await picker;
  await text.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('/que');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(field(page, 'Question').last()).toBeFocused();
});

test('converts content pasted from Word, reports its dropped picture, and names the conclusion', async ({ page }) => {
  await ownBlog(page);
  const heading = field(page, 'Conclusion heading');
  await expect(heading).toHaveAttribute('placeholder', 'Conclusion');
  await heading.fill('Until spring');
  const conclusion = field(page, 'Conclusion');
  await conclusion.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await paste(conclusion, { 'text/html': await readFile(WORD, 'utf8'), 'text/plain': 'x' });
  await expect(toastOn(page)).toContainText('Images were left out');
  await expect(conclusion.getByRole('heading', { level: 3 })).toHaveText('Wintering bees');
  await expect(conclusion.getByRole('listitem')).toHaveCount(4);
  await expect(conclusion.locator('[style*="font"],.MsoNormal,img,script')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const saved = page.locator('article.blog').first().locator('.blog-conclusion');
  await expect(saved.getByRole('heading', { level: 2 })).toHaveText('Until spring');
  await expect(saved.getByRole('rowheader')).toHaveText(['October']);
  await expect(saved.locator('strong').first()).toHaveText('fifteen kilos');
});

test('restores a draft on another device, hidden from others until saved, and warns of a newer one', async ({
  page,
  browser,
}) => {
  const id = await ownBlog(page);
  await field(page, 'Title').fill('Bees on the Balcony');
  await expect(draftState(page)).toHaveText('Draft saved');
  const other = await otherMachine(page, browser);
  await openEditor(other, id);
  await expect(field(other, 'Title')).toHaveValue('Bees on the Balcony');
  await expect(other.getByText('We restored your unsaved changes.')).toBeVisible();
  const share = await other.request.get(`/share/${id}`);
  expect(await share.text()).not.toContain('Bees on the Balcony');
  await field(page, 'Title').fill('The first window');
  await expect(draftState(page)).toHaveText('Draft saved');
  await field(other, 'Title').fill('The second window');
  const notice = other.getByRole('alert').filter({ hasText: 'newer draft' });
  await expect(notice).toBeFocused();
  await notice.getByRole('button', { name: 'Load the other draft' }).click();
  await expect(field(other, 'Title')).toHaveValue('The first window');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toastOn(other)).toContainText('Text saved');
  await expect(other.locator('article.blog h1').first()).toHaveText('The first window');
  await other.context().close();
});

test.describe('while the server does not answer', () => {
  test.use({ expectedConsoleErrors: [/Failed to (load resource|fetch)|NetworkError|ERR_/] });

  test('keeps what was typed, and stores it as soon as the server responds', async ({ page }) => {
    const id = await ownBlog(page);
    await page.route('**/draft', (route) => route.abort());
    await field(page, 'Title').fill('Written offline');
    await expect(draftState(page)).toContainText('Draft not saved: the server did not answer.');
    await page.unroute('**/draft');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(draftState(page)).toHaveText('Draft saved');
    page.on('dialog', (dialog) => dialog.accept());
    await openEditor(page, id);
    await expect(field(page, 'Title')).toHaveValue('Written offline');
  });
});

test('undoes the latest change, in the text or to the sections', async ({ page }) => {
  await ownBlog(page);
  const heading = page.getByRole('textbox', { name: 'Heading' }).first();
  const before = await heading.inputValue();
  const intro = field(page, 'Introduction');
  await intro.focus();
  // In one step: what is typed slowly is undone in several.
  await page.keyboard.insertText('Typed. ');
  await page.getByRole('button', { name: 'Move section 1 down' }).click();
  await expect(heading).not.toHaveValue(before);
  await tool(page, 'Undo').click();
  await expect(heading).toHaveValue(before);
  await tool(page, 'Redo').click();
  await tool(page, 'Undo').click();
  await tool(page, 'Undo').click();
  await expect(intro).not.toContainText('Typed.');
  await expectAccessible(page);
});

test('compares an earlier version with the current text', async ({ page }) => {
  const id = await ownBlog(page);
  const before = await field(page, 'Title').inputValue();
  await page.keyboard.type(' again');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('article.blog h1').first()).toHaveText(`${before} again`);
  await page.goto(`/blog/${id}`);
  await chooseMore(page, 'History');
  const dialog = page.getByRole('dialog', { name: 'History' });
  await dialog.getByRole('button', { name: /^Compare/ }).click();
  await expect(dialog.getByRole('insertion')).toHaveText(/Added: +again End of addition\./);
  await expect(dialog.getByRole('deletion')).toHaveCount(0);
  await dialog.getByText(/^\d+ unchanged paragraphs$/).click();
  await expect(dialog.locator('details[open]')).toHaveCount(1);
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();
});

test('reads another draft in the history and uses it with one press', async ({ page }) => {
  const id = await ownBlog(page);
  const before = await field(page, 'Title').inputValue();
  await page.keyboard.type(' again');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('article.blog h1').first()).toHaveText(`${before} again`);
  // The version that the save replaced, as if its writer had left it.
  await page.route(`**/api/blogs/${id}/revisions`, async (route) => {
    const [version, ...others] = await (await route.fetch()).json();
    await route.fulfill({ json: [{ ...version, name: 'Another draft' }, ...others] });
  });
  await page.goto(`/blog/${id}`);
  await chooseMore(page, 'History');
  const dialog = page.getByRole('dialog', { name: 'History' });
  await expect(dialog.getByRole('listitem')).toContainText('Another draft');
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Read this draft' }).click();
  await expect(dialog.getByRole('heading', { name: 'Another draft' })).toBeVisible();
  await expect(dialog).toContainText(before);
  await expect(dialog.getByRole('insertion')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Use this draft' }).click();
  await expect(page.locator('article.blog h1').first()).toHaveText(before);
});

test('keeps what was typed while saving as a draft for the next save', async ({ page, browser }) => {
  const id = await ownBlog(page);
  const held = Promise.withResolvers<void>();
  await page.route(`**/api/blogs/${id}`, async (route) => {
    if (route.request().method() === 'PUT') await held.promise;
    await route.continue();
  });
  await field(page, 'Title').fill('Bees in town');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await field(page, 'Title').fill('Bees in town and country');
  await field(page, 'Introduction').click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Typed meanwhile.');
  held.resolve();
  await expect(toastOn(page)).toContainText('What you typed since then is still in the form.');
  await expect(field(page, 'Title')).toHaveValue('Bees in town and country');
  await expect(field(page, 'Introduction')).toContainText('Typed meanwhile.');
  await expect(draftState(page)).toHaveText('Draft saved');
  const stored = await (await page.request.get(`/api/blogs/${id}`)).json();
  expect(stored.content.title).toBe('Bees in town');
  const other = await otherMachine(page, browser);
  await openEditor(other, id);
  await expect(field(other, 'Title')).toHaveValue('Bees in town and country');
  await other.context().close();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('article.blog h1').first()).toHaveText('Bees in town and country');
  await expect(page.locator('.blog-intro').first()).toContainText('Typed meanwhile.');
});
