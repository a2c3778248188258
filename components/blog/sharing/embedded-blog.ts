import type { Blog } from '@/lib/blogs/schema.ts';

/** A blog as its embed code needs it. */
export type EmbeddedBlog = { id: string; title: string; shareUrl: string };

/** What the dialog with the embed code gets. */
export type EmbedDialogProps = { blog: EmbeddedBlog; onClose: () => void };

/** Takes from a blog what its embed code needs. */
export function embeddedBlog({ id, shareUrl, content }: Blog): EmbeddedBlog {
  return { id, shareUrl, title: content.title };
}
