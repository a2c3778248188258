import { AxeBuilder } from '@axe-core/playwright';
import type { APIRequestContext, Locator, Page } from 'playwright';
import type { AppServer } from './support/app-server.ts';
import { test as base } from './support/model-test.ts';
import { expect } from './support/test.ts';

type Source = { number: number; quote: string };

/** The blog shared by all tests of this worker. */
let written: Promise<string> | undefined;

async function writeFrom(sourceUrl: string, app: AppServer, visitor: APIRequestContext) {
  const response = await visitor.post('/api/blogs/generate', {
    data: { topic: 'Lighthouses', length: 'small', sourceUrls: [sourceUrl] },
    headers: { origin: app.url },
  });
  return (await response.json()).id as string;
}

/** Playwright's test with a blog that a model wrote from a page. */
const test = base.extend<{ blogId: string; cited: Source }>({
  blogId: async ({ app, press, request }, use) => {
    written ??= writeFrom(press.sourceUrl, app, request);
    await use(await written);
  },
  cited: async ({ request, blogId }, use) => {
    const { sources } = await (await request.get(`/api/blogs/${blogId}`)).json();
    await use(sources[0]);
  },
});

/** The first mark of a source, and the passage it opens. */
function evidence(page: Page, { number }: Source): { mark: Locator; passage: Locator } {
  const name = `Source ${number}`;
  return {
    mark: page.getByRole('button', { name: `${name}: Lighthouses of the coast` }).first(),
    passage: page.getByRole('note', { name, exact: true }),
  };
}

test.describe('a mark in the text', () => {
  test('shows the cited passage by mouse and keyboard, and gets the focus back after Escape', async ({
    page,
    blogId,
    cited,
  }) => {
    await page.goto(`/share/${blogId}`);
    const { mark, passage } = evidence(page, cited);
    await mark.click();
    await expect(passage.getByRole('blockquote')).toHaveText(cited.quote);
    await expect(passage).toContainText('127.0.0.1');
    const link = passage.getByRole('link', { name: 'Lighthouses of the coast' });
    await expect(link).toHaveAttribute('href', /^http:\/\/127\.0\.0\.1:\d+\/lighthouses$/);
    const at = await mark.boundingBox();
    const shown = await passage.boundingBox();
    const below = (shown?.y ?? 0) - ((at?.y ?? 0) + (at?.height ?? 0));
    const above = (at?.y ?? 0) - ((shown?.y ?? 0) + (shown?.height ?? 0));
    expect(Math.abs(Math.max(below, above))).toBeLessThan(20);
    await page.mouse.click(5, 5);
    await expect(passage).toBeHidden();

    await mark.focus();
    await page.keyboard.press('Enter');
    await expect(passage).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(passage).toBeHidden();
    await expect(mark).toBeFocused();
  });

  test('opens a panel at the foot of a phone by touch, and closes it', async ({ browser, app, blogId, cited }) => {
    const viewport = { width: 360, height: 740 };
    const phone = await browser.newContext({ baseURL: app.url, viewport, hasTouch: true });
    const page = await phone.newPage();
    await page.goto(`/share/${blogId}`);
    const { mark, passage } = evidence(page, cited);
    await mark.tap();
    await expect(passage).toBeInViewport({ ratio: 1 });
    const panel = await passage.boundingBox();
    expect(panel?.width).toBe(360);
    expect(Math.round((panel?.y ?? 0) + (panel?.height ?? 0))).toBe(740);
    await passage.getByRole('button', { name: 'Close' }).tap();
    await expect(passage).toBeHidden();
    await phone.close();
  });
});

test.describe('without JavaScript', () => {
  test('a mark shows its passage on every page', async ({ browser, app, blogId, cited }) => {
    const reader = await browser.newContext({ baseURL: app.url, javaScriptEnabled: false });
    const page = await reader.newPage();
    for (const view of ['share', 's', 'view', 'blog', 'embed']) {
      await page.goto(`/${view}/${blogId}`);
      const { mark, passage } = evidence(page, cited);
      // Late fonts would move the mark away from under the click.
      await page.evaluate(() => document.fonts.ready);
      await mark.click();
      await expect(passage, view).toContainText(cited.quote);
    }
    await reader.close();
  });
});

test('a number in the list of sources opens the passage, which links back to the text', async ({
  page,
  blogId,
  cited,
}) => {
  await page.goto(`/share/${blogId}#source-${cited.number}`);
  const entry = page.locator(`#source-${cited.number}`);
  await expect(entry).toBeInViewport();
  const { passage } = evidence(page, cited);
  await expect(passage).toBeHidden();
  await entry.getByRole('button', { name: `Source ${cited.number}`, exact: true }).press('Enter');
  await expect(passage.getByRole('blockquote')).toHaveText(cited.quote);
  await passage.getByRole('link', { name: `Back to the text [${cited.number}]` }).press('Enter');
  await expect(page.locator(`#cite-${cited.number}`)).toBeInViewport();
  await expect(page.locator('article.blog')).toContainText('Written with AI.');
  await expect(page.locator('article.blog')).not.toContainText('Written without sources');
});

const STYLES = [...['Glass', 'Neumorphic', 'Clay', 'Gradient', 'Geometric', 'Brutalist', 'Minimal', 'Retro']];

test('an open passage is accessible in every style', async ({ page, blogId, cited }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto(`/blog/${blogId}`);
  // Scripts that start later would undo the choice.
  await expect(page.getByRole('link', { name: 'Sign in to Save' })).toBeVisible();
  const { mark, passage } = evidence(page, cited);
  for (const style of STYLES) {
    await page.getByRole('radio', { name: new RegExp(style) }).check({ force: true });
    await mark.click();
    await expect(passage).toBeVisible();
    const { violations } = await new AxeBuilder({ page })
      .include('article.blog')
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    expect(violations).toEqual([]);
    await page.keyboard.press('Escape');
  }
});
