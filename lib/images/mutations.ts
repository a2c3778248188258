import 'server-only';
import { db } from '@/lib/database/db.ts';
import type { Prisma } from '@/lib/generated/prisma/client.ts';
import type { StoredImage } from './service.ts';

/** A picture's row; `size` is the number of its stored bytes. */
export type PlacedPicture = Omit<StoredImage, 'bytes'> & { bytes: StoredImage['bytes'] | null; size: number };

/** How long saving a blog may take before bytes without a row are left over, in ms. */
const SAVING_MS = 60 * 60 * 1000;

/** How many left-over pictures are removed in one transaction. */
const REMOVED_AT_ONCE = 20;

const idOf = ({ id }: { id: string }) => id;

/** Notes, before bytes are put into the store, that no picture needs them yet. */
export async function noteUnused(ids: readonly string[]): Promise<void> {
  await (await db()).$executeRaw`
    INSERT INTO unused_pictures (id, due_at)
    SELECT unnest(${ids}::text[]), now() + ${SAVING_MS}::int * interval '1 millisecond'
    ON CONFLICT (id) DO UPDATE SET due_at = excluded.due_at`;
}

/** Whose a picture is; of a blog's that no saved text shows yet, since when. */
export type PictureOwner = { blogId: string; unsavedSince?: Date } | { userId: string };

/** Gives a blog or a user their pictures, inside the transaction that saves what shows them. */
export async function addPictures(
  tx: Prisma.TransactionClient,
  owner: PictureOwner,
  pictures: readonly PlacedPicture[],
): Promise<void> {
  const rows = pictures.map((picture) => ({ ...picture, ...owner }));
  await tx.image.createMany({ data: rows, skipDuplicates: true });
  await tx.unusedPicture.deleteMany({ where: { id: { in: pictures.map(idOf) } } });
}

/**
 * Removes some of what no picture needs any more.
 * @param remove removes the bytes of one; if it throws, all of them stay
 * @returns whether there were any
 */
export async function removeSomeUnused(remove: (id: string) => Promise<void>): Promise<boolean> {
  return (await db()).$transaction(async (tx) => {
    // Two may have stored the same drawing, and one of them failed.
    await tx.$executeRaw`DELETE FROM unused_pictures WHERE id IN (SELECT id FROM images)`;
    // Locked, so that nobody stores a drawing again while it is being removed.
    const unused = await tx.$queryRaw<{ id: string }[]>`
      SELECT id FROM unused_pictures WHERE due_at <= now()
      LIMIT ${REMOVED_AT_ONCE} FOR UPDATE SKIP LOCKED`;
    await Promise.all(unused.map(({ id }) => remove(id)));
    await tx.unusedPicture.deleteMany({ where: { id: { in: unused.map(idOf) } } });
    return unused.length > 0;
  });
}
