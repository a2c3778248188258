import 'server-only';
import { createBlog, type NewBlog } from '@/lib/blogs/mutations.ts';
import { db } from '@/lib/database/db.ts';
import { isUniqueViolation } from '@/lib/database/unique-violation.ts';
import type { StoredImage } from '@/lib/images/service.ts';
import { storePictures } from '@/lib/images/store.ts';
import { findImported, type ImportedBlog } from './queries.ts';

/** An imported blog, with the key of the post that it was. */
type NewImportedBlog = NewBlog & { userId: string; importKey: string };

/**
 * Saves an imported blog with its pictures, all or nothing, once for each key of an account.
 * @returns the blog, or the one that another request has made of the same post
 * @throws AppError unavailable when the pictures cannot be stored
 */
export async function saveImportedBlog(
  blog: NewImportedBlog,
  images: readonly StoredImage[],
): Promise<ImportedBlog & { wasImported: boolean }> {
  const { id, title, userId, importKey } = blog;
  const pictures = await storePictures(images);
  try {
    await (await db()).$transaction(async (tx) => {
      // A blog in the bin makes room for the new one; in SQL, since that is no change of its text.
      await tx.$executeRaw`
        UPDATE blogs SET import_key = NULL
        WHERE user_id = ${userId} AND import_key = ${importKey} AND deleted_at IS NOT NULL`;
      await createBlog(tx, blog, pictures, []);
    });
  } catch (error) {
    const other = isUniqueViolation(error) ? (await findImported(userId, [importKey])).get(importKey) : undefined;
    if (!other) throw error;
    return { ...other, wasImported: true };
  }
  return { id, title, wasImported: false };
}
