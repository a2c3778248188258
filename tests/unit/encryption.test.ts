import { expect, test } from 'vitest';
import { DecryptionError, decrypt, encrypt, isEncryptedWith } from '@/lib/encryption.ts';

const KEY = Buffer.alloc(32, 1).toString('base64');
const OLD_KEY = Buffer.alloc(32, 2).toString('base64');

test('opens what it encrypted', () => {
  expect(decrypt(encrypt('token é 💡', 'ann:devto', KEY), 'ann:devto', [KEY])).toBe('token é 💡');
});

test('encrypts the same text differently each time', () => {
  expect(encrypt('token', 'ann:devto', KEY)).not.toBe(encrypt('token', 'ann:devto', KEY));
});

test('holds the text in no readable form', () => {
  const encrypted = encrypt('a-very-secret-token', 'ann:devto', KEY);
  expect(Buffer.from(encrypted.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain('secret');
});

test('opens with the previous key until it is encrypted again', () => {
  const encrypted = encrypt('token', 'ann:devto', OLD_KEY);
  expect(decrypt(encrypted, 'ann:devto', [KEY, OLD_KEY])).toBe('token');
  expect(isEncryptedWith(encrypted, KEY)).toBe(false);
  expect(isEncryptedWith(encrypted, OLD_KEY)).toBe(true);
});

const encrypted = encrypt('token', 'ann:devto', KEY);
const changed = `${encrypted.slice(0, 20)}zz${encrypted.slice(22)}`;

test.each([
  ['another user', encrypted, 'bob:devto', [KEY]],
  ['another platform', encrypted, 'ann:medium', [KEY]],
  ['another key', encrypted, 'ann:devto', [OLD_KEY]],
  ['no key', encrypted, 'ann:devto', []],
  ['a cut text', encrypted.slice(0, -4), 'ann:devto', [KEY]],
  ['a changed text', changed, 'ann:devto', [KEY]],
  ['a text that was never encrypted', 'token', 'ann:devto', [KEY]],
  ['nothing', '', 'ann:devto', [KEY]],
])('does not open for %s', (_, text, purpose, keys) => {
  expect(() => decrypt(text, purpose, keys)).toThrow(DecryptionError);
});

test('opens no text whose tag was shortened', () => {
  const [version, name, packed = ''] = encrypt('', 'ann:devto', KEY).split('.');
  const cut = Buffer.from(packed, 'base64url')
    .subarray(0, 12 + 4)
    .toString('base64url');
  expect(() => decrypt(`${version}.${name}.${cut}`, 'ann:devto', [KEY])).toThrow(DecryptionError);
});
