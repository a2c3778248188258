import { expect, test } from 'vitest';
import { DELETE as deleteAccount } from '@/app/api/account/route.ts';
import { db } from '@/lib/database/db.ts';
import { reconcile } from '@/lib/subscription/reconcile.ts';
import { post } from '../../support/requests.ts';
import { checkOf, fakeStripeOfFile, premiumUser, subscriber } from '../../support/subscriptions.ts';

const { stripe } = fakeStripeOfFile();

test('takes over a subscription whose events were all lost', async () => {
  const user = await subscriber(stripe());
  expect((await reconcile()).repaired).toContain(user.id);
  expect((await checkOf(user)).subscription.status).toBe('active');
});

test('mends what has changed at Stripe meanwhile, and then finds nothing more', async () => {
  const user = await premiumUser(stripe());
  stripe().subscriptions.failPayment(user.id);
  expect((await reconcile()).repaired).toEqual([user.id]);
  expect((await checkOf(user)).subscription.status).toBe('past_due');
  expect((await reconcile()).repaired).toEqual([]);
});

test('reads all pages', async () => {
  const user = await premiumUser(stripe());
  const price = stripe().prices.all()[0]?.id ?? '';
  for (let made = 0; made < 100; made += 1) stripe().subscriptions.create(user.customer, price);
  const { checked } = await reconcile();
  expect(checked).toBe(stripe().subscriptions.all().length);
});

test('names what is still charged although the account is gone', async () => {
  const user = await subscriber(stripe());
  const body = { email: user.user.email };
  const request = new Request(post('/api/account', body, user.headers), { method: 'DELETE' });
  expect((await deleteAccount(request)).status).toBe(200);
  expect((await reconcile()).withoutAccount).toEqual([user.id]);
  expect(stripe().subscriptions.get(user.id).status).toBe('active');
});

test('names what Stripe does not know, and leaves it', async () => {
  const user = await premiumUser(stripe());
  const prisma = await db();
  await prisma.subscription.update({ where: { id: user.id }, data: { id: 'sub_of_another_key' } });
  expect((await reconcile()).unknownToStripe).toEqual(['sub_of_another_key']);
  expect(await prisma.subscription.count({ where: { id: 'sub_of_another_key' } })).toBe(1);
});
