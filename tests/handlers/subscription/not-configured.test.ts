import { expect, test } from 'vitest';
import { POST as checkout } from '@/app/api/subscription/create-checkout-session/route.ts';
import { ask, deliverEvent, requestCheck } from '../../support/subscriptions.ts';
import { signedInUser } from '../../support/users.ts';

test('subscribing says that payments are not set up', async () => {
  const response = await ask(checkout, await signedInUser());
  expect(response.status).toBe(501);
  expect(await response.json()).toEqual({
    code: 'not-implemented',
    message: "Payments aren't set up on this site. Its operator can raise FREE_BLOG_LIMIT or connect Stripe.",
  });
});

test('the check still answers', async () => {
  expect(await requestCheck(await signedInUser())).toEqual({ subscription: null, freeLimit: 4, blogCount: 0 });
});

test('the webhook takes nothing', async () => {
  expect((await deliverEvent({ id: 'evt_1' })).status).toBe(503);
});
