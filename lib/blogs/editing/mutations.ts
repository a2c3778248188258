import 'server-only';
import { db } from '@/lib/database/db.ts';
import { Prisma } from '@/lib/database/prisma.ts';
import type { Blog as BlogRow } from '@/lib/generated/prisma/client.ts';
import { newId } from '@/lib/ids.ts';
import { addPictures, type PlacedPicture } from '@/lib/images/mutations.ts';
import { smallCoverId, storedPictureId } from '@/lib/images/rules.ts';
import type { StoredImage } from '@/lib/images/service.ts';
import { storePictures } from '@/lib/images/store.ts';
import { articleTexts } from '../article-texts.ts';
import { type HashedText, parseChanges, type TextModel, textHash, withChange } from '../authorship/origin.ts';
import { saveFingerprints } from '../fingerprint-mutations.ts';
import { isByAuthor } from '../rules.ts';
import {
  type Blog,
  type BlogImage,
  type BlogQuestion,
  type BlogSection,
  type BlogSource,
  blogCoverSchema,
  blogSectionsSchema,
  blogSourcesSchema,
  type StyleChange,
  storedLists,
} from '../schema.ts';
import { freeSlug } from '../slug-mutations.ts';
import { isSlugOf } from '../slugs.ts';
import { changedWords } from './changed-words.ts';
import { findFirstText } from './queries.ts';
import { type StoredDraft, type UnsavedText, unsavedTextSchema } from './schema.ts';

export async function findDraft(blogId: string): Promise<StoredDraft | null> {
  const row = await (await db()).blogDraft.findUnique({ where: { blogId } });
  if (!row) return null;
  return { text: unsavedTextSchema.parse(row.text), version: row.updatedAt.toISOString() };
}

/** A longer time between two drafts is a pause. */
const MAX_PAUSE_SECONDS = 120;

/** Adds the time since a draft to its blog's time in the editor, in whole seconds of the clock, which add up over drafts. */
async function addEditingTime(tx: Prisma.TransactionClient, blogId: string, draftVersion: string, until: Date) {
  const seconds = Math.floor(until.getTime() / 1000) - Math.floor(Date.parse(draftVersion) / 1000);
  if (seconds <= 0 || seconds > MAX_PAUSE_SECONDS) return;
  const update = { seconds: { increment: seconds } };
  await tx.blogEditing.upsert({ where: { blogId }, create: { blogId, seconds }, update });
}

/** Replaces a version of a blog's draft (null: the first). Returns the new one; null if another was stored since. */
export async function writeDraft(blogId: string, text: UnsavedText, version: string | null): Promise<string | null> {
  const client = await db();
  // Strictly later than the draft before, even within one millisecond.
  const updatedAt = new Date(Math.max(Date.now(), Date.parse(version ?? '1970-01-01') + 1));
  const { count } = version
    ? await client.blogDraft.updateMany({ where: { blogId, updatedAt: version }, data: { text, updatedAt } })
    : await client.blogDraft.createMany({ data: { blogId, text, updatedAt }, skipDuplicates: true });
  if (count === 0) return null;
  if (version) await addEditingTime(client, blogId, version, updatedAt);
  return updatedAt.toISOString();
}

/** Deletes a version of a draft; a newer one stays. Returns whether it was there. */
export async function deleteDraft(blogId: string, version: string, tx?: Prisma.TransactionClient): Promise<boolean> {
  const { count } = await (tx ?? (await db())).blogDraft.deleteMany({ where: { blogId, updatedAt: version } });
  return count > 0;
}

/** Stores pictures that no saved text shows yet; only the `most` latest stay. */
export async function addUnsavedPictures(blogId: string, pictures: readonly PlacedPicture[], most: number) {
  await (await db()).$transaction(async (tx) => {
    await addPictures(tx, { blogId, unsavedSince: new Date() }, pictures);
    const old = await tx.image.findMany({
      where: { blogId, unsavedSince: { not: null } },
      orderBy: [{ unsavedSince: 'desc' }, { id: 'asc' }],
      skip: most,
      select: { id: true },
    });
    await tx.image.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } });
  });
}

export async function removeUnsavedPictures(before: Date): Promise<void> {
  await (await db()).image.deleteMany({ where: { unsavedSince: { lt: before } } });
}

