import type { Page } from 'playwright';
import { USERS } from '../tests/fakes/wordpress/users.ts';
import { expectAccessible } from './support/accessibility.ts';
import { newBlog } from './support/accounts.ts';
import { fillCustom, fillGhost, openForm, openPanel, toastText } from './support/distribution.ts';
import type { Press } from './support/press.ts';
import { expect, test } from './support/test.ts';

const WRONG_KEY = `${'0'.repeat(24)}:${'f'.repeat(64)}`;

/** Answers for the site's consent page, since a route cannot follow a redirect. */
async function mockConsent(page: Page, { wordpress }: Press): Promise<void> {
  const { applicationPassword: password } = USERS.author;
  await page.route('**/api/backlinks/wordpress/connect?*', async (route) => {
    const url = new URL(route.request().url());
    url.hostname = '127.0.0.1';
    const { location = '' } = (await route.fetch({ url: url.href, maxRedirects: 0 })).headers();
    expect(location).toContain(`${wordpress.setup.authorizationUrl}?`);
    const back = new URL(new URL(location).searchParams.get('success_url') ?? '');
    back.searchParams.set('site_url', wordpress.url);
    back.searchParams.set('user_login', 'author');
    back.searchParams.set('password', password);
    const body = `<a href="${back}">Yes, I approve</a>`;
    await route.fulfill({ contentType: 'text/html', body });
  });
}

test('the owner publishes on Ghost, sees the link found, and removes the entry', async ({ page, press }) => {
  const before = press.ghost.posts.length;
  const id = await newBlog(page);
  const panel = await openPanel(page, id);
  await expect(panel.getByRole('tab', { name: 'Backlink Status' })).toHaveAttribute('aria-selected', 'true');
  await expect(panel.getByText('No backlinks have been created for this blog yet.')).toBeVisible();
  await panel.getByRole('button', { name: 'Create Backlinks' }).click();
  await expect(panel.getByRole('tab', { name: 'Create Backlinks' })).toBeFocused();
  await panel.getByRole('tab', { name: 'Ghost' }).click();
  await fillGhost(panel, press);
  await panel.getByRole('button', { name: 'Submit to Ghost' }).click();
  await expect(toastText(page, 'Successfully submitted to Ghost')).toBeVisible();
  await expect(panel.getByRole('tab', { name: 'Backlink Status' })).toBeFocused();
  const entry = panel.getByRole('listitem').filter({ hasText: 'Ghost' });
  await expect(entry).toContainText('Success');
  await expect(entry).toContainText('Our link is there.');
  const visit = entry.getByRole('link', { name: 'Visit', exact: true });
  await expect(visit).toHaveAttribute('href', new RegExp(`^${press.ghost.url}/`));
  await expect(visit).toHaveAttribute('rel', /noopener/);
  await entry.getByRole('button', { name: 'Check again' }).click();
  await expect(toastText(page, 'Link checked')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Create More Backlinks' })).toBeVisible();
  await entry.getByRole('button', { name: 'Remove' }).click();
  const question = page.getByRole('dialog', { name: 'Remove this entry?' });
  await expect(question).toContainText('The post on Ghost stays there');
  await question.getByRole('button', { name: 'Remove entry' }).click();
  await expect(panel.getByText('No backlinks have been created for this blog yet.')).toBeVisible();
  expect(press.ghost.posts).toHaveLength(before + 1);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Manage Backlinks' })).toBeFocused();
});

test('a refused key is explained, and the input stays', async ({ page, press }) => {
  const id = await newBlog(page);
  const panel = await openForm(page, id, 'Ghost');
  await fillGhost(panel, press, WRONG_KEY);
  await panel.getByRole('button', { name: 'Submit to Ghost' }).click();
  const refusal = toastText(page, 'Failed to submit to Ghost');
  await expect(refusal).toBeVisible();
  // The form gives the reason, which the toast does not cover.
  const reason = panel.getByRole('group', { name: 'Ghost credentials' }).getByRole('status');
  await expect(reason).toContainText('key');
  const [reasonBox, over] = await Promise.all([reason.boundingBox(), refusal.boundingBox()]);
  expect((reasonBox?.x ?? 0) + (reasonBox?.width ?? 0)).toBeLessThanOrEqual(over?.x ?? 0);
  await expect(panel.getByLabel('Admin API key')).toHaveValue(WRONG_KEY);
  await expect(panel.getByRole('group', { name: 'Ghost credentials' })).toContainText('key');
  await panel.getByRole('tab', { name: 'Backlink Status' }).click();
  const entry = panel.getByRole('listitem').filter({ hasText: 'Ghost' });
  await expect(entry).toContainText('Failed');
  await entry.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('tab', { name: 'Ghost' })).toHaveAttribute('aria-selected', 'true');
  await expect(panel.getByLabel('Admin API key')).toHaveValue(WRONG_KEY);
});

