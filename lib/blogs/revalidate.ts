import 'server-only';
import { revalidatePath } from 'next/cache';
import { blogPaths, profilePaths } from '@/lib/routes';
import { forgetEmbed } from './embed-cache';
import type { Blog } from './schema';

/** Has the public pages of blogs made anew, after a write. */
export function revalidateBlogs(ids: readonly string[]): void {
  for (const path of ids.flatMap(blogPaths)) revalidatePath(path);
  for (const id of ids) forgetEmbed(id);
}

/** Has the public pages of a creator made anew. */
export function revalidateProfile(slug: string): void {
  for (const path of profilePaths(slug)) revalidatePath(path);
}

/** Has the pages of a blog and of its creator made anew. */
export function revalidateBlog(blog: Pick<Blog, 'id' | 'usernameSlug'>): void {
  revalidateBlogs([blog.id]);
  if (blog.usernameSlug) revalidateProfile(blog.usernameSlug);
}
