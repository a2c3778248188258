import 'server-only';
import { revalidatePath } from 'next/cache';
import { blogPaths, cardPath, embedPath, profilePaths } from '@/lib/routes';
import { forgetResponses } from '@/lib/server/response-cache';
import type { Blog } from './schema';

function makeAnew(pages: readonly string[]): void {
  for (const path of pages) revalidatePath(path);
  forgetResponses(pages);
}

/** Has the public pages, embeds and cards of blogs made anew, after a write. */
export function revalidateBlogs(ids: readonly string[]): void {
  makeAnew(ids.flatMap(blogPaths));
  forgetResponses(ids.flatMap((id) => [embedPath(id), cardPath(id)]));
}

/** Has the public pages of a creator made anew. */
export function revalidateProfile(slug: string): void {
  makeAnew(profilePaths(slug));
}

/** Has the pages of a blog and of its creator made anew. */
export function revalidateBlog(blog: Pick<Blog, 'id' | 'usernameSlug'>): void {
  revalidateBlogs([blog.id]);
  if (blog.usernameSlug) revalidateProfile(blog.usernameSlug);
}
