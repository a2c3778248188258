import type { ToastInput } from '@/components/ui/use-toast.ts';
import { AUTH_MESSAGES } from '@/lib/constants/auth-messages.ts';
import { ApiError, apiErrorDetails } from '@/lib/http/client.ts';
import { AuthError } from './auth-error.ts';

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
