import { expect, test, vi } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { log } from '@/lib/log.ts';
import { api } from '../../support/api.ts';
import {
  ask,
  deliverEvent,
  fakeStripeOfFile,
  premiumUser,
  requestCanCreate,
  requestCheck,
} from '../../support/subscriptions.ts';
import { signedInUser } from '../../support/users.ts';

const { stripe } = fakeStripeOfFile();

/** Delivers the events of Stripe since `before`. */
async function deliverSince(before: number) {
  for (const event of stripe().events.slice(before)) await deliverEvent(event);
}

/** The end of a subscription's period as the API writes it. */
const readPeriodEnd = (id: string) => {
  const end = stripe().subscriptions.get(id).items.data[0]?.current_period_end ?? 0;
  return new Date(end * 1000).toISOString();
};

/** Uses all free blogs of a user up. */
async function useUp(userId: string) {
  const key = `user:${userId}`;
  await (await db()).quota.upsert({ where: { key }, create: { key, used: 4 }, update: { used: 4 } });
}

test('a premium user writes on after the free blogs, and they are not counted', async () => {
  const user = await premiumUser(stripe());
  await useUp(user.user.id);
  const body = { topic: 'Tea', length: 'small' };
  expect((await api.post('/api/blogs/generate', body, user.headers)).status).toBe(200);
  expect(await requestCanCreate(user)).toEqual({ canCreate: true, blogCount: 4, freeLimit: 4, freeBlogsLeft: null });
});

test('shows the next billing date', async () => {
  const user = await premiumUser(stripe());
  expect(await requestCheck(user)).toEqual({
    subscription: { status: 'active', currentPeriodEnd: readPeriodEnd(user.id) },
    freeLimit: 4,
    blogCount: 0,
  });
});

test('a canceled subscription keeps its access until the period ends, then the free limit holds', async () => {
  const user = await premiumUser(stripe());
  await useUp(user.user.id);
  const response = await ask('cancel', user);
  expect(await response.json()).toEqual({
    subscription: { status: 'canceled', currentPeriodEnd: readPeriodEnd(user.id) },
  });
  expect(stripe().subscriptions.get(user.id)).toMatchObject({ status: 'active', cancel_at_period_end: true });
  expect(await requestCanCreate(user)).toMatchObject({ canCreate: true });
  const before = stripe().events.length;
  stripe().subscriptions.endPeriod(user.id);
  await deliverSince(before);
  expect(await requestCanCreate(user)).toMatchObject({ canCreate: false });
});

test('a cancellation is taken back', async () => {
  const user = await premiumUser(stripe());
  await ask('cancel', user);
  const response = await ask('resume', user);
  expect((await response.json()).subscription.status).toBe('active');
  expect(stripe().subscriptions.get(user.id).cancel_at_period_end).toBe(false);
});

test('a cancellation made in the portal, which sets a date, is seen and taken back', async () => {
  const user = await premiumUser(stripe());
  const before = stripe().events.length;
  const end = stripe().subscriptions.get(user.id).items.data[0]?.current_period_end;
  stripe().subscriptions.update(user.id, { cancel_at: String(end) });
  await deliverSince(before);
  expect((await requestCheck(user)).subscription.status).toBe('canceled');
  const response = await ask('resume', user);
  expect((await response.json()).subscription.status).toBe('active');
  expect(stripe().subscriptions.get(user.id).cancel_at).toBeNull();
});

test('a renewal moves the billing date', async () => {
  const user = await premiumUser(stripe());
  const first = readPeriodEnd(user.id);
  const before = stripe().events.length;
  stripe().subscriptions.endPeriod(user.id);
  await deliverSince(before);
  const { currentPeriodEnd } = (await requestCheck(user)).subscription;
  expect(currentPeriodEnd).toBe(readPeriodEnd(user.id));
  expect(Date.parse(currentPeriodEnd)).toBeGreaterThan(Date.parse(first));
});

test('canceling an unpaid subscription ends it at once', async () => {
  const user = await premiumUser(stripe());
  const before = stripe().events.length;
  stripe().subscriptions.failPayment(user.id, 'unpaid');
  await deliverSince(before);
  await ask('cancel', user);
  expect(stripe().subscriptions.get(user.id).status).toBe('canceled');
});

