import { expect, test } from 'vitest';
import { POST as checkout } from '@/app/api/subscription/create-checkout-session/route.ts';
import { ask, checkOf, deliverEvent } from '../../support/subscriptions.ts';
import { signedInUser } from '../../support/users.ts';

test('subscribing says that the service cannot be reached', async () => {
  const response = await ask(checkout, await signedInUser());
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({
    code: 'unavailable',
    message: 'Could not connect to subscription service. Please try again later.',
  });
});

test('the check still answers', async () => {
  expect(await checkOf(await signedInUser())).toEqual({ subscription: null, freeLimit: 4, blogCount: 0 });
});

test('the webhook takes nothing', async () => {
  expect((await deliverEvent({ id: 'evt_1' })).status).toBe(503);
});
