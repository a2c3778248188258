import 'server-only';
import { db } from '@/lib/database/db.ts';
import type { Subscribers } from './schema.ts';

export const findSubscription = async (id: string) =>
  (await db()).subscriber.findUnique({
    where: { id },
    select: { confirmedAt: true, user: { select: { slug: true } } },
  });

export async function findSubscribers(userId: string): Promise<Omit<Subscribers, 'page'>> {
  const { subscriber, ...prisma } = await db();
  const confirmed = await subscriber.count({ where: { userId, confirmedAt: { not: null } } });
  const waiting = await subscriber.count({ where: { userId, confirmedAt: null } });
  const issues = await prisma.$queryRaw<Subscribers['issues']>`
    SELECT issues.blog_id AS "blogId", title, count(sent_at)::int AS sent, count(*)::int AS of
    FROM issues JOIN blogs ON blogs.id = issues.blog_id JOIN deliveries ON deliveries.blog_id = issues.blog_id
    WHERE user_id = ${userId} AND deleted_at IS NULL
    GROUP BY issues.blog_id, title ORDER BY issues.created_at DESC LIMIT 20`;
  return { confirmed, waiting, issues };
}

/** The next waiting deliveries of a blog, until three days after its issue. */
export async function findWaiting(blogId: string, after: string, take: number) {
  const since = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000);
  return (await db()).delivery.findMany({
    where: { blogId, sentAt: null, subscriberId: { gt: after }, issue: { createdAt: { gt: since } } },
    select: { subscriberId: true, subscriber: { select: { email: true } } },
    orderBy: { subscriberId: 'asc' },
    take,
  });
}
