import 'server-only';
import { db } from '@/lib/database/db.ts';
import type { Prisma } from '@/lib/generated/prisma/client.ts';
import { type Job, jobId, leaseEnd } from '@/lib/jobs/mutations.ts';
import type { StoredImage } from './service.ts';

/** A picture's row; `size` is the number of its stored bytes. */
export type PlacedPicture = Omit<StoredImage, 'bytes'> & { bytes: StoredImage['bytes'] | null; size: number };

/** Time to save a blog before its stored pictures count as unused. */
const SAVING_MS = 60 * 60 * 1000;

const removalId = ({ id }: { id: string }) => jobId('unused_picture', id);

/** Queues the removal of pictures before their bytes are stored. */
export async function noteUnused(pictures: readonly { id: string }[]): Promise<void> {
  await (await db()).$executeRaw`
    INSERT INTO jobs (id, kind, due_at)
    SELECT unnest(${pictures.map(removalId)}::text[]), 'unused_picture', ${leaseEnd(SAVING_MS)}
    ON CONFLICT (id) DO UPDATE SET due_at = excluded.due_at, lease_expires_at = NULL`;
}

/** `unsavedSince` for pictures that no saved text shows yet. */
type PictureOwner = { blogId: string; unsavedSince?: Date } | { userId: string };

/** Adds pictures in the transaction that saves the blog or user. */
export async function addPictures(
  tx: Prisma.TransactionClient,
  owner: PictureOwner,
  pictures: readonly PlacedPicture[],
): Promise<void> {
  await tx.image.createMany({ data: pictures.map((picture) => ({ ...picture, ...owner })), skipDuplicates: true });
  await tx.job.deleteMany({ where: { id: { in: pictures.map(removalId) } } });
}

/** A new picture of a user; undefined keeps the current one, null removes it. */
export type OwnPicture = { id: string; pictures: readonly PlacedPicture[] } | null | undefined;

export const pictureId = (picture: OwnPicture) => (picture === null ? null : picture?.id);

export async function replaceOwnPicture(
  tx: Prisma.TransactionClient,
  where: { userId: string; id: Prisma.StringFilter },
  picture: OwnPicture,
) {
  if (picture === undefined) return;
  await tx.image.deleteMany({ where });
  if (picture) await addPictures(tx, { userId: where.userId }, picture.pictures);
}

/** Has a picture's bytes removed unless it is saved, or being saved again. Of two that stored a drawing, one may have failed. */
export async function removeUnused({ id, leaseExpiresAt }: Job, name: string, remove: () => Promise<void>) {
  await (await db()).$transaction(async (tx) => {
    // Locked, so that nobody stores the drawing while it is removed.
    const unused = await tx.$queryRaw<object[]>`
      SELECT FROM jobs WHERE id = ${id} AND lease_expires_at = ${leaseExpiresAt} FOR UPDATE`;
    const isSaved = (await tx.image.count({ where: { id: name } })) > 0;
    if (unused.length > 0 && !isSaved) await remove();
  });
}
