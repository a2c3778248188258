import 'server-only';
import { createHash } from 'node:crypto';
import type { AiUse } from '@/lib/constants/crawlers.ts';
import { OBJECTION_DAYS } from '@/lib/constants/limits.ts';
import { BLOG_VISIBILITIES, type BlogVisibility, type Language } from '@/lib/constants/options.ts';
import { IS_UNLIMITED } from '@/lib/constants/plans.ts';
import { db } from '@/lib/database/db.ts';
import { Prisma } from '@/lib/database/prisma.ts';
import { AppError } from '@/lib/http/errors.ts';
import { newId } from '@/lib/ids.ts';
import { addPictures, type PlacedPicture } from '@/lib/images/mutations.ts';
import { note, sentence } from '@/lib/messages/catalogue.ts';
import { noteActivity } from '@/lib/users/mutations.ts';
import { fingerprintBlogs, saveFingerprints } from './fingerprint-mutations.ts';
import { freeSlug } from './slug-mutations.ts';
import { blogSlug } from './slugs.ts';

export type NewBlog = Omit<Prisma.BlogUncheckedCreateInput, 'images'> & { id: string };

/** A source page as it was read. */
export type NewSnapshot = Omit<Prisma.SourceSnapshotCreateManyInput, 'blogId'>;

/** The stricter of the owner's default (unlisted for visitors) and the requested visibility. */
async function firstVisibility(tx: Prisma.TransactionClient, { userId, visibility = 'public' }: NewBlog) {
  const where = { id: userId ?? '' };
  const usual = userId ? (await tx.user.findUniqueOrThrow({ where })).defaultVisibility : 'unlisted';
  return BLOG_VISIBILITIES.find((each) => each === usual || each === visibility) ?? usual;
}

/** Saves a blog with pictures and sources in a transaction. `chosen`: what its owner chose, whatever the default is */
export async function createBlog(
  tx: Prisma.TransactionClient,
  blog: NewBlog,
  pictures: readonly PlacedPicture[],
  snapshots: readonly NewSnapshot[],
  chosen?: BlogVisibility,
): Promise<void> {
  const visibility = (blog.userId && chosen) || (await firstVisibility(tx, blog));
  const slug = blog.userId ? await freeSlug(tx, blog.userId, blog.slug ?? blog.title) : blogSlug(blog.title);
  await tx.blog.create({ data: { ...blog, slug, visibility } });
  await addPictures(tx, { blogId: blog.id }, pictures);
  await tx.sourceSnapshot.createMany({ data: snapshots.map((page) => ({ ...page, blogId: blog.id })) });
  await saveFingerprints(tx, blog.id);
  const { userId, title } = blog;
  if (!userId || visibility === 'draft') return;
  const text = note('blogs.activity.created', { visibility, title });
  await noteActivity({ userId, kind: 'publication', text }, tx);
}

/** Which of these blogs there are, deleted ones among them. */
export async function findStored(ids: readonly string[]): Promise<Set<string>> {
  const found = await (await db()).blog.findMany({ where: { id: { in: [...ids] } }, select: { id: true } });
  return new Set(found.map(({ id }) => id));
}

export async function saveSeedBlog(blog: NewBlog): Promise<void> {
  await (await db()).blog.upsert({ where: { id: blog.id }, create: blog, update: {} });
}

// The following use SQL, as they must not change `updatedAt`, or editors of the text would get a conflict.

/** Moves blogs to the bin; those in it keep their time of deletion. */
export async function putIntoBin(ids: readonly string[]): Promise<void> {
  await (await db()).$executeRaw`
    UPDATE blogs SET deleted_at = now() WHERE id = ANY(${[...ids]}) AND deleted_at IS NULL`;
}

/** Hides a blog from everybody but its owner, or moves it to the bin, from where its owner cannot restore it. */
export async function blockBlog(tx: Prisma.TransactionClient, id: string, isRemoved: boolean): Promise<void> {
  await tx.$executeRaw`
    UPDATE blogs SET blocked_at = now(),
      deleted_at = CASE WHEN ${isRemoved} THEN COALESCE(deleted_at, now()) ELSE deleted_at END
    WHERE id = ${id}`;
}

/** Undoes blockBlog. What its owner had deleted stays deleted. */
export async function unblockBlog(tx: Prisma.TransactionClient, id: string): Promise<void> {
  const [blog] = await tx.$queryRaw<{ isRemoved: boolean }[]>`
    SELECT deleted_at = blocked_at AS "isRemoved" FROM blogs WHERE id = ${id} FOR UPDATE`;
  await tx.$executeRaw`UPDATE blogs SET blocked_at = NULL WHERE id = ${id}`;
  await tx.tombstone.updateMany({ where: { blockedBlogId: id }, data: { blockedBlogId: null } });
  if (blog?.isRemoved) await restoreIn(tx, [id]);
  await saveFingerprints(tx, id);
}

