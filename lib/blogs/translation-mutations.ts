import 'server-only';
import type { Language } from '@/lib/constants/options.ts';
import { TRANSLATION_MESSAGES } from '@/lib/constants/owner-messages.ts';
import { db } from '@/lib/database/db.ts';
import type { Prisma } from '@/lib/generated/prisma/client.ts';
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
 * @returns the group's id
 * @throws AppError not-found when the original was deleted meanwhile, conflict when there is one in the language
 */
export async function joinTranslations(
  tx: Prisma.TransactionClient,
  originalId: string,
  language: Language,
): Promise<string> {
  const where = { id: originalId, deletedAt: null };
  const original = await tx.blog.findFirst({ where, select: { translationGroupId: true } });
  const translationGroupId = original?.translationGroupId;
  if (!translationGroupId) throw new AppError('not-found', TRANSLATION_MESSAGES.originalGone);
  await tx.$queryRaw`
    SELECT 1 FROM blogs WHERE translation_group_id = ${translationGroupId} ORDER BY id FOR UPDATE`;
  // Only a new statement sees what others have saved meanwhile.
  const same = { translationGroupId, language, deletedAt: null };
  if ((await tx.blog.count({ where: same })) > 0) {
    throw new AppError('conflict', TRANSLATION_MESSAGES.existsAlready);
  }
  return translationGroupId;
}

/** Gives a translation the source pages of its original, inside the transaction that saves it. */
export async function copySnapshots(
  tx: Prisma.TransactionClient,
  originalId: string,
  blogId: string,
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO source_snapshots (blog_id, number, url, title, text, license, hash, read_at)
    SELECT ${blogId}, number, url, title, text, license, hash, read_at
    FROM source_snapshots WHERE blog_id = ${originalId}`;
}
