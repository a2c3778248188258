'use client';

import useSWR from 'swr';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { openStream } from '@/components/streams/read-events.ts';
import type { CanCreate } from '@/lib/access/schema.ts';
import { IS_UNLIMITED } from '@/lib/constants/plans.ts';
import { requestJson } from '@/lib/http/client.ts';
import { isOutcomeUnknown } from '../outcome/generation-failure.ts';
import type { GenerationRequest } from './generation-request.ts';
import { forgetSubmission, nextSubmission, pendingSubmission, randomKey, rememberSubmission } from './submission.ts';

/**
 * POST /api/blogs/generate, answered with events. The Idempotency-Key stays the same while the outcome is unknown and
 * the request unchanged. Throws ApiError and what `fetch` throws.
 */
export async function openGeneration(request: GenerationRequest, signal: AbortSignal): Promise<Response> {
  const submission = nextSubmission(pendingSubmission(), JSON.stringify(request), randomKey);
  // Credentials must not be stored in the browser.
  const hasSecrets = (request.platforms ?? []).length > 0;
  rememberSubmission(submission, hasSecrets);
  try {
    return await openStream('/api/blogs/generate', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': submission.key },
      body: submission.body,
      signal,
    });
  } catch (error) {
    if (!isOutcomeUnknown(error)) forgetSubmission();
    throw error;
  }
}

/** Also the SWR key. */
const canCreatePath = (userId: string) => `/api/subscription/can-create?userId=${encodeURIComponent(userId)}`;

/** The user's remaining quota (spec §4, access gating). Throws what `requestJson` throws. */
export function readCanCreate(userId: string, signal?: AbortSignal): Promise<CanCreate> {
  return requestJson<CanCreate>(canCreatePath(userId), { signal });
}

/** The user's free blogs, read whenever the screen opens; `left` is null while unknown and without a limit, `isCounted` whether another blog counts. */
export function useFreeBlogs(): { left: number | null; isCounted: boolean; recount: () => void } {
  const { user, isOperator } = useAuth();
  const { data, mutate } = useSWR<CanCreate>(user ? canCreatePath(user.uid) : null, { revalidateOnMount: true });
  const left = data?.freeBlogsLeft ?? null;
  const isCounted = user ? left !== null : !IS_UNLIMITED && !isOperator;
  return { left, isCounted, recount: () => void mutate() };
}
