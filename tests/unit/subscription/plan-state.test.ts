import { expect, test } from 'vitest';
import { issueText, planState } from '@/components/subscription/plan/plans.tsx';
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
  expect(issueText(subscription, 'April 1, 2026', NOW)).toContain(sentence);
});
