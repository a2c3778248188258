import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { requireOwner } from '@/lib/blogs/editing';
import { findSnapshots } from '@/lib/blogs/queries';
import { getBlog } from '@/lib/blogs/service';
import type { ArticleScore } from './schema';
import { scoreOf } from './score';

/**
 * How a blog's article measures up, for its owner.
 * @throws AppError forbidden, not-found
 */
export async function scoreBlog(actor: Actor, blogId: string): Promise<ArticleScore> {
  await requireOwner(actor, blogId);
  const pages = await findSnapshots(blogId);
  return scoreOf(await getBlog(blogId), new Map(pages.map(({ url, text }) => [url, text])));
}
