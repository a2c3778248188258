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
])('maps the error %j to %s', (error, code) => {
  expect(authErrorFromPage(error).code).toBe(code);
});

test('shows the specified sentence for unknown failures', () => {
  expect(authErrorFromPage('whatever').message).toBe('Failed to sign in with Google. Please try again.');
});

test('keeps the cause of a failure for the log', () => {
  const cause = new TypeError('Failed to fetch');
  expect(new AuthError('network-request-failed', { cause }).cause).toBe(cause);
});
