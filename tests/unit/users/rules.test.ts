import { expect, test } from 'vitest';
import { displayNameOf, slugBase } from '@/lib/users/rules.ts';

test.each([
  ['English', 'Ada Lovelace', 'ada-lovelace'],
  ['French', 'Éloïse D’Artagnan', 'eloise-dartagnan'],
  ['Spanish', 'Íñigo Núñez', 'inigo-nunez'],
  ['German', 'Jürgen Groß', 'jurgen-gross'],
  ['Chinese', '王小明', 'wangxiaoming'],
  ['Japanese', 'さくら', 'sakura'],
  ['Russian', 'Анна Петрова', 'anna-petrova'],
  ['Portuguese', 'João Conceição', 'joao-conceicao'],
  ['Italian', 'Niccolò Però', 'niccolo-pero'],
  ['a name of signs', '???', 'user'],
  ['a path', '../../etc/passwd', 'etc-passwd'],
])('makes a readable slug of a name: %s', (_, name, slug) => {
  expect(slugBase(name)).toBe(slug);
});

test('cuts a long name', () => {
  expect(slugBase('a'.repeat(200))).toHaveLength(40);
});

test.each([
  ['the display name', { name: 'Ada', email: 'x@example.com' }, 'Ada'],
  ['the part of the email before the @', { name: null, email: 'ada@example.com' }, 'ada'],
  ['the email part for a blank name', { name: '  ', email: 'ada@example.com' }, 'ada'],
  ["'User'", { name: null, email: '' }, 'User'],
])('shows a user by %s', (_, user, shown) => {
  expect(displayNameOf(user)).toBe(shown);
});
