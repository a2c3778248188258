import 'server-only';
import { db } from '@/lib/database/db.ts';
import type { Grouped } from './schema.ts';

/**
 * Changes tags and series of an author's blogs. In SQL, as `updatedAt` must not change.
 * @param change gets the blogs with these ids and all that have tags or a series, oldest first, and returns the changed
 */
export async function saveGrouped(
  userId: string,
  ids: readonly string[],
  change: (all: readonly Grouped[]) => Grouped[],
): Promise<void> {
  await (await db()).$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`groups of ${userId}`}))`;
    const all = await tx.$queryRaw<Grouped[]>`
      SELECT id, tags, series, series_part AS part FROM blogs
      WHERE user_id = ${userId} AND (id = ANY(${[...ids]}) OR tags <> '{}' OR series IS NOT NULL)
      ORDER BY created_at, id`;
    await tx.$executeRaw`
      UPDATE blogs SET tags = changed.tags, series = changed.series, series_part = changed.part
      FROM jsonb_to_recordset(${JSON.stringify(change(all))}::jsonb)
        AS changed(id text, tags text[], series text, part int)
      WHERE blogs.id = changed.id AND user_id = ${userId}`;
  });
}
