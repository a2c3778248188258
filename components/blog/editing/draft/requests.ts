import type { StoredDraft, TextDraft, UnsavedText } from '@/lib/blogs/drafts/schema.ts';
import { blogEditSchema } from '@/lib/blogs/editing/schema.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { DRAFT_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { DRAFT_RETRY_MS, MAX_DRAFT_RETRY_MS } from '@/lib/constants/limits.ts';
import { ApiError, apiErrorDetails, requestJson } from '@/lib/http/client.ts';
import type { SectionChangeRequest } from '@/lib/writing/schema.ts';
import type { DraftFailure } from './editor-state.ts';
import { draftOf, editOf, isSameText } from './text-draft.ts';

/** Address of a blog's earlier texts, also their key in the cache of reads. */
export const revisionsPath = (blogId: string) => `/api/blogs/${blogId}/revisions`;

/** A fault in the form: the sentence, and the field as its path in the schema ('sections.2.heading'). */
export type TextFault = { path: string; message: string };

/** The first thing that the server would refuse in a draft; null when there is none. */
export function faultOf(draft: TextDraft): TextFault | null {
  const parsed = blogEditSchema.omit({ basedOn: true }).safeParse(editOf(draft));
  const issue = parsed.error?.issues[0];
  if (!issue) return null;
  // Key points share a field.
  const path = issue.path[0] === 'keyPoints' ? ['keyPoints'] : issue.path;
  return { path: path.join('.'), message: issue.message };
}

/** How a change ended: saved, or somebody else has changed the text meanwhile. */
type SaveOutcome = { kind: 'saved'; blog: Blog } | { kind: 'conflict'; theirs: Blog };

const addressOf = (blogId: string) => `/api/blogs/${blogId}`;

const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409;

/** The text a change is made from, and `updatedAt` of the blog that had it. */
type Origin = { base: TextDraft; basedOn: string };

/** Sends a change. A blog whose style alone was changed meanwhile is no conflict: the change is sent again. */
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
 * @param draftVersion of the server's draft that goes with it, if any
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
 * Has one section written anew, longer or shorter, and saves it.
 * @param index the section's place from 0
 * @param origin the text as it is stored
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

/** The unsaved text of a blog, as the server has it. @throws ApiError, TypeError without a network */
export async function readDraft(blogId: string): Promise<StoredDraft | null> {
  const { draft } = await requestJson<{ draft: StoredDraft | null }>(draftPath(blogId));
  return draft;
}

/** How storing a draft ended: with its version, or with the newer one of another window. */
type SentDraft = { kind: 'stored'; version: string } | { kind: 'newer'; other: StoredDraft };

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
