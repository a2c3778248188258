import type { TextDraft, UnsavedText } from '@/lib/blogs/drafts/schema.ts';
import { blogEditSchema } from '@/lib/blogs/editing/schema.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { ApiError, requestJson } from '@/lib/http/client.ts';
import type { SectionChangeRequest } from '@/lib/writing/schema.ts';
import { draftOf, editOf, isSameText } from './text-draft.ts';

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
export type SaveOutcome = { kind: 'saved'; blog: Blog } | { kind: 'conflict'; theirs: Blog };

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
