import 'server-only';
import type { BlogVisibility } from '@/lib/constants/options.ts';
import { db } from '@/lib/database/db.ts';

/** In SQL, as being shown to others is no change of the text: whoever edits it meanwhile is in no conflict. */

/** Saves who may see blogs, and when they become public by themselves. */
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
 * Makes a draft public whose time has come, the longest due first: one statement, so that no two processes publish the
 * same. One in the bin waits until it is taken out.
 * @returns its id, or null when none is due
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
