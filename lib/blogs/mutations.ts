import 'server-only';
import { BLOG_VISIBILITIES, type BlogVisibility } from '@/lib/constants/options.ts';
import { db } from '@/lib/database/db.ts';
import type { Prisma } from '@/lib/generated/prisma/client.ts';
import { addPictures, type PlacedPicture } from '@/lib/images/mutations.ts';

/** A blog as it is first saved. */
export type NewBlog = Omit<Prisma.BlogUncheckedCreateInput, 'images'> & { id: string };

/** What is stored beside a blog, but its pictures: the pages that were read for it, as they were. */
export type NewSnapshot = Omit<Prisma.SourceSnapshotCreateManyInput, 'blogId'>;

/**
 * Whom a new blog is shown to: as its owner has set it for all of theirs, a visitor's to whoever has the link; and to nobody
 * whom the blog says itself it is not for.
 */
async function firstVisibility(
  tx: Prisma.TransactionClient,
  { userId, visibility = 'public' }: NewBlog,
): Promise<BlogVisibility> {
  const where = { id: userId ?? '' };
  const usual = userId ? (await tx.user.findUniqueOrThrow({ where })).defaultVisibility : 'unlisted';
  return BLOG_VISIBILITIES.find((each) => each === usual || each === visibility) ?? usual;
}

/** Saves a blog with its pictures and source pages, inside the transaction that ends what wrote it. */
export async function createBlog(
  tx: Prisma.TransactionClient,
  blog: NewBlog,
  pictures: readonly PlacedPicture[],
  snapshots: readonly NewSnapshot[],
): Promise<void> {
  await tx.blog.create({ data: { ...blog, visibility: await firstVisibility(tx, blog) } });
  await addPictures(tx, { blogId: blog.id }, pictures);
  await tx.sourceSnapshot.createMany({ data: snapshots.map((page) => ({ ...page, blogId: blog.id })) });
}

/** Saves a blog that no visitor asked for, once; a second call changes nothing (seed). */
export async function saveSeedBlog(blog: NewBlog): Promise<void> {
  await (await db()).blog.upsert({ where: { id: blog.id }, create: blog, update: {} });
}
