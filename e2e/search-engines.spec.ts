import { HtmlValidate } from 'html-validate';
import lighthouse from 'lighthouse';
import { parseHTML } from 'linkedom';
import openGraphScraper from 'open-graph-scraper';
import { chromium } from 'playwright';
import { expectAccessible } from './support/accessibility.ts';
import { chooseMore, newBlog } from './support/accounts.ts';
import { freePort } from './support/app-server.ts';
import { browserLaunchOptions } from './support/browser.ts';
import { expect, test } from './support/test.ts';

const TITLE = 'How the printing press changed Europe';

test('Lighthouse gives full scores for search, accessibility and practice', async ({ app }) => {
  const port = await freePort();
  const options = await browserLaunchOptions();
  const args = [...(options.args ?? []), `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...options, args });
  for (const { path, skipped } of [
    // Digests are not indexed, as they repeat their sources.
    { path: '/share/featured', skipped: ['is-crawlable'] },
    { path: '/create', skipped: [] },
  ]) {
    const result = await lighthouse(`${app.url}${path}`, {
      port,
      output: 'json',
      onlyCategories: ['seo', 'accessibility', 'best-practices'],
      // Plain http on a local address costs points.
      skipAudits: ['is-on-https', 'redirects-http', ...skipped],
    });
    const scores = Object.entries(result?.lhr.categories ?? {}).map(([name, { score }]) => [name, score]);
    expect(Object.fromEntries(scores), path).toEqual({ seo: 1, accessibility: 1, 'best-practices': 1 });
  }
  await browser.close();
});

test('unfurlers and search engines read what a shared blog and the form are', async ({ request, app }) => {
  const html = await (await request.get('/share/featured')).text();
  const { result } = await openGraphScraper({ html });
  expect(result).toMatchObject({
    ogTitle: TITLE,
    ogType: 'article',
    ogSiteName: 'Quillcast',
    success: true,
    ogUrl: `${app.url}/share/featured`,
    twitterCard: 'summary_large_image',
  });
  expect(result.ogImage).toMatchObject([{ url: `${app.url}/api/og-image/featured`, width: '1200', height: '630' }]);
  expect(result.ogDescription).toHaveLength(200);
  const { document } = parseHTML(html);
  const json = document.querySelector('script[type="application/ld+json"]')?.textContent;
  expect(JSON.parse(json ?? '')).toMatchObject({ '@type': 'BlogPosting', headline: TITLE });
  const record = document.querySelector('head link[rel=describedby]')?.getAttribute('href');
  expect(record).toBe(`${app.url}/api/blogs/featured/provenance`);
  for (const view of ['view', 'share', 's', 'blog', 'preview', 'embed']) {
    const page = await (await request.get(`/${view}/featured`)).text();
    expect(page, view).toContain(`<link rel="canonical" href="${app.url}/share/featured"`);
  }
  const { result: form } = await openGraphScraper({ html: await (await request.get('/create')).text() });
  expect(form).toMatchObject({ ogTitle: 'Create a blog', ogLocale: 'en_US', twitterCard: 'summary_large_image' });
  expect(form.ogImage).toMatchObject([{ url: `${app.url}/social-card.png`, width: '1200', height: '630' }]);
});

test('an owner opts a blog out of AI training', async ({ page, request }) => {
  const id = await newBlog(page);
  expect(await (await request.get('/robots.txt')).text()).not.toContain('GPTBot');
  await page.goto(`/blog/${id}`);
  await chooseMore(page, 'Who can see it Public');
  const dialog = page.getByRole('dialog', { name: 'Who can see it?' });
  await dialog.getByRole('group', { name: 'Ask AI companies not to' }).getByLabel('train models on it').check();
  await expectAccessible(page, '[role=dialog], dialog[open]');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await chooseMore(page, 'Who can see it Public');
  await expect(dialog.getByLabel('train models on it')).toBeChecked();
  await expect(dialog.getByLabel('answer questions from it')).not.toBeChecked();
  for (const form of ['', '.md', '.pdf']) {
    const { headers } = await request.get(`/share/${id}${form}`).then((answer) => ({ headers: answer.headers() }));
    expect(headers['content-signal']).toMatch(/ai-train=no$/);
  }
  const { document } = parseHTML(await (await request.get(`/share/${id}`)).text());
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noai, noimageai');
  expect(await (await request.get('/robots.txt')).text()).toContain(`Disallow: /*/${id}`);
});

test('pages are valid documents', async ({ request }) => {
  for (const page of [
    ...['/', '/create', '/batch', '/batch-results', '/login', '/forgot-password', '/nothing-here'],
    ...['share', 's', 'view', 'blog', 'preview', 'embed'].map((view) => `/${view}/featured`),
  ]) {
    const html = await (await request.get(page)).text();
    const report = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(html);
    expect(
      report.results.flatMap((result) => result.messages),
      page,
    ).toEqual([]);
  }
});

test('only an embed, which runs no framework and sets no cookie, may be framed by any site', async ({ request }) => {
  for (const page of ['/', '/view/featured', '/share/featured', '/blog/featured', '/login', '/user/x']) {
    const headers = (await request.get(page)).headers();
    expect(headers['content-security-policy'], page).toContain("frame-ancestors 'self'");
  }
  const response = await request.get('/embed/featured');
  expect(response.headers()['content-security-policy']).toContain('frame-ancestors *');
  expect(response.headers()['set-cookie']).toBeUndefined();
  expect(await response.text()).not.toContain('/_next/');
});
