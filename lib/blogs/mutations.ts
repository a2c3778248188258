import 'server-only';
import { db } from '@/lib/db';
import type { Prisma } from '@/lib/generated/prisma/client';
import { newId } from '@/lib/ids';
import type { StoredImage } from '@/lib/images/service';
import type { Attempt } from '@/lib/writing/live/mutations';
import { succeedGeneration } from '@/lib/writing/queue/mutations';
import type { BlogSection, BlogSource, GenerateResponse, StyleChange } from './schema';

/** A blog as it is first saved. */
export type NewBlog = Omit<Prisma.BlogUncheckedCreateInput, 'images'> & { id: string };

/** A blog with everything that is stored beside it. */
export type WrittenBlog = {
  blog: NewBlog;
  images: readonly StoredImage[];
  /** The pages that were read for it, as they were. */
  snapshots: readonly Omit<Prisma.SourceSnapshotCreateManyInput, 'blogId'>[];
};

/**
 * Saves a blog with its pictures and source pages and ends its run, all or nothing.
 * @param answer what POST /api/blogs/generate says besides the id
 * @throws Error when the attempt is over; nothing is saved then
 */
export async function saveGeneratedBlog(
  attempt: Attempt,
  { blog, images, snapshots }: WrittenBlog,
  answer: Pick<GenerateResponse, 'unreadableSources'>,
): Promise<void> {
  const blogId = blog.id;
  await (await db()).$transaction(async (tx) => {
    await succeedGeneration(tx, attempt, blogId, answer);
    await tx.blog.create({ data: blog });
    await tx.image.createMany({ data: images.map((image) => ({ ...image, blogId })) });
    await tx.sourceSnapshot.createMany({ data: snapshots.map((page) => ({ ...page, blogId })) });
  });
}

/** Saves a blog that no visitor asked for, once; a second call changes nothing (seed). */
export async function saveSeedBlog(blog: NewBlog): Promise<void> {
  await (await db()).blog.upsert({ where: { id: blog.id }, create: blog, update: {} });
}

/** Changes a blog's style and color theme. */
export async function saveStyle({ blogId, style, colorTheme }: StyleChange): Promise<void> {
  await (await db()).blog.update({ where: { id: blogId }, data: { style, colorTheme } });
}

/** A blog's text. Without `sources` it cites what the text before it did. */
export type BlogText = {
  title: string;
  intro: string;
  sections: BlogSection[];
  conclusion: string;
  sources?: BlogSource[];
};

/** Most earlier texts kept of one blog. */
const REVISIONS_KEPT = 50;

/**
 * Replaces a blog's text and keeps the one it had.
 * @param basedOn `updatedAt` of the text that was edited
 * @returns false, and nothing changed, when the blog was changed since
 */
export async function saveText(blogId: string, next: BlogText, basedOn: Date): Promise<boolean> {
  return (await db()).$transaction(async (tx) => {
    const before = await tx.blog.findUniqueOrThrow({ where: { id: blogId } });
    const { count } = await tx.blog.updateMany({
      where: { id: blogId, updatedAt: basedOn },
      data: { ...next, editedAt: new Date() },
    });
    if (count === 0) return false;
    const { title, intro, sections, conclusion, sources } = before;
    const earlier = { title, intro, sections: sections ?? [], conclusion, sources: sources ?? [] };
    await tx.blogRevision.create({ data: { id: newId(), blogId, ...earlier } });
    const old = await tx.blogRevision.findMany({
      where: { blogId },
      orderBy: { createdAt: 'desc' },
      skip: REVISIONS_KEPT,
      select: { id: true },
    });
    await tx.blogRevision.deleteMany({ where: { id: { in: old.map((revision) => revision.id) } } });
    return true;
  });
}