test('the owner connects a WordPress site with one click and publishes there', async ({ page, press }) => {
  const id = await newBlog(page);
  const panel = await openForm(page, id, 'WordPress');
  await panel.getByLabel('User name').fill('ada');
  await panel.getByLabel('User name').press('Enter');
  const site = panel.getByLabel('Site address');
  await expect(site).toBeFocused();
  await expect(site).toHaveAccessibleDescription('Please enter the address of your site, with https://');
  await expect(panel.getByLabel('Application password')).toHaveAccessibleDescription(
    'Please enter an application password Not the password you sign in with.',
  );
  await site.fill(press.wordpress.url);
  press.wordpress.setup.hasNoApplicationPasswords = true;
  await panel.getByRole('button', { name: 'Connect with one click' }).click();
  await expect(panel.getByRole('status').first()).toContainText('This site offers no application passwords.');
  await expect(site).toHaveValue(press.wordpress.url);
  press.wordpress.setup.hasNoApplicationPasswords = false;
  await mockConsent(page, press);
  await panel.getByRole('button', { name: 'Connect with one click' }).click();
  await page.getByRole('link', { name: 'Yes, I approve' }).click();
  await expect(panel).toContainText('WordPress is connected.');
  await expect(page).toHaveURL(new RegExp(`/blog/${id}$`));
  await expect(panel.getByText('Saved and encrypted')).toBeVisible();
  await panel.getByRole('button', { name: 'Submit to WordPress' }).click();
  await expect(toastText(page, 'Successfully submitted to WordPress')).toBeVisible();
  const entry = panel.getByRole('listitem').filter({ hasText: 'WordPress' });
  await expect(entry).toContainText('Success');
  expect(press.wordpress.posts.map(({ status }) => status)).toContain('publish');
});

test('a form on any site is filled in and sent', async ({ page, press }) => {
  test.slow();
  const id = await newBlog(page);
  const panel = await openForm(page, id, 'Custom');
  await fillCustom(panel, press);
  const comments = () => press.forms.comments.filter(({ body }) => body.endsWith(`/share/${id}`));
  await panel.getByRole('button', { name: 'Submit to Custom' }).click();
  const entry = panel.getByRole('listitem').filter({ hasText: 'Custom' });
  await expect(entry).toContainText('Success', { timeout: 40_000 });
  await expect(entry).toContainText('The platform asks search engines to give it little weight.');
  expect(comments()).toHaveLength(1);
});

test('the Medium guide copies the public address and links to the import page', async ({ page }) => {
  const id = await newBlog(page);
  const panel = await openForm(page, id, 'Medium');
  await expect(panel).toContainText('Medium issues no new integration tokens.');
  await expect(panel.getByRole('link', { name: 'Open Medium', exact: true })).toHaveAttribute(
    'href',
    'https://medium.com/p/import',
  );
  await panel.getByRole('button', { name: 'Copy address' }).click();
  await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible();
  await panel.getByLabel('Address of your story').focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(panel.getByLabel('Address of your story')).toHaveValue(new RegExp(`/share/${id}$`));
});

test.describe('when the list does not load', () => {
  test.use({ expectedConsoleErrors: [/503/] });

  test('it can be loaded again', async ({ page }) => {
    const id = await newBlog(page);
    await page.route(`**/api/backlinks/${id}`, (route) => route.fulfill({ status: 503 }));
    const panel = await openPanel(page, id);
    await expect(toastText(page, 'Error')).toContainText('Failed to load backlinks');
    await page.unroute(`**/api/backlinks/${id}`);
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel.getByText('No backlinks have been created for this blog yet.')).toBeVisible();
  });
});

test('nothing bars the way', async ({ page }) => {
  const id = await newBlog(page);
  const panel = await openPanel(page, id);
  await expect(panel.getByRole('button', { name: 'Create Backlinks' })).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await panel.getByRole('tab', { name: 'Create Backlinks' }).click();
  for (const platform of ['Medium', 'WordPress', 'Custom', 'Blogger']) {
    await panel.getByRole('tab', { name: platform }).click();
    await expectAccessible(page, '[role="dialog"]');
  }
});
