import 'server-only';
import { db } from '@/lib/database/db.ts';
import type { Prisma } from '@/lib/generated/prisma/client.ts';

/** All in SQL: moving a blog must not change `updatedAt`, or editors of its text would get a conflict. */

/** Moves blogs to the bin; those in it keep their time of deletion. */
export async function putIntoBin(ids: readonly string[]): Promise<void> {
  await (await db()).$executeRaw`
    UPDATE blogs SET deleted_at = now() WHERE id = ANY(${[...ids]}) AND deleted_at IS NULL`;
}

/** Restores blogs. One leaves its translation group if the group has another blog in its language by now. */
export async function takeFromBin(ids: readonly string[]): Promise<void> {
  await (await db()).$transaction(async (tx) => {
    // Lock the group; only a new statement sees what others committed meanwhile.
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

/** Blogs per transaction: each cascades widely, and a statement has a limit of parameters. */
const DELETED_AT_ONCE = 500;

/**
 * Permanently deletes blogs of the bin with all their data. Ids of published ones stay as tombstones
 * (docs/decisions/0083).
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
      // Skips blogs restored meanwhile.
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
