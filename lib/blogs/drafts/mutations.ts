import 'server-only';
import { db } from '@/lib/database/db.ts';
import type { Prisma } from '@/lib/generated/prisma/client.ts';
import { type StoredDraft, type UnsavedText, unsavedTextSchema } from './schema.ts';

/** The unsaved text of a blog; null when there is none. */
export async function findDraft(blogId: string): Promise<StoredDraft | null> {
  const row = await (await db()).blogDraft.findUnique({ where: { blogId } });
  if (!row) return null;
  return { text: unsavedTextSchema.parse(row.text), version: row.updatedAt.toISOString() };
}

/**
 * Stores the unsaved text of a blog in the place of the one it follows.
 * @param version of the draft it follows; null for the first
 * @returns its own version; null, and nothing changed, where another draft is stored by now
 */
export async function writeDraft(blogId: string, text: UnsavedText, version: string | null): Promise<string | null> {
  const { blogDraft } = await db();
  // Later than the one before, also within its millisecond.
  const updatedAt = new Date(Math.max(Date.now(), Date.parse(version ?? '1970-01-01') + 1));
  const { count } = version
    ? await blogDraft.updateMany({ where: { blogId, updatedAt: version }, data: { text, updatedAt } })
    : await blogDraft.createMany({ data: { blogId, text, updatedAt }, skipDuplicates: true });
  return count === 0 ? null : updatedAt.toISOString();
}

/** Deletes the unsaved text of a blog in a version, inside the transaction that saves it as the blog's text. */
export async function removeDraft(tx: Prisma.TransactionClient, blogId: string, version: string): Promise<void> {
  await tx.blogDraft.deleteMany({ where: { blogId, updatedAt: version } });
}

/** Deletes the unsaved text of a blog in a version; another one stays. */
export async function deleteDraft(blogId: string, version: string): Promise<void> {
  await removeDraft(await db(), blogId, version);
}
