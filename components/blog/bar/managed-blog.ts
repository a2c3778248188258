import type { Blog } from '@/lib/blogs/schema.ts';

/** A blog without its text, for the bar of its screens. */
export type ManagedBlog = Omit<Blog, 'content' | 'sources' | 'author' | 'translations'> & { title: string };

/** Leaves out what the article already shows, so that a page sends it once. */
export function managedBlog({ content, sources: _, author: __, translations: ___, ...rest }: Blog): ManagedBlog {
  return { ...rest, title: content.title };
}
