import { expect, test } from 'vitest';
import { AuthError, type AuthErrorCode, accountFailure, googleFailure } from '@/components/auth/session/auth-error.ts';
import { ApiError } from '@/lib/http/client.ts';

const LOGIN_FAILED = 'Failed to log in. Please check your credentials and try again.';
const GOOGLE_FAILED = 'Failed to sign in with Google. Please try again.';
const OFFLINE = 'We could not reach the server. Please check your connection.';

const answered = (message: string) => new ApiError(400, 'Bad Request', JSON.stringify({ message }));

test.each([
  ['nothing more when the server says the same', new Error(LOGIN_FAILED), undefined],
  ['what else the server says', new Error('Too many attempts.'), 'Too many attempts.'],
  ['what stands in an answer of our API', answered('Not right.'), 'Not right.'],
  ['nothing of an answer that is not from our API', new ApiError(502, '', '<html>'), undefined],
  ['that there was no answer', new TypeError('Failed to fetch'), OFFLINE],
  ['that there was none behind it', new Error('x', { cause: new TypeError('x') }), OFFLINE],
  ['nothing about what is no error', 'x', undefined],
])('a failed login shows %s', (_, error, description) => {
  expect(accountFailure(error, LOGIN_FAILED)).toEqual({ title: LOGIN_FAILED, description, variant: 'destructive' });
});

test.each<[AuthErrorCode, string | undefined]>([
  [
    'missing-configuration',
    'Authentication is unavailable due to missing configuration. Please sign in with an email address and a password.',
  ],
  ['popup-closed-by-user', 'The sign-in window was closed before you finished.'],
  ['unauthorized-domain', 'Google sign-in is not set up for this address. Please open the site at its usual address.'],
  [
    'email-not-verified',
    'Google has not verified this email address. Please verify it there, or create an account with a password.',
  ],
  ['network-request-failed', 'We could not reach Google. Please check your connection.'],
  ['internal-error', undefined],
])('a Google sign-in ending with %s shows a failure with its reason', (code, description) => {
  expect(googleFailure(new AuthError(code))).toEqual({ title: GOOGLE_FAILED, description, variant: 'destructive' });
});

test.each<[AuthErrorCode, string]>([
  ['popup-blocked', 'Opening Google here'],
  ['cancelled-popup-request', 'Sign-in window replaced'],
])('a Google sign-in continuing after %s shows no failure', (code, title) => {
  const error = new AuthError(code);
  expect(googleFailure(error)).toEqual({ title, description: error.message });
});
