import 'server-only';
import type { BlogVisibility } from '@/lib/constants/options.ts';
import { db } from '@/lib/database/db.ts';

/** All in SQL: publishing must not change `updatedAt`, or editors of the text would get a conflict. */

export async function saveVisibility(
  ids: readonly string[],
  visibility: BlogVisibility,
  publishAt: Date | null,
): Promise<void> {
  await (await db()).$executeRaw`
    UPDATE blogs SET visibility = ${visibility}::blog_visibility, publish_at = ${publishAt}
    WHERE id = ANY(${[...ids]})`;
}

/**
 * Publishes the draft that is due longest, or returns null. One statement, so that no two processes publish the same.
 */
export async function publishNextDue(): Promise<{ id: string } | null> {
  const [published] = await (await db()).$queryRaw<{ id: string }[]>`
    UPDATE blogs SET visibility = 'public', publish_at = NULL
    WHERE id = (
      SELECT id FROM blogs
      WHERE publish_at <= now() AND deleted_at IS NULL
      ORDER BY publish_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id`;
  return published ?? null;
}
