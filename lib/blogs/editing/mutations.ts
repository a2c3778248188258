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

/** Drawings to store, and their addresses by those of the ones they stand in for. */
export type NewDrawings = { stored: readonly StoredImage[]; addresses: ReadonlyMap<string, string> };

/**
 * Changes a blog's style and color theme, and puts its drawings in that style in the place of the earlier ones. Those of
 * sections stay stored: earlier texts and copies on other sites show them. Nothing when the blog was deleted for good meanwhile.
 * @throws AppError unavailable when the drawings cannot be stored; nothing is changed then
 */
export async function saveStyle(
  { blogId, style, colorTheme }: StyleChange,
  { stored, addresses }: NewDrawings,
): Promise<void> {
  const pictures = await storePictures(stored);
  await (await db()).$transaction(async (tx) => {
    // Whoever saves the text meanwhile waits, and is then told of the change.
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

/** A blog's text. What is left out stays as it is in the text before: its sources, say. */
export type BlogText = {
  title: string;
  intro: string;
  sections: BlogSection[];
  conclusion: string;
  keyPoints?: string[] | undefined;
  questions?: BlogQuestion[] | undefined;
  /** Null for none. */
  description?: string | null | undefined;
  sources?: BlogSource[];
};

/** Most earlier texts stored of one blog. */
const MOST_REVISIONS = 50;

/** Keeps the added pictures that a text shows, which is being saved. */
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
 * Replaces a blog's text and keeps the one it had.
 * @param basedOn `updatedAt` of the text that was edited
 * @param draftVersion of the stored draft that it was, if any: that one goes
 * @returns false, and nothing changed, when the blog was changed or deleted since
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
      skip: MOST_REVISIONS,
      select: { id: true },
    });
    await tx.blogRevision.deleteMany({ where: { id: { in: old.map((revision) => revision.id) } } });
    return true;
  });
}
