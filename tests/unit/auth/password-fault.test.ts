import { expect, test } from 'vitest';
import { passwordFault } from '@/components/auth/fields/account-form.tsx';
import { ApiError } from '@/lib/http/client.ts';

const TOO_COMMON = 'This password is too common. Please choose one that is harder to guess';

test.each([
  ['in an answer of our API', new ApiError(400, '', JSON.stringify({ message: TOO_COMMON }))],
  ['as the auth context throws it', new Error(TOO_COMMON)],
])('reports a common password at its field: %s', (_, error) => {
  expect(passwordFault(error)).toEqual({ password: TOO_COMMON });
});

test.each([
  ['a taken email address', new Error('Failed to create account.')],
  ['no network', new TypeError('Failed to fetch')],
  ['something thrown that is no error', null],
])('%s is not an error of the password field', (_, error) => {
  expect(passwordFault(error)).toBeUndefined();
});
