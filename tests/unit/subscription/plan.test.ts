import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { subscriptionFailureToast } from '@/components/subscription/checkout/checkout.tsx';
import { FreePlan, issueText, planState } from '@/components/subscription/plan/plans.tsx';
import { TOAST_DURATION_MS } from '@/lib/constants/limits.ts';
import { ApiError } from '@/lib/http/client.ts';
import { translatorFor } from '@/lib/messages/catalogue.ts';
import type { SubscriptionStatus } from '@/lib/subscription/schema.ts';

const NOW = new Date('2026-03-15T12:00:00Z');
const LATER = '2026-04-01T00:00:00.000Z';
const EARLIER = '2026-03-01T00:00:00.000Z';

const cases: [SubscriptionStatus, string, string][] = [
  ['active', LATER, 'active'],
  ['trialing', LATER, 'active'],
  ['canceled', LATER, 'ending'],
  ['canceled', EARLIER, 'ended'],
  ['past_due', LATER, 'issue'],
  ['unpaid', LATER, 'issue'],
  ['incomplete', LATER, 'issue'],
  ['incomplete_expired', LATER, 'free'],
];

test.each(cases)('%s until %s shows as %s', (status, currentPeriodEnd, state) => {
  expect(planState({ status, currentPeriodEnd }, NOW)).toBe(state);
});

test('no subscription shows as the free plan', () => {
  expect(planState(null, NOW)).toBe('free');
});

const issues: [SubscriptionStatus, string, string][] = [
  ['past_due', LATER, 'premium ends on April 1, 2026 at the latest'],
  ['past_due', EARLIER, 'premium ended on April 1, 2026'],
  ['unpaid', LATER, 'premium has ended'],
  ['incomplete', LATER, 'premium has not started'],
];

test.each(issues)('%s until %s says: %s', (status, currentPeriodEnd, sentence) => {
  const subscription = { status, currentPeriodEnd };
  expect(issueText(translatorFor('en', 'subscription.plan.issues'), subscription, 'April 1, 2026', NOW)).toContain(
    sentence,
  );
});

test.each([
  [0, '0 of 4', '4 free blogs left.'],
  [3, '3 of 4', '1 free blog left.'],
  [4, '4 of 4', 'All free blogs are used.'],
  [5, '4 of 4', 'All free blogs are used.'],
])('an account with %i blogs shows %s', (blogCount, figure, left) => {
  const card = renderToStaticMarkup(createElement(FreePlan, { blogCount, freeLimit: 4, actions: null }));
  expect(card).toContain(figure);
  expect(card).toContain(left);
});

const failureToast = (error: unknown) =>
  subscriptionFailureToast(translatorFor('en', 'subscription'), error, 'checkout');

const CONNECTION_ISSUE = {
  title: 'Connection issue',
  description: 'Could not connect to subscription service. Please try again later.',
  variant: 'destructive',
};

const failed = (description: string) => ({ title: 'Checkout failed', description, variant: 'destructive' });

test.each([
  ['no network', new TypeError('Failed to fetch'), CONNECTION_ISSUE],
  ['Stripe out of reach', new ApiError(503, '', '{"message":"x"}'), CONNECTION_ISSUE],
  ['a site without Stripe', new ApiError(501, '', '{"message":"Not set up."}'), failed('Not set up.')],
  ['a reason', new ApiError(409, '', '{"message":"You have one."}'), failed('You have one.')],
  ['no reason', new ApiError(500, '', ''), failed('Failed to create checkout session')],
])('explains %s', (_, error, toast) => {
  expect(failureToast(error)).toEqual(toast);
});

test('failures are shown for 5 seconds, as every toast without a duration of its own', () => {
  expect(failureToast(undefined)).not.toHaveProperty('duration');
  expect(TOAST_DURATION_MS).toBe(5000);
});
