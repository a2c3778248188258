import type { Page } from 'playwright';
import { expectAccessible } from './support/accessibility.ts';
import { newBlog } from './support/accounts.ts';
import { test as base, expect } from './support/test.ts';

/** Playwright's test with an application without limits, as its operator runs it at home. */
const test = base.extend({
  app: async ({ startOwnApp }, use) => use(await startOwnApp({ FREE_BLOG_LIMIT: 'unlimited' })),
});

/** What no page says then. */
const SHOP =
  /\$\s?\d|price|pricing|premium|subscri|stripe|free (blog|preview)|for free|blogs? (left|in total)|counts? (as|toward)|(was|or) counted/gi;

/** Such words on a page, with its metadata and structured data, without its programs. */
async function shopOn(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const shown = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const each of copy.querySelectorAll('script:not([type="application/ld+json"]), style')) each.remove();
    return copy.outerHTML;
  });
  return shown.match(SHOP) ?? [];
}

const OPEN_PAGES = ['/', '/create', '/batch', '/login', '/terms', '/privacy'];
const OWN_PAGES = [
  '/',
  '/profile',
  '/bin',
  ...['account', 'publishing', 'domain', 'data'].map((name) => `/settings/${name}`),
];

test('without limits no page names a limit, a price or a plan', async ({ page }) => {
  for (const path of OPEN_PAGES) expect(await shopOn(page, path), path).toEqual([]);
  await newBlog(page);
  for (const path of OWN_PAGES) expect(await shopOn(page, path), path).toEqual([]);
  await page.goto('/profile');
  await expect(page.getByText('1 blog created')).toBeVisible();
  await expectAccessible(page);
});
