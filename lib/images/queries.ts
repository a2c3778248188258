import 'server-only';
import { db } from '@/lib/database/db.ts';

/** Those of some ids that a picture has already. */
export async function findKnownImages(ids: readonly string[]): Promise<Set<string>> {
  const where = { id: { in: [...ids] } };
  const rows = await (await db()).image.findMany({ where, select: { id: true } });
  return new Set(rows.map(({ id }) => id));
}

/** A picture's type, and its bytes where they are in the database, or null when there is no such picture. */
export async function findPicture(id: string) {
  const select = { bytes: true, contentType: true, blogId: true, userId: true } as const;
  return (await db()).image.findUnique({ where: { id }, select });
}
