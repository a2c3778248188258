import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright';
import { STYLES } from '../lib/constants/options.ts';
import { copiedText } from './support/clipboard.ts';
import { ENGLISH, GERMAN, JAPANESE, RUSSIAN, type Words } from './support/first-blog-words.ts';
import { expect, test } from './support/test.ts';
import { toastOn } from './support/toasts.ts';

const PASSWORD = 'violet lighthouse';

/** What a new user meets on the way from the landing page to a shared, edited and restyled blog. */
function readWay(page: Page, words = ENGLISH) {
  const register = page.getByRole('form', { name: words.register });
  const styles = page.getByRole('group', { name: words.style, exact: true });
  return {
    topic: page.getByRole('textbox', { name: words.topicBox }),
    // It moves what is below as it appears.
    announced: page.getByText(words.announced),
    generate: page.getByRole('button', { name: words.generate }),
    keep: page.getByRole('link', { name: words.keep }),
    email: register.getByLabel(words.email),
    password: register.getByLabel(words.password, { exact: true }),
    confirmation: register.getByLabel(words.confirmation, { exact: true }),
    createAccount: register.getByRole('button', { name: words.createAccount }),
    name: page.getByLabel(words.name),
    saveName: page.getByRole('button', { name: words.save, exact: true }),
    signed: page.getByText(words.signed),
    edit: page.getByRole('link', { name: words.edit, exact: true }),
    title: page.getByRole('textbox', { name: words.title, exact: true }),
    saveBlog: page.getByRole('button', { name: words.save, exact: true }),
    otherStyle: styles.getByRole('radio', { checked: false }).first(),
    chosenStyle: styles.getByRole('radio', { checked: true }),
    saveStyle: page.getByRole('button', { name: words.saveStyle }),
    share: page.getByRole('button', { name: words.share, exact: true }),
    copyLink: page.getByRole('menuitem', { name: words.copyLink }),
  };
}

/** What other people see at the copied link. */
async function expectShared(page: Page, { byline, added } = ENGLISH): Promise<void> {
  const link = await copiedText(page);
  expect(link).toMatch(/\/share\/[\w-]{22}$/);
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByRole('article')).toContainText(byline);
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toContainText(added);
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Writes, keeps, signs, edits, restyles and shares a first blog, and counts the presses. */
async function goTheWay(page: Page, words: Words): Promise<number> {
  const way = readWay(page, words);
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  await page.goto('/');
  await way.topic.fill(words.topic);
  await expect(way.announced).toBeVisible();
  await press(way.generate);
  await press(way.keep);
  await way.email.fill(`first-${randomUUID()}@example.com`);
  await way.password.fill(PASSWORD);
  await way.confirmation.fill(PASSWORD);
  await press(way.createAccount);
  await way.name.fill('Ada King');
  await press(way.saveName);
  await expect(way.signed).toBeVisible();
  await press(way.edit);
  await expect(way.title).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(words.added);
  await press(way.saveBlog);
  await press(way.otherStyle);
  await press(way.saveStyle);
  await expect(toastOn(page)).toContainText(words.styleSaved);
  await press(way.share);
  await press(way.copyLink);
  await expect(toastOn(page)).toContainText(words.linkCopied);
  return presses;
}

for (const words of [ENGLISH, GERMAN, JAPANESE, RUSSIAN]) {
  test.describe(words.locale, () => {
    test.use({ locale: words.locale });
    for (const width of [390, 1280]) {
      test(`a new user shares, edits and restyles a first blog in at most 10 presses, ${width} px wide`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 844 });
        expect(await goTheWay(page, words)).toBeLessThanOrEqual(10);
        await expectShared(page, words);
      });
    }
  });
}

/** How many lines of an article's own text are whole within the window. */
const linesInView = (page: Page) =>
  page.getByRole('article').evaluate((article) => {
    const bottoms = [...article.querySelectorAll('.blog-sheet > :not(.blog-head) :is(h2, p, li)')].flatMap((block) => {
      const text = document.createRange();
      text.selectNodeContents(block);
      return [...text.getClientRects()].filter(({ width }) => width > 40).map(({ bottom }) => bottom);
    });
    // What stands in one line may differ in height.
    const lines = bottoms.toSorted((a, b) => a - b).filter((bottom, at, all) => bottom - (all[at - 1] ?? 0) > 12);
    return lines.filter((bottom) => bottom <= window.innerHeight).length;
  });

/** Adds the stylesheet and the fonts of all styles, which the edit screen of the page's blog has. */
async function loadEveryStyle(page: Page): Promise<void> {
  const html = await (await page.request.get(page.url().replace('/view/', '/blog/'))).text();
  await page.addStyleTag({ url: /\/blog\/styles\/all\.css\?v=[\w-]+/.exec(html)?.[0] ?? '' });
  const fonts = [...html.matchAll(/<style[^>]*>(@font-face.*?)<\/style>/gs)].map((match) => match[1]);
  await page.addStyleTag({ content: fonts.join('') });
}

test('a phone shows the article below the bar of a new blog, in every style', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/create');
  const way = readWay(page);
  await way.topic.fill('How to bake sourdough bread');
  await expect(way.announced).toBeVisible();
  await way.generate.click();
  await expect(way.keep).toBeInViewport({ ratio: 1 });
  await loadEveryStyle(page);
  const article = page.getByRole('article');
  for (const style of STYLES) {
    await article.evaluate((element, name) => element.setAttribute('data-style', name), style);
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => linesInView(page), style).toBeGreaterThanOrEqual(3);
    await expect(page.getByRole('list', { name: 'Actions' })).toBeInViewport({ ratio: 1 });
  }
});

test('the same way by keyboard never loses the focus', async ({ page }) => {
  const way = readWay(page);
  const lost: string[] = [];
  const noteLoss = async (step: string) => {
    const isLost = await page.evaluate(() => document.activeElement === document.body);
    lost.push(...(isLost ? [step] : []));
  };
  /** Presses a key until a target has the focus. */
  const reach = async (target: Locator, key = 'Tab') => {
    const isThere = () => target.evaluate((element) => element === document.activeElement);
    for (let steps = 0; steps < 25 && !(await isThere()); steps += 1) {
      await page.keyboard.press(key);
      await noteLoss(`${key} ${steps}`);
    }
    await expect(target).toBeFocused();
  };
  await page.goto('/');
  await reach(way.topic);
  await page.keyboard.type(ENGLISH.topic);
  await page.keyboard.press('Enter');
  await expect(way.keep).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await reach(way.keep);
  await page.keyboard.press('Enter');
  await expect(way.email).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await reach(way.email);
  await page.keyboard.type(`first-keys-${Date.now()}@example.com`);
  await reach(way.password);
  await page.keyboard.type(PASSWORD);
  await reach(way.confirmation);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(way.name).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await reach(way.name);
  await page.keyboard.type('Ada King');
  await page.keyboard.press('Enter');
  await expect(way.signed).toBeVisible();
  await reach(way.edit, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(way.title).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' in spring');
  await reach(way.saveBlog, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
  await reach(way.chosenStyle, 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await reach(way.saveStyle);
  await page.keyboard.press('Enter');
  await expect(toastOn(page)).toContainText('Style saved');
  await expect(way.chosenStyle).toBeFocused();
  await reach(way.share);
  await page.keyboard.press('Enter');
  await expect(way.copyLink).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(way.share).toBeFocused();
  expect(lost).toEqual([]);
  await expectShared(page);
});
