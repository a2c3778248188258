import 'server-only';
import { db } from '@/lib/database/db.ts';
import { Prisma } from '@/lib/database/prisma.ts';
import { type BlogImage, blogImageSchema } from '../schema.ts';

/** The versions in a blog's history without their texts, newest first. */
export async function findRevisions(blogId: string) {
  const select = { id: true, name: true, title: true, createdAt: true } as const;
  return (await db()).blogRevision.findMany({ where: { blogId }, orderBy: { createdAt: 'desc' }, select });
}

export const findRevision = async (blogId: string, id: string) =>
  (await db()).blogRevision.findUnique({ where: { id, blogId } });

/** The sources of the oldest version with any, or null: those from before sources were versioned share them. */
export async function findOldestSources(blogId: string) {
  const where = { blogId, sources: { not: Prisma.AnyNull } };
  const select = { sources: true } as const;
  const oldest = await (await db()).blogRevision.findFirst({ where, orderBy: { createdAt: 'asc' }, select });
  return oldest?.sources ?? null;
}

/** Those of the given pictures that earlier versions of a blog show, the oldest version last. */
export async function findEarlierImages(blogId: string, urls: readonly string[]): Promise<BlogImage[]> {
  const rows = await (await db()).$queryRaw<{ image: unknown }[]>`
    SELECT image FROM (
      SELECT created_at, jsonb_path_query(sections, '$[*].images[*]') AS image
      FROM blog_revisions WHERE blog_id = ${blogId}) shown
    WHERE image ->> 'url' = ANY(${[...urls]}) ORDER BY created_at DESC`;
  return rows.map(({ image }) => blogImageSchema.parse(image));
}

/** The text that a blog had before its first edit; null if unedited. */
export const findFirstText = async (blogId: string, tx?: Prisma.TransactionClient) =>
  (tx ?? (await db())).blogRevision.findFirst({ where: { blogId, name: null }, orderBy: { createdAt: 'asc' } });

export async function findPictures(blogId: string) {
  const select = { id: true, width: true, height: true, unsavedSince: true } as const;
  return (await db()).image.findMany({ where: { blogId }, select });
}

/** How much a blog was edited since it was written; null for a person's and imported blogs. */
export async function findEditing(blogId: string) {
  const where = { id: blogId, importKey: null, writer: { not: 'person' } } as const;
  const blog = await (await db()).blog.findUnique({ where, select: { editing: true } });
  return blog && (blog.editing ?? { seconds: 0, changedWords: null });
}
