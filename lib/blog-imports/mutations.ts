import 'server-only';
import { createBlog, type NewBlog } from '@/lib/blogs/mutations.ts';
import { db } from '@/lib/database/db.ts';
import type { StoredImage } from '@/lib/images/service.ts';
import { storePictures } from '@/lib/images/store.ts';

/**
 * Saves an imported blog with its pictures, all or nothing.
 * @throws AppError unavailable when the pictures cannot be stored
 */
export async function saveImportedBlog(
  blog: NewBlog,
  images: readonly StoredImage[],
): Promise<void> {
  const pictures = await storePictures(images);
  await (await db()).$transaction((tx) => createBlog(tx, blog, pictures, []));
}
