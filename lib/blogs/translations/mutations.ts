import 'server-only';
import type { Language } from '@/lib/constants/options.ts';
import { TRANSLATION_MESSAGES } from '@/lib/constants/owner-messages.ts';
import { db } from '@/lib/database/db.ts';
import type { Blog, Prisma } from '@/lib/generated/prisma/client.ts';
import { AppError } from '@/lib/http/errors.ts';
import { newId } from '@/lib/ids.ts';

/** All in SQL: translating must not change `updatedAt`, or editors of the text would get a conflict. */

/** A blog's translation group, created on first use. Errors: not-found. */
export async function translationGroupOf(blogId: string): Promise<string> {
  const [row] = await (await db()).$queryRaw<{ groupId: string }[]>`
    UPDATE blogs SET translation_group_id = COALESCE(translation_group_id, ${newId()})
    WHERE id = ${blogId} RETURNING translation_group_id AS "groupId"`;
  if (!row) throw new AppError('not-found', TRANSLATION_MESSAGES.originalGone);
  return row.groupId;
}

/**
 * Locks a translation group in the transaction that saves a translation.
 * @returns the group and the original's visibility
 * @throws AppError not-found if the original is deleted, conflict if the language exists
 */
export async function joinTranslations(
  tx: Prisma.TransactionClient,
  originalId: string,
  language: Language,
): Promise<Pick<Blog, 'translationGroupId' | 'visibility'>> {
  await tx.$queryRaw`
    SELECT 1 FROM blogs WHERE translation_group_id =
      (SELECT translation_group_id FROM blogs WHERE id = ${originalId})
    ORDER BY id FOR UPDATE`;
  // Only a new statement sees what others committed meanwhile.
  const original = await tx.blog.findFirst({
    where: { id: originalId, deletedAt: null },
    select: { translationGroupId: true, visibility: true },
  });
  if (!original?.translationGroupId) {
    throw new AppError('not-found', TRANSLATION_MESSAGES.originalGone);
  }
  const { translationGroupId } = original;
  const same = { translationGroupId, language, deletedAt: null };
  if ((await tx.blog.count({ where: same })) > 0) {
    throw new AppError('conflict', TRANSLATION_MESSAGES.existsAlready);
  }
  return original;
}

/** Copies the original's source pages in the transaction that saves a translation. */
export async function copySnapshots(tx: Prisma.TransactionClient, originalId: string, blogId: string): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO source_snapshots (blog_id, number, url, title, text, license, hash, read_at)
    SELECT ${blogId}, number, url, title, text, license, hash, read_at
    FROM source_snapshots WHERE blog_id = ${originalId}`;
}
