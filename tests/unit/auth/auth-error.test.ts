import { expect, test } from 'vitest';
import { AuthError, authErrorFromPage } from '@/components/auth/session/auth-error.ts';

test.each([
  ['EmailNotVerified', 'email-not-verified'],
  ['OAuthSignin', 'network-request-failed'],
  ['OAuthCallback', 'internal-error'],
  ['Callback', 'internal-error'],
  ['AccessDenied', 'internal-error'],
  ['<script>', 'internal-error'],
  ['', 'internal-error'],
])('takes the error %j in the address for %s', (error, code) => {
  expect(authErrorFromPage(error).code).toBe(code);
});

test('says no more than the specification about a failure it does not know', () => {
  expect(authErrorFromPage('whatever').message).toBe('Failed to sign in with Google. Please try again.');
});

test('keeps what caused a failure for the log', () => {
  const cause = new TypeError('Failed to fetch');
  expect(new AuthError('network-request-failed', { cause }).cause).toBe(cause);
});
