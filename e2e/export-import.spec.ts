import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expectAccessible, expectNoViolation } from './support/accessibility.ts';
import { newBlog, registerNewUser } from './support/accounts.ts';
import { chooseFiles, type UploadedFile } from './support/pictures.ts';
import { expect, test } from './support/test.ts';

const MARKDOWN = {
  name: 'tea.md',
  mimeType: 'text/markdown',
  buffer: Buffer.from('# Green tea\n\nNot too hot.\n\n## Water\n\n- Soft\n  - Very soft\n\nNot ~~too~~ good.\n'),
};
const WXR = {
  name: 'export.xml',
  mimeType: 'text/xml',
  buffer: Buffer.from(
    `<?xml version="1.0"?><rss xmlns:content="x" xmlns:wp="y"><channel>
    <item><title>Black tea</title><content:encoded><![CDATA[<p>Hot.</p>]]></content:encoded></item>
    <item><title>Nothing</title><content:encoded></content:encoded></item></channel></rss>`,
  ),
};
const BROKEN = {
  name: 'broken.xml',
  mimeType: 'text/xml',
  buffer: Buffer.from('<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>'),
};

/** Opens the import and chooses files. */
async function openImport(page: Page, ...files: UploadedFile[]): Promise<void> {
  // A click before the scripts have loaded is lost.
  await page.goto('/settings/data', { waitUntil: 'networkidle' });
  await chooseFiles(page, page.getByRole('button', { name: 'Choose files' }), ...files);
  await expect(page.getByRole('region', { name: files[0]?.name ?? '' })).toBeVisible();
}

test('Markdown and a WordPress export become drafts, other files get a reason', async ({ page }) => {
  await registerNewUser(page);
  await openImport(page, BROKEN);
  await expect(page.getByRole('heading', { name: 'Posts found' })).toBeFocused();
  await page.getByRole('button', { name: 'Choose other files' }).click();
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeFocused();
  await openImport(page, MARKDOWN, WXR, BROKEN);
  const region = (name: string) => page.getByRole('region', { name });
  await expect(region('tea.md')).toContainText('1 struck-out passage left out');
  await expect(region('export.xml')).toContainText('It contains no text.');
  await expect(region('broken.xml')).toContainText('It declares a document type (DTD)');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 2 drafts' }).click();
  await expect(page.getByRole('heading', { name: '2 blogs imported' })).toBeFocused();
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Black tea' }).last()).toBeVisible();
  await page.getByRole('link', { name: 'Green tea' }).last().click();
  await page.waitForURL('**/blog/*');
  await expect(page.getByRole('article')).toContainText('Not too hot.');
  await expect(page.getByRole('article').getByRole('listitem').getByRole('listitem')).toHaveText(['Very soft']);
});

test('dropped files are read one by one: a file that is too large leaves the others alone', async ({ page }) => {
  await registerNewUser(page);
  await page.goto('/settings/data', { waitUntil: 'networkidle' });
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['# Green tea\n\nNot too hot.'], 'tea.md'));
    transfer.items.add(new File(['x'.repeat(11 * 1024 * 1024)], 'novel.md'));
    return transfer;
  });
  const button = page.getByRole('button', { name: 'Choose files' });
  await button.dispatchEvent('dragover', { dataTransfer: dropped });
  await button.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByRole('region', { name: 'novel.md' })).toContainText('It is larger than 10 MB.');
  await expect(page.getByRole('region', { name: 'tea.md' })).toContainText('Green tea');
  await page.getByRole('button', { name: 'Import 1 draft' }).click();
  await expect(page.getByRole('heading', { name: '1 blog imported' })).toBeFocused();
});

test('a blog is saved as a PDF, and all blogs as a ZIP', async ({ page }) => {
  const id = await newBlog(page, 'Quokkas at the seaside');
  await page.goto(`/blog/${id}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const pdf = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download PDF' }).click();
  expect((await pdf).suggestedFilename()).toMatch(/^blog-.*quokkas.*\.pdf$/);
  expect(await (await pdf).failure()).toBeNull();
  await page.goto('/blogs');
  const zip = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all' }).click();
  await page.getByRole('menuitem', { name: 'Markdown' }).click();
  expect((await zip).suggestedFilename()).toBe('quillcast-markdown.zip');
  expect(await (await zip).failure()).toBeNull();
  await expect(page.getByText('All blogs saved', { exact: true })).toBeVisible();
});

test('a ZIP of all blogs is imported once, with visibility', async ({ page }) => {
  const id = await newBlog(page, 'Quokkas at the seaside');
  await page.goto('/blogs');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all' }).click();
  await page.getByRole('menuitem', { name: 'WordPress with images' }).click();
  const zip = {
    name: 'quillcast-wordpress.zip',
    mimeType: 'application/zip',
    buffer: await readFile(await (await download).path()),
  };
  await openImport(page, zip);
  await expect(page.getByRole('region', { name: zip.name })).toContainText('Stays marked');
  await page.getByRole('checkbox', { name: 'Restore visibility' }).check();
  await expectNoViolation(page);
  await page.getByRole('button', { name: 'Import 1 blog' }).click();
  await expect(page.getByRole('heading', { name: '1 blog imported' })).toBeFocused();
  await page.getByRole('button', { name: 'Import more' }).click();
  await chooseFiles(page, page.getByRole('button', { name: 'Choose files' }), zip);
  const region = page.getByRole('region', { name: zip.name });
  await expect(region).toContainText('Already imported.');
  await expect(page.getByRole('button', { name: 'Import drafts' })).toBeDisabled();
  await expectNoViolation(page);
  await region.getByRole('link', { name: 'Open the blog' }).click();
  await page.waitForURL((url) => /\/blog\//.test(url.pathname) && !url.pathname.endsWith(id));
  await expect(page.getByRole('article')).toContainText('Quokkas at the seaside');
});

test.describe('exports from My Blogs', () => {
  test.use({ expectedConsoleErrors: [/Failed to fetch|ERR_INTERNET_DISCONNECTED/] });

  test('chosen blogs are exported as PDFs; a failure says so, and a running export can be canceled', async ({
    page,
  }) => {
    await newBlog(page);
    await page.goto('/blogs');
    await page.getByRole('checkbox', { name: 'All on this page' }).check();
    const choose = async (format: string) => {
      await page.getByRole('button', { name: 'Export 1' }).click();
      await page.getByRole('menuitem', { name: format }).click();
    };
    const zip = page.waitForEvent('download');
    await choose('PDF');
    expect((await zip).suggestedFilename()).toBe('quillcast-pdf.zip');
    await expect(page.getByText('1 blog saved', { exact: true })).toBeVisible();
    const isExport = (url: URL) => url.pathname === '/api/exports';
    await page.route(isExport, () => undefined);
    await choose('Download for WordPress');
    await page.getByRole('button', { name: 'Exporting' }).click();
    await page.getByRole('menuitem', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: 'Export 1' })).toBeFocused();
    await page.unroute(isExport);
    await page.context().setOffline(true);
    await choose('Download for WordPress');
    await expect(page.getByText('No file was saved. Please try again.', { exact: true })).toBeVisible();
  });
});
