import 'server-only';
import { db } from '@/lib/database/db.ts';

/** Earlier versions of a blog, newest first. */
export async function findRevisions(blogId: string) {
  return (await db()).blogRevision.findMany({ where: { blogId }, orderBy: { createdAt: 'desc' } });
}

export async function findPictures(blogId: string) {
  const select = { id: true, width: true, height: true, unsavedSince: true } as const;
  return (await db()).image.findMany({ where: { blogId }, select });
}
