import { z } from 'zod';
import { readStored, writeStored } from '@/components/storage/stored.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { draftOf, isSameText, type TextDraft } from './text-draft.ts';

// What has a default was not stored with the drafts of earlier versions.
const draftSchema = z.object({
  title: z.string(),
  description: z.string().default(''),
  intro: z.string(),
  keyPoints: z.string().default(''),
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
  questions: z
    .array(z.object({ key: z.number(), question: z.string(), answer: z.string() }))
    .default([]),
  alternativeTexts: z.record(z.string(), z.string()).default({}),
});

/** What is stored of unsaved changes. */
export const storedDraftSchema = z.object({
  draft: draftSchema,
  base: draftSchema,
  basedOn: z.string(),
});

/** Unsaved changes: the text, the one it was made from, and when that one was last changed. */
export type StoredDraft = { draft: TextDraft; base: TextDraft; basedOn: string };

const storageKey = (blogId: string) => `blog-text:${blogId}`;

/** Unsaved changes of a blog in this tab, if any. */
export function readStoredDraft(blogId: string): StoredDraft | null {
  return readStored(storageKey(blogId), storedDraftSchema);
}

/** Stores unsaved changes in this tab, over a reload and other pages; forgets them once there are none. */
export function storeDraft(blogId: string, stored: StoredDraft): void {
  const isChanged = !isSameText(stored.draft, stored.base);
  writeStored(storageKey(blogId), isChanged ? stored : null);
}

/** Forgets the unsaved changes of a blog. */
export function forgetDraft(blogId: string): void {
  writeStored(storageKey(blogId), null);
}

/**
 * What the form begins with: unsaved changes where there are any. Those hold the text they were made from when the blog's
 * is another one by now, so that saving them finds the conflict.
 */
export function openDraft(blog: Blog, stored: StoredDraft | null): StoredDraft {
  const base = draftOf(blog);
  if (!stored) return { draft: base, base, basedOn: blog.updatedAt };
  if (!isSameText(stored.base, base)) return stored;
  return { draft: stored.draft, base, basedOn: blog.updatedAt };
}
