import type { StoredDraft, UnsavedText } from '@/lib/blogs/drafts/schema.ts';
import { DRAFT_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { DRAFT_RETRY_MS, MAX_DRAFT_RETRY_MS } from '@/lib/constants/limits.ts';
import { ApiError, apiErrorDetails, requestJson } from '@/lib/http/client.ts';
import type { DraftFailure } from './editor-state.ts';

const draftPath = (blogId: string) => `/api/blogs/${blogId}/draft`;

/** The unsaved text of a blog, as the server has it. @throws ApiError, TypeError without a network */
export async function readDraft(blogId: string): Promise<StoredDraft | null> {
  const { draft } = await requestJson<{ draft: StoredDraft | null }>(draftPath(blogId));
  return draft;
}

/** How storing a draft ended: with its version, or with the newer one of another window. */
export type SentDraft = { kind: 'stored'; version: string } | { kind: 'newer'; other: StoredDraft };

/**
 * Has the server store unsaved changes. A draft that has been discarded elsewhere is no conflict: they are stored as the first.
 * @param version of the draft that they follow
 * @throws ApiError, TypeError without a network
 */
export async function sendDraft(blogId: string, text: UnsavedText, version: string | null): Promise<SentDraft> {
  const send = (followed: string | null) =>
    requestJson<{ version: string }>(draftPath(blogId), { method: 'PUT', body: { text, version: followed } });
  try {
    return { kind: 'stored', ...(await send(version)) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
  }
  const other = await readDraft(blogId);
  if (other) return { kind: 'newer', other };
  return { kind: 'stored', ...(await send(null)) };
}

/** Has the server discard a draft, unless it is another one by now. @throws ApiError, TypeError without a network */
export async function discardDraft(blogId: string, version: string): Promise<void> {
  await requestJson(draftPath(blogId), { method: 'DELETE', body: { version } });
}

/** Statuses below 500 that a later try may not meet again: timeouts and limits. */
const TRANSIENT = new Set([408, 425, 429]);

/** Why a draft was not taken, by the error of its request. */
export function failureOf(error: unknown): DraftFailure {
  const status = error instanceof ApiError ? error.status : 0;
  return {
    reason: apiErrorDetails(error).message ?? DRAFT_MESSAGES.unreachable,
    isFinal: status >= 400 && status < 500 && !TRANSIENT.has(status),
    isTooLarge: status === 413,
  };
}

/** Pause after a number of failed tries in a row, in ms. */
export const retryPause = (failures: number) => Math.min(DRAFT_RETRY_MS * 2 ** (failures - 1), MAX_DRAFT_RETRY_MS);