test('canceling twice is canceling once', async () => {
  const user = await premiumUser(stripe());
  const first = await (await ask('cancel', user)).json();
  expect(await (await ask('cancel', user)).json()).toEqual(first);
});

test('a payment that failed and is not to be renewed shows as canceled, and resubscribes', async () => {
  const user = await premiumUser(stripe());
  stripe().subscriptions.failPayment(user.id);
  expect(await (await ask('cancel', user)).json()).toEqual({
    subscription: { status: 'canceled', currentPeriodEnd: readPeriodEnd(user.id) },
  });
  expect((await (await ask('resume', user)).json()).subscription.status).toBe('past_due');
});

/** A premium user whose customer has a second subscription of which we have not heard. */
async function doubleSubscriber() {
  const user = await premiumUser(stripe());
  const price = String(stripe().subscriptions.get(user.id).items.data[0]?.price.id);
  return { ...user, second: stripe().subscriptions.create(user.customer, price).id };
}

test('canceling ends every running subscription, also one we have not heard of', async () => {
  const user = await doubleSubscriber();
  const { subscription } = await (await ask('cancel', user)).json();
  expect(subscription.status).toBe('canceled');
  for (const id of [user.id, user.second]) {
    expect(stripe().subscriptions.get(id).cancel_at_period_end).toBe(true);
  }
});

test('never says canceled while another subscription is charged', async () => {
  const user = await doubleSubscriber();
  await ask('sync', user);
  const before = stripe().events.length;
  stripe().subscriptions.update(user.second, { cancel_at_period_end: 'true' });
  await deliverSince(before);
  expect((await requestCheck(user)).subscription.status).toBe('active');
});

/** A premium user whose subscription Stripe does not know, as after a change of the account or from test to live. */
async function subscriberOfAnotherAccount() {
  const user = await premiumUser(stripe());
  const prisma = await db();
  const [id, customer] = [`sub_other_${user.user.id}`, `cus_other_${user.user.id}`];
  await prisma.subscription.update({ where: { id: user.id }, data: { id, customerId: customer } });
  await prisma.stripeCustomer.update({ where: { id: user.customer }, data: { id: customer } });
  return user;
}

test('a subscription unknown to Stripe does not block a new one', async () => {
  const user = await subscriberOfAnotherAccount();
  const response = await ask('create-checkout-session', user);
  expect(response.status).toBe(200);
  const { url } = await response.json();
  stripe().sessions.complete(url.split('/').at(-1));
  const { subscription } = await (await ask('sync', user)).json();
  expect(subscription.status).toBe('active');
});

test('a subscription that Stripe does not know is canceled here', async () => {
  const user = await subscriberOfAnotherAccount();
  const response = await ask('cancel', user);
  expect(response.status).toBe(200);
  expect((await response.json()).subscription.status).toBe('canceled');
  expect(await (await ask('portal', user)).json()).toMatchObject({ message: 'You have no billing to manage yet.' });
});

test('a subscription that ended with its deleted customer has ended here', async () => {
  const user = await premiumUser(stripe());
  stripe().customers.remove(user.customer);
  expect((await ask('create-checkout-session', user)).status).toBe(200);
  const row = await (await db()).subscription.findUniqueOrThrow({ where: { id: user.id } });
  expect(row).toMatchObject({ status: 'canceled', endedAt: expect.any(Date) });
});

test('a portal that was never set up is said to be our fault, and its cause is logged', async () => {
  const user = await premiumUser(stripe());
  stripe().portals.setConfigured(false);
  const logged = vi.spyOn(log(), 'error');
  const response = await ask('portal', user);
  stripe().portals.setConfigured(true);
  expect(response.status).toBe(500);
  expect((await response.json()).message).toBe(
    'Billing is not set up correctly on our side. Nothing was charged. Please contact support.',
  );
  expect(logged.mock.calls[0]?.[0]).toMatchObject({
    err: { message: expect.stringContaining('No configuration provided') },
  });
});

test.each(['cancel', 'resume', 'portal'] as const)('%s refuses users who never subscribed', async (call) => {
  expect((await ask(call, await signedInUser())).status).toBe(409);
});

test('the portal comes back to the profile', async () => {
  const user = await premiumUser(stripe());
  const { url } = await (await ask('portal', user)).json();
  expect(stripe().portals.get(url.split('/').at(-1))).toMatchObject({
    customer: user.customer,
    return_url: 'http://quillcast.test/profile?billing=changed',
  });
});
