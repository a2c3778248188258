import { expect, test } from 'vitest';
import { isSealedWith, seal, UnsealingError, unseal } from '@/lib/sealing';

const KEY = Buffer.alloc(32, 1).toString('base64');
const OLD_KEY = Buffer.alloc(32, 2).toString('base64');

test('opens what it sealed', () => {
  expect(unseal(seal('token é 💡', 'ann:devto', KEY), 'ann:devto', [KEY])).toBe('token é 💡');
});

test('seals the same text differently each time', () => {
  expect(seal('token', 'ann:devto', KEY)).not.toBe(seal('token', 'ann:devto', KEY));
});

test('holds the text in no readable form', () => {
  const sealed = seal('a-very-secret-token', 'ann:devto', KEY);
  expect(Buffer.from(sealed.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain(
    'secret',
  );
});

test('opens with the key before, until it is sealed anew', () => {
  const sealed = seal('token', 'ann:devto', OLD_KEY);
  expect(unseal(sealed, 'ann:devto', [KEY, OLD_KEY])).toBe('token');
  expect(isSealedWith(sealed, KEY)).toBe(false);
  expect(isSealedWith(sealed, OLD_KEY)).toBe(true);
});

const sealed = seal('token', 'ann:devto', KEY);
const changed = `${sealed.slice(0, 20)}zz${sealed.slice(22)}`;

test.each([
  ['another user', sealed, 'bob:devto', [KEY]],
  ['another platform', sealed, 'ann:medium', [KEY]],
  ['another key', sealed, 'ann:devto', [OLD_KEY]],
  ['no key', sealed, 'ann:devto', []],
  ['a cut text', sealed.slice(0, -4), 'ann:devto', [KEY]],
  ['a changed text', changed, 'ann:devto', [KEY]],
  ['a text that was never sealed', 'token', 'ann:devto', [KEY]],
  ['nothing', '', 'ann:devto', [KEY]],
])('does not open for %s', (_, text, purpose, keys) => {
  expect(() => unseal(text, purpose, keys)).toThrow(UnsealingError);
});

test('opens no text whose tag was shortened', () => {
  const [version, name, packed = ''] = seal('', 'ann:devto', KEY).split('.');
  const cut = Buffer.from(packed, 'base64url')
    .subarray(0, 12 + 4)
    .toString('base64url');
  expect(() => unseal(`${version}.${name}.${cut}`, 'ann:devto', [KEY])).toThrow(UnsealingError);
});
