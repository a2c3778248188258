import { z } from 'zod';
import { readStored, writeStored } from '@/components/storage/stored.ts';
import { type StoredDraft, type UnsavedText, unsavedTextSchema } from '@/lib/blogs/drafts/schema.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { draftOf, isSameText } from './text-draft.ts';

/** Unsaved changes as stored in this tab. */
export const tabDraftSchema = unsavedTextSchema.extend({
  /** Version of the server's draft they follow; null for none. */
  version: z.iso.datetime().nullable().default(null),
});

/** Unsaved changes stored in this tab. */
export type TabDraft = z.infer<typeof tabDraftSchema>;

const storageKey = (blogId: string) => `blog-text:${blogId}`;

/** Unsaved changes stored in this tab only, if any. */
export function readTabDraft(blogId: string): TabDraft | null {
  return readStored(storageKey(blogId), tabDraftSchema);
}

/** Stores unsaved changes in this tab, across reloads and other pages; deletes them once there are none. */
export function storeInTab(blogId: string, stored: TabDraft): void {
  const isChanged = !isSameText(stored.draft, stored.base);
  writeStored(storageKey(blogId), isChanged ? stored : null);
}

/** Deletes a blog's unsaved changes from this tab. */
export function forgetInTab(blogId: string): void {
  writeStored(storageKey(blogId), null);
}

/** Unsaved changes to resume. */
export type Resumed = {
  text: UnsavedText | null;
  /** Version of the server's draft that the next one follows; null for none. */
  version: string | null;
  /** Whether the server has the text. */
  isSent: boolean;
  /** A newer draft that another window stored on the server. */
  other: StoredDraft | null;
};

/** Picks the unsaved changes to resume; those in this tab take precedence over the server's. */
export function resume(inTab: TabDraft | null, onServer: StoredDraft | null): Resumed {
  const version = onServer?.version ?? null;
  if (!inTab) return { text: onServer?.text ?? null, version, isSent: true, other: null };
  const { version: followed, ...text } = inTab;
  const isNewer = onServer !== null && onServer.version !== followed;
  if (isNewer) return { text, version: followed, isSent: false, other: onServer };
  return { text, version, isSent: false, other: null };
}

/**
 * The editor's initial text: unsaved changes, if any. If the blog's text has changed since, they keep their base, so
 * that saving detects the conflict.
 */
export function openDraft(blog: Blog, unsaved: UnsavedText | null): UnsavedText {
  const base = draftOf(blog);
  if (!unsaved) return { draft: base, base, basedOn: blog.updatedAt };
  if (!isSameText(unsaved.base, base)) return unsaved;
  return { draft: unsaved.draft, base, basedOn: blog.updatedAt };
}
