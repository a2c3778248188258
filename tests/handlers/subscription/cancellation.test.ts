import { afterEach, expect, test } from 'vitest';
import { POST as checkout } from '@/app/api/subscription/create-checkout-session/route.ts';
import { db } from '@/lib/database/db.ts';
import { replaceProcessWide } from '@/lib/process-wide.ts';
import { cancellations } from '@/lib/subscription/cancellation.ts';
import { eventually } from '../../support/eventually.ts';
import {
  ask,
  deletion,
  fakeStripeOfFile,
  makeCancellationsDue,
  premiumUser,
  triesOf,
} from '../../support/subscriptions.ts';
import { signedInUser } from '../../support/users.ts';

const { stripe } = fakeStripeOfFile();

/** Forgets this process's worker, so that the next call is another process's. */
function asAnotherProcess(): void {
  replaceProcessWide('cancellations at Stripe');
}

afterEach(() => {
  stripe().setDown(false);
  asAnotherProcess();
});

const statusOf = (id: string) => stripe().subscriptions.get(id).status;

const leftOver = async () => (await db()).stripeCancellation.findMany();

test('cancels the subscription of a deleted account, deletes its customer and keeps nothing', async () => {
  const user = await premiumUser(stripe());
  expect((await deletion(user)).status).toBe(200);
  await eventually(() => expect(statusOf(user.id)).toBe('canceled'));
  await eventually(async () => expect(await leftOver()).toEqual([]));
  expect(stripe().customers.get(user.customer)).toMatchObject({ deleted: true });
});

test('deletes an account with an ended subscription', async () => {
  const user = await premiumUser(stripe());
  stripe().subscriptions.cancel(user.id);
  expect((await deletion(user)).status).toBe(200);
  await eventually(async () => expect(await leftOver()).toEqual([]));
  expect(stripe().customers.get(user.customer)).toMatchObject({ deleted: true });
});

test('goes on canceling after Stripe was down, and also in the process that starts next', async () => {
  const user = await premiumUser(stripe());
  stripe().setDown(true);
  expect((await deletion(user)).status).toBe(200);
  expect(await (await db()).user.count({ where: { id: user.user.id } })).toBe(0);
  await eventually(async () => expect(await triesOf(user.customer)).toBe(1));
  expect(statusOf(user.id)).toBe('active');
  asAnotherProcess();
  await makeCancellationsDue();
  const first = cancellations();
  first.start();
  await eventually(async () => expect(await triesOf(user.customer)).toBe(2));
  await first.stop();
  stripe().setDown(false);
  asAnotherProcess();
  await makeCancellationsDue();
  const second = cancellations();
  second.start();
  await eventually(() => expect(statusOf(user.id)).toBe('canceled'));
  await eventually(async () => expect(await leftOver()).toEqual([]));
  await second.stop();
});

test('waits longer after each try, at most six hours', async () => {
  const user = await premiumUser(stripe());
  stripe().setDown(true);
  await deletion(user);
  await eventually(async () => expect(await triesOf(user.customer)).toBe(1));
  const pause = async () => {
    const [job] = await leftOver();
    return Math.round(((job?.dueAt.getTime() ?? 0) - Date.now()) / 60_000);
  };
  expect(await pause()).toBe(1);
  await (await db()).stripeCancellation.updateMany({ data: { dueAt: new Date(0), tries: 20 } });
  const worker = cancellations();
  worker.start();
  await eventually(async () => expect(await triesOf(user.customer)).toBe(21));
  expect(await pause()).toBe(6 * 60);
  await worker.stop();
  stripe().setDown(false);
  await (await db()).stripeCancellation.deleteMany();
});

test('closes the open checkout page of a deleted account', async () => {
  const user = await signedInUser();
  const { url } = await (await ask(checkout, user)).json();
  const session = String(url.split('/').at(-1));
  expect((await deletion(user)).status).toBe(200);
  await eventually(() => expect(stripe().sessions.get(session)?.status).toBe('expired'));
  await eventually(async () => expect(await leftOver()).toEqual([]));
});

test('cancels what was paid on an open checkout page before it could be closed', async () => {
  const user = await signedInUser();
  const { url } = await (await ask(checkout, user)).json();
  stripe().setDown(true);
  await deletion(user);
  await eventually(async () => expect(await leftOver()).toMatchObject([{ tries: 1, leaseExpiresAt: null }]));
  const paid = stripe().sessions.complete(url.split('/').at(-1));
  stripe().setDown(false);
  await makeCancellationsDue();
  const worker = cancellations();
  worker.start();
  await eventually(() => expect(statusOf(String(paid?.subscription))).toBe('canceled'));
  await eventually(async () => expect(await leftOver()).toEqual([]));
  await worker.stop();
});

test('an account that never subscribed leaves nothing to cancel', async () => {
  expect((await deletion(await signedInUser())).status).toBe(200);
  expect(await leftOver()).toEqual([]);
});