/** Restores blogs. One leaves its translation group if the group has another blog in its language by now. */
export async function takeFromBin(ids: readonly string[]): Promise<void> {
  await (await db()).$transaction((tx) => restoreIn(tx, ids));
  await fingerprintBlogs(ids);
}

async function restoreIn(tx: Prisma.TransactionClient, ids: readonly string[]): Promise<void> {
  // Lock the group; only a new statement sees what others committed meanwhile.
  await tx.$queryRaw`
    SELECT 1 FROM blogs WHERE translation_group_id IN
      (SELECT translation_group_id FROM blogs WHERE id = ANY(${[...ids]}))
    ORDER BY id FOR UPDATE`;
  await tx.$executeRaw`
    UPDATE blogs SET deleted_at = NULL, translation_group_id = CASE WHEN EXISTS (
      SELECT 1 FROM blogs other
      WHERE other.translation_group_id = blogs.translation_group_id AND other.language = blogs.language
        AND (other.deleted_at IS NULL OR (other.id = ANY(${[...ids]}) AND other.id < blogs.id)))
      THEN NULL ELSE translation_group_id END
    WHERE id = ANY(${[...ids]}) AND deleted_at IS NOT NULL AND blocked_at IS NULL`;
}

/** Blogs per transaction: each cascades widely, and a statement has a limit of parameters. */
const DELETED_AT_ONCE = 500;

/** A hidden blog, unless the operator deleted it and the time to object is over. */
const isWithheld = Prisma.sql`
  blocked_at IS NOT NULL
  AND (deleted_at IS DISTINCT FROM blocked_at OR blocked_at > now() - ${OBJECTION_DAYS}::int * interval '1 day')`;

/** Deletes the chosen rows of blogs; ids of published ones become tombstones, and their readable addresses rules for 410. */
export const deleteRows = (prisma: Prisma.TransactionClient, chosen: Prisma.Sql) => prisma.$executeRaw`
  WITH deleted AS (
    DELETE FROM blogs WHERE ${chosen}
    RETURNING id, user_id, slug, visibility, published_at, CASE WHEN ${isWithheld} THEN id END AS blocked_blog_id),
  gone AS (
    INSERT INTO redirects (user_id, path) SELECT user_id, '/' || slug FROM deleted
    WHERE user_id IS NOT NULL AND slug IS NOT NULL AND published_at IS NOT NULL ON CONFLICT DO NOTHING)
  INSERT INTO tombstones (id, blocked_blog_id)
  SELECT id, blocked_blog_id FROM deleted WHERE visibility <> 'draft'
  UNION SELECT images.id, blocked_blog_id FROM images JOIN deleted ON deleted.id = images.blog_id
  WHERE deleted.visibility <> 'draft'
  ON CONFLICT DO NOTHING`;

/** Permanently deletes blogs of the bin with their data. */
export async function deleteBlogs(chosen: Prisma.BlogWhereInput): Promise<void> {
  const inBin = { AND: [chosen, { deletedAt: { not: null } }] };
  const prisma = await db();
  for (let after = ''; ; ) {
    const where = { AND: [inBin, { id: { gt: after } }] };
    const page = { select: { id: true }, orderBy: { id: 'asc' }, take: DELETED_AT_ONCE } as const;
    const ids = (await prisma.blog.findMany({ where, ...page })).map(({ id }) => id);
    const last = ids.at(-1);
    if (last === undefined) return;
    await prisma.$transaction([
      prisma.generationEvent.deleteMany({ where: { generation: { blogId: { in: ids } } } }),
      // Skips blogs restored meanwhile.
      deleteRows(prisma, Prisma.sql`id = ANY(${ids}) AND deleted_at IS NOT NULL`),
    ]);
    after = last;
  }
}

export async function saveVisibility(
  ids: readonly string[],
  visibility: BlogVisibility,
  publishAt: Date | null,
  aiOptOuts?: readonly AiUse[],
): Promise<void> {
  await (await db()).$executeRaw`
    UPDATE blogs SET visibility = ${visibility}::blog_visibility, publish_at = ${publishAt},
      ai_opt_outs = COALESCE(${aiOptOuts ?? null}::ai_use[], ai_opt_outs)
    WHERE id = ANY(${[...ids]})`;
  if (visibility === 'public') await fingerprintBlogs(ids);
}

