import type { CanCreate } from '@/lib/access/schema';
import type { GenerateResponse } from '@/lib/blogs/schema';
import { requestJson } from '@/lib/http/client';
import { isOutcomeUnknown, MissingBlogError } from './generation-failure.ts';
import type { GenerationRequest } from './generation-request.ts';
import { nextSubmission, randomKey } from './idempotency-key.ts';
import { forgetSubmission, pendingSubmission, rememberSubmission } from './pending-submission.ts';

/**
 * POST /api/blogs/generate with an Idempotency-Key that stays the same while the outcome is unknown and the
 * request unchanged. Throws what `requestJson` throws, and MissingBlogError for an answer without an id.
 */
export async function requestBlog(
  request: GenerationRequest,
  signal: AbortSignal,
): Promise<GenerateResponse> {
  const submission = nextSubmission(pendingSubmission(), JSON.stringify(request), randomKey);
  rememberSubmission(submission);
  try {
    const answer = await requestJson<GenerateResponse | undefined>('/api/blogs/generate', {
      method: 'POST',
      body: request,
      headers: { 'Idempotency-Key': submission.key },
      signal,
    });
    if (!answer?.id) throw new MissingBlogError();
    forgetSubmission();
    return answer;
  } catch (error) {
    if (!isOutcomeUnknown(error)) forgetSubmission();
    throw error;
  }
}

/** Whether a user may still create a blog (spec §4, access gating). Throws what `requestJson` throws. */
export async function mayCreate(userId: string, signal: AbortSignal): Promise<boolean> {
  const path = `/api/subscription/can-create?userId=${encodeURIComponent(userId)}`;
  const { canCreate } = await requestJson<CanCreate>(path, { signal });
  return canCreate;
}
