import { expect, test } from 'vitest';
import { subscriptionFailureToast } from '@/components/subscription/checkout/checkout.tsx';
import { ApiError } from '@/lib/http/client.ts';

const TEXTS = { title: 'Checkout failed', fallback: 'Failed to create checkout session' };

const CONNECTION_ISSUE = {
  title: 'Connection issue',
  description: 'Could not connect to subscription service. Please try again later.',
  duration: 5000,
  variant: 'destructive',
};

const failed = (description: string) => ({
  title: 'Checkout failed',
  description,
  duration: 5000,
  variant: 'destructive',
});

test.each([
  ['no network', new TypeError('Failed to fetch'), CONNECTION_ISSUE],
  ['Stripe out of reach', new ApiError(503, '', '{"message":"x"}'), CONNECTION_ISSUE],
  ['a site without Stripe', new ApiError(501, '', '{"message":"Not set up."}'), failed('Not set up.')],
  ['a reason', new ApiError(409, '', '{"message":"You have one."}'), failed('You have one.')],
  ['no reason', new ApiError(500, '', ''), failed('Failed to create checkout session')],
])('explains %s', (_, error, toast) => {
  expect(subscriptionFailureToast(error, TEXTS)).toEqual(toast);
});