/** The stored pictures of a cover: full size and small. */
function storedIds(cover: BlogImage | null): string[] {
  const id = cover && storedPictureId(cover.url);
  return id ? [id, smallCoverId(id)] : [];
}

type Looks = Pick<Prisma.BlogUpdateInput, 'style' | 'colorTheme' | 'sections'> & { cover: BlogImage | null };

/** Changes cover, style or drawings, unless the blog is deleted. @throws AppError unavailable, and nothing changes */
async function saveLooks(
  blogId: string,
  stored: readonly StoredImage[],
  change: (cover: BlogImage | null, sections: BlogSection[]) => Looks,
): Promise<void> {
  const pictures = await storePictures(stored);
  await (await db()).$transaction(async (tx) => {
    // A second change waits and removes the pictures of the first; a save of the text waits and ends in a conflict.
    await tx.$queryRaw`SELECT 1 FROM blogs WHERE id = ${blogId} FOR UPDATE`;
    const blog = await tx.blog.findUnique({ where: { id: blogId, deletedAt: null } });
    if (!blog) return;
    const before = blogCoverSchema.parse(blog.cover);
    const { cover, ...data } = change(before, blogSectionsSchema.parse(blog.sections));
    await addPictures(tx, { blogId }, pictures);
    const needed = storedIds(cover);
    // Unlike pictures of sections, no earlier version shows a replaced cover.
    const unused = storedIds(before).filter((id) => !needed.includes(id));
    if (unused.length > 0) await tx.image.deleteMany({ where: { blogId, id: { in: unused } } });
    await tx.blog.update({ where: { id: blogId }, data: { ...data, cover: cover ?? Prisma.DbNull } });
  });
}

/** Replaces a cover with its picture files; `change` makes the new one (null: none). As saveLooks. */
export const saveCover = (
  blogId: string,
  change: (present: BlogImage | null) => BlogImage | null,
  stored: readonly StoredImage[] = [],
): Promise<void> => saveLooks(blogId, stored, (present) => ({ cover: change(present) }));

/** New drawings, and their URLs by those of the drawings they replace. */
export type NewDrawings = { stored: readonly StoredImage[]; addresses: ReadonlyMap<string, string> };

/** Changes style, color theme and drawings; earlier versions and copies still show earlier drawings. As saveLooks. */
export async function saveStyle({ blogId, style, colorTheme }: StyleChange, { stored, addresses }: NewDrawings) {
  const redrawn = (image: BlogImage) => ({ ...image, url: addresses.get(image.url) ?? image.url });
  await saveLooks(blogId, stored, (cover, given) => {
    const sections = given.map((section) => ({ ...section, images: section.images.map(redrawn) }));
    return { style, colorTheme, sections, cover: cover && redrawn(cover) };
  });
}

/** A blog's text; fields left out do not change. */
export type BlogText = Pick<Blog['content'], 'title' | 'intro' | 'conclusion'> & {
  sections: BlogSection[];
  keyPoints?: string[] | undefined;
  questions?: BlogQuestion[] | undefined;
  description?: string | null | undefined;
  conclusionHeading?: string | null | undefined;
  sources?: BlogSource[];
};

const MAX_REVISIONS = 50;

export type TextChange = {
  /** The model that changed the text; absent for the owner. */
  model?: TextModel | undefined;
  draftVersion?: string | undefined;
  /** Whether nobody has compared the new text with its sources. */
  isUnchecked?: boolean;
  /** Whether all words stay, as where links between blogs change, which is nobody's edit. */
  keepsWords?: boolean;
  /** What else is stored in the transaction of the change. */
  also?: ((tx: Prisma.TransactionClient) => Promise<unknown>) | undefined;
};

/** Adds a change to a blog's record; the caller's transaction has locked the blog. */
async function recordChange(tx: Prisma.TransactionClient, blogId: string, by: TextModel | null, at: Date) {
  const before = await tx.blogProvenance.findUnique({ where: { blogId } });
  const changes = withChange(parseChanges(before?.changes), by, at.toISOString());
  await tx.blogProvenance.upsert({ where: { blogId }, create: { blogId, changes }, update: { changes } });
}

