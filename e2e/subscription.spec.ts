import type { Page } from 'playwright';
import type { FakeStripe } from '../tests/fakes/stripe/server.ts';
import { deliver } from '../tests/fakes/stripe/webhooks.ts';
import { expectAccessible } from './support/accessibility.ts';
import { registerNewUser } from './support/accounts.ts';
import type { AppServer } from './support/app-server.ts';
import { WEBHOOK_SECRET } from './support/shop.ts';
import { test } from './support/shop-test.ts';
import { test as base, expect } from './support/test.ts';
import { toastOn } from './support/toasts.ts';

const webhookOf = (app: AppServer) => ({ url: `${app.url}/api/stripe/webhook`, secret: WEBHOOK_SECRET });

/** Writes blogs without opening them. */
async function writeBlogs(page: Page, count: number) {
  const statuses = await page.evaluate(async (times) => {
    const answers: number[] = [];
    for (let blog = 1; blog <= times; blog += 1) {
      const body = JSON.stringify({ topic: `Topic number ${blog}`, length: 'small' });
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch('/api/blogs/generate', { method: 'POST', headers, body });
      answers.push(answer.status);
    }
    return answers;
  }, count);
  expect(statuses).toEqual(Array(count).fill(200));
}

const card = (page: Page) => page.getByRole('region', { name: 'Subscription' });

/** Subscribes from the profile and comes back to it. */
async function subscribe(page: Page) {
  await page.goto('/profile');
  await card(page).getByRole('button', { name: 'Subscribe Now' }).click();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(card(page)).toContainText('Next billing date');
}

/** The running subscription of the customer with this email address. */
function subscriptionOf(stripe: FakeStripe, email: string) {
  const customer = stripe.customers.all().find((each) => each.email === email);
  const found = stripe.subscriptions.all().find((each) => each.customer === customer?.id);
  return found?.id ?? '';
}

