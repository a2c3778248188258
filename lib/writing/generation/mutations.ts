import 'server-only';
import { createBlog, type NewBlog, type NewSnapshot } from '@/lib/blogs/mutations.ts';
import { copySnapshots, joinTranslations } from '@/lib/blogs/translations/mutations.ts';
import { db } from '@/lib/database/db.ts';
import type { StoredImage } from '@/lib/images/service.ts';
import { storePictures } from '@/lib/images/store.ts';
import { type Attempt, addUsage, succeedGeneration } from '../runs/mutations.ts';
import type { GenerateResponse } from '../schema.ts';
import type { Usage } from '../usage.ts';

/** A blog with everything that is stored beside it. */
export type WrittenBlog = {
  blog: NewBlog;
  images: readonly StoredImage[];
  /** The pages that were read for it, as they were. */
  snapshots: readonly NewSnapshot[];
  /** The blog that it is a translation of, whose source pages it gets. */
  translationOf?: string;
  /** What writing it cost. */
  usage: Usage;
};

/**
 * Saves a blog with its pictures and source pages and ends its run, all or nothing.
 * @param answer what POST /api/blogs/generate says besides the id
 * @throws Error when the attempt is over, AppError unavailable when the pictures cannot be stored, not-found or conflict
 *   where there is no room for a translation; nothing is saved then
 */
export async function saveGeneratedBlog(
  attempt: Attempt,
  { blog, images, snapshots, translationOf, usage }: WrittenBlog,
  answer: Omit<GenerateResponse, 'id'>,
): Promise<void> {
  const pictures = await storePictures(images);
  await (await db()).$transaction(async (tx) => {
    await addUsage(attempt, usage, tx);
    await succeedGeneration(tx, attempt, blog.id, answer);
    if (translationOf === undefined) return createBlog(tx, blog, pictures, snapshots);
    const shared = await joinTranslations(tx, translationOf, blog.language);
    await createBlog(tx, { ...blog, ...shared }, pictures, snapshots);
    await copySnapshots(tx, translationOf, blog.id);
  });
}
