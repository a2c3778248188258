import 'server-only';
import { db } from '@/lib/database/db.ts';
import { addPictures, type PlacedPicture } from '@/lib/images/mutations.ts';

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
