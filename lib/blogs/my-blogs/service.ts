import 'server-only';
import type { UserActor } from '@/lib/auth/actor.ts';
import { MY_BLOGS_PAGE_SIZE } from '@/lib/constants/limits.ts';
import { claimVisitorBlogs } from '@/lib/users/mutations.ts';
import { findSummaries } from '../queries.ts';
import { findMyBlogs } from './queries.ts';
import type { MyBlogsPage, MyBlogsView } from './schema.ts';

/**
 * A page of the actor's own blogs; empty past the last page. First claims blogs that the visitor generated before
 * signing in.
 */
export async function listMyBlogs({ user, visitorId }: UserActor, view: MyBlogsView): Promise<MyBlogsPage> {
  await claimVisitorBlogs(visitorId, user.id);
  const { ids, ...counts } = await findMyBlogs(user.id, view, MY_BLOGS_PAGE_SIZE);
  return { blogs: await findSummaries(ids), ...counts };
}