test('offers the checkout at the fifth blog, then lifts the limit', async ({ page, shop }) => {
  shop.stripe.sendEventsTo(webhookOf(shop.app));
  const sessions = shop.stripe.sessions.all().length;
  const email = await registerNewUser(page);
  await writeBlogs(page, 4);
  await page.goto('/create');
  await page.getByRole('textbox', { name: 'Blog topic' }).fill('How to sleep better');
  await page.getByRole('button', { name: 'Generate Blog' }).click();
  const dialog = page.getByRole('dialog', { name: 'Subscription Required' });
  await dialog.getByRole('button', { name: 'Subscribe Now' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Subscribe to Premium' })).toBeVisible();
  expect(shop.stripe.sessions.all()).toHaveLength(sessions + 1);
  await expect(page.getByText('$9.00 per month')).toBeVisible();
  await page.getByRole('button', { name: 'Subscribe' }).click();

  await page.waitForURL('**/profile');
  await expect(card(page)).toContainText('Unlimited');
  await expect(card(page)).toContainText('Next billing date');
  await expect(toastOn(page)).toContainText('Subscription synced');
  await expect(page.getByRole('heading', { name: 'Welcome to Premium' })).toBeFocused();
  const welcome = page.getByRole('region', { name: 'Welcome to Premium' });
  await expect(welcome.getByRole('link', { name: 'Use your own domain' })).toHaveAttribute('href', '/settings/domain');
  await expectAccessible(page);
  await page.reload();
  await expect(card(page)).toContainText('Next billing date');
  await expect(welcome).toBeHidden();
  expect(subscriptionOf(shop.stripe, email)).toMatch(/^sub_/);

  await page.goto('/create');
  await expect(page.getByRole('textbox', { name: 'Blog topic' })).toHaveValue('How to sleep better');
  await page.getByRole('button', { name: 'Generate Blog' }).click();
  await page.waitForURL(/\/view\//);
  await writeBlogs(page, 2);
});

test('nothing else can be begun while what was paid is being synced', async ({ page, shop }) => {
  shop.stripe.sendEventsTo(webhookOf(shop.app));
  await registerNewUser(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/subscription/sync', async (route) => {
    await held;
    await route.continue();
  });
  await subscribe(page);
  const manage = card(page).getByRole('button', { name: 'Manage billing' });
  await expect(manage).toBeDisabled();
  release();
  await expect(manage).toBeEnabled();
});

test('cancels, keeps premium until the period ends, and resumes', async ({ page }) => {
  await registerNewUser(page);
  await subscribe(page);
  await card(page).getByRole('button', { name: 'Cancel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel your subscription?' });
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(toastOn(page)).toContainText('Subscription canceled');
  await expect(card(page)).toContainText('Access ends on');
  await writeBlogs(page, 5);
  await page.goto('/profile?resume=ask');
  const question = page.getByRole('dialog', { name: 'Resume your subscription?' });
  await expect(question).toContainText('Premium renews on');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await card(page).getByRole('button', { name: 'Resubscribe' }).click();
  await question.getByRole('button', { name: 'Resume subscription' }).click();
  await expect(card(page)).toContainText('Next billing date');
});

test('a failed payment is shown and mended in the portal', async ({ page, shop }) => {
  shop.stripe.sendEventsTo(webhookOf(shop.app));
  const email = await registerNewUser(page);
  await subscribe(page);
  shop.stripe.subscriptions.failPayment(subscriptionOf(shop.stripe, email));
  await expect(async () => {
    await page.reload();
    await expect(card(page).getByRole('alert')).toContainText('Payment Issue');
  }).toPass();
  await card(page).getByRole('button', { name: 'Manage billing' }).click();
  await page.getByRole('button', { name: 'Pay with another card' }).click();
  await page.getByRole('link', { name: 'Return to site' }).click();
  await expect(card(page)).toContainText('Next billing date');
});

test('a cancellation in the portal shows on the way back; the end of the period ends premium', async ({
  page,
  shop,
}) => {
  shop.stripe.sendEventsTo(webhookOf(shop.app));
  const email = await registerNewUser(page);
  await subscribe(page);
  await card(page).getByRole('button', { name: 'Manage billing' }).click();
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByRole('link', { name: 'Return to site' }).click();
  await expect(card(page)).toContainText('Access ends on');
  shop.stripe.subscriptions.endPeriod(subscriptionOf(shop.stripe, email));
  await expect(async () => {
    await page.reload();
    await expect(card(page)).toContainText('Your subscription ended on');
  }).toPass();
  await card(page).getByRole('button', { name: 'Resubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'Subscribe to Premium' })).toBeVisible();
});

test('leaving the checkout page costs nothing and loses nothing', async ({ page }) => {
  await registerNewUser(page);
  await page.goto('/profile');
  await card(page).getByRole('button', { name: 'Subscribe Now' }).click();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.waitForURL(/\/$/);
  await page.goto('/profile');
  await expect(card(page)).toContainText('0 of 4');
});

test('a server killed between Stripe’s call and its effect loses nothing', async ({ page, shop }) => {
  const { app, stripe } = shop;
  const email = await registerNewUser(page);
  await page.goto('/profile');
  await card(page).getByRole('button', { name: 'Subscribe Now' }).click();
  await page.getByRole('heading', { name: 'Subscribe to Premium' }).waitFor();
  const session = page.url().split('/').at(-1) ?? '';
  const customer = stripe.customers.all().find((each) => each.email === email);
  const price = stripe.prices.all()[0];
  expect(stripe.sessions.get(session)?.customer).toBe(customer?.id);
  const { id } = stripe.subscriptions.create(customer?.id ?? '', price?.id ?? '');
  const event = stripe.events.find(({ data }) => 'id' in data.object && data.object.id === id);
  expect(event?.type).toBe('customer.subscription.created');
  const read = stripe.holdNextRead();
  const stop = new AbortController();
  const delivery = deliver(event as NonNullable<typeof event>, webhookOf(app), stop.signal);
  await read.arrived;
  await app.kill();
  read.release();
  await app.restart();
  await delivery;
  await page.goto('/profile');
  await expect(card(page)).toContainText('Next billing date');
});

test.describe('refusals', () => {
  test.use({ expectedConsoleErrors: [/404|403|503/] });

  test('syncing needs both ids, and ids that Stripe knows', async ({ page }) => {
    await registerNewUser(page);
    await page.goto('/profile');
    await card(page).getByRole('button', { name: 'Already paid?' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sync subscription' });
    await dialog.getByLabel('Subscription ID').fill('sub_unknown');
    await dialog.getByRole('button', { name: 'Sync subscription' }).click();
    await expect(toastOn(page)).toContainText('Missing information');
    await expect(toastOn(page)).toContainText('Please enter both the Subscription ID and Customer ID');
    await dialog.getByLabel('Customer ID').fill('cus_unknown');
    await dialog.getByRole('button', { name: 'Sync subscription' }).click();
    await expect(toastOn(page)).toContainText('Error syncing subscription');
    await expect(toastOn(page)).toContainText('Stripe does not know this Subscription ID.');
    await expect(dialog.getByLabel('Subscription ID')).toHaveValue('sub_unknown');
  });
});

/** Playwright's test with an application whose Stripe does not answer. */
const withDeadStripe = base.extend({
  app: async ({ startOwnApp }, use) =>
    use(await startOwnApp({ STRIPE_SECRET_KEY: 'sk_test_dead', STRIPE_API_BASE: 'http://127.0.0.1:1' })),
});

withDeadStripe.describe('while Stripe does not answer', () => {
  withDeadStripe.use({ expectedConsoleErrors: [/503/] });

  withDeadStripe('subscribing says that the service cannot be reached', async ({ page }) => {
    await registerNewUser(page);
    await page.goto('/profile');
    await card(page).getByRole('button', { name: 'Subscribe Now' }).click();
    await expect(toastOn(page)).toContainText('Connection issue');
    await expect(toastOn(page)).toContainText('Could not connect to subscription service. Please try again later.');
    await expect(card(page).getByRole('button', { name: 'Subscribe Now' })).toBeEnabled();
  });
});

base.describe('when the plan cannot be read', () => {
  base.use({ expectedConsoleErrors: [/ERR_FAILED/] });

  base('it is asked for twice more before that is said, and again on demand', async ({ page }) => {
    await registerNewUser(page);
    let asked = 0;
    await page.route('**/api/subscription/check?*', (route) => {
      asked += 1;
      return route.abort();
    });
    await page.goto('/profile');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(toastOn(page)).toContainText('Connection issue');
    expect(asked).toBe(3);
    await page.unroute('**/api/subscription/check?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(card(page).getByRole('button', { name: 'Subscribe Now' })).toBeVisible();
  });
});
