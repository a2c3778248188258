import 'server-only';
import { succeedGeneration } from '@/lib/access/mutations';
import { db } from '@/lib/db';
import type { Prisma } from '@/lib/generated/prisma/client';
import { newId } from '@/lib/ids';
import type { StoredImage } from '@/lib/images/service';
import type { BlogSection, StyleChange } from './schema';

/** A blog as it is first saved. */
export type NewBlog = Omit<Prisma.BlogUncheckedCreateInput, 'images'> & { id: string };

/**
 * Saves a blog with its pictures and ends its run, all or nothing.
 * @param answer what POST /api/blogs/generate says besides the id, for repeated requests
 */
export async function saveGeneratedBlog(
  generationId: string,
  blog: NewBlog,
  images: readonly StoredImage[],
  answer: Prisma.InputJsonValue,
): Promise<void> {
  await (await db()).$transaction(async (tx) => {
    await succeedGeneration(tx, generationId, blog.id, answer);
    await tx.blog.create({ data: blog });
    await tx.image.createMany({ data: images.map((image) => ({ ...image, blogId: blog.id })) });
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

/** A blog's text. */
export type BlogText = {
  title: string;
  intro: string;
  sections: BlogSection[];
  conclusion: string;
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
    const { title, intro, sections, conclusion } = before;
    await tx.blogRevision.create({
      data: { id: newId(), blogId, title, intro, sections: sections ?? [], conclusion },
    });
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
