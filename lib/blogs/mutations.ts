import 'server-only';
import { BLOG_VISIBILITIES, type BlogVisibility } from '@/lib/constants/options.ts';
import { db } from '@/lib/database/db.ts';
import type { Prisma } from '@/lib/generated/prisma/client.ts';
import { addPictures, type PlacedPicture } from '@/lib/images/mutations.ts';

export type NewBlog = Omit<Prisma.BlogUncheckedCreateInput, 'images'> & { id: string };

/** A source page as it was read. */
export type NewSnapshot = Omit<Prisma.SourceSnapshotCreateManyInput, 'blogId'>;

/** The stricter of the owner's default (unlisted for visitors) and the visibility that the blog asks for. */
async function firstVisibility(
  tx: Prisma.TransactionClient,
  { userId, visibility = 'public' }: NewBlog,
): Promise<BlogVisibility> {
  const where = { id: userId ?? '' };
  const usual = userId ? (await tx.user.findUniqueOrThrow({ where })).defaultVisibility : 'unlisted';
  return BLOG_VISIBILITIES.find((each) => each === usual || each === visibility) ?? usual;
}

/** Saves a blog with pictures and source pages, inside the caller's transaction. */
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

/** Saves a seed blog unless it exists. */
export async function saveSeedBlog(blog: NewBlog): Promise<void> {
  await (await db()).blog.upsert({ where: { id: blog.id }, create: blog, update: {} });
}
