import 'server-only';
import { AI_USES } from '@/lib/constants/crawlers.ts';
import { MAX_ROBOTS_BLOGS } from '@/lib/constants/limits.ts';
import { db } from '@/lib/database/db.ts';
import { LISTED } from '../queries.ts';

/** Public blogs (of one user) whose owner opts out of uses by AI companies, newest first. */
export async function findOptedOut(userId?: string) {
  return (await db()).blog.findMany({
    where: { ...LISTED, aiOptOuts: { hasSome: [...AI_USES] }, ...(userId && { userId }) },
    select: { id: true, aiOptOuts: true },
    orderBy: { createdAt: 'desc' },
    take: MAX_ROBOTS_BLOGS,
  });
}
