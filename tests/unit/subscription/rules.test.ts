import { expect, test } from 'vitest';
import { currentSubscription, hasPremiumAccess, type Snapshot, subscriptionState } from '@/lib/subscription/rules.ts';

const NOW = new Date('2026-03-15T12:00:00Z');
const PERIOD_END = new Date('2026-04-01T00:00:00Z');

const row = (given: Partial<Snapshot> = {}): Snapshot => ({
  id: 'sub_1',
  userId: 'ada',
  customerId: 'cus_1',
  status: 'active',
  currentPeriodEnd: PERIOD_END,
  cancelAt: null,
  endedAt: null,
  createdAt: new Date('2026-03-01T00:00:00Z'),
  ...given,
});

test.each([
  ['active', true],
  ['trialing', true],
  ['past_due', true],
  ['unpaid', false],
  ['incomplete', false],
  ['incomplete_expired', false],
  ['canceled', false],
  ['paused', false],
  ['something_new', false],
])('%s means access %s', (status, hasAccess) => {
  expect(hasPremiumAccess([row({ status })], NOW)).toBe(hasAccess);
});

test.each([
  ['a canceled one before its end', row({ cancelAt: PERIOD_END }), NOW, true],
  ['a canceled one at its end', row({ cancelAt: PERIOD_END }), PERIOD_END, false],
  ['an ended one', row({ endedAt: NOW }), NOW, false],
  ['one not renewed for 2 days', row(), new Date('2026-04-03T00:00:00Z'), true],
  ['one not renewed for 3 days', row(), new Date('2026-04-04T00:00:00Z'), false],
  ['one not paid for at its end', row({ status: 'past_due' }), PERIOD_END, false],
])('access of %s', (_, subscription, now, hasAccess) => {
  expect(hasPremiumAccess([subscription], now)).toBe(hasAccess);
});

test('no subscription gives no access', () => {
  expect(hasPremiumAccess([], NOW)).toBe(false);
});

test('one of several subscriptions that is paid for gives access', () => {
  const unpaid = row({ id: 'sub_new', status: 'unpaid', createdAt: NOW });
  expect(hasPremiumAccess([unpaid, row()], NOW)).toBe(true);
});

test('a subscription that is charged counts before a newer one that is canceled', () => {
  const canceled = row({ id: 'sub_new', cancelAt: PERIOD_END, createdAt: NOW });
  expect(currentSubscription([canceled, row({ id: 'sub_old' })])?.id).toBe('sub_old');
});

test('of several canceled ones the one that lasts longest counts', () => {
  const longer = row({ id: 'sub_long', cancelAt: PERIOD_END });
  const shorter = row({ id: 'sub_short', cancelAt: NOW, createdAt: NOW });
  expect(currentSubscription([shorter, longer])?.id).toBe('sub_long');
});

test('a running subscription counts before a newer one that has ended', () => {
  const running = row({ id: 'sub_old' });
  const ended = row({ id: 'sub_new', status: 'canceled', createdAt: NOW });
  expect(currentSubscription([ended, running])?.id).toBe('sub_old');
});

test('the newest of several ended ones counts', () => {
  const older = row({ id: 'sub_old', status: 'canceled' });
  const newer = row({ id: 'sub_new', status: 'canceled', createdAt: NOW });
  expect(currentSubscription([older, newer])?.id).toBe('sub_new');
});

test.each([
  [row(), 'active', '2026-04-01T00:00:00.000Z'],
  [row({ cancelAt: PERIOD_END }), 'canceled', '2026-04-01T00:00:00.000Z'],
  [row({ status: 'canceled', endedAt: NOW }), 'canceled', '2026-03-15T12:00:00.000Z'],
  [row({ status: 'past_due' }), 'past_due', '2026-04-01T00:00:00.000Z'],
  [row({ status: 'past_due', cancelAt: PERIOD_END }), 'canceled', '2026-04-01T00:00:00.000Z'],
  [row({ status: 'incomplete_expired' }), 'incomplete_expired', '2026-04-01T00:00:00.000Z'],
  [row({ status: 'paused' }), 'unpaid', '2026-04-01T00:00:00.000Z'],
])('shows case %#', (subscription, status, currentPeriodEnd) => {
  expect(subscriptionState(subscription)).toEqual({ status, currentPeriodEnd });
});

test('shows nothing where there was never one', () => {
  expect(subscriptionState(null)).toBeNull();
});
