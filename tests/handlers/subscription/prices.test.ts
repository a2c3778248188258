import { afterEach, expect, test, vi } from 'vitest';
import { POST as checkout } from '@/app/api/subscription/create-checkout-session/route.ts';
import { env } from '@/lib/env.ts';
import { log } from '@/lib/log.ts';
import { ask, fakeStripeOfFile } from '../../support/subscriptions.ts';
import { signedInUser } from '../../support/users.ts';

const { stripe } = fakeStripeOfFile();

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

/** The open page that an answer leads to. */
async function pageOf(response: Response) {
  const { url } = await response.json();
  return stripe().sessions.get(url.split('/').at(-1));
}

test('an open page of an old price is closed and not given again', async () => {
  const signedIn = await signedInUser();
  choosePrice('900');
  const first = await pageOf(await ask(checkout, signedIn));
  choosePrice('1200');
  const second = await pageOf(await ask(checkout, signedIn));
  expect(second).toMatchObject({ status: 'open', amount_total: 1200 });
  expect(first).toMatchObject({ status: 'expired' });
});

/** Archives the price that a first checkout made under our lookup key. */
async function archiveOurs(): Promise<void> {
  await ask(checkout, await signedInUser());
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
  const response = await ask(checkout, await signedInUser());
  expect(response.status).toBe(500);
  expect((await response.json()).message).toBe(OUR_FAULT);
  expect(logged.mock.calls[0]?.[0]).toMatchObject({ err: { message: expect.stringContaining(cause) } });
  logged.mockRestore();
});

test('sells as soon as the archived price is active again', async () => {
  const signedIn = await signedInUser();
  const id = choosePrice('900');
  stripe().prices.archive(id);
  expect((await ask(checkout, signedIn)).status).toBe(500);
  stripe().prices.restore(id);
  expect((await ask(checkout, signedIn)).status).toBe(200);
});
