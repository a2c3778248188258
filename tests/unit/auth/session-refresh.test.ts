import { expect, test } from 'vitest';
import { refreshDelay } from '@/components/auth/session/providers.tsx';

const NOW = Date.parse('2026-03-01T12:00:00.000Z');

test.each([
  ['five minutes before its end', '2026-03-01T13:00:00.000Z', 55 * 60_000],
  ['after a minute when less than five minutes are left', '2026-03-01T12:03:00.000Z', 60_000],
  ['after a minute when the clock says that it has ended', '2026-02-01T12:00:00.000Z', 60_000],
  ['as late as a timer can hold for one of many weeks', '2026-06-01T12:00:00.000Z', 2_147_483_647],
  ['as late as a timer can hold for an end that is no time', 'tomorrow', 2_147_483_647],
])('renews a session %s', (_, expires, delay) => {
  expect(refreshDelay(expires, NOW)).toBe(delay);
});
