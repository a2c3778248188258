import 'server-only';
import { REFERRERS_SHOWN } from '@/lib/constants/limits.ts';
import { db } from '@/lib/database/db.ts';
import type { Prisma } from '@/lib/generated/prisma/client.ts';
import { type DayOfViews, dayText, type Referrer, sumDays } from './rules.ts';

export type ViewedBlogs = { blogId: string } | { blog: { userId: string } };

const COUNTS = { views: true, readers: true, embeds: true, cards: true, aiFetches: true } as const;

/** Counts by day since a day, oldest first, without empty days. */
export async function findDays(blogs: ViewedBlogs, since: Date): Promise<DayOfViews[]> {
  const rows = await (await db()).blogViews.groupBy({
    by: ['day'],
    where: { ...blogs, day: { gte: since } },
    _sum: COUNTS,
    orderBy: { day: 'asc' },
  });
  return rows.map(({ day, _sum }) => ({ day: dayText(day), ...sumDays([_sum]) }));
}

/** The top sites among some by visits or frames since a day. */
export async function findReferrers(
  blogs: ViewedBlogs,
  since: Date,
  counted: 'visits' | 'embeds',
  host?: Prisma.StringFilter,
): Promise<Referrer[]> {
  const rows = await (await db()).blogReferrer.groupBy({
    by: ['host'],
    where: { ...blogs, day: { gte: since }, [counted]: { gt: 0 }, ...(host && { host }) },
    _sum: { visits: true, embeds: true },
    orderBy: [{ _sum: { [counted]: 'desc' } }, { host: 'asc' }],
    take: REFERRERS_SHOWN,
  });
  return rows.map((row) => ({ host: row.host, count: row._sum[counted] ?? 0 }));
}

export async function findViewsByBlog(userId: string, ids: readonly string[], since: Date) {
  const rows = await (await db()).blogViews.groupBy({
    by: ['blogId'],
    where: { blogId: { in: [...ids] }, blog: { userId }, day: { gte: since }, views: { gt: 0 } },
    _sum: { views: true },
  });
  return Object.fromEntries(rows.map(({ blogId, _sum }) => [blogId, _sum.views ?? 0]));
}

const ROWS_AT_ONCE = 5000;

/** All days of all blogs, oldest first, streamed for a download. */
export async function* findAllDays(blogs: ViewedBlogs) {
  const prisma = await db();
  const rowsAfter = (last: { day: Date; blogId: string }) =>
    prisma.blogViews.findMany({
      where: { ...blogs, OR: [{ day: { gt: last.day } }, { day: last.day, blogId: { gt: last.blogId } }] },
      select: { day: true, blogId: true, ...COUNTS, blog: { select: { title: true } } },
      orderBy: [{ day: 'asc' }, { blogId: 'asc' }],
      take: ROWS_AT_ONCE,
    });
  let last = { day: new Date(0), blogId: '' };
  for (let isMore = true; isMore; ) {
    const rows = await rowsAfter(last);
    yield rows;
    last = rows.at(-1) ?? last;
    isMore = rows.length === ROWS_AT_ONCE;
  }
}

export async function* readUserDays(userId: string) {
  for await (const rows of findAllDays({ blog: { userId } })) {
    yield rows.map(({ blog: _, day, ...counts }) => ({ day: dayText(day), ...counts }));
  }
}

/** All referrers of a user's blogs for the account export, blog by blog. */
export async function* readUserReferrers(userId: string) {
  const { blog, blogReferrer } = await db();
  const orderBy = [{ day: 'asc' as const }, { host: 'asc' as const }];
  for (const { id } of await blog.findMany({ where: { userId }, select: { id: true } })) {
    const rows = await blogReferrer.findMany({ where: { blogId: id }, orderBy });
    yield rows.map((row) => ({ ...row, day: dayText(row.day) }));
  }
}
