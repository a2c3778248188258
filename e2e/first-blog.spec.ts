import type { Locator, Page } from 'playwright';
import { STYLES } from '../lib/constants/options.ts';
import { copiedText } from './support/clipboard.ts';
import { expect, test } from './support/test.ts';
import { toastOn } from './support/toasts.ts';

const TOPIC = 'How to start a vegetable garden';
const PASSWORD = 'violet lighthouse';

/** What a new user meets on the way from the landing page to a shared, edited and restyled blog. */
function readWay(page: Page) {
  const register = page.getByRole('form', { name: 'Register' });
  return {
    topic: page.getByRole('textbox', { name: 'Blog topic' }),
    // It moves what is below as it appears.
    announced: page.getByText('You’ll get this article from our library:'),
    generate: page.getByRole('button', { name: 'Generate Blog' }),
    keep: page.getByRole('link', { name: 'Create an account to keep it' }),
    email: register.getByLabel('Email'),
    password: register.getByLabel('Password', { exact: true }),
    confirmation: register.getByLabel('Confirm password', { exact: true }),
    createAccount: register.getByRole('button', { name: 'Create account' }),
    name: page.getByLabel('Sign it with your name'),
    saveName: page.getByRole('button', { name: 'Save', exact: true }),
    signed: page.getByText('It is signed “Ada King”.'),
    edit: page.getByRole('link', { name: 'Edit', exact: true }),
    title: page.getByRole('textbox', { name: 'Title', exact: true }),
    saveBlog: page.getByRole('button', { name: 'Save', exact: true }),
    otherStyle: page.getByRole('group', { name: 'Style', exact: true }).getByRole('radio', { checked: false }).first(),
    chosenStyle: page.getByRole('group', { name: 'Style', exact: true }).getByRole('radio', { checked: true }),
    saveStyle: page.getByRole('button', { name: 'Save Style' }),
    share: page.getByRole('button', { name: 'Share', exact: true }),
    copyLink: page.getByRole('menuitem', { name: 'Copy link' }),
  };
}

/** What other people see at the copied link. */
async function expectShared(page: Page): Promise<void> {
  const link = await copiedText(page);
  expect(link).toMatch(/\/share\/[\w-]{22}$/);
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByRole('article')).toContainText('By Ada King');
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toContainText('in spring');
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a new user shares, edits and restyles a first blog in at most 10 presses', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const way = readWay(page);
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  await page.goto('/');
  await way.topic.fill(TOPIC);
  await expect(way.announced).toBeVisible();
  await press(way.generate);
  await press(way.keep);
  await way.email.fill(`first-${Date.now()}@example.com`);
  await way.password.fill(PASSWORD);
  await way.confirmation.fill(PASSWORD);
  await press(way.createAccount);
  await way.name.fill('Ada King');
  await press(way.saveName);
  await expect(way.signed).toBeVisible();
  await press(way.edit);
  await expect(way.title).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' in spring');
  await press(way.saveBlog);
  await press(way.otherStyle);
  await press(way.saveStyle);
  await expect(toastOn(page)).toContainText('Style saved');
  await press(way.share);
  await press(way.copyLink);
  await expect(toastOn(page)).toContainText('Link copied');
  expect(presses).toBeLessThanOrEqual(10);
  await expectShared(page);
});

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
  await page.keyboard.type(TOPIC);
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
