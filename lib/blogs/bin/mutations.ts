import 'server-only';
import { db } from '@/lib/database/db.ts';
import type { Prisma } from '@/lib/generated/prisma/client.ts';

/** In SQL, as being moved is no change of the text: whoever edits it meanwhile is in no conflict. */

/** Puts blogs into the bin; the time at which one was put there stays. */
export async function putIntoBin(ids: readonly string[]): Promise<void> {
  await (await db()).$executeRaw`
    UPDATE blogs SET deleted_at = now() WHERE id = ANY(${[...ids]}) AND deleted_at IS NULL`;
}

/** Takes blogs out of the bin. One whose translation was written again meanwhile is no translation any more. */
export async function takeFromBin(ids: readonly string[]): Promise<void> {
  await (await db()).$transaction(async (tx) => {
    // Whoever saves or restores another one of a group waits, and only a new statement sees what they have changed.
    await tx.$queryRaw`
      SELECT 1 FROM blogs WHERE translation_group_id IN
        (SELECT translation_group_id FROM blogs WHERE id = ANY(${[...ids]}))
      ORDER BY id FOR UPDATE`;
    await tx.$executeRaw`
      UPDATE blogs SET deleted_at = NULL, translation_group_id = CASE WHEN EXISTS (
        SELECT 1 FROM blogs other
        WHERE other.translation_group_id = blogs.translation_group_id AND other.language = blogs.language
          AND (other.deleted_at IS NULL OR (other.id = ANY(${[...ids]}) AND other.id < blogs.id)))
        THEN NULL ELSE translation_group_id END
      WHERE id = ANY(${[...ids]}) AND deleted_at IS NOT NULL`;
  });
}

/** How many blogs one transaction deletes for good: each takes much along, and a statement takes only so many ids. */
const DELETED_AT_ONCE = 500;

/**
 * Deletes blogs for good, with everything that is stored beside them and what is logged of their writing. Only of the bin.
 * Their ids and those of their pictures stay, except of drafts (docs/decisions/0083).
 */
export async function deleteBlogs(where: Prisma.BlogWhereInput): Promise<void> {
  const inBin = { AND: [where, { deletedAt: { not: null } }] };
  const prisma = await db();
  for (let after = ''; ; ) {
    const blogs = await prisma.blog.findMany({
      where: { AND: [inBin, { id: { gt: after } }] },
      select: { id: true },
      orderBy: { id: 'asc' },
      take: DELETED_AT_ONCE,
    });
    const ids = blogs.map(({ id }) => id);
    const last = ids.at(-1);
    if (last === undefined) return;
    await prisma.$transaction([
      prisma.generationEvent.deleteMany({ where: { generation: { blogId: { in: ids } } } }),
      // One that was taken out of the bin meanwhile stays.
      prisma.$executeRaw`
        WITH deleted AS (
          DELETE FROM blogs WHERE id = ANY(${ids}) AND deleted_at IS NOT NULL RETURNING id, visibility)
        INSERT INTO tombstones (id)
        SELECT id FROM deleted WHERE visibility <> 'draft'
        UNION SELECT images.id FROM images JOIN deleted ON deleted.id = images.blog_id
        WHERE deleted.visibility <> 'draft'
        ON CONFLICT DO NOTHING`,
    ]);
    after = last;
  }
}
