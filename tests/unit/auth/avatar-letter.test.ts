import { expect, test } from 'vitest';
import { avatarLetter } from '@/components/ui/avatar.tsx';

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
