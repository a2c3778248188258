import type { Blog } from '@/lib/blogs/schema.ts';

/** Input of the embed code. */
export type EmbeddedBlog = Pick<Blog, 'id' | 'shareUrl' | 'isUnbranded'> & { title: string };

export type EmbedDialogProps = { blog: EmbeddedBlog; onClose: () => void };

export function embeddedBlog({ content, ...blog }: Blog): EmbeddedBlog {
  const { id, shareUrl, isUnbranded } = blog;
  return { id, shareUrl, title: content.title, ...(isUnbranded && { isUnbranded }) };
}
