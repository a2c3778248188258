import 'server-only';
import type { Actor, UserActor } from '@/lib/auth/actor.ts';
import { requireOwner } from '@/lib/blogs/authorization.ts';
import { siteUrl } from '@/lib/env.ts';
import { csv } from '@/lib/http/public-text.ts';
import { sharePath } from '@/lib/routes.ts';
import { findAllDays, findDays, findReferrers, findViewsByBlog, type ViewedBlogs } from './queries.ts';
import { dayText, everyDay, firstDay } from './rules.ts';
import type { ViewStatistics, ViewsByBlog } from './schema.ts';

async function statistics(blogs: ViewedBlogs): Promise<ViewStatistics> {
  const now = Date.now();
  const since = firstDay(now);
  const [days, referrers, embedders] = await Promise.all([
    findDays(blogs, since),
    findReferrers(blogs, since, 'visits'),
    findReferrers(blogs, since, 'embeds'),
  ]);
  return { days: everyDay(days, now), referrers, embedders };
}

const CSV_COLUMNS = ['day', 'title', 'address', 'views', 'readers', 'embeds', 'cards'];

async function* table(blogs: ViewedBlogs): AsyncGenerator<string> {
  yield csv([CSV_COLUMNS]);
  for await (const rows of findAllDays(blogs)) {
    yield csv(
      rows.map(({ day, blogId, blog: { title }, views, readers, embeds, cards }) => {
        const address = `${siteUrl()}${sharePath(blogId)}`;
        return [dayText(day), title, address, views, readers, embeds, cards];
      }),
    );
  }
}

/** Recent statistics of a blog, for its owner. Errors: not-found, forbidden, sign-in-required. */
export async function blogStatistics(actor: Actor, blogId: string): Promise<ViewStatistics> {
  await requireOwner(actor, blogId);
  return statistics({ blogId });
}

/** All days of a blog as streamed CSV, for its owner. Errors: not-found, forbidden, sign-in-required. */
export async function blogStatisticsCsv(actor: Actor, blogId: string): Promise<AsyncGenerator<string>> {
  await requireOwner(actor, blogId);
  return table({ blogId });
}

/** Recent statistics of all of the actor's blogs; a reader of two blogs counts twice. */
export function userStatistics({ user }: UserActor): Promise<ViewStatistics> {
  return statistics({ blog: { userId: user.id } });
}

/** All days of all of the actor's blogs as streamed CSV. */
export function userStatisticsCsv({ user }: UserActor): AsyncGenerator<string> {
  return table({ blog: { userId: user.id } });
}

/** Recent views of the actor's blogs among these. */
export function viewsByBlog({ user }: UserActor, ids: readonly string[]): Promise<ViewsByBlog> {
  return findViewsByBlog(user.id, ids, firstDay(Date.now()));
}
