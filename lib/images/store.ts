import 'server-only';
import { PICTURE_MESSAGES } from '@/lib/constants/blog-messages';
import { db } from '@/lib/db';
import type { Prisma } from '@/lib/generated/prisma/client';
import { AppError } from '@/lib/http/errors';
import { log } from '@/lib/log';
import { objectStore } from './s3';
import type { StoredImage } from './service';

/**
 * Where pictures are: each has a row, and its bytes are in the row or in an S3-compatible store (docs/decisions/0046).
 * Of bytes that no row needs, the table `unused_pictures` knows.
 */

/** A picture whose bytes are in their place, as its row holds it. */
export type PlacedPicture = Omit<StoredImage, 'bytes'> & { bytes: StoredImage['bytes'] | null };

/** How long saving a blog may take before bytes without a row are left over, in ms. */
const SAVING_MS = 60 * 60 * 1000;

/** How many left-over pictures are removed in one transaction. */
const REMOVED_AT_ONCE = 20;

const keyOf = (id: string) => `images/${id}`;

/**
 * Puts pictures' bytes in their place, before the transaction that saves the blog. Those that have a row already are
 * left out: they are drawings, and the same.
 * @throws AppError unavailable when the store does not take one
 */
export async function storePictures(images: readonly StoredImage[]): Promise<PlacedPicture[]> {
  const store = objectStore();
  if (!store || images.length === 0) return [...images];
  const prisma = await db();
  const where = { id: { in: images.map(({ id }) => id) } };
  const known = new Set((await prisma.image.findMany({ where, select: { id: true } })).map(idOf));
  const fresh = images.filter(({ id }) => !known.has(id));
  // Said before they are there: whatever happens now, they are either saved with a blog or removed.
  await prisma.$executeRaw`
    INSERT INTO unused_pictures (id, due_at)
    SELECT unnest(${fresh.map(idOf)}::text[]), now() + ${SAVING_MS}::int * interval '1 millisecond'
    ON CONFLICT (id) DO UPDATE SET due_at = excluded.due_at`;
  try {
    await Promise.all(
      fresh.map(({ id, contentType, bytes }) => store.put(keyOf(id), contentType, bytes)),
    );
  } catch (cause) {
    log().error({ err: cause }, 'pictures could not be stored');
    throw new AppError('unavailable', PICTURE_MESSAGES.notStored, { cause });
  }
  return fresh.map((image) => ({ ...image, bytes: null }));
}

const idOf = ({ id }: { id: string }) => id;

/** Gives a blog its pictures, inside the transaction that saves it. */
export async function addPictures(
  tx: Prisma.TransactionClient,
  blogId: string,
  pictures: readonly PlacedPicture[],
): Promise<void> {
  const rows = pictures.map((picture) => ({ ...picture, blogId }));
  await tx.image.createMany({ data: rows, skipDuplicates: true });
  await tx.unusedPicture.deleteMany({ where: { id: { in: pictures.map(idOf) } } });
}

/**
 * A picture's bytes and type, wherever they are, and whose blog's it is, or null when there is no such picture.
 * @throws AppError unavailable when its bytes cannot be had
 */
export async function readPicture(
  id: string,
): Promise<(Pick<StoredImage, 'bytes' | 'contentType'> & { blogId: string }) | null> {
  const columns = { bytes: true, contentType: true, blogId: true } as const;
  const row = await (await db()).image.findUnique({ where: { id }, select: columns });
  if (!row) return null;
  const { contentType, blogId } = row;
  return { contentType, blogId, bytes: row.bytes ?? (await readFromStore(id)) };
}

async function readFromStore(id: string): Promise<StoredImage['bytes']> {
  try {
    const bytes = await objectStore()?.get(keyOf(id));
    if (bytes) return bytes;
    throw new Error('the bytes of a picture are neither in the database nor in a store');
  } catch (cause) {
    log().error({ err: cause, picture: id }, 'a picture could not be read');
    throw new AppError('unavailable', PICTURE_MESSAGES.notRead, { cause });
  }
}

/**
 * Removes from the store what no picture needs any more: of deleted blogs, and of blogs that were not saved. Never
 * throws; what cannot be removed is tried again the next time.
 */
export async function removeUnusedPictures(): Promise<void> {
  try {
    while (await removeSome());
  } catch (err) {
    log().error({ err }, 'unused pictures could not be removed');
  }
}

async function removeSome(): Promise<boolean> {
  const store = objectStore();
  if (!store) return false;
  return (await db()).$transaction(async (tx) => {
    // Two may have stored the same drawing, and one of them failed.
    await tx.$executeRaw`DELETE FROM unused_pictures WHERE id IN (SELECT id FROM images)`;
    // Locked, so that nobody stores a drawing again while it is being removed.
    const unused = await tx.$queryRaw<{ id: string }[]>`
      SELECT id FROM unused_pictures WHERE due_at <= now()
      LIMIT ${REMOVED_AT_ONCE} FOR UPDATE SKIP LOCKED`;
    await Promise.all(unused.map(({ id }) => store.delete(keyOf(id))));
    await tx.unusedPicture.deleteMany({ where: { id: { in: unused.map(idOf) } } });
    return unused.length > 0;
  });
}
