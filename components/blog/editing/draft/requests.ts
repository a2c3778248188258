import type { StoredDraft, UnsavedText } from '@/lib/blogs/drafts/schema.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { DRAFT_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { DRAFT_RETRY_MS, MAX_DRAFT_RETRY_MS } from '@/lib/constants/limits.ts';
import { ApiError, apiErrorDetails, requestJson } from '@/lib/http/client.ts';
import type { SectionChangeRequest } from '@/lib/writing/schema.ts';
import type { DraftFailure, Origin } from './editor-state.ts';
import { draftOf, editOf, isSameText } from './text-draft.ts';

/** Path of a blog's revisions, also their SWR key. */
export const revisionsPath = (blogId: string) => `/api/blogs/${blogId}/revisions`;

/** Outcome of a save: stored, or in conflict with a text saved meanwhile. */
type SaveOutcome = { kind: 'saved'; blog: Blog } | { kind: 'conflict'; theirs: Blog };

const addressOf = (blogId: string) => `/api/blogs/${blogId}`;

const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409;

/** Sends a change, again if only the blog's style was changed meanwhile. */
async function sendChange(
  blogId: string,
  { base, basedOn }: Origin,
  send: (basedOn: string) => Promise<Blog>,
): Promise<SaveOutcome> {
  try {
    return { kind: 'saved', blog: await send(basedOn) };
  } catch (error) {
    if (!isConflict(error)) throw error;
  }
  const theirs = await requestJson<Blog>(addressOf(blogId));
  if (!isSameText(draftOf(theirs), base)) return { kind: 'conflict', theirs };
  return { kind: 'saved', blog: await send(theirs.updatedAt) };
}

/**
 * Saves a text.
 * @param draftVersion version of the server's draft to delete with it
 * @throws ApiError, TypeError without a network
 */
export function saveText(
  blogId: string,
  { draft, base, basedOn }: UnsavedText,
  draftVersion: string | null,
): Promise<SaveOutcome> {
  return sendChange(blogId, { base, basedOn }, (since) =>
    requestJson<Blog>(addressOf(blogId), {
      method: 'PUT',
      body: { ...editOf(draft), basedOn: since, ...(draftVersion && { draftVersion }) },
    }),
  );
}

/**
 * Rewrites one section and saves it.
 * @param index from 0
 * @param origin the stored text
 * @throws ApiError, TypeError without a network, the signal's reason
 */
export function changeSection(
  blogId: string,
  index: number,
  change: Omit<SectionChangeRequest, 'basedOn'>,
  origin: Origin,
  signal: AbortSignal,
): Promise<SaveOutcome> {
  return sendChange(blogId, origin, (basedOn) =>
    requestJson<Blog>(`${addressOf(blogId)}/sections/${index}`, {
      method: 'POST',
      body: { ...change, basedOn },
      signal,
    }),
  );
}

const draftPath = (blogId: string) => `/api/blogs/${blogId}/draft`;

/** The server's draft of a blog. @throws ApiError, TypeError without a network */
export async function readDraft(blogId: string): Promise<StoredDraft | null> {
  const { draft } = await requestJson<{ draft: StoredDraft | null }>(draftPath(blogId));
  return draft;
}

/** Outcome of storing a draft: its version, or a newer draft from another window. */
type SentDraft = { kind: 'stored'; version: string } | { kind: 'newer'; other: StoredDraft };

/**
 * Stores unsaved changes on the server, as a first draft if the previous one was discarded elsewhere.
 * @param version version of the draft they replace
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

/** Discards the server's draft if it still has this version. @throws ApiError, TypeError without a network */
export async function discardDraft(blogId: string, version: string): Promise<void> {
  await requestJson(draftPath(blogId), { method: 'DELETE', body: { version } });
}

/** Statuses below 500 worth a retry: timeouts and limits. */
const TRANSIENT = new Set([408, 425, 429]);

/** Why a request to store a draft failed. */
export function failureOf(error: unknown): DraftFailure {
  const status = error instanceof ApiError ? error.status : 0;
  return {
    reason: apiErrorDetails(error).message ?? DRAFT_MESSAGES.unreachable,
    isFinal: status >= 400 && status < 500 && !TRANSIENT.has(status),
    isTooLarge: status === 413,
  };
}

/** Delay before the next retry, in ms. */
export const retryPause = (failures: number) => Math.min(DRAFT_RETRY_MS * 2 ** (failures - 1), MAX_DRAFT_RETRY_MS);
