import 'server-only';
import type { Language } from '@/lib/constants/options.ts';
import { TRANSLATION_MESSAGES } from '@/lib/constants/owner-messages.ts';
import { db } from '@/lib/database/db.ts';
import type { Blog, Prisma } from '@/lib/generated/prisma/client.ts';
import { AppError } from '@/lib/http/errors.ts';
import { newId } from '@/lib/ids.ts';

/** In SQL, as having translations is no change of the text: whoever edits it meanwhile is in no conflict. */

/** The group of a blog and its translations; the blog gets one when it is first asked for another language. */
export async function translationGroupOf(blogId: string): Promise<string> {
  const [row] = await (await db()).$queryRaw<{ groupId: string }[]>`
    UPDATE blogs SET translation_group_id = COALESCE(translation_group_id, ${newId()})
    WHERE id = ${blogId} RETURNING translation_group_id AS "groupId"`;
  if (!row) throw new AppError('not-found', TRANSLATION_MESSAGES.originalGone);
  return row.groupId;
}

/**
 * Makes room for a translation inside the transaction that saves it: nobody else saves one of the group until that ends.
 * @returns the group's id, and whom the original is shown to now
 * @throws AppError not-found when the original was deleted meanwhile, conflict when there is one in the language
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
  // Only new statements see what others have saved meanwhile.
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

/** Gives a translation the source pages of its original, inside the transaction that saves it. */
export async function copySnapshots(tx: Prisma.TransactionClient, originalId: string, blogId: string): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO source_snapshots (blog_id, number, url, title, text, license, hash, read_at)
    SELECT ${blogId}, number, url, title, text, license, hash, read_at
    FROM source_snapshots WHERE blog_id = ${originalId}`;
}
