import 'server-only';
import type { Actor } from '@/lib/auth/actor.ts';
import { requireOwner } from '@/lib/blogs/authorization.ts';
import { getBlog } from '@/lib/blogs/reading/service.ts';
import { findReview, findSnapshots, findUsage } from '../evidence/queries.ts';
import type { ArticleScore } from './schema.ts';
import { measureBlog } from './score.ts';

/** The score of a blog for its owner; empty for a page of close notes. @throws AppError forbidden, not-found. */
export async function scoreBlog(actor: Actor, blogId: string): Promise<ArticleScore> {
  await requireOwner(actor, blogId);
  const blog = await getBlog(blogId, actor);
  if (blog.writer === 'close') return { measures: [] };
  const [pages, review, usage] = await Promise.all([findSnapshots(blogId), findReview(blogId), findUsage(blogId)]);
  const snapshots = new Map(pages.map(({ url, text }) => [url, text]));
  return {
    measures: measureBlog(blog, snapshots, review?.claims),
    ...(review && { review: { changes: review.changes } }),
    ...(usage && { usage }),
  };
}
