import 'server-only';
import { db } from '@/lib/database/db.ts';

export async function findKnownImages(ids: readonly string[]): Promise<Set<string>> {
  const rows = await (await db()).image.findMany({ where: { id: { in: [...ids] } }, select: { id: true } });
  return new Set(rows.map(({ id }) => id));
}

export type PictureFile = { contentType: string; size: number };

/** Type and size of pictures by id, without those of unknown size. */
export async function findPictureFiles(ids: readonly string[]): Promise<ReadonlyMap<string, PictureFile>> {
  const rows = await (await db()).image.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, contentType: true, size: true },
  });
  return new Map(rows.flatMap(({ id, contentType, size }) => (size === null ? [] : [[id, { contentType, size }]])));
}

/** A picture's type, owner, marks, and bytes if they are in the database, or null. */
export async function findPicture(id: string) {
  const marks = { sourceType: true, hadManifest: true };
  const select = { ...marks, bytes: true, contentType: true, blogId: true, userId: true } as const;
  return (await db()).image.findUnique({ where: { id }, select });
}
