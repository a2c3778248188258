import 'server-only';
import { type Actor, requireUser, type UserActor } from '@/lib/auth/actor.ts';
import { requireOwner } from '@/lib/blogs/authorization.ts';
import { AI_ANSWER_HOSTS } from '@/lib/constants/crawlers.ts';
import { siteUrl } from '@/lib/env.ts';
import { csv } from '@/lib/http/public-text.ts';
import { sharePath } from '@/lib/routes.ts';
import { findAllDays, findDays, findReferrers, findViewsByBlog, type ViewedBlogs } from './queries.ts';
import { dayText, everyDay, firstDay, VIEW_COUNTS, type ViewStatistics, type ViewsByBlog } from './rules.ts';

async function viewedBlogs(actor: Actor, blogId: string | undefined): Promise<ViewedBlogs> {
  if (blogId === undefined) return { blog: { userId: requireUser(actor).user.id } };
  await requireOwner(actor, blogId);
  return { blogId };
}

/** Recent statistics of one blog, or of all, where a reader of two counts twice. */
export async function viewStatistics(actor: Actor, blogId?: string): Promise<ViewStatistics> {
  const blogs = await viewedBlogs(actor, blogId);
  const now = Date.now();
  const since = firstDay(now);
  const [days, referrers, aiAnswers, embedders] = await Promise.all([
    findDays(blogs, since),
    findReferrers(blogs, since, 'visits', { notIn: AI_ANSWER_HOSTS }),
    findReferrers(blogs, since, 'visits', { in: AI_ANSWER_HOSTS }),
    findReferrers(blogs, since, 'embeds'),
  ]);
  return { days: everyDay(days, now), referrers, aiAnswers, embedders };
}

async function* table(blogs: ViewedBlogs): AsyncGenerator<string> {
  yield csv([['day', 'title', 'address', 'views', 'readers', 'embeds', 'cards', 'ai_fetches']]);
  for await (const rows of findAllDays(blogs)) {
    yield csv(
      rows.map(({ day, blogId, blog: { title }, ...counts }) => [
        ...[dayText(day), title, `${siteUrl()}${sharePath(blogId)}`],
        ...VIEW_COUNTS.map((name) => counts[name]),
      ]),
    );
  }
}

export const viewStatisticsCsv = async (actor: Actor, blogId?: string): Promise<AsyncGenerator<string>> =>
  table(await viewedBlogs(actor, blogId));

export const viewsByBlog = ({ user }: UserActor, ids: readonly string[]): Promise<ViewsByBlog> =>
  findViewsByBlog(user.id, ids, firstDay(Date.now()));
