import type { Page } from 'playwright';
import { expectAccessible } from './support/accessibility.ts';
import { registerNewUser, signAs, writeBlog } from './support/accounts.ts';
import { chooseFiles, widthPng } from './support/pictures.ts';
import { expect, test } from './support/test.ts';
import { toastOn } from './support/toasts.ts';

const INTRO = 'Notes from three hives on a flat roof.';

async function slugOf(page: Page): Promise<string> {
  return (await (await page.request.get('/api/auth/session')).json()).user.slug;
}

/** Saves the open form by keyboard. */
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save site' }).focus();
  await page.keyboard.press('Enter');
  await expect(toastOn(page)).toContainText('Site saved');
}

test('an author designs a site, writes About, fills the menu, pins a blog, and readers see it', async ({
  page,
  app,
}) => {
  await registerNewUser(page);
  await signAs(page, app, 'Ada Merrow');
  await writeBlog(page, 'How to sleep better');
  await writeBlog(page, 'Keeping bees in town');
  const slug = await slugOf(page);

  await page.goto('/settings/site', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Write About' }).click();
  const about = page.getByRole('form', { name: 'New page' });
  await about.getByLabel('Text').fill('I keep **bees**.');
  await about.getByRole('button', { name: 'Save page' }).click();
  await expect(toastOn(page)).toContainText('Page saved');
  await expect(page.getByRole('link', { name: 'About', exact: true })).toHaveAttribute('href', `/user/${slug}/about`);

  const form = page.getByRole('form', { name: 'Site' });
  await form.getByRole('switch', { name: 'Design of my own' }).focus();
  await page.keyboard.press('Space');
  await form.getByRole('radio', { name: 'Retro' }).check();
  await form.getByRole('radio', { name: 'Teal' }).check();
  await form.getByLabel('Introduction').fill(INTRO);
  const picture = { name: 'roof.png', mimeType: 'image/png', buffer: await widthPng(1200, 500) };
  await chooseFiles(page, form.getByRole('button', { name: 'Choose a picture' }), picture);
  await chooseFiles(page, form.getByRole('button', { name: 'Choose an icon' }), picture);
  await form.getByLabel('Pinned blog').selectOption({ index: 1 });
  const pinned = await form.getByLabel('Pinned blog').locator('option:checked').textContent();
  const add = form.getByRole('button', { name: 'Add menu entry' });
  await add.press('Enter');
  await add.press('Enter');
  await form.getByLabel('Leads to').nth(1).selectOption({ label: 'Page: About' });
  await form.getByRole('button', { name: 'Move entry 2 up' }).press('Enter');
  await expect(form.getByLabel('Words').first()).toHaveValue('About');
  await save(page);
  await expectAccessible(page);

  await page.goto(`/user/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Merrow');
  await expect(page.locator('.blog.site')).toHaveAttribute('data-style', 'retro');
  await expect(page.getByText(INTRO)).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Site', exact: true });
  await expect(menu.getByRole('link')).toHaveText(['About', 'Home']);
  await expect(menu.getByRole('link', { name: 'About' })).toHaveAttribute('href', `/user/${slug}/about`);
  await expect(page.getByRole('region', { name: 'Pinned' }).getByRole('link')).toHaveText(pinned ?? '');
  await expect(page.locator('link[rel="icon"][sizes="32x32"]')).toHaveAttribute('href', /site-icon-/);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /site-picture-/);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Archive' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Archive');
  await expect(page.getByRole('region').getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);

  await page.getByRole('searchbox', { name: 'Search this site' }).fill('sleep');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Found for “sleep”');
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('link')).toHaveCount(1);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expectAccessible(page);
});

test('a site looks right in all eight styles, light and dark', async ({ page, app }) => {
  await registerNewUser(page);
  await signAs(page, app, 'Ada Merrow');
  await writeBlog(page);
  const slug = await slugOf(page);
  const headers = { origin: app.url };
  const site = { colorTheme: 'default', intro: INTRO, menu: [{ label: 'Home', to: '/' }], pinnedBlogId: null };
  const styles = 'glassmorphism neumorphism claymorphism gradient geometric brutalist minimal retro'.split(' ');
  for (const style of [...styles, null]) {
    const answer = await page.request.put('/api/account/site', { data: { ...site, style }, headers });
    expect(answer.status()).toBe(200);
    for (const part of ['', '/archive']) {
      await page.goto(`/user/${slug}${part}`);
      await expectAccessible(page);
    }
  }
});
