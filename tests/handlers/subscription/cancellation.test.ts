import { afterEach, expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { performDue } from '@/lib/jobs/effects.ts';
import { cancellations } from '@/lib/subscription/cancellation.ts';
import { reconcile } from '@/lib/subscription/refresh.ts';
import { passPauses } from '../../support/effects.ts';
import { ask, deletion, fakeStripeOfFile, premiumUser, requestCheck, subscriber } from '../../support/subscriptions.ts';
import { signedInUser } from '../../support/users.ts';

const { stripe } = fakeStripeOfFile();

afterEach(() => stripe().setDown(false));

const readStatus = (id: string) => stripe().subscriptions.get(id).status;

const leftOver = async () => (await db()).job.findMany({ where: { kind: 'stripe_customer' } });

const cancel = () => performDue(cancellations);

test('cancels the subscription of a deleted account, deletes its customer and keeps nothing', async () => {
  const user = await premiumUser(stripe());
  expect((await deletion(user)).status).toBe(200);
  await cancel();
  expect(readStatus(user.id)).toBe('canceled');
  expect(await leftOver()).toEqual([]);
  expect(stripe().customers.get(user.customer)).toMatchObject({ deleted: true });
});

test('deletes an account with an ended subscription', async () => {
  const user = await premiumUser(stripe());
  stripe().subscriptions.cancel(user.id);
  expect((await deletion(user)).status).toBe(200);
  await cancel();
  expect(await leftOver()).toEqual([]);
  expect(stripe().customers.get(user.customer)).toMatchObject({ deleted: true });
});

test('goes on canceling after Stripe was down', async () => {
  const user = await premiumUser(stripe());
  stripe().setDown(true);
  expect((await deletion(user)).status).toBe(200);
  expect(await (await db()).user.count({ where: { id: user.user.id } })).toBe(0);
  await cancel();
  expect(readStatus(user.id)).toBe('active');
  expect(await leftOver()).toMatchObject([{ tries: 1, leaseExpiresAt: null }]);
  stripe().setDown(false);
  await passPauses();
  await cancel();
  expect(readStatus(user.id)).toBe('canceled');
  expect(await leftOver()).toEqual([]);
});

test('closes the open checkout page of a deleted account', async () => {
  const user = await signedInUser();
  const { url } = await (await ask('create-checkout-session', user)).json();
  const session = String(url.split('/').at(-1));
  expect((await deletion(user)).status).toBe(200);
  await cancel();
  expect(stripe().sessions.get(session)?.status).toBe('expired');
  expect(await leftOver()).toEqual([]);
});

test('cancels what was paid on an open checkout page before it could be closed', async () => {
  const user = await signedInUser();
  const { url } = await (await ask('create-checkout-session', user)).json();
  stripe().setDown(true);
  await deletion(user);
  await cancel();
  const paid = stripe().sessions.complete(url.split('/').at(-1));
  stripe().setDown(false);
  await passPauses();
  await cancel();
  expect(readStatus(String(paid?.subscription))).toBe('canceled');
  expect(await leftOver()).toEqual([]);
});

test('an account that never subscribed leaves nothing to cancel', async () => {
  expect((await deletion(await signedInUser())).status).toBe(200);
  expect(await leftOver()).toEqual([]);
});

test('stores a subscription after losing all its events', async () => {
  const user = await subscriber(stripe());
  expect((await reconcile()).repaired).toContain(user.id);
  expect((await requestCheck(user)).subscription.status).toBe('active');
});

test('repairs changes made at Stripe, and finds nothing the next time', async () => {
  const user = await premiumUser(stripe());
  stripe().subscriptions.failPayment(user.id);
  expect((await reconcile()).repaired).toEqual([user.id]);
  expect((await requestCheck(user)).subscription.status).toBe('past_due');
  expect((await reconcile()).repaired).toEqual([]);
});

test('reads all pages', async () => {
  const user = await premiumUser(stripe());
  const price = stripe().prices.all()[0]?.id ?? '';
  for (let made = 0; made < 100; made += 1) stripe().subscriptions.create(user.customer, price);
  const { checked } = await reconcile();
  expect(checked).toBe(stripe().subscriptions.all().length);
});

test('cancels subscriptions of deleted accounts', async () => {
  const user = await subscriber(stripe());
  await (await db()).user.delete({ where: { id: user.user.id } });
  expect(await reconcile()).toMatchObject({ canceled: [user.id], withoutAccount: [] });
  expect(stripe().subscriptions.get(user.id).status).toBe('canceled');
  expect(await reconcile()).toMatchObject({ canceled: [], withoutAccount: [] });
});

test('cancels what a deleted account left while Stripe was down', async () => {
  const user = await premiumUser(stripe());
  stripe().setDown(true);
  expect((await deletion(user)).status).toBe(200);
  stripe().setDown(false);
  await reconcile();
  expect(stripe().subscriptions.get(user.id).status).toBe('canceled');
});

test('names what another installation may have sold, and leaves it', async () => {
  const customer = stripe().customers.create({ metadata: { userId: 'somebody-elsewhere' } });
  const price = stripe().prices.all()[0]?.id ?? '';
  const { id } = stripe().subscriptions.create(customer.id, price);
  expect(await reconcile()).toMatchObject({ canceled: [], withoutAccount: [id] });
  expect(stripe().subscriptions.get(id).status).toBe('active');
});

test('names what Stripe does not know, and leaves it', async () => {
  const user = await premiumUser(stripe());
  const prisma = await db();
  await prisma.subscription.update({ where: { id: user.id }, data: { id: 'sub_of_another_key' } });
  expect((await reconcile()).unknownToStripe).toEqual(['sub_of_another_key']);
  expect(await prisma.subscription.count({ where: { id: 'sub_of_another_key' } })).toBe(1);
});
