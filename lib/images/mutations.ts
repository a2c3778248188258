import 'server-only';
import { db } from '@/lib/database/db.ts';
import type { Prisma } from '@/lib/generated/prisma/client.ts';
import type { StoredImage } from './service.ts';

/** A picture's row; `size` is the number of its stored bytes. */
export type PlacedPicture = Omit<StoredImage, 'bytes'> & { bytes: StoredImage['bytes'] | null; size: number };

/** Time to save a blog before its stored pictures count as unused. */
const SAVING_MS = 60 * 60 * 1000;

/** Per transaction. */
const REMOVED_AT_ONCE = 20;

const idOf = ({ id }: { id: string }) => id;

/** Lists pictures as unused before their bytes are stored. */
export async function noteUnused(ids: readonly string[]): Promise<void> {
  await (await db()).$executeRaw`
    INSERT INTO unused_pictures (id, due_at)
    SELECT unnest(${ids}::text[]), now() + ${SAVING_MS}::int * interval '1 millisecond'
    ON CONFLICT (id) DO UPDATE SET due_at = excluded.due_at`;
}

/** `unsavedSince` for pictures that no saved text shows yet. */
type PictureOwner = { blogId: string; unsavedSince?: Date } | { userId: string };

/** Adds pictures in the transaction that saves the blog or user. */
export async function addPictures(
  tx: Prisma.TransactionClient,
  owner: PictureOwner,
  pictures: readonly PlacedPicture[],
): Promise<void> {
  const rows = pictures.map((picture) => ({ ...picture, ...owner }));
  await tx.image.createMany({ data: rows, skipDuplicates: true });
  await tx.unusedPicture.deleteMany({ where: { id: { in: pictures.map(idOf) } } });
}

/** Removes some unused pictures; false if there are none. If `remove` (the bytes) throws, all stay listed. */
export async function removeSomeUnused(remove: (id: string) => Promise<void>): Promise<boolean> {
  return (await db()).$transaction(async (tx) => {
    // Of two requests that stored the same drawing, one may have failed.
    await tx.$executeRaw`DELETE FROM unused_pictures WHERE id IN (SELECT id FROM images)`;
    // Locked, so that nobody stores a drawing while it is removed.
    const unused = await tx.$queryRaw<{ id: string }[]>`
      SELECT id FROM unused_pictures WHERE due_at <= now()
      LIMIT ${REMOVED_AT_ONCE} FOR UPDATE SKIP LOCKED`;
    await Promise.all(unused.map(({ id }) => remove(id)));
    await tx.unusedPicture.deleteMany({ where: { id: { in: unused.map(idOf) } } });
    return unused.length > 0;
  });
}
