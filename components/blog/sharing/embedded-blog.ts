import type { Blog } from '@/lib/blogs/schema.ts';

/** A blog as its embed code needs it. */
export type EmbeddedBlog = Pick<Blog, 'id' | 'shareUrl' | 'isUnbranded'> & { title: string };

/** What the dialog with the embed code gets. */
export type EmbedDialogProps = { blog: EmbeddedBlog; onClose: () => void };

/** Takes from a blog what its embed code needs. */
export function embeddedBlog({ content, ...blog }: Blog): EmbeddedBlog {
  const { id, shareUrl, isUnbranded } = blog;
  return { id, shareUrl, title: content.title, ...(isUnbranded && { isUnbranded }) };
}