/** Marks a model's edit; after a person's the times differ (isEditedByPerson in source-type.ts). */
function modelEdit({ editedAt, modelEditedAt }: BlogRow, at: Date): Pick<BlogRow, 'modelEditedAt'> {
  const isByPerson = editedAt !== null && editedAt.getTime() !== modelEditedAt?.getTime();
  return { modelEditedAt: isByPerson ? (modelEditedAt ?? editedAt) : at };
}

/** The share of words changed since a blog's first text; null for a person's and imported blogs. */
async function shareOfChanges(tx: Prisma.TransactionClient, before: BlogRow, next: HashedText): Promise<number | null> {
  if (before.writer === 'person' || before.importKey !== null) return null;
  const first = (await findFirstText(before.id, tx)) ?? before;
  return changedWords({ ...first, ...storedLists(first) }, next, before.language);
}

/** Replaces a text that has the `updatedAt` of `basedOn` still, and stores the earlier one. Returns whether it had. */
export async function saveText(
  blogId: string,
  { sections: shown, ...rest }: BlogText,
  basedOn: Date,
  { model, draftVersion, isUnchecked, keepsWords, also }: TextChange = {},
): Promise<boolean> {
  const editedAt = new Date();
  return (await db()).$transaction(async (tx) => {
    const before = await tx.blog.findUnique({ where: { id: blogId } });
    if (!before) return false;
    const lists = storedLists(before);
    // Without `image`, as which answers repeat the first picture of a section.
    const next = { ...rest, sections: blogSectionsSchema.parse(shown) };
    const { keyPoints = lists.keyPoints, questions = lists.questions } = next;
    const { conclusionHeading = before.conclusionHeading } = next;
    const changed = { ...next, keyPoints, questions, conclusionHeading };
    const cited = articleTexts(changed).join();
    // What nobody cites any more of the author's answers is for the author alone.
    const sources = (next.sources ?? blogSourcesSchema.parse(before.sources)).filter(
      (source) => !isByAuthor(source) || cited.includes(`[${source.number}]`),
    );
    const { userId, slug } = before;
    // The address follows the title until the blog is published, unless its owner chose it.
    const follows = before.publishedAt === null && (slug === null || isSlugOf(slug, before.title));
    const isRenamed = userId !== null && follows && next.title !== before.title;
    const renamed = isRenamed && { slug: await freeSlug(tx, userId, next.title, blogId) };
    const { count } = await tx.blog.updateMany({
      where: { id: blogId, updatedAt: basedOn, deletedAt: null },
      data: {
        ...next,
        sources,
        ...renamed,
        ...(!keepsWords && { editedAt }),
        ...(isUnchecked && { review: { claims: { unchecked: 1 } } }),
        ...(model && modelEdit(before, editedAt)),
        ...(!keepsWords &&
          textHash(changed) !== textHash({ ...before, ...lists }) && { reviewedAt: null, examination: Prisma.DbNull }),
      },
    });
    if (count === 0) return false;
    if (!keepsWords) await recordChange(tx, blogId, model ?? null, editedAt);
    const saved = next.sections.flatMap(({ images }) => images.flatMap(({ url }) => storedPictureId(url) ?? []));
    await tx.image.updateMany({
      where: { blogId, id: { in: saved }, unsavedSince: { not: null } },
      data: { unsavedSince: null },
    });
    const share = { changedWords: await shareOfChanges(tx, before, changed) };
    await tx.blogEditing.upsert({ where: { blogId }, create: { blogId, ...share }, update: share });
    // A draft that another window has replaced was counted with that one.
    if (draftVersion && (await deleteDraft(blogId, draftVersion, tx))) {
      await addEditingTime(tx, blogId, draftVersion, editedAt);
    }
    await also?.(tx);
    const { title, intro, conclusion, description, sources: earlier } = before;
    const texts = { title, intro, conclusion, conclusionHeading: before.conclusionHeading, description };
    await tx.blogRevision.create({ data: { id: newId(), blogId, ...texts, ...lists, sources: earlier ?? [] } });
    const old = await tx.blogRevision.findMany({
      // Its writer's other draft stays, however often the text is saved, and so does its first text.
      where: { blogId, name: null },
      orderBy: { createdAt: 'desc' },
      skip: MAX_REVISIONS - 1,
      select: { id: true },
    });
    await tx.blogRevision.deleteMany({ where: { id: { in: old.slice(0, -1).map((revision) => revision.id) } } });
    await saveFingerprints(tx, blogId);
    return true;
  });
}
