import type { Page } from 'playwright';
import { type FakeName, startFakeDns } from '../tests/fakes/dns/server.ts';
import { type FakeStripe, startFakeStripe } from '../tests/fakes/stripe/server.ts';
import { expectAccessible } from './support/accessibility.ts';
import { newBlog, signAs } from './support/accounts.ts';
import { browserLaunchOptions } from './support/browser.ts';
import { copiedText } from './support/clipboard.ts';
import { subscribe, WEBHOOK_SECRET } from './support/shop.ts';
import { test as base, expect } from './support/test.ts';
import { toastOn } from './support/toasts.ts';

const HOST = 'blog.example.org';
const TARGET = 'sites.example.com';

const launchOptions = await browserLaunchOptions();
const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`];
base.use({ launchOptions: { ...launchOptions, args } });

type Names = Record<string, FakeName>;

/** A program that makes a process use the test's name server, as a Node import URL. */
const asking = (address: string) =>
  `data:text/javascript,${encodeURIComponent(`import dns from 'node:dns';dns.setServers(['${address}'])`)}`;

/** Playwright's test with an application of its own that has Stripe, and a name server that knows `names`. */
const test = base.extend<{ stripe: FakeStripe; names: Names }>({
  names: async ({}, use) => use({ [TARGET]: { A: ['203.0.113.9'] } }),
  stripe: async ({}, use) => {
    const stripe = await startFakeStripe();
    await use(stripe);
    await stripe.close();
  },
  app: async ({ stripe, names, startOwnApp }, use) => {
    await using dns = await startFakeDns(names);
    const app = await startOwnApp({
      CUSTOM_DOMAIN_TARGET: TARGET,
      NODE_OPTIONS: `--import=${asking(dns.address)}`,
      STRIPE_API_BASE: stripe.url,
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    });
    stripe.sendEventsTo({ url: `${app.url}/api/stripe/webhook`, secret: WEBHOOK_SECRET });
    await use(app);
  },
});

/** Chooses the domain and sets the records shown on the screen. */
async function chooseDomain(page: Page, names: Names) {
  await page.goto('/settings/domain');
  await page.getByRole('textbox', { name: 'Host name' }).fill('https://Blog.Example.org/');
  await page.getByRole('button', { name: 'Save domain' }).click();
  await expect(page.getByText('Not checked yet')).toBeVisible();
  await page.getByRole('button', { name: 'Check domain' }).click();
  await expect(page.getByText('name servers did not answer.')).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the value of the TXT record' }).click();
  await expect(toastOn(page)).toContainText('Copied');
  const token = await copiedText(page);
  names[HOST] = { CNAME: TARGET };
  names[`_quillcast.${HOST}`] = { TXT: [token] };
  await page.getByRole('button', { name: 'Check domain' }).click();
  await expect(page.getByText('Works', { exact: true })).toBeVisible();
}

// A page that is open as the subscription ends reloads, because what it asks for is no longer there.
test.use({ expectedConsoleErrors: [/404/] });

test('a subscriber’s own domain serves their unbranded blogs until the subscription ends', async ({
  page,
  app,
  stripe,
  names,
}) => {
  test.slow();
  const own = `http://${HOST}:${new URL(app.url).port}`;
  const id = await newBlog(page);
  const { slug } = await (await page.request.get(`/api/blogs/${id}`)).json();
  const address = `${own}/${slug}`;
  await signAs(page, app, 'Ada King');
  await subscribe(page);
  await chooseDomain(page, names);
  await expectAccessible(page, 'main');

  await page.goto(`${own}/`);
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Made with Quillcast' })).toBeVisible();
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await page.waitForURL(address);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
  await expect(page.getByRole('textbox', { name: 'Share link' })).toHaveValue(address);
  await page.goto(`${own}/share/${id}`);
  expect(page.url()).toBe(address);
  await page.goto(`${own}/${slug.toUpperCase()}/`);
  expect(page.url()).toBe(address);
  expect(await page.context().cookies(own)).toEqual([]);
  await expectAccessible(page);

  await page.goto('/settings/publishing');
  await page.getByRole('switch', { name: 'Show Quillcast on my blogs' }).click();
  await expect(toastOn(page)).toContainText('no longer show the name Quillcast');
  await page.goto(`${own}/share/${id}`);
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Made with Quillcast' })).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText('Quillcast');
  await expect(page).not.toHaveTitle(/Quillcast/);

  const [subscription] = stripe.subscriptions.all();
  stripe.subscriptions.cancel(subscription?.id ?? '');
  await expect(async () => {
    await page.goto(address);
    expect(page.url()).toBe(`${app.url}/share/${id}`);
  }).toPass();
  await expect(page.getByRole('article')).toContainText('on Quillcast');
  await page.goto('/settings/domain');
  await page.getByRole('button', { name: 'Remove domain' }).click();
  await expectAccessible(page, '[role=dialog]');
  const dialog = page.getByRole('dialog', { name: 'Remove this domain?' });
  await dialog.getByRole('button', { name: 'Remove domain' }).click();
  await expect(page.getByRole('button', { name: 'Remove domain' })).toHaveCount(0);
});
