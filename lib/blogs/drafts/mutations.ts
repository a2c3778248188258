import 'server-only';
import { db } from '@/lib/database/db.ts';
import type { Prisma } from '@/lib/generated/prisma/client.ts';
import { type StoredDraft, type UnsavedText, unsavedTextSchema } from './schema.ts';

/** The stored draft of a blog, or null. */
export async function findDraft(blogId: string): Promise<StoredDraft | null> {
  const row = await (await db()).blogDraft.findUnique({ where: { blogId } });
  if (!row) return null;
  return { text: unsavedTextSchema.parse(row.text), version: row.updatedAt.toISOString() };
}

/**
 * Replaces a blog's draft.
 * @param version of the draft that it replaces; null for the first
 * @returns the new version; null, and nothing changes, if another draft was stored since
 */
export async function writeDraft(blogId: string, text: UnsavedText, version: string | null): Promise<string | null> {
  const { blogDraft } = await db();
  // Strictly later than the draft before, even within one millisecond.
  const updatedAt = new Date(Math.max(Date.now(), Date.parse(version ?? '1970-01-01') + 1));
  const { count } = version
    ? await blogDraft.updateMany({ where: { blogId, updatedAt: version }, data: { text, updatedAt } })
    : await blogDraft.createMany({ data: { blogId, text, updatedAt }, skipDuplicates: true });
  return count === 0 ? null : updatedAt.toISOString();
}

/** Deletes a version of a draft in the transaction that saves its text. */
export async function removeDraft(tx: Prisma.TransactionClient, blogId: string, version: string): Promise<void> {
  await tx.blogDraft.deleteMany({ where: { blogId, updatedAt: version } });
}

/** Deletes a version of a draft; a newer one stays. */
export async function deleteDraft(blogId: string, version: string): Promise<void> {
  await removeDraft(await db(), blogId, version);
}
