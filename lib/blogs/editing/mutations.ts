import 'server-only';
import { db } from '@/lib/database/db.ts';
import type { Prisma } from '@/lib/generated/prisma/client.ts';
import { newId } from '@/lib/ids.ts';
import { addPictures } from '@/lib/images/mutations.ts';
import { storedPictureId } from '@/lib/images/rules.ts';
import type { StoredImage } from '@/lib/images/service.ts';
import { storePictures } from '@/lib/images/store.ts';
import { removeDraft } from '../drafts/mutations.ts';
import { removeCoverPictures } from '../pictures/mutations.ts';
import {
  type BlogQuestion,
  type BlogSection,
  type BlogSource,
  blogCoverSchema,
  blogSectionsSchema,
  type StyleChange,
} from '../schema.ts';

/** New drawings, and their URLs by those of the drawings they replace. */
export type NewDrawings = { stored: readonly StoredImage[]; addresses: ReadonlyMap<string, string> };

/**
 * Changes style and color theme and replaces the drawings; does nothing once the blog is deleted. Drawings in sections
 * stay stored: earlier versions and copies on other sites show them.
 * @throws AppError unavailable, and nothing changes, when the drawings cannot be stored
 */
export async function saveStyle(
  { blogId, style, colorTheme }: StyleChange,
  { stored, addresses }: NewDrawings,
): Promise<void> {
  const pictures = await storePictures(stored);
  await (await db()).$transaction(async (tx) => {
    // Makes a concurrent save of the text wait and end in a conflict.
    await tx.$queryRaw`SELECT 1 FROM blogs WHERE id = ${blogId} FOR UPDATE`;
    const blog = await tx.blog.findUnique({ where: { id: blogId } });
    if (!blog) return;
    const sections = blogSectionsSchema
      .parse(blog.sections)
      .map((section) => ({
        ...section,
        images: section.images.map((image) => ({ ...image, url: addresses.get(image.url) ?? image.url })),
      }));
    const before = blogCoverSchema.parse(blog.cover);
    const cover = before && { ...before, url: addresses.get(before.url) ?? before.url };
    await addPictures(tx, { blogId }, pictures);
    await removeCoverPictures(tx, blogId, before, cover);
    const data = { style, colorTheme, sections, ...(cover && { cover }) };
    await tx.blog.update({ where: { id: blogId }, data });
  });
}

/** A blog's text; fields left out do not change. */
export type BlogText = {
  title: string;
  intro: string;
  sections: BlogSection[];
  conclusion: string;
  keyPoints?: string[] | undefined;
  questions?: BlogQuestion[] | undefined;
  description?: string | null | undefined;
  sources?: BlogSource[];
};

const MAX_REVISIONS = 50;

/** Marks added pictures as saved. */
async function keepPictures(
  tx: Prisma.TransactionClient,
  blogId: string,
  sections: readonly BlogSection[],
): Promise<void> {
  const images = sections.flatMap((section) => section.images);
  const id = { in: images.flatMap(({ url }) => storedPictureId(url) ?? []) };
  await tx.image.updateMany({ where: { blogId, id, unsavedSince: { not: null } }, data: { unsavedSince: null } });
}

/**
 * Replaces a blog's text and stores the earlier version.
 * @param basedOn `updatedAt` of the edited text
 * @param draftVersion of the draft to delete
 * @returns false, and nothing changes, if the blog was changed or deleted since
 */
export async function saveText(blogId: string, next: BlogText, basedOn: Date, draftVersion?: string): Promise<boolean> {
  return (await db()).$transaction(async (tx) => {
    const before = await tx.blog.findUnique({ where: { id: blogId } });
    if (!before) return false;
    const { count } = await tx.blog.updateMany({
      where: { id: blogId, updatedAt: basedOn, deletedAt: null },
      data: { ...next, editedAt: new Date() },
    });
    if (count === 0) return false;
    await keepPictures(tx, blogId, next.sections);
    if (draftVersion) await removeDraft(tx, blogId, draftVersion);
    const { title, intro, conclusion, description } = before;
    const earlier = {
      title,
      intro,
      conclusion,
      description,
      sections: before.sections ?? [],
      keyPoints: before.keyPoints ?? [],
      questions: before.questions ?? [],
      sources: before.sources ?? [],
    };
    await tx.blogRevision.create({ data: { id: newId(), blogId, ...earlier } });
    const old = await tx.blogRevision.findMany({
      where: { blogId },
      orderBy: { createdAt: 'desc' },
      skip: MAX_REVISIONS,
      select: { id: true },
    });
    await tx.blogRevision.deleteMany({ where: { id: { in: old.map((revision) => revision.id) } } });
    return true;
  });
}
