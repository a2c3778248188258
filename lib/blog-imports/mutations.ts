import 'server-only';
import { createBlog, type NewBlog } from '@/lib/blogs/mutations.ts';
import { db } from '@/lib/database/db.ts';
import { isUniqueViolation } from '@/lib/database/outage.ts';
import type { StoredImage } from '@/lib/images/service.ts';
import { storePictures } from '@/lib/images/store.ts';

export async function findImported(userId: string, posts: readonly { key: string }[]) {
  const rows = await (await db()).blog.findMany({
    where: { userId, importKey: { in: posts.map(({ key }) => key) }, deletedAt: null },
    select: { id: true, title: true, importKey: true },
  });
  return new Map(rows.map(({ importKey, ...blog }) => [importKey ?? '', blog]));
}

/** Those of some times, in ISO 8601, at which a blog of the account was created. */
export async function findCreationTimes(userId: string, times: readonly string[]): Promise<string[]> {
  const rows = await (await db()).blog.findMany({
    where: { userId, createdAt: { in: [...times] }, deletedAt: null },
    select: { createdAt: true },
  });
  return rows.map(({ createdAt }) => createdAt.toISOString());
}

/**
 * Saves an imported blog once per key and account, or returns the one that exists. Its old addresses lead to it, unless
 * the user has rules for them. @throws unavailable
 */
export async function saveImportedBlog(
  blog: NewBlog & { userId: string; importKey: string },
  images: readonly StoredImage[],
  addresses: readonly string[],
): Promise<{ id: string; title: string; wasImported: boolean }> {
  const { id, title, userId, importKey } = blog;
  const pictures = await storePictures(images);
  try {
    await (await db()).$transaction(async (tx) => {
      // Frees the key of a deleted blog; in SQL, so as not to change `updatedAt`.
      await tx.$executeRaw`
        UPDATE blogs SET import_key = NULL
        WHERE user_id = ${userId} AND import_key = ${importKey} AND deleted_at IS NOT NULL`;
      await createBlog(tx, blog, pictures, []);
      const redirects = addresses.map((path) => ({ userId, path, blogId: id }));
      await tx.redirect.createMany({ data: redirects, skipDuplicates: true });
    });
  } catch (error) {
    const other = isUniqueViolation(error)
      ? (await findImported(userId, [{ key: importKey }])).get(importKey)
      : undefined;
    if (!other) throw error;
    return { ...other, wasImported: true };
  }
  return { id, title, wasImported: false };
}
