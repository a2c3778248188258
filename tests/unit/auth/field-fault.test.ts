import { expect, test } from 'vitest';
import { fieldFault } from '@/components/auth/fields/account-form.tsx';
import { ApiError } from '@/lib/http/client.ts';

const TOO_COMMON = 'This password is too common. Please choose one that is harder to guess';
const LOGIN_FAILED = 'Failed to log in. Please check your credentials and try again.';
const REGISTER_FAILED = 'Failed to create account. This email may already be in use.';

const answered = (message: string) => new ApiError(400, '', JSON.stringify({ message }));

test.each([
  ['a common password', TOO_COMMON, 'password'],
  ['wrong credentials', LOGIN_FAILED, 'password'],
  ['a taken email address', REGISTER_FAILED, 'email'],
])('reports %s at its field', (_, message, field) => {
  const cause = answered(message);
  expect(fieldFault(cause)).toEqual({ [field]: message });
  expect(fieldFault(new Error(message, { cause }))).toEqual({ [field]: message });
});

test.each([
  ['too many attempts', answered('Too many attempts. Please wait a few minutes and try again.')],
  ['no network', new Error(LOGIN_FAILED, { cause: new TypeError('Failed to fetch') })],
  ['an answer of a proxy', new Error(REGISTER_FAILED, { cause: new ApiError(502, '', '<html>') })],
  ['something thrown that is no error', null],
])('%s belongs to no field', (_, error) => {
  expect(fieldFault(error)).toBeUndefined();
});
