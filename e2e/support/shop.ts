import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { startFakeGoogle } from '../../tests/fakes/google/server.ts';
import { type FakeMail, startFakeMail } from '../../tests/fakes/mail/server.ts';
import { type FakeStripe, startFakeStripe } from '../../tests/fakes/stripe/server.ts';
import { type AppServer, freePort, startApp } from './app-server.ts';

export const WEBHOOK_SECRET = 'whsec_of_the_browser_tests';

/** The user with a Google account. */
const ACCOUNTS = [
  { sub: '101', email: 'ada@example.com', email_verified: true, name: 'Ada Lovelace' },
  { sub: '102', email: 'mallory@example.com', email_verified: false, name: 'Mallory' },
  { sub: '103', email: 'grace@example.com', email_verified: true, name: 'Grace Hopper' },
];

/** The application with a Stripe, a Google and a mail server behind it. */
export type Shop = AsyncDisposable & { app: AppServer; stripe: FakeStripe; mail: FakeMail };

/** Starts the application with all optional services: subscriptions, Google and mail. */
export async function startShop(): Promise<Shop> {
  const port = await freePort();
  const [stripe, mail, google] = await Promise.all([
    startFakeStripe(),
    startFakeMail(),
    startFakeGoogle(`http://localhost:${port}`, ACCOUNTS),
  ]);
  const app = await startApp({
    PORT: String(port),
    SMTP_URL: mail.url,
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    GOOGLE_ISSUER: google.issuer,
    STRIPE_API_BASE: stripe.url,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  });
  return {
    app,
    stripe,
    mail,
    async [Symbol.asyncDispose]() {
      await app.stop();
      for (const service of [stripe, mail, google]) await service.close();
    },
  };
}

/** The plan on the profile. */
export const card = (page: Page) => page.getByRole('region', { name: 'Subscription' });

/** Subscribes from the profile and comes back to it. */
export async function subscribe(page: Page): Promise<void> {
  await page.goto('/profile');
  await card(page).getByRole('button', { name: 'Subscribe Now' }).click();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(card(page)).toContainText('Next billing date');
}
