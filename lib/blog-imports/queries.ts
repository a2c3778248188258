import 'server-only';
import { db } from '@/lib/database/db.ts';

export type ImportedBlog = { id: string; title: string };

export async function findImported(
  userId: string,
  posts: readonly { key: string }[],
): Promise<Map<string, ImportedBlog>> {
  const rows = await (await db()).blog.findMany({
    where: { userId, importKey: { in: posts.map(({ key }) => key) }, deletedAt: null },
    select: { id: true, title: true, importKey: true },
  });
  return new Map(rows.map(({ importKey, ...blog }) => [importKey ?? '', blog]));
}
