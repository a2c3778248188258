import { z } from 'zod';
import { readStored, writeStored } from '@/components/storage/stored';
import type { Blog } from '@/lib/blogs/schema';
import { draftOf, isSameText, type TextDraft } from './text-draft';

const draftSchema = z.object({
  title: z.string(),
  intro: z.string(),
  sections: z
    .array(
      z.object({
        key: z.number(),
        heading: z.string(),
        content: z.string(),
        images: z.array(z.string()),
      }),
    )
    .min(1),
  conclusion: z.string(),
});

/** What is stored of unsaved changes. */
export const keptSchema = z.object({ draft: draftSchema, base: draftSchema, basedOn: z.string() });

/** Unsaved changes: the text, the one it was made from, and when that one was last changed. */
export type KeptDraft = { draft: TextDraft; base: TextDraft; basedOn: string };

const storageKey = (blogId: string) => `blog-text:${blogId}`;

/** Unsaved changes of a blog in this tab, if any. */
export function readKept(blogId: string): KeptDraft | null {
  return readStored(storageKey(blogId), keptSchema);
}

/** Keeps unsaved changes in this tab, over a reload and other pages; forgets them once there are none. */
export function keepDraft(blogId: string, kept: KeptDraft): void {
  const isChanged = !isSameText(kept.draft, kept.base);
  writeStored(storageKey(blogId), isChanged ? kept : null);
}

/** Forgets the unsaved changes of a blog. */
export function forgetDraft(blogId: string): void {
  writeStored(storageKey(blogId), null);
}

/**
 * What the form begins with: unsaved changes where there are any. Those keep the text they were made from when the blog's
 * is another one by now, so that saving them finds the conflict.
 */
export function openDraft(blog: Blog, kept: KeptDraft | null): KeptDraft {
  const base = draftOf(blog);
  if (!kept) return { draft: base, base, basedOn: blog.updatedAt };
  if (!isSameText(kept.base, base)) return kept;
  return { draft: kept.draft, base, basedOn: blog.updatedAt };
}
