import { afterEach, expect, test, vi } from 'vitest';
import { env } from '@/lib/env.ts';
import { log } from '@/lib/log.ts';
import { makeRefusal, readAnswer } from '../../support/requests.ts';
import { ask, fakeStripeOfFile, premiumUser, requestCheck, subscriber } from '../../support/subscriptions.ts';
import { signedInUser } from '../../support/users.ts';

const { stripe } = fakeStripeOfFile();

/** The session behind an answer. */
async function responseSession(response: Response) {
  const { url } = await response.json();
  return stripe().sessions.get(url.split('/').at(-1));
}

test('opens a Stripe page for the $9 monthly plan', async () => {
  const session = await responseSession(await ask('create-checkout-session', await signedInUser()));
  expect(session).toMatchObject({ mode: 'subscription', amount_total: 900, currency: 'usd' });
  expect(stripe().prices.all()).toMatchObject([
    { unit_amount: 900, currency: 'usd', recurring: { interval: 'month' } },
  ]);
});

test('comes back to our own pages whatever the body says', async () => {
  const body = { successUrl: 'https://evil.example/', cancelUrl: 'https://evil.example/', email: 'other@example.com' };
  const signedIn = await signedInUser();
  const session = await responseSession(await ask('create-checkout-session', signedIn, body));
  expect(session).toMatchObject({
    success_url: 'http://quillcast.test/profile?checkout=success',
    cancel_url: 'http://quillcast.test/',
    client_reference_id: signedIn.user.id,
  });
  expect(stripe().customers.get(String(session?.customer))).toMatchObject({
    email: signedIn.user.email,
    metadata: { userId: signedIn.user.id },
  });
});

test('ten clicks at once make one customer and one session', async () => {
  const signedIn = await signedInUser();
  const customers = stripe().customers.all().length;
  const sessions = stripe().sessions.all().length;
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask('create-checkout-session', signedIn)));
  const urls = await Promise.all(answers.map(async (answer) => (await answer.json()).url));
  expect(new Set(urls).size).toBe(1);
  expect(stripe().customers.all()).toHaveLength(customers + 1);
  expect(stripe().sessions.all()).toHaveLength(sessions + 1);
});

test('a page that is still open is given again', async () => {
  const signedIn = await signedInUser();
  const [first, second] = [
    await ask('create-checkout-session', signedIn),
    await ask('create-checkout-session', signedIn),
  ];
  expect(await second.json()).toEqual(await first.json());
});

test('refuses a second subscription, even before Stripe has told us of the first', async () => {
  expect(await makeRefusal(ask('create-checkout-session', await subscriber(stripe())))).toEqual([
    409,
    'You already have a premium subscription.',
  ]);
});

test('sends users with an open payment to the portal', async () => {
  const user = await premiumUser(stripe());
  stripe().subscriptions.failPayment(user.id);
  const response = await ask('create-checkout-session', user);
  expect(response.status).toBe(200);
  expect((await response.json()).url).toContain('/p/session/bps_');
});

test('asks before a canceled subscription that still runs is resumed, and sells nothing', async () => {
  const user = await premiumUser(stripe());
  await ask('cancel', user);
  expect((await requestCheck(user)).subscription.status).toBe('canceled');
  const sessions = stripe().sessions.all().length;
  expect(await readAnswer(ask('create-checkout-session', user))).toEqual([
    200,
    { url: 'http://quillcast.test/profile?resume=ask' },
  ]);
  expect((await requestCheck(user)).subscription.status).toBe('canceled');
  expect(stripe().sessions.all()).toHaveLength(sessions);
  expect(stripe().subscriptions.all()).toContainEqual(
    expect.objectContaining({ id: user.id, status: 'active', cancel_at_period_end: true }),
  );
});

test('sells again after the subscription has ended, to the same customer', async () => {
  const user = await premiumUser(stripe());
  stripe().subscriptions.cancel(user.id);
  const session = await responseSession(await ask('create-checkout-session', user));
  expect(session).toMatchObject({ status: 'open', customer: user.customer });
});

test('makes a new customer when the old one was deleted at Stripe', async () => {
  const signedIn = await signedInUser();
  const first = await responseSession(await ask('create-checkout-session', signedIn));
  stripe().customers.remove(String(first?.customer));
  const second = await responseSession(await ask('create-checkout-session', signedIn));
  expect(second?.customer).not.toBe(first?.customer);
});

const OUR_FAULT = 'Billing is not set up correctly on our side. Nothing was charged. Please contact support.';

/** A price that an operator made in the dashboard and named in STRIPE_PRICE_ID. */
function choosePrice(cents: string): string {
  const { id } = stripe().prices.create({ unit_amount: cents, currency: 'usd' });
  env().STRIPE_PRICE_ID = id;
  return id;
}

afterEach(() => {
  env().STRIPE_PRICE_ID = undefined;
});

test('an open page of an old price is closed and not given again', async () => {
  const signedIn = await signedInUser();
  choosePrice('900');
  const first = await responseSession(await ask('create-checkout-session', signedIn));
  choosePrice('1200');
  const second = await responseSession(await ask('create-checkout-session', signedIn));
  expect(second).toMatchObject({ status: 'open', amount_total: 1200 });
  expect(first).toMatchObject({ status: 'expired' });
});

/** Archives the price that a first checkout made under our lookup key. */
async function archiveOurs(): Promise<void> {
  await ask('create-checkout-session', await signedInUser());
  const ours = stripe()
    .prices.all()
    .find(({ lookup_key }) => lookup_key !== null);
  stripe().prices.archive(ours?.id ?? '');
}

test.each<[string, () => unknown, string]>([
  ['archived in STRIPE_PRICE_ID', () => stripe().prices.archive(choosePrice('900')), 'is archived'],
  ['unknown in STRIPE_PRICE_ID', () => Object.assign(env(), { STRIPE_PRICE_ID: 'price_unknown' }), 'No such price'],
  ['archived under our lookup key', archiveOurs, 'quillcast_premium_900_usd_month'],
])('a price %s is said to be our fault, and its cause is logged', async (_, spoil, cause) => {
  await spoil();
  const logged = vi.spyOn(log(), 'error');
  expect(await makeRefusal(ask('create-checkout-session', await signedInUser()))).toEqual([500, OUR_FAULT]);
  expect(logged.mock.calls[0]?.[0]).toMatchObject({ err: { message: expect.stringContaining(cause) } });
  logged.mockRestore();
});

test('sells as soon as the archived price is active again', async () => {
  const signedIn = await signedInUser();
  const id = choosePrice('900');
  stripe().prices.archive(id);
  expect((await ask('create-checkout-session', signedIn)).status).toBe(500);
  stripe().prices.restore(id);
  expect((await ask('create-checkout-session', signedIn)).status).toBe(200);
});
