import 'server-only';
import { PICTURE_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { AppError } from '@/lib/http/errors.ts';
import { log } from '@/lib/log.ts';
import { noteUnused, type PlacedPicture, removeSomeUnused } from './mutations.ts';
import { findKnownImages, findPicture } from './queries.ts';
import { objectStore } from './s3.ts';
import type { StoredImage } from './service.ts';

/**
 * Where pictures are: each has a row, and its bytes are in the row or in an S3-compatible store (docs/decisions/0046).
 * Of bytes that no row needs, the table `unused_pictures` knows.
 */

const keyOf = (id: string) => `images/${id}`;

/**
 * Puts pictures' bytes in their place, before the transaction that saves the blog. Those that have a row already are
 * left out: they are drawings, and the same.
 * @throws AppError unavailable when the store does not take one
 */
export async function storePictures(images: readonly StoredImage[]): Promise<PlacedPicture[]> {
  const store = objectStore();
  const pictures = images.map((image) => ({ ...image, size: image.bytes.byteLength }));
  if (!store || images.length === 0) return pictures;
  const known = await findKnownImages(images.map(({ id }) => id));
  const fresh = pictures.filter(({ id }) => !known.has(id));
  // Said before they are there: whatever happens now, they are either saved with a blog or removed.
  await noteUnused(fresh.map(({ id }) => id));
  try {
    await Promise.all(fresh.map(({ id, contentType, bytes }) => store.put(keyOf(id), contentType, bytes)));
  } catch (cause) {
    log().error({ err: cause }, 'pictures could not be stored');
    throw new AppError('unavailable', PICTURE_MESSAGES.notStored, { cause });
  }
  return fresh.map((picture) => ({ ...picture, bytes: null }));
}

/**
 * A picture's bytes and type, wherever they are stored, and its owner; null if there is no such picture.
 * @throws AppError unavailable when its bytes cannot be had
 */
export async function readPicture(id: string) {
  const row = await findPicture(id);
  return row && { ...row, bytes: row.bytes ?? (await readFromStore(id)) };
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
  const store = objectStore();
  if (!store) return;
  try {
    while (await removeSomeUnused((id) => store.delete(keyOf(id))));
  } catch (err) {
    log().error({ err }, 'unused pictures could not be removed');
  }
}
