import type { StoredDraft, UnsavedText } from '@/lib/blogs/editing/schema.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { DRAFT_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { DRAFT_RETRY_MS, MAX_DRAFT_RETRY_MS } from '@/lib/constants/limits.ts';
import { ApiError, apiErrorDetails, requestJson } from '@/lib/http/client.ts';
import type { SectionChangeRequest } from '@/lib/writing/schema.ts';
import type { DraftFailure, Origin } from './editor-state.ts';
import { draftOf, editOf, isSameText } from './text-draft.ts';

const blogApi = (blogId: string) => `/api/blogs/${blogId}`;

/** Path of a blog's revisions, also their SWR key. */
export const revisionsPath = (blogId: string) => `${blogApi(blogId)}/revisions`;

const draftPath = (blogId: string) => `${blogApi(blogId)}/draft`;

type SaveOutcome = { kind: 'saved'; blog: Blog } | { kind: 'conflict'; theirs: Blog };

function throwUnlessConflict(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 409) throw error;
}

/** Sends a change, again if only the blog's style was changed meanwhile. */
async function sendChange(
  blogId: string,
  { base, basedOn }: Origin,
  send: (basedOn: string) => Promise<Blog>,
): Promise<SaveOutcome> {
  try {
    return { kind: 'saved', blog: await send(basedOn) };
  } catch (error) {
    throwUnlessConflict(error);
  }
  const theirs = await requestJson<Blog>(blogApi(blogId));
  if (!isSameText(draftOf(theirs), base)) return { kind: 'conflict', theirs };
  return { kind: 'saved', blog: await send(theirs.updatedAt) };
}

/** Saves a text and deletes the server's draft of that version. @throws ApiError, TypeError without a network */
export function saveText(blogId: string, text: UnsavedText, draftVersion: string | null): Promise<SaveOutcome> {
  const edit = { ...editOf(text.draft), ...(draftVersion && { draftVersion }) };
  return sendChange(blogId, text, (basedOn) =>
    requestJson<Blog>(blogApi(blogId), { method: 'PUT', body: { ...edit, basedOn } }),
  );
}

/** Rewrites and saves one section. @throws ApiError, TypeError without a network, the signal's reason */
export function changeSection(
  blogId: string,
  index: number,
  change: Omit<SectionChangeRequest, 'basedOn'>,
  origin: Origin,
  signal: AbortSignal,
): Promise<SaveOutcome> {
  const path = `${blogApi(blogId)}/sections/${index}`;
  return sendChange(blogId, origin, (basedOn) =>
    requestJson<Blog>(path, { method: 'POST', body: { ...change, basedOn }, signal }),
  );
}

/** The server's draft of a blog. @throws ApiError, TypeError without a network */
export async function readDraft(blogId: string): Promise<StoredDraft | null> {
  const { draft } = await requestJson<{ draft: StoredDraft | null }>(draftPath(blogId));
  return draft;
}

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
    throwUnlessConflict(error);
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
