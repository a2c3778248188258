import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fromFieldTime, localTime, toFieldTime } from '@/components/ui/format.ts';

beforeAll(() => vi.stubEnv('TZ', 'America/New_York'));
afterAll(() => vi.unstubAllEnvs());

test.each([
  ['2030-01-15T14:30:00.000Z', '2030-01-15T09:30'],
  ['2030-07-15T13:30:00.000Z', '2030-07-15T09:30'],
])('%s is %s in a field of New York, in winter and in summer', (time, value) => {
  expect(toFieldTime(time)).toBe(value);
  expect(fromFieldTime(value)).toBe(time);
});

test('an empty field is no time', () => {
  expect(fromFieldTime('')).toBeUndefined();
});

test('a time is written in the reader’s time zone', () => {
  const written = localTime('2030-01-16T02:30:00.000Z').replace(/\s/g, ' ');
  expect(written).toBe('January 15, 2030 at 9:30 PM');
});
