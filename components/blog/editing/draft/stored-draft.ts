import { z } from 'zod';
import { readStored, writeStored } from '@/components/storage/stored.ts';
import { type StoredDraft, type UnsavedText, unsavedTextSchema } from '@/lib/blogs/drafts/schema.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { draftOf, isSameText } from './text-draft.ts';

/** What this tab stores of unsaved changes until the server has them. */
export const tabDraftSchema = unsavedTextSchema.extend({
  /** Version of the server's draft that they follow; null for none. */
  version: z.iso.datetime().nullable().default(null),
});

/** Unsaved changes that the server does not have yet. */
export type TabDraft = z.infer<typeof tabDraftSchema>;

const storageKey = (blogId: string) => `blog-text:${blogId}`;

/** Unsaved changes of a blog that only this tab has, if any. */
export function readTabDraft(blogId: string): TabDraft | null {
  return readStored(storageKey(blogId), tabDraftSchema);
}

/** Stores unsaved changes in this tab, over a reload and other pages; forgets them once there are none. */
export function storeInTab(blogId: string, stored: TabDraft): void {
  const isChanged = !isSameText(stored.draft, stored.base);
  writeStored(storageKey(blogId), isChanged ? stored : null);
}

/** Forgets the unsaved changes of a blog in this tab. */
export function forgetInTab(blogId: string): void {
  writeStored(storageKey(blogId), null);
}

/** Unsaved changes to go on with. */
export type Resumed = {
  text: UnsavedText | null;
  /** Version of the server's draft that the next one follows; null for none. */
  version: string | null;
  /** Whether the server has the text. */
  isSent: boolean;
  /** The server's draft, where another window has stored it since this tab's was made. */
  other: StoredDraft | null;
};

/** Of the unsaved changes that this tab and the server have, those to go on with: what only this tab has goes first. */
export function resume(inTab: TabDraft | null, onServer: StoredDraft | null): Resumed {
  const version = onServer?.version ?? null;
  if (!inTab) return { text: onServer?.text ?? null, version, isSent: true, other: null };
  const { version: followed, ...text } = inTab;
  const isNewer = onServer !== null && onServer.version !== followed;
  if (isNewer) return { text, version: followed, isSent: false, other: onServer };
  return { text, version, isSent: false, other: null };
}

/**
 * What the editor begins with: unsaved changes where there are any. Those hold the text they were made from when the
 * blog's is another one by now, so that saving them finds the conflict.
 */
export function openDraft(blog: Blog, unsaved: UnsavedText | null): UnsavedText {
  const base = draftOf(blog);
  if (!unsaved) return { draft: base, base, basedOn: blog.updatedAt };
  if (!isSameText(unsaved.base, base)) return unsaved;
  return { draft: unsaved.draft, base, basedOn: blog.updatedAt };
}
