import { AUTH_MESSAGES } from '@/lib/constants/auth-messages.ts';
import { apiErrorDetails } from '@/lib/http/client.ts';
import type { FieldErrors } from './use-account-form.ts';

/** The fault of a new password that only the server knows: too many people use it. Else undefined. */
export function passwordFault(error: unknown): FieldErrors | undefined {
  const message = apiErrorDetails(error).message ?? (error instanceof Error && error.message);
  const isCommon = message === AUTH_MESSAGES.passwordCommon;
  return isCommon ? { password: AUTH_MESSAGES.passwordCommon } : undefined;
}
