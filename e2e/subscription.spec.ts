import type { FakeStripe } from '../tests/fakes/stripe/server.ts';
import { expectAccessible } from './support/accessibility.ts';
import { registerNewUser, writeBlog } from './support/accounts.ts';
import type { AppServer } from './support/app-server.ts';
import { card, subscribe, WEBHOOK_SECRET } from './support/shop.ts';
import { test } from './support/shop-test.ts';
import { test as base, expect } from './support/test.ts';
import { toastOn } from './support/toasts.ts';

const appWebhook = (app: AppServer) => ({ url: `${app.url}/api/stripe/webhook`, secret: WEBHOOK_SECRET });

/** The running subscription of the customer with this email address. */
function stripeSubscription(stripe: FakeStripe, email: string) {
  const customer = stripe.customers.all().find((each) => each.email === email);
  const found = stripe.subscriptions.all().find((each) => each.customer === customer?.id);
  return found?.id ?? '';
}

test('offers the checkout at the fifth blog, then lifts the limit', async ({ page, shop }) => {
  shop.stripe.sendEventsTo(appWebhook(shop.app));
  const sessions = shop.stripe.sessions.all().length;
  const email = await registerNewUser(page);
  for (let blog = 1; blog <= 4; blog += 1) await writeBlog(page);
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
  expect(stripeSubscription(shop.stripe, email)).toMatch(/^sub_/);

  await page.goto('/create');
  await expect(page.getByRole('textbox', { name: 'Blog topic' })).toHaveValue('How to sleep better');
  await page.getByRole('button', { name: 'Generate Blog' }).click();
  await page.waitForURL(/\/view\//);
  await writeBlog(page);
});

test('cancels, keeps premium until the period ends, and resumes', async ({ page }) => {
  await registerNewUser(page);
  await subscribe(page);
  await card(page).getByRole('button', { name: 'Cancel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel your subscription?' });
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(toastOn(page)).toContainText('Subscription canceled');
  await expect(card(page)).toContainText('Access ends on');
  for (let blog = 1; blog <= 5; blog += 1) await writeBlog(page);
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
  shop.stripe.sendEventsTo(appWebhook(shop.app));
  const email = await registerNewUser(page);
  await subscribe(page);
  shop.stripe.subscriptions.failPayment(stripeSubscription(shop.stripe, email));
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
  shop.stripe.sendEventsTo(appWebhook(shop.app));
  const email = await registerNewUser(page);
  await subscribe(page);
  await card(page).getByRole('button', { name: 'Manage billing' }).click();
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByRole('link', { name: 'Return to site' }).click();
  await expect(card(page)).toContainText('Access ends on');
  shop.stripe.subscriptions.endPeriod(stripeSubscription(shop.stripe, email));
  await expect(async () => {
    await page.reload();
    await expect(card(page)).toContainText('Your subscription ended on');
  }).toPass();
  await card(page).getByRole('button', { name: 'Resubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'Subscribe to Premium' })).toBeVisible();
});

test.describe('refusals', () => {
  test.use({ expectedConsoleErrors: [/404|403|503/] });

  test('of a checkout and a sync that fail, or are left, cost nothing', async ({ page }) => {
    await registerNewUser(page);
    await page.goto('/profile');
    const buy = card(page).getByRole('button', { name: 'Subscribe Now' });
    await page.route('**/create-checkout-session', (route) => route.fulfill({ status: 503 }), { times: 1 });
    await buy.click();
    await expect(toastOn(page)).toContainText('Connection issue');
    await expect(toastOn(page)).toContainText('Could not connect to subscription service. Please try again later.');
    await buy.click();
    await page.getByRole('link', { name: 'Back' }).click();
    await page.waitForURL(/\/$/);
    await page.goto('/profile');
    await expect(card(page)).toContainText('0 of 4');
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
