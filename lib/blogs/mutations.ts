import 'server-only';
import { succeedGeneration } from '@/lib/access/mutations';
import { db } from '@/lib/db';
import type { Prisma } from '@/lib/generated/prisma/client';
import type { StoredImage } from '@/lib/images/service';

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
