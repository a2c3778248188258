import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { BROWSER } from '../tests/support/readers.ts';
import { expectAccessible } from './support/accessibility.ts';
import { newBlog, writeBlog } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

/** Opens a page as a separate reader from another site. */
async function read(browser: Browser, address: string, from: string, reader: string) {
  const context = await browser.newContext({
    userAgent: `${BROWSER} ${reader}`,
    extraHTTPHeaders: { 'X-Forwarded-For': '198.51.100.7' },
  });
  const page = await context.newPage();
  const counted = page.waitForResponse(/\/api\/views\/[\w-]+\/\w+\.gif$/);
  await page.goto(address, { referer: from });
  expect((await counted).status()).toBe(200);
  await context.close();
}

/** Writes a blog with four page views by two readers, an embed view and a crawler's. @returns its id */
async function writeReadBlog(page: Page, browser: Browser, site: string): Promise<string> {
  const id = await writeBlog(page);
  await read(browser, `${site}/share/${id}`, 'https://news.example/item?id=7', 'one');
  await read(browser, `${site}/share/${id}`, 'https://news.example/', 'one');
  await read(browser, `${site}/view/${id}`, 'https://www.bees.example/', 'two');
  await read(browser, `${site}/embed/${id}`, 'https://garden.example/', 'three');
  const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)' };
  await fetch(`${site}/share/${id}`, { headers: crawler });
  await read(browser, `${site}/share/${id}`, 'https://chatgpt.com/', 'two');
  const statistics = async () => {
    const { days, embedders } = await (await page.request.get(`/api/blogs/${id}/views`)).json();
    return { ...days.at(-1), embedders };
  };
  await expect
    .poll(statistics)
    .toMatchObject({
      views: 4,
      readers: 2,
      embeds: 1,
      aiFetches: 1,
      embedders: [{ host: 'garden.example', count: 1 }],
    });
  return id;
}

test('an owner sees a blog’s views and referrers as chart, table and CSV', async ({ page, browser, app }) => {
  const views = page.getByRole('region', { name: 'Views' });
  await page.goto(`/blog/${await newBlog(page)}`);
  await expect(views.getByRole('img')).toHaveAccessibleName(/^Bars of 0 views and 0 readers, from /);
  await expect(views).toContainText('No views yet.');
  const id = await writeReadBlog(page, browser, app.url);
  await page.goto(`/blog/${id}`);
  await expect(views.getByRole('img')).toHaveAccessibleName(/^Bars of 4 views and 2 readers, from /);
  await expect(views.getByRole('region', { name: 'Referrers' }).getByRole('listitem')).toHaveText([
    'news.example2',
    'bees.example1',
  ]);
  await expect(views.getByRole('region', { name: 'AI answers' }).getByRole('listitem')).toHaveText(['chatgpt.com1']);
  await expect(views.getByRole('region', { name: 'Embedded on' })).toContainText('garden.example');
  await views.getByText('Show as a table').click();
  const rows = views.getByRole('row');
  await expect(rows).toHaveCount(31);
  await expect(rows.nth(1).getByRole('cell')).toHaveText(['4', '2', '1', '0', '1']);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    views.getByRole('link', { name: 'Download CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`views-${id}.csv`);
  expect(await readFile(await file.path(), 'utf8')).toContain(`/share/${id},4,2,1,0,1`);
  await expectAccessible(page);
  await page.goto('/profile');
  await expect(page.getByRole('listitem').filter({ hasText: 'bees' }).first()).toContainText('4 views in 30 days');
  await expect(page.getByRole('region', { name: 'Views' }).getByRole('img')).toBeVisible();
  await expectAccessible(page);
});
