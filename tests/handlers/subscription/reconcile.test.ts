import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { reconcile } from '@/lib/subscription/refresh.ts';
import { deletion, fakeStripeOfFile, premiumUser, requestCheck, subscriber } from '../../support/subscriptions.ts';

const { stripe } = fakeStripeOfFile();

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
