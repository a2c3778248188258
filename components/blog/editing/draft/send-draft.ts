import type { StoredDraft, UnsavedText } from '@/lib/blogs/draft-schema.ts';
import { ApiError, requestJson } from '@/lib/http/client.ts';

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
export async function sendDraft(
  blogId: string,
  text: UnsavedText,
  version: string | null,
): Promise<SentDraft> {
  const send = (followed: string | null) =>
    requestJson<{ version: string }>(draftPath(blogId), {
      method: 'PUT',
      body: { text, version: followed },
    });
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
