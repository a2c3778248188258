import { MissingBlogError } from '@/components/create/generation-failure';
import {
  type CustomImage,
  type GenerationRequest,
  generationRequest,
} from '@/components/create/generation-request';
import type { SessionUser } from '@/lib/auth/schema';
import type { Blog } from '@/lib/blogs/schema';
import { BATCH_MESSAGES } from '@/lib/constants/batch-messages';
import { requestJson } from '@/lib/http/client';
import type { GenerateResponse } from '@/lib/writing/schema';
import type { BatchRun } from './batch-run';

/** The body that asks for a batch's blog of an index (spec §3, Batch generation request). */
export function itemRequest(
  { form, sourceUrls, batchId, size }: BatchRun,
  index: number,
  images: readonly CustomImage[],
  user: SessionUser | null,
): GenerationRequest {
  const { diversifyNiches, includeImages, advancedPrompting } = form;
  return {
    ...generationRequest({ ...form, sourceUrls, images }, user),
    ...{ batchId, batchIndex: index, batchSize: size, diversifyNiches, includeImages },
    ...(advancedPrompting && { advancedPrompting }),
  };
}

/**
 * POST /api/blogs/generate for one blog of a batch. Its Idempotency-Key is always the same, so that
 * asking again never writes a second copy. Gives the id; throws what `requestJson` throws, and MissingBlogError.
 */
export async function requestItem(
  request: GenerationRequest,
  signal: AbortSignal,
): Promise<string> {
  const answer = await requestJson<GenerateResponse | undefined>('/api/blogs/generate', {
    method: 'POST',
    body: request,
    headers: { 'Idempotency-Key': `${request.batchId}:${request.batchIndex}` },
    signal,
  });
  if (!answer?.id) throw new MissingBlogError(BATCH_MESSAGES.noId);
  return answer.id;
}

/** A blog's title, or '' when it cannot be read now. */
export async function readTitle(id: string): Promise<string> {
  try {
    return (await requestJson<Blog>(`/api/blogs/${id}`)).content.title;
  } catch {
    return '';
  }
}
