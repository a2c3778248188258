import type { Page } from 'playwright';
import { expectAccessible } from './support/accessibility.ts';
import { logOut, PASSWORD, registerNewUser } from './support/accounts.ts';
import { expect, test } from './support/test.ts';
import { toastOn } from './support/toasts.ts';

/** Gives the page's browser an authenticator that confirms its user at once. @returns how to set whether it does */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const ways = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const;
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...ways, isUserVerified: true },
  });
  return (isUserVerified: boolean) => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
}

const signIn = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' }).click();

// The last answers are refusals.
test.use({ expectedConsoleErrors: [/400|401/] });

test('adds a passkey, signs in with it, renames and removes it, and is refused afterwards', async ({ page, app }) => {
  const confirm = await addAuthenticator(page);
  const email = await registerNewUser(page);
  await page.goto('/settings/account');
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await expect(toastOn(page)).toContainText('Passkey added');
  const row = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row.getByRole('textbox', { name: 'Name' })).toHaveValue('Linux');
  await expect(row).toContainText('not used yet');
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await expect(toastOn(page)).toContainText('This device already has a passkey for your account.');
  await expectAccessible(page);

  await logOut(page);
  await page.goto('/login');
  await expectAccessible(page);
  await confirm(false);
  await signIn(page);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('No passkey was used');
  await confirm(true);
  const sent = page.waitForRequest('**/api/account/passkey-sign-in');
  await signIn(page);
  await page.waitForURL(/\/$/);
  const body = (await sent).postData() ?? '';
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('menu')).toContainText(email);
  await page.keyboard.press('Escape');
  const headers = { origin: app.url, 'content-type': 'application/json' };
  const replayed = await page.request.post('/api/account/passkey-sign-in', { data: body, headers });
  expect(replayed.status()).toBe(400);

  await page.goto('/settings/account');
  await expect(row).toContainText('last used');
  await row.getByRole('textbox', { name: 'Name' }).fill('My laptop');
  await row.getByRole('button', { name: 'Rename' }).click();
  await expect(toastOn(page)).toContainText('Passkey renamed');
  await expect(row.getByRole('textbox', { name: 'Name' })).toHaveValue('My laptop');
  await row.getByRole('button', { name: 'Remove My laptop' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove “My laptop”?' });
  await dialog.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(toastOn(page)).toContainText('Passkey removed');
  await expect(row).toHaveCount(0);

  await logOut(page);
  await page.goto('/login');
  await signIn(page);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This passkey is not known here.');
});

test('keeps a log of the account, the newest first, in the reader’s time zone', async ({ browser, app }) => {
  const context = await browser.newContext({ baseURL: app.url, timezoneId: 'Pacific/Kiritimati' });
  const page = await context.newPage();
  const email = await registerNewUser(page);
  const headers = { origin: app.url };
  const changed = { currentPassword: PASSWORD, password: 'amber harbour', confirmPassword: 'amber harbour' };
  expect((await page.request.post('/api/account/password', { data: changed, headers })).status()).toBe(200);
  await page.request.post('/api/account/login', { data: { email, password: 'amber harbour' }, headers });
  await page.goto('/settings/activity');
  const entries = page.getByRole('list', { name: 'Activity' }).getByRole('listitem');
  await expect(entries).toContainText([
    'Signed in with a password.',
    'Password changed, and all sessions ended.',
    'Account created.',
  ]);
  const time = entries.first().getByRole('time');
  const stored = new Date((await time.getAttribute('datetime')) ?? '');
  const zone = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Pacific/Kiritimati' } as const;
  await expect(time).toHaveText(stored.toLocaleString('en-US', zone));
  await expect(page.getByText('Entries are kept for 180 days.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/settings/activity?before=1');
  await expect(page.getByText('No entries.')).toBeVisible();
  await context.close();
});
