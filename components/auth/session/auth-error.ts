import type { ToastInput } from '@/components/ui/use-toast.ts';
import { ApiError, apiErrorDetails } from '@/lib/http/client.ts';
import type { Translator } from '@/lib/messages/translator.ts';
import type { KeyIn } from '@/lib/messages/types.ts';

export type AuthErrorCode = KeyIn<'signIn.google.reasons'> | 'internal-error';

export class AuthError extends Error {
  readonly code: AuthErrorCode;
  constructor(code: AuthErrorCode, options?: { cause?: unknown }) {
    super(code, options);
    this.name = 'AuthError';
    this.code = code;
  }
}

/** Wrong credentials, or an email address with an account: answers to what was typed. */
const isRefusal = (error: unknown) => error instanceof ApiError && (error.status === 401 || error.status === 409);

/** Throws with the server's message, if any, and the error as cause. Logs failures, but no refusals (spec §8). */
export function rethrow(error: unknown): never {
  if (!isRefusal(error)) console.error(error);
  throw new Error(apiErrorDetails(error).message, { cause: error });
}

export function authErrorFromPage(error: string): AuthError {
  if (error === 'EmailNotVerified') return new AuthError('email-not-verified');
  if (error === 'OAuthSignin') return new AuthError('network-request-failed');
  return new AuthError('internal-error', { cause: error });
}

/** Any translator. */
type Speaking = Pick<Translator<'common'>, 'common'>;

/** `fetch` rejects with a TypeError if there is no response. */
const isOffline = (error: unknown) =>
  error instanceof TypeError || (error instanceof Error && error.cause instanceof TypeError);

function describeAuthError(error: unknown, t: Speaking): string | undefined {
  if (isOffline(error)) return t.common('offline');
  if (error instanceof ApiError) return apiErrorDetails(error).message;
  return (error instanceof Error && error.message) || undefined;
}

export function accountFailure(error: unknown, title: string, t: Speaking): ToastInput {
  const reason = describeAuthError(error, t);
  return { title, description: reason === title ? undefined : reason, variant: 'destructive' };
}

export function googleFailure(error: unknown, t: Translator<'signIn.google'>): ToastInput {
  if (!(error instanceof AuthError)) return accountFailure(error, t('failed'), t);
  const { code } = error;
  const description = code === 'internal-error' ? undefined : t(`reasons.${code}`);
  // Not failures: the sign-in continues in this tab or in a newer popup.
  if (code === 'popup-blocked') return { title: t('openingHere'), description };
  if (code === 'cancelled-popup-request') return { title: t('windowReplaced'), description };
  return { title: t('failed'), description, variant: 'destructive' };
}
