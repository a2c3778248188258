import { readFileSync } from 'node:fs';
import { eld } from 'eld/extrasmall';
import type { Page } from 'playwright';
import { expectNoViolation } from './support/accessibility.ts';
import { registerNewUser, writeBlog } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

/** Screens of everybody, and of a user with a blog. */
const OPEN = [
  ...['/', '/create', '/batch', '/batch-results', '/check', '/library', '/login', '/forgot-password'],
  ...['/reset-password?token=none', '/verify-email?token=none', '/authorize', '/auth/done', '/operator/enter'],
  ...['/terms', '/privacy', '/accessibility', '/contact', '/report/status/none'],
];
const SETTINGS = [
  'account',
  'author',
  'voice',
  'site',
  'publishing',
  'domain',
  'programs',
  'webhooks',
  'activity',
  'data',
];
const OWN = ['/profile', '/blogs', '/bin', ...SETTINGS.map((section) => `/settings/${section}`)];

type Catalogue = { [part: string]: string | Catalogue };

const sentencesOf = (catalogue: Catalogue): string[] =>
  Object.values(catalogue).flatMap((value) => (typeof value === 'string' ? [value] : sentencesOf(value)));
const read = (tag: string) => new Set(sentencesOf(JSON.parse(readFileSync(`messages/${tag}.json`, 'utf8'))));

const ENGLISH = read('en');

/** Texts that somebody reads or hears in the page's own language: not in a part that states another. */
const ownTexts = (page: Page) =>
  page.evaluate(() => {
    const isOwn = (element: Element | null) => element?.closest('[lang]') === document.documentElement;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [document.title];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement } = node;
      if (isOwn(parentElement) && !parentElement?.closest('script,style,noscript,code,article'))
        texts.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label],[placeholder],[alt],[title]')) {
      const names = ['aria-label', 'placeholder', 'alt', 'title'].map((name) => element.getAttribute(name) ?? '');
      if (isOwn(element)) texts.push(...names);
    }
    return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
  });

/** Which of these are English: words of the catalogue, and what a detector of languages takes for it. */
function foreign(texts: readonly string[], tag: string): string[] {
  const own = read(tag);
  const isSentence = (text: string) => text.split(' ').filter((word) => /^\p{L}+[,.:]?$/u.test(word)).length >= 5;
  return texts.filter((text) => {
    const isLeft = ENGLISH.has(text) && !own.has(text);
    return isLeft || (isSentence(text) && eld.detect(text).language === 'en');
  });
}

for (const [tag, language, topic] of [
  ['de', 'german', 'Besser schlafen'],
  ['fr', 'french', 'Mieux dormir'],
  ['es', 'spanish', 'Cómo dormir mejor'],
  ['pt', 'portuguese', 'Como dormir melhor'],
  ['it', 'italian', 'Come dormire meglio'],
  ['ja', 'japanese', 'よりよく眠る方法'],
  ['zh-Hans', 'chinese', '怎样睡得更好'],
  ['ru', 'russian', 'Как лучше спать'],
] as const) {
  test.describe(tag, () => {
    test.use({ locale: tag, extraHTTPHeaders: { 'Accept-Language': tag }, expectedConsoleErrors: [/status of 404/] });

    test('every screen speaks it alone', async ({ page }) => {
      test.slow();
      const left: Record<string, string[]> = {};
      const visit = async (path: string) => {
        await page.goto(`/${tag}${path === '/' ? '' : path}`);
        await expect(page.locator('main :is(h1, h2)').first()).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
        const found = foreign(await ownTexts(page), tag);
        if (found.length > 0) left[path] = found;
      };
      for (const path of OPEN) await visit(path);
      await registerNewUser(page);
      const id = await writeBlog(page, topic, { language });
      for (const path of [...OWN, `/blog/${id}`]) await visit(path);
      expect(left).toEqual({});
    });
  });
}

for (const tag of ['de', 'ja', 'ru']) {
  test(`screens in ${tag} have no violation and no sideways scroll`, async ({ page }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['', '/create', '/batch', '/login', '/check']) {
        await page.goto(`/${tag}${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await test.step(`${path} ${width}`, () => expectNoViolation(page));
      }
    }
  });
}

test('a browser is led to its language, and to another one that it chooses', async ({ browser, app }) => {
  const context = await browser.newContext({ baseURL: app.url, locale: 'de-AT' });
  const page = await context.newPage();
  await page.goto('/create?topic=Bienen');
  await expect(page).toHaveURL('/de/create');
  await expect(page.getByRole('textbox', { name: 'Thema des Blogs' })).toHaveValue('Bienen');
  await page.getByRole('button', { name: 'Sprache: Deutsch' }).click();
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr/create');
  await page.goto('/create');
  await expect(page).toHaveURL('/fr/create');
  await context.close();
});

test('a public page speaks its content’s language to everybody', async ({ page }) => {
  await page.goto('/share/featured-de');
  await expect(page).toHaveURL('/share/featured-de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('link', { name: 'Anmelden' })).toBeVisible();
  await page.goto('/report/featured-de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog melden');
});
