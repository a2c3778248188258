import 'server-only';
import { db } from '@/lib/database/db.ts';
import { Prisma } from '@/lib/generated/prisma/client.ts';
import { addPictures, type PlacedPicture } from '@/lib/images/mutations.ts';
import { smallCoverId, storedPictureId } from '@/lib/images/rules.ts';
import type { StoredImage } from '@/lib/images/service.ts';
import { storePictures } from '@/lib/images/store.ts';
import { type BlogImage, blogCoverSchema } from '../schema.ts';

/**
 * Gives a blog pictures that no saved text shows yet.
 * @param most how many of them it may have; the oldest go
 */
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

/** Removes pictures that were added before a time and that no text shows that was saved since. */
export async function removeUnsavedPictures(before: Date): Promise<void> {
  await (await db()).image.deleteMany({ where: { unsavedSince: { lt: before } } });
}

/** The ids that a cover's pictures have in the store. */
function storedIds(cover: BlogImage | null): string[] {
  const id = cover && storedPictureId(cover.url);
  return id ? [id, smallCoverId(id)] : [];
}

/**
 * Removes the pictures of a cover that another one has taken the place of, inside the transaction that does so: unlike those
 * of sections no earlier text shows them.
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
 * Gives a blog a cover in the place of the one it has. Nothing when the blog was deleted meanwhile.
 * @param change the cover, made of the present one; null for none
 * @param stored what is to be stored of it
 * @throws AppError unavailable when its pictures cannot be stored; nothing is changed then
 */
export async function saveCover(
  blogId: string,
  change: (present: BlogImage | null) => BlogImage | null,
  stored: readonly StoredImage[] = [],
): Promise<void> {
  const pictures = await storePictures(stored);
  await (await db()).$transaction(async (tx) => {
    // So that of two covers at once the second finds and removes the pictures of the first.
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
