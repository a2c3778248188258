import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { avatarLetter } from '@/components/ui/avatar.tsx';
import { fromFieldTime, localTime, longDate, toFieldTime } from '@/components/ui/format.ts';
import { pressedKey } from '@/components/ui/pressed-key.ts';
import { inEnglish } from '@/lib/messages/catalogue.ts';

beforeAll(() => vi.stubEnv('TZ', 'America/New_York'));
afterAll(() => vi.unstubAllEnvs());

test.each([
  [longDate('2026-03-05T12:00:00.000Z', 'en'), 'March 5, 2026'],
  [longDate('2025-12-31T23:59:59.999Z', 'en'), 'December 31, 2025'],
  [longDate('2026-01-01T00:00:00.000Z', 'en'), 'January 1, 2026'],
  [inEnglish('common.blogsCreated', { count: 0 }), '0 blogs created'],
  [inEnglish('common.blogsCreated', { count: 1 }), '1 blog created'],
  [inEnglish('common.blogsPublished', { count: 12 }), '12 blogs published'],
  [fromFieldTime(''), undefined],
])('a date or a count reads %s', (text, expected) => {
  expect(text).toBe(expected);
});

test.each([
  ['2030-01-15T14:30:00.000Z', '2030-01-15T09:30', 'January 15, 2030 at 9:30 AM'],
  ['2030-07-15T13:30:00.000Z', '2030-07-15T09:30', 'July 15, 2030 at 9:30 AM'],
])('%s is %s in a field of New York, in winter and in summer', (time, value, written) => {
  expect(toFieldTime(time)).toBe(value);
  expect(fromFieldTime(value)).toBe(time);
  expect(localTime(time, 'en').replace(/\s/g, ' ')).toBe(written);
});

test.each([
  ['the first letter of the name', { displayName: 'ada Lovelace', email: 'x@example.com' }, 'A'],
  ['a letter beyond Latin', { displayName: 'анна', email: 'x@example.com' }, 'А'],
  ['a whole character outside the first plane', { displayName: '𝒜da' }, '𝒜'],
  ['the first letter of the email', { displayName: null, email: 'grace@example.com' }, 'G'],
  ['the email for a blank name', { displayName: '  ', email: 'grace@example.com' }, 'G'],
  ['U when there is neither', { displayName: null }, 'U'],
])('an avatar without a photo shows %s', (_, user, letter) => {
  expect(avatarLetter(user)).toBe(letter);
});

test.each([
  ['Enter', 13, false, 'Enter'],
  // Chrome and Firefox while a word is composed.
  ['Enter', 229, true, ''],
  ['Escape', 27, true, ''],
  // Safari ends the composition before the Enter that accepts the word.
  ['Enter', 229, false, ''],
])('%s with key code %i, composing: %s, is read as "%s"', (key, keyCode, isComposing, read) => {
  expect(pressedKey({ key, keyCode, isComposing })).toBe(read);
});
