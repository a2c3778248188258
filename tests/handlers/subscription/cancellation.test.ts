import { afterEach, expect, test } from 'vitest';
import { POST as checkout } from '@/app/api/subscription/create-checkout-session/route.ts';
import { db } from '@/lib/database/db.ts';
import { performDue } from '@/lib/jobs/effects.ts';
import { cancellations } from '@/lib/subscription/cancellation.ts';
import { passPauses } from '../../support/effects.ts';
import { ask, deletion, fakeStripeOfFile, premiumUser } from '../../support/subscriptions.ts';
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
  const { url } = await (await ask(checkout, user)).json();
  const session = String(url.split('/').at(-1));
  expect((await deletion(user)).status).toBe(200);
  await cancel();
  expect(stripe().sessions.get(session)?.status).toBe('expired');
  expect(await leftOver()).toEqual([]);
});

test('cancels what was paid on an open checkout page before it could be closed', async () => {
  const user = await signedInUser();
  const { url } = await (await ask(checkout, user)).json();
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
