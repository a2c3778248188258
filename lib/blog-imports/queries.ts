import 'server-only';
import { db } from '@/lib/database/db.ts';

/** A blog that was imported. */
export type ImportedBlog = { id: string; title: string };

/** The blogs that posts of files have become in an account, by the posts' keys; those in the bin are left out. */
export async function findImported(userId: string, keys: readonly string[]): Promise<Map<string, ImportedBlog>> {
  const rows = await (await db()).blog.findMany({
    where: { userId, importKey: { in: [...keys] }, deletedAt: null },
    select: { id: true, title: true, importKey: true },
  });
  return new Map(rows.map(({ importKey, ...blog }) => [importKey ?? '', blog]));
}
