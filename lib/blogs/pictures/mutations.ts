import 'server-only';
import { db } from '@/lib/database/db.ts';
import { Prisma } from '@/lib/generated/prisma/client.ts';
import { addPictures, type PlacedPicture } from '@/lib/images/mutations.ts';
import { smallCoverId, storedPictureId } from '@/lib/images/rules.ts';
import type { StoredImage } from '@/lib/images/service.ts';
import { storePictures } from '@/lib/images/store.ts';
import { type BlogImage, blogCoverSchema } from '../schema.ts';

/** Stores pictures that no saved text shows yet; only the `most` latest stay. */
export async function addUnsavedPictures(
  blogId: string,
  pictures: readonly PlacedPicture[],
  most: number,
): Promise<void> {
  await (await db()).$transaction(async (tx) => {
    await addPictures(tx, { blogId, unsavedSince: new Date() }, pictures);
    const old = await tx.image.findMany({
      where: { blogId, unsavedSince: { not: null } },
      orderBy: [{ unsavedSince: 'desc' }, { id: 'asc' }],
      skip: most,
      select: { id: true },
    });
    await tx.image.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } });
  });
}

/** Removes unsaved pictures added before a time. */
export async function removeUnsavedPictures(before: Date): Promise<void> {
  await (await db()).image.deleteMany({ where: { unsavedSince: { lt: before } } });
}

/** The stored pictures of a cover: full size and small. */
function storedIds(cover: BlogImage | null): string[] {
  const id = cover && storedPictureId(cover.url);
  return id ? [id, smallCoverId(id)] : [];
}

/**
 * Removes a replaced cover's pictures in the caller's transaction; unlike section pictures no earlier version shows
 * them.
 */
export async function removeCoverPictures(
  tx: Prisma.TransactionClient,
  blogId: string,
  before: BlogImage | null,
  after: BlogImage | null,
): Promise<void> {
  const needed = storedIds(after);
  const ids = storedIds(before).filter((id) => !needed.includes(id));
  if (ids.length > 0) await tx.image.deleteMany({ where: { blogId, id: { in: ids } } });
}

/**
 * Replaces a blog's cover; does nothing once the blog is deleted.
 * @param change makes the new cover from the current one; null for none
 * @param stored its picture files
 * @throws AppError unavailable, and nothing changes, when the files cannot be stored
 */
export async function saveCover(
  blogId: string,
  change: (present: BlogImage | null) => BlogImage | null,
  stored: readonly StoredImage[] = [],
): Promise<void> {
  const pictures = await storePictures(stored);
  await (await db()).$transaction(async (tx) => {
    // Serializes two changes, so that the second removes the pictures of the first.
    await tx.$queryRaw`SELECT 1 FROM blogs WHERE id = ${blogId} FOR UPDATE`;
    const blog = await tx.blog.findUnique({ where: { id: blogId, deletedAt: null } });
    if (!blog) return;
    const before = blogCoverSchema.parse(blog.cover);
    const after = change(before);
    await addPictures(tx, { blogId }, pictures);
    await removeCoverPictures(tx, blogId, before, after);
    await tx.blog.update({ where: { id: blogId }, data: { cover: after ?? Prisma.DbNull } });
  });
}
