import { scriptsWithoutFont } from '@/lib/blog-design/fonts/scripts.ts';
import { blogText } from '@/lib/blog-design/wording.ts';
import type { Blog } from '@/lib/blogs/schema.ts';

/** A blog without its text, for the bar of its screens. */
export type ManagedBlog = Omit<Blog, 'content' | 'sources' | 'author' | 'translations'> & {
  title: string;
  withoutFont: readonly string[];
};

/** Leaves out what the article already shows, so that a page sends it once. */
export function managedBlog(blog: Blog): ManagedBlog {
  const { content, sources: _, author: __, translations: ___, ...rest } = blog;
  return { ...rest, title: content.title, withoutFont: scriptsWithoutFont(blogText(blog)) };
}