/** Publishes the most overdue draft, or returns null. One statement, so that no two processes publish the same. */
export async function publishNextDue(): Promise<{ id: string } | null> {
  return (await db()).$transaction(async (tx) => {
    const [published] = await tx.$queryRaw<{ id: string; title: string; userId: string | null }[]>`
      UPDATE blogs SET visibility = 'public', publish_at = NULL
      WHERE id = (
        SELECT id FROM blogs
        WHERE publish_at <= now() AND deleted_at IS NULL AND blocked_at IS NULL
        ORDER BY publish_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING id, title, user_id AS "userId"`;
    if (published) await saveFingerprints(tx, published.id);
    if (published?.userId) {
      const { userId, title } = published;
      const text = note('blogs.activity.publishedOnTime', { title });
      await noteActivity({ userId, kind: 'publication', text }, tx);
    }
    return published ?? null;
  });
}

/** A blog's translation group, created on first use. */
export async function findTranslationGroup(blogId: string): Promise<string> {
  const [row] = await (await db()).$queryRaw<{ groupId: string }[]>`
    UPDATE blogs SET translation_group_id = COALESCE(translation_group_id, ${newId()})
    WHERE id = ${blogId} RETURNING translation_group_id AS "groupId"`;
  if (!row)
    throw new AppError(
      'not-found',
      sentence(IS_UNLIMITED ? 'blogs.translation.originalGone' : 'blogs.translation.originalGoneNotCounted'),
    );
  return row.groupId;
}

/**
 * Locks a translation group in the transaction that saves a translation.
 * @returns the group, and what it takes over from the original
 * @throws AppError not-found if the original is deleted, conflict if the language exists
 */
export async function joinTranslations(tx: Prisma.TransactionClient, originalId: string, language: Language) {
  await tx.$queryRaw`
    SELECT 1 FROM blogs WHERE translation_group_id =
      (SELECT translation_group_id FROM blogs WHERE id = ${originalId})
    ORDER BY id FOR UPDATE`;
  // Only a new statement sees what others committed meanwhile.
  const original = await tx.blog.findFirst({
    where: { id: originalId, deletedAt: null, blockedAt: null },
    select: { translationGroupId: true, visibility: true, aiOptOuts: true },
  });
  if (!original?.translationGroupId)
    throw new AppError(
      'not-found',
      sentence(IS_UNLIMITED ? 'blogs.translation.originalGone' : 'blogs.translation.originalGoneNotCounted'),
    );
  const where = { translationGroupId: original.translationGroupId, language, deletedAt: null };
  if ((await tx.blog.count({ where })) > 0)
    throw new AppError(
      'conflict',
      sentence(IS_UNLIMITED ? 'blogs.translation.existsAlready' : 'blogs.translation.existsAlreadyNotCounted'),
    );
  return original;
}

/** Copies the original's source pages in the transaction that saves a translation. */
export async function copySnapshots(tx: Prisma.TransactionClient, originalId: string, blogId: string): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO source_snapshots (blog_id, number, url, title, text, license, hash, read_at)
    SELECT ${blogId}, number, url, title, text, license, hash, read_at
    FROM source_snapshots WHERE blog_id = ${originalId}`;
}

/** Stores what an author answered on a day, with what they had answered on it before, and drops these questions. */
export async function addAuthorAnswers(
  tx: Prisma.TransactionClient,
  id: string,
  { url, title, text }: Pick<NewSnapshot, 'url' | 'title' | 'text'>,
  answered: readonly { question: string }[],
): Promise<void> {
  const pages = await tx.sourceSnapshot.findMany({ where: { blogId: id }, orderBy: { number: 'asc' } });
  const before = pages.find((page) => page.url === url);
  const whole = before?.text.includes(text) ? before.text : [before?.text, text].filter(Boolean).join('\n\n');
  const number = before?.number ?? (pages.at(-1)?.number ?? 0) + 1;
  const hash = createHash('sha256').update(whole).digest('base64url');
  const page = { blogId: id, number, url, title, text: whole, hash, readAt: new Date() };
  await tx.sourceSnapshot.upsert({ where: { blogId_number: { blogId: id, number } }, create: page, update: page });
  const asked = (await tx.blog.findUniqueOrThrow({ where: { id } })).authorQuestions;
  const authorQuestions = asked.filter((each) => !answered.some(({ question }) => question === each));
  await tx.blog.update({ where: { id }, data: { authorQuestions } });
}
