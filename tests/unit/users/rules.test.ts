import { expect, test } from 'vitest';
import { parseInput } from '@/lib/http/input.ts';
import { slugBase, userDisplayName } from '@/lib/users/rules.ts';
import { profileChangeSchema } from '@/lib/users/schema.ts';

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
  ['a long name', 'a'.repeat(200), 'a'.repeat(40)],
])('makes a readable slug of a name: %s', (_, name, slug) => {
  expect(slugBase(name)).toBe(slug);
});

test.each([
  ['the display name', { name: 'Ada', email: 'x@example.com' }, 'Ada'],
  ['the part of the email before the @', { name: null, email: 'ada@example.com' }, 'ada'],
  ['the email part for a blank name', { name: '  ', email: 'ada@example.com' }, 'ada'],
  ["'User'", { name: null, email: '' }, 'User'],
])('shows a user by %s', (_, user, shown) => {
  expect(userDisplayName(user)).toBe(shown);
});

const profile = (more: object) => profileChangeSchema.safeParse({ displayName: 'Ada', ...more });

const notHttps = (link: string) => [{ links: [link] }, `“${link}” is not an address starting with https://`] as const;

test.each<readonly [object, string]>([
  [{ displayName: '' }, 'Please enter a name'],
  [{ displayName: ' \u200b\n' }, 'Please enter a name'],
  [{ displayName: undefined }, 'Please enter a name'],
  [{ displayName: 'x'.repeat(61) }, 'A name cannot exceed 60 characters'],
  [{ biography: 'x'.repeat(401) }, 'A biography cannot exceed 400 characters'],
  [{ links: [1, 2, 3, 4, 5, 6].map((n) => `https://a${n}.org`) }, 'You can show up to 5 links'],
  notHttps('http://example.org/'),
  notHttps('javascript:alert(1)'),
  notHttps('https://me:pw@example.org'),
  notHttps('https://localhost/'),
  notHttps('https://10.0.0.1/'),
  notHttps('my page'),
])('refuses the profile %j', (wrong, sentence) => {
  expect(() => parseInput(profileChangeSchema, { displayName: 'Ada', ...wrong })).toThrow(sentence);
});

test('takes a name of 60 and a biography of 400 characters, emoji counted once', () => {
  expect(profile({ displayName: '🦊'.repeat(60), biography: '🦊'.repeat(400) }).success).toBe(true);
});
