import { type Blog, blogEditSchema } from '@/lib/blogs/schema';
import { ApiError, requestJson } from '@/lib/http/client';
import { draftOf, editOf, isSameText, type TextDraft } from './text-draft';

/** A fault in the form: the sentence, and the field as its path in the schema ('sections.2.heading'). */
export type TextFault = { path: string; message: string };

/** The first thing that the server would refuse in a draft; null when there is none. */
export function faultOf(draft: TextDraft): TextFault | null {
  const parsed = blogEditSchema.omit({ basedOn: true }).safeParse(editOf(draft));
  const issue = parsed.error?.issues[0];
  return issue ? { path: issue.path.join('.'), message: issue.message } : null;
}

/** How saving ended: saved, or somebody else has changed the text meanwhile. */
export type SaveOutcome = { kind: 'saved'; blog: Blog } | { kind: 'conflict'; theirs: Blog };

const addressOf = (blogId: string) => `/api/blogs/${blogId}`;

function put(blogId: string, draft: TextDraft, basedOn: string): Promise<Blog> {
  return requestJson<Blog>(addressOf(blogId), {
    method: 'PUT',
    body: { ...editOf(draft), basedOn },
  });
}

const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409;

/**
 * Saves a text. A blog whose style alone was changed meanwhile is no conflict: the save is repeated.
 * @param base the text that was edited
 * @param basedOn `updatedAt` of that text
 * @throws ApiError, TypeError without a network
 */
export async function saveText(
  blogId: string,
  draft: TextDraft,
  base: TextDraft,
  basedOn: string,
): Promise<SaveOutcome> {
  try {
    return { kind: 'saved', blog: await put(blogId, draft, basedOn) };
  } catch (error) {
    if (!isConflict(error)) throw error;
  }
  const theirs = await requestJson<Blog>(addressOf(blogId));
  if (!isSameText(draftOf(theirs), base)) return { kind: 'conflict', theirs };
  return { kind: 'saved', blog: await put(blogId, draft, theirs.updatedAt) };
}
