import type { ToastInput } from '@/components/ui/use-toast.ts';
import { AUTH_MESSAGES } from '@/lib/constants/messages.ts';
import { ApiError, apiErrorDetails } from '@/lib/http/client.ts';

const GOOGLE_FAILURES = {
  'missing-configuration': `${AUTH_MESSAGES.unavailable}. Please sign in with an email address and a password.`,
  'popup-blocked': 'Your browser blocked the sign-in window. Taking you to Google in this tab instead.',
  'popup-closed-by-user': 'The sign-in window was closed before you finished.',
  'cancelled-popup-request': 'A newer sign-in window replaced this one.',
  'unauthorized-domain': 'Google sign-in is not set up for this address. Please open the site at its usual address.',
  'network-request-failed': 'We could not reach Google. Please check your connection.',
  'email-not-verified':
    'Google has not verified this email address. Please verify it there, or create an account with a password.',
  'internal-error': AUTH_MESSAGES.googleFailed,
} as const;

export type AuthErrorCode = keyof typeof GOOGLE_FAILURES;

export class AuthError extends Error {
  readonly code: AuthErrorCode;
  constructor(code: AuthErrorCode, options?: { cause?: unknown }) {
    super(GOOGLE_FAILURES[code], options);
    this.name = 'AuthError';
    this.code = code;
  }
}

/** Wrong credentials, or an email address with an account: answers to what was typed. */
const isRefusal = (error: unknown) => error instanceof ApiError && (error.status === 401 || error.status === 409);

/** Throws with the server's message, or `fallback`, and the error as cause. Logs failures, but no refusals (spec §8). */
export function rethrow(error: unknown, fallback: string): never {
  if (!isRefusal(error)) console.error(error);
  throw new Error(apiErrorDetails(error).message ?? fallback, { cause: error });
}

export function authErrorFromPage(error: string): AuthError {
  if (error === 'EmailNotVerified') return new AuthError('email-not-verified');
  if (error === 'OAuthSignin') return new AuthError('network-request-failed');
  return new AuthError('internal-error', { cause: error });
}

/** `fetch` rejects with a TypeError if there is no response. */
const isOffline = (error: unknown) =>
  error instanceof TypeError || (error instanceof Error && error.cause instanceof TypeError);

function describeAuthError(error: unknown): string | undefined {
  if (isOffline(error)) return 'We could not reach the server. Please check your connection.';
  if (error instanceof ApiError) return apiErrorDetails(error).message;
  return error instanceof Error ? error.message : undefined;
}

export function accountFailure(error: unknown, title: string): ToastInput {
  const reason = describeAuthError(error);
  return { title, description: reason === title ? undefined : reason, variant: 'destructive' };
}

export function googleFailure(error: unknown): ToastInput {
  const code = error instanceof AuthError ? error.code : undefined;
  const description = error instanceof AuthError ? error.message : undefined;
  // Not failures: the sign-in continues in this tab or in a newer popup.
  if (code === 'popup-blocked') return { title: 'Opening Google here', description };
  if (code === 'cancelled-popup-request') return { title: 'Sign-in window replaced', description };
  return accountFailure(error, AUTH_MESSAGES.googleFailed);
}
