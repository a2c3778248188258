import 'server-only';
import { db } from '@/lib/database/db.ts';

/** Those of some ids that a picture has already. */
export async function findKnownImages(ids: readonly string[]): Promise<Set<string>> {
  const where = { id: { in: [...ids] } };
  const rows = await (await db()).image.findMany({ where, select: { id: true } });
  return new Set(rows.map(({ id }) => id));
}

/** What a feed says of a picture: its type, and how many bytes it has. */
export type PictureFile = { contentType: string; size: number };

/** Type and size of some pictures, by their ids; pictures of unknown size are left out. */
export async function findPictureFiles(ids: readonly string[]): Promise<ReadonlyMap<string, PictureFile>> {
  const rows = await (await db()).image.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, contentType: true, size: true },
  });
  return new Map(rows.flatMap(({ id, contentType, size }) => (size === null ? [] : [[id, { contentType, size }]])));
}

/** A picture's type, and its bytes where they are in the database, or null when there is no such picture. */
export async function findPicture(id: string) {
  const select = { bytes: true, contentType: true, blogId: true, userId: true } as const;
  return (await db()).image.findUnique({ where: { id }, select });
}
