import type { ToastInput } from '@/components/ui/use-toast.ts';
import { AUTH_MESSAGES } from '@/lib/constants/auth-messages.ts';
import { ApiError, apiErrorDetails } from '@/lib/http/client.ts';

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

const UNREACHABLE = 'The server could not be reached. Please check your connection.';

/** `fetch` rejects with a TypeError when there was no answer at all. */
const isOffline = (error: unknown) =>
  error instanceof TypeError || (error instanceof Error && error.cause instanceof TypeError);

function reasonOf(error: unknown): string | undefined {
  if (isOffline(error)) return UNREACHABLE;
  if (error instanceof ApiError) return apiErrorDetails(error).message;
  return error instanceof Error ? error.message : undefined;
}

/**
 * What to show somebody when a request about their account failed: what did not work, and the reason where the server
 * gives one beyond it (spec §8).
 */
export function accountFailureToast(error: unknown, title: string): ToastInput {
  const reason = reasonOf(error);
  const description = reason === title ? undefined : reason;
  return { title, description, variant: 'destructive' };
}

/** What to show somebody who is not signed in with Google yet (spec §8). */
export function googleFailureToast(error: unknown): ToastInput {
  const code = error instanceof AuthError ? error.code : undefined;
  const description = error instanceof AuthError ? error.message : undefined;
  // These two are no failures: the sign-in goes on in this tab or in the newer window.
  if (code === 'popup-blocked') return { title: 'Opening Google here', description };
  if (code === 'cancelled-popup-request') return { title: 'Sign-in window replaced', description };
  return accountFailureToast(error, AUTH_MESSAGES.googleFailed);
}
