import 'server-only';
import { copySnapshots, createBlog, joinTranslations, type NewBlog, type NewSnapshot } from '@/lib/blogs/mutations.ts';
import type { BlogVisibility } from '@/lib/constants/options.ts';
import { db } from '@/lib/database/db.ts';
import { throughOutage } from '@/lib/database/through-outage.ts';
import type { StoredImage } from '@/lib/images/service.ts';
import { storePictures } from '@/lib/images/store.ts';
import { type Attempt, addUsage, LEASE_MS, succeedGeneration } from '../runs/mutations.ts';
import type { GenerateResponse } from '../schema.ts';
import type { Usage } from '../usage.ts';

export type Written = {
  blog: NewBlog;
  images: readonly StoredImage[];
  snapshots: readonly NewSnapshot[];
  visibility?: BlogVisibility | undefined;
  /** The original of a translation, whose source pages are copied. */
  translationOf?: string;
  answer: Omit<GenerateResponse, 'id'>;
};

/** Saves a blog and ends its run. @throws Error when the attempt has ended, AppError conflict for a second translation */
export async function saveGeneratedBlog(
  attempt: Attempt,
  { blog, images, snapshots, visibility, translationOf, answer }: Written,
  usage: Usage,
): Promise<void> {
  const pictures = await storePictures(images);
  const prisma = await db();
  const save = () =>
    prisma.$transaction(async (tx) => {
      await addUsage(attempt, usage, tx);
      if (!(await succeedGeneration(tx, attempt, blog.id, answer))) return;
      if (translationOf === undefined) return createBlog(tx, blog, pictures, snapshots, visibility);
      const shared = await joinTranslations(tx, translationOf, blog.language);
      await createBlog(tx, { ...blog, ...shared }, pictures, snapshots, visibility);
      await copySnapshots(tx, translationOf, blog.id);
    });
  await throughOutage(LEASE_MS, save);
}
