import { expect, test, vi } from 'vitest';
import { fieldFault } from '@/components/auth/fields/account-form.tsx';
import {
  AuthError,
  type AuthErrorCode,
  accountFailure,
  authErrorFromPage,
  googleFailure,
  rethrow,
} from '@/components/auth/session/auth-error.ts';
import { ApiError } from '@/lib/http/client.ts';
import { translatorFor } from '@/lib/messages/catalogue.ts';

const common = translatorFor('en', 'common');
const google = translatorFor('en', 'signIn.google');
const auth = translatorFor('en', 'auth');

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
  expect(accountFailure(error, LOGIN_FAILED, common)).toEqual({
    title: LOGIN_FAILED,
    description,
    variant: 'destructive',
  });
});

const UNAVAILABLE = 'Authentication is unavailable due to missing configuration.';

test.each<[AuthErrorCode, string | undefined]>([
  ['missing-configuration', `${UNAVAILABLE} Please sign in with an email address and a password.`],
  ['popup-closed-by-user', 'The sign-in window was closed before you finished.'],
  ['unauthorized-domain', 'Google sign-in is not set up for this address. Please open the site at its usual address.'],
  ['network-request-failed', 'We could not reach Google. Please check your connection.'],
  ['internal-error', undefined],
])('a Google sign-in ending with %s shows a failure with its reason', (code, description) => {
  expect(googleFailure(new AuthError(code), google)).toEqual({
    title: GOOGLE_FAILED,
    description,
    variant: 'destructive',
  });
});

test.each<[AuthErrorCode, string, string]>([
  [
    'popup-blocked',
    'Opening Google here',
    'Your browser blocked the sign-in window. Taking you to Google in this tab instead.',
  ],
  ['cancelled-popup-request', 'Sign-in window replaced', 'A newer sign-in window replaced this one.'],
])('a Google sign-in continuing after %s shows no failure', (code, title, description) => {
  expect(googleFailure(new AuthError(code), google)).toEqual({ title, description });
});

test.each([
  ['EmailNotVerified', 'email-not-verified'],
  ['OAuthSignin', 'network-request-failed'],
  ['OAuthCallback', 'internal-error'],
  ['<script>', 'internal-error'],
  ['', 'internal-error'],
])('maps the error %j to %s', (error, code) => {
  expect(authErrorFromPage(error).code).toBe(code);
});

const TOO_COMMON = 'This password is too common. Please choose one that is harder to guess';
const REGISTER_FAILED = 'Failed to create account. This email may already be in use.';

test.each([
  ['a common password', TOO_COMMON, 'password'],
  ['wrong credentials', LOGIN_FAILED, 'password'],
  ['a taken email address', REGISTER_FAILED, 'email'],
])('reports %s at its field', (_, message, field) => {
  const cause = answered(message);
  expect(fieldFault(cause, auth)).toEqual({ [field]: message });
  expect(fieldFault(new Error(message, { cause }), auth)).toEqual({ [field]: message });
});

test.each([
  ['too many attempts', answered('Too many attempts. Please wait a few minutes and try again.')],
  ['no network', new Error(LOGIN_FAILED, { cause: new TypeError('Failed to fetch') })],
  ['an answer of a proxy', new Error(REGISTER_FAILED, { cause: new ApiError(502, '', '<html>') })],
  ['something thrown that is no error', null],
])('%s belongs to no field', (_, error) => {
  expect(fieldFault(error, auth)).toBeUndefined();
});

test.each([
  ['wrong credentials', new ApiError(401, '', JSON.stringify({ message: LOGIN_FAILED })), LOGIN_FAILED, 0],
  ['a taken email address', new ApiError(409, '', JSON.stringify({ message: REGISTER_FAILED })), REGISTER_FAILED, 0],
  ['a fault of the server', new ApiError(500, '', ''), '', 1],
  ['no network', new TypeError('Failed to fetch'), '', 1],
])('after %s, the console has what nobody expects', (_, error, message, logged) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect(() => rethrow(error)).toThrow(new Error(message));
  expect(log).toHaveBeenCalledTimes(logged);
  log.mockRestore();
});
