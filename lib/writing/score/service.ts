import 'server-only';
import type { Actor } from '@/lib/auth/actor.ts';
import { requireOwner } from '@/lib/blogs/authorization.ts';
import { getBlog } from '@/lib/blogs/service.ts';
import { findClaimCounts, findSnapshots } from '../evidence/queries.ts';
import { findUsage } from './queries.ts';
import type { ArticleScore } from './schema.ts';
import { scoreOf } from './score.ts';

/**
 * How a blog's article measures up, for its owner; a brief has no score.
 * @throws AppError forbidden, not-found
 */
export async function scoreBlog(actor: Actor, blogId: string): Promise<ArticleScore> {
  await requireOwner(actor, blogId);
  const blog = await getBlog(blogId, actor);
  if (blog.writer === 'brief') return { total: null, measures: [] };
  const [pages, claims, usage] = await Promise.all([
    findSnapshots(blogId),
    findClaimCounts(blogId),
    findUsage(blogId),
  ]);
  const snapshots = new Map(pages.map(({ url, text }) => [url, text]));
  return { ...(await scoreOf(blog, snapshots, claims)), ...(usage && { usage }) };
}
