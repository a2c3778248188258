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
  await (await db()).$executeRaw`
    UPDATE blogs SET deleted_at = NULL, translation_group_id = CASE WHEN EXISTS (
      SELECT 1 FROM blogs other
      WHERE other.translation_group_id = blogs.translation_group_id AND other.language = blogs.language
        AND (other.deleted_at IS NULL OR (other.id = ANY(${[...ids]}) AND other.id < blogs.id)))
      THEN NULL ELSE translation_group_id END
    WHERE id = ANY(${[...ids]}) AND deleted_at IS NOT NULL`;
}

/**
 * Deletes blogs for good, with everything that is stored beside them and what is logged of their writing. Only of the bin.
 * Their ids and those of their pictures stay, except of drafts (docs/decisions/0083).
 */
export async function deleteBlogs(where: Prisma.BlogWhereInput): Promise<void> {
  await (await db()).$transaction(async (tx) => {
    const inBin = { AND: [where, { deletedAt: { not: null } }] };
    const blogs = await tx.blog.findMany({ where: inBin, select: { id: true } });
    const ids = blogs.map(({ id }) => id);
    await tx.generationEvent.deleteMany({ where: { generation: { blogId: { in: ids } } } });
    // One that was taken out of the bin meanwhile stays.
    await tx.$executeRaw`
      WITH deleted AS (
        DELETE FROM blogs WHERE id = ANY(${ids}) AND deleted_at IS NOT NULL RETURNING id, visibility)
      INSERT INTO tombstones (id)
      SELECT id FROM deleted WHERE visibility <> 'draft'
      UNION SELECT images.id FROM images JOIN deleted ON deleted.id = images.blog_id
      WHERE deleted.visibility <> 'draft'
      ON CONFLICT DO NOTHING`;
  });
}
