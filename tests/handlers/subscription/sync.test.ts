import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { makeRefusal, readAnswer } from '../../support/requests.ts';
import { ask, fakeStripeOfFile, premiumUser, requestCheck, subscriber } from '../../support/subscriptions.ts';
import { signedInUser } from '../../support/users.ts';

const { stripe } = fakeStripeOfFile();

/** Everything stored about subscriptions. */
async function stored() {
  const prisma = await db();
  return {
    customers: await prisma.stripeCustomer.findMany({ orderBy: { id: 'asc' } }),
    subscriptions: await prisma.subscription.findMany({ orderBy: { id: 'asc' } }),
  };
}

const both = (id: string, customer: string) => ({ stripeSubscriptionId: id, stripeCustomerId: customer });

test('takes over what Stripe says about both ids', async () => {
  const user = await subscriber(stripe());
  const response = await ask('sync', user, both(user.id, user.customer));
  expect((await response.json()).subscription.status).toBe('active');
  expect((await requestCheck(user)).subscription.status).toBe('active');
});

test('finds the user’s own subscription without any id', async () => {
  const user = await subscriber(stripe());
  const response = await ask('sync', user);
  expect((await response.json()).subscription.status).toBe('active');
});

test.each([{}, { stripeSubscriptionId: null, stripeCustomerId: null }])(
  'answers a status to a user without a subscription who sends %o',
  async (ids) => {
    expect(await readAnswer(ask('sync', await signedInUser(), ids))).toEqual([
      200,
      { subscription: { status: 'none' } },
    ]);
  },
);

test.each(['subscription', 'customer', 'both'])('refuses another user’s %s', async (which) => {
  const [attacker, victim] = [await premiumUser(stripe()), await premiumUser(stripe())];
  const before = await stored();
  const id = which === 'customer' ? attacker.id : victim.id;
  const customer = which === 'subscription' ? attacker.customer : victim.customer;
  expect((await ask('sync', attacker, both(id, customer))).status).toBe(403);
  expect(await stored()).toEqual(before);
});

test('refuses another user’s ids that have not arrived here yet', async () => {
  const [attacker, victim] = [await signedInUser(), await subscriber(stripe())];
  expect((await ask('sync', attacker, both(victim.id, victim.customer))).status).toBe(403);
  expect((await requestCheck(attacker)).subscription).toBeNull();
});

test('refuses an unknown customer', async () => {
  const stranger = stripe().customers.create({ email: 'stranger@example.com' });
  const price = stripe().prices.create({ unit_amount: '100' });
  const { id } = stripe().subscriptions.create(stranger.id, price.id);
  expect((await ask('sync', await signedInUser(), both(id, stranger.id))).status).toBe(403);
});

test.each([
  ['sub_unknown', undefined, 'Stripe does not know this Subscription ID.'],
  [undefined, 'cus_unknown', 'Stripe does not know this Customer ID.'],
])('says that Stripe does not know an id', async (id, customer, message) => {
  const user = await premiumUser(stripe());
  const before = await stored();
  expect(await makeRefusal(ask('sync', user, both(id ?? user.id, customer ?? user.customer)))).toEqual([404, message]);
  expect(await stored()).toEqual(before);
});

test.each([
  { stripeSubscriptionId: 'sub_1' },
  { stripeCustomerId: 'cus_1' },
  { stripeSubscriptionId: 'sub_1', stripeCustomerId: ' ' },
])('asks for both ids: %o', async (ids) => {
  const response = await ask('sync', await signedInUser(), ids);
  expect(response.status).toBe(400);
  expect((await response.json()).message).toBe('Please enter both the Subscription ID and Customer ID');
});

test('refuses two own ids that do not belong together', async () => {
  const user = await premiumUser(stripe());
  const second = stripe().customers.create({ metadata: { userId: user.user.id } });
  expect((await ask('sync', user, both(user.id, second.id))).status).toBe(400);
});
