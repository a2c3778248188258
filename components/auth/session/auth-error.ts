import { AUTH_MESSAGES } from '@/lib/constants/auth-messages.ts';

/** Why a sign-in with Google did not happen (spec §8, identity-provider failures). */
const GOOGLE_FAILURES = {
  'missing-configuration': `${AUTH_MESSAGES.unavailable}. Please use an email address and a password.`,
  'popup-blocked': 'Your browser blocked the sign-in window. Taking you to Google in this tab instead.',
  'popup-closed-by-user': 'The sign-in window was closed before you finished.',
  'cancelled-popup-request': 'A newer sign-in window replaced this one.',
  'unauthorized-domain': 'Google sign-in is not set up for this address. Please open the site at its usual address.',
  'network-request-failed': 'Google could not be reached. Please check your connection.',
  'email-not-verified':
    'Google has not verified this email address. Please verify it there, or register with a password.',
  'internal-error': AUTH_MESSAGES.googleFailed,
} as const;

/** Name of a failure. */
export type AuthErrorCode = keyof typeof GOOGLE_FAILURES;

/** A sign-in with Google that did not happen; the message is a sentence for the user. */
export class AuthError extends Error {
  readonly code: AuthErrorCode;
  constructor(code: AuthErrorCode, options?: { cause?: unknown }) {
    super(GOOGLE_FAILURES[code], options);
    this.name = 'AuthError';
    this.code = code;
  }
}

/** The failure behind the `error` that next-auth puts into the address of its error page. */
export function authErrorFromPage(error: string): AuthError {
  if (error === 'EmailNotVerified') return new AuthError('email-not-verified');
  if (error === 'OAuthSignin') return new AuthError('network-request-failed');
  return new AuthError('internal-error', { cause: error });
}
