import 'server-only';
import { z } from 'zod';
import { AI_USES } from '@/lib/constants/crawlers.ts';
import { MAX_ROBOTS_BLOGS } from '@/lib/constants/limits.ts';
import { db } from '@/lib/database/db.ts';
import { Prisma } from '@/lib/database/prisma.ts';
import { hostOrigin, siteOf } from '@/lib/domains/origin.ts';
import { servedHost } from '@/lib/domains/rules.ts';
import { siteUrl } from '@/lib/env.ts';
import type { Blog as BlogRow, User } from '@/lib/generated/prisma/client.ts';
import { hasPremiumAccess, type Snapshot } from '@/lib/subscription/rules.ts';
import { userAuthor } from '@/lib/users/author.ts';
import { signedName } from '@/lib/users/rules.ts';
import { blogAddress, canonicalAddress, withLinks } from './link-queries.ts';
import { readOwnership, type StoredAccess } from './rights.ts';
import { INDEXED_WRITERS } from './rules.ts';
import {
  type Blog,
  type BlogSummary,
  type BlogTranslation,
  blogCoverSchema,
  blogSourcesSchema,
  examinationSchema,
  type Page,
  storedLists,
} from './schema.ts';

type BrandingRow = Pick<User, 'hidesBranding'> & { subscriptions: readonly Snapshot[] };

/** Hides the product's name around the blogs of subscribers who want that. */
export const readBranding = ({ hidesBranding, subscriptions }: BrandingRow): { isUnbranded?: true } =>
  hidesBranding && hasPremiumAccess(subscriptions, new Date()) ? { isUnbranded: true } : {};

/** Blogs in profiles, lists and feeds. */
export const LISTED = { visibility: 'public', deletedAt: null, blockedAt: null } as const;

/** Blogs for search engines. */
export const INDEXED = { ...LISTED, writer: { in: [...INDEXED_WRITERS] } };

const whereOwned = (userId: string) => ({ userId, deletedAt: null });

type Order = Prisma.BlogOrderByWithRelationInput[];

export const OLDEST_FIRST: Order = [{ createdAt: 'asc' }, { id: 'asc' }];

const WITH_AUTHOR = {
  user: {
    select: {
      ...{ name: true, email: true, slug: true, avatarId: true, biography: true, links: true, hidesBranding: true },
      ...{ subscriptions: true, customDomain: { select: { verifiedHost: true } } },
    },
  },
} as const;

const LISTS = { sections: true, keyPoints: true, questions: true, sources: true } as const;

/** What lists show; the large columns stay in the database. */
const SUMMARY = { include: WITH_AUTHOR, omit: { ...LISTS, conclusion: true, review: true, voice: true } } as const;

/** What a blog's page shows; the author's voice is the owner's. */
const WHOLE = { include: WITH_AUTHOR, omit: { voice: true } } as const;

/** A user, or a visitor without an account. */
export type BlogOwner = { userId: string } | { userId: null; visitorId: string };

/** Name and slug of a blog's author; nothing without a name, as the slug may come from the email address. */
function authorSignature(user: { name: string | null; slug: string }): Pick<Blog, 'userDisplayName' | 'usernameSlug'> {
  const name = signedName(user);
  return name ? { userDisplayName: name, usernameSlug: user.slug } : {};
}

function toSummary(row: Prisma.BlogGetPayload<typeof SUMMARY>): BlogSummary {
  const cover = blogCoverSchema.parse(row.cover);
  return {
    id: row.id,
    topic: row.topic,
    language: row.language,
    ...(row.locale && { locale: row.locale }),
    content: { title: row.title, intro: row.intro },
    ...(row.description && { description: row.description }),
    ...(cover && { cover }),
    ...(row.slug && { slug: row.slug }),
    ...(row.tags.length > 0 && { tags: row.tags }),
    ...(row.series && { series: { name: row.series, part: row.seriesPart ?? 0 } }),
    writer: row.writer,
    style: row.style,
    colorTheme: row.colorTheme,
    visibility: row.visibility,
    ...(row.aiOptOuts.length > 0 && { aiOptOuts: row.aiOptOuts }),
    ...(row.publishAt && { publishAt: row.publishAt.toISOString() }),
    ...(row.publishedAt && { publishedAt: row.publishedAt.toISOString() }),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...(row.editedAt && { editedAt: row.editedAt.toISOString() }),
    ...(row.blockedAt && { isBlocked: true as const }),
    ...(row.modelEditedAt && { modelEditedAt: row.modelEditedAt.toISOString() }),
    ...(row.reviewedAt && { reviewedAt: row.reviewedAt.toISOString() }),
    shareUrl: blogAddress(row),
    ...(row.user && authorSignature(row.user)),
  };
}

/** Whether a review counts sentences that were not checked. */
const reviewedSchema = z.object({ claims: z.object({ unchecked: z.number().positive() }) });

const isUnchecked = ({ review }: { review: Prisma.JsonValue }) => reviewedSchema.safeParse(review).success;

function toBlog(row: Prisma.BlogGetPayload<typeof WHOLE>): Blog {
  const { sections, keyPoints, questions } = storedLists(row);
  const summary = toSummary(row);
  const author = row.user && userAuthor(row.user);
  return {
    ...summary,
    length: row.length,
    content: {
      ...summary.content,
      sections: sections.map((s) => (s.images[0] ? { ...s, image: s.images[0] } : s)),
      conclusion: row.conclusion,
      ...(row.conclusionHeading && { conclusionHeading: row.conclusionHeading }),
      ...(keyPoints.length > 0 && { keyPoints }),
      ...(questions.length > 0 && { questions }),
    },
    sources: blogSourcesSchema.parse(row.sources),
    ...(row.advice && { advice: row.advice }),
    ...(row.examination && { examination: examinationSchema.parse(row.examination) }),
    ...(isUnchecked(row) && { isUnchecked: true as const }),
    ...(row.userId && { userId: row.userId }),
    ...(author && { author }),
    ...(row.user && readBranding(row.user)),
    ...(readOwnership(row).isSample && { isSample: true as const }),
  };
}

const toBlogs = (rows: readonly Prisma.BlogGetPayload<typeof WHOLE>[]) => withLinks(rows.map(toBlog));

/** Questions that only a blog's author can answer, for its owner only. */
export async function findAuthorQuestions(id: string): Promise<string[]> {
  const row = await (await db()).blog.findUnique({ where: { id }, select: { authorQuestions: true } });
  return row?.authorQuestions ?? [];
}

export async function findBlog(id: string) {
  const row = await (await db()).blog.findUnique({ where: { id }, ...WHOLE });
  if (!row) return null;
  const [blog] = await toBlogs([row]);
  return blog ? { blog, access: row, translationGroupId: row.translationGroupId } : null;
}

const pageRange = ({ page, pageSize }: Page) => ({ take: pageSize, skip: (page - 1) * pageSize });

const findPublicPage = (userId: string, page: Page) => ({
  ...pageRange(page),
  where: { userId, ...LISTED },
  orderBy: [{ publishedAt: 'desc' }, { id: 'asc' }] satisfies Order,
});

/** A page of a user's public blogs, latest publication first. */
export async function findUserBlogs(userId: string, page: Page): Promise<{ blogs: BlogSummary[]; total: number }> {
  const { blog } = await db();
  const listed = findPublicPage(userId, page);
  const rows = await blog.findMany({ ...listed, ...SUMMARY });
  return { blogs: rows.map(toSummary), total: await blog.count({ where: listed.where }) };
}

export async function findWholeUserBlogs(userId: string, page: Page, only: Prisma.BlogWhereInput = {}) {
  const { where, ...listed } = findPublicPage(userId, page);
  return toBlogs(await (await db()).blog.findMany({ ...listed, where: { ...where, ...only }, ...WHOLE }));
}

/** A page of all of a user's blogs but the bin, newest first (spec §3, Profile blogs response). */
export async function findOwnBlogs(userId: string, page: Page): Promise<{ blogs: Blog[]; total: number }> {
  const { blog } = await db();
  const where = whereOwned(userId);
  const orderBy: Order = [{ createdAt: 'desc' }, { id: 'asc' }];
  const rows = await blog.findMany({ ...pageRange(page), where, orderBy, ...WHOLE });
  return { blogs: await toBlogs(rows), total: await blog.count({ where }) };
}

/** Blogs for lists (of one user only the public ones), in the order of their ids; missing ones are left out. */
export async function findSummaries(ids: readonly string[], userId?: string): Promise<BlogSummary[]> {
  const only = userId && { userId, ...LISTED };
  const rows = await (await db()).blog.findMany({ where: { id: { in: [...ids] }, ...only }, ...SUMMARY });
  const summaries = new Map(rows.map((row) => [row.id, toSummary(row)]));
  return ids.flatMap((id) => summaries.get(id) ?? []);
}

/** Ids of a user's blogs (all, or those chosen) without the bin, oldest first. */
export async function findOwnBlogIds(userId: string, chosen?: readonly string[]): Promise<string[]> {
  const where = { ...whereOwned(userId), ...(chosen && { id: { in: [...chosen] } }) };
  const rows = await (await db()).blog.findMany({ where, orderBy: OLDEST_FIRST, select: { id: true } });
  return rows.map(({ id }) => id);
}

/** Those of a user's blogs with the given ids, oldest first, without the bin. */
export async function findOwnBlogsByIds(userId: string, ids: readonly string[]): Promise<Blog[]> {
  const where = { ...whereOwned(userId), id: { in: [...ids] } };
  return toBlogs(await (await db()).blog.findMany({ where, orderBy: OLDEST_FIRST, ...WHOLE }));
}

/** All blogs of a user with answers, voices and edits, including the bin, oldest first, one in memory at a time. */
export async function* readUserBlogs(userId: string) {
  const { blog } = await db();
  const ids = await blog.findMany({ where: { userId }, orderBy: OLDEST_FIRST, select: { id: true } });
  for (const { id } of ids) {
    const snapshots = { where: { url: { startsWith: 'author:' } }, select: { title: true, text: true } };
    const row = await blog.findUnique({ where: { id, userId }, include: { ...WITH_AUTHOR, snapshots, editing: true } });
    if (!row) continue;
    const { deletedAt, voice, editing, snapshots: answers } = row;
    const own = { answers, ...(deletedAt && { deletedAt: deletedAt.toISOString() }), ...(voice && { voice }) };
    yield { ...toBlog(row), ...own, editing };
  }
}

const ACCESS = { userId: true, visitorId: true, visibility: true, deletedAt: true, blockedAt: true } as const;

export const findBlogAccess = async (
  ids: readonly string[],
): Promise<(StoredAccess & { id: string; title: string })[]> =>
  (await db()).blog.findMany({ where: { id: { in: [...ids] } }, select: { id: true, title: true, ...ACCESS } });

export const findTombstone = async (id: string) => (await db()).tombstone.findUnique({ where: { id } });

/** The bin of a user or visitor, latest deletion first. */
export async function findBin(chosen: Prisma.BlogWhereInput, take: number) {
  const { blog } = await db();
  const where = { ...chosen, deletedAt: { not: null } };
  const orderBy: Order = [{ deletedAt: 'desc' }, { id: 'asc' }];
  const select = { id: true, title: true, language: true, deletedAt: true, blockedAt: true } as const;
  return { rows: await blog.findMany({ where, select, orderBy, take }), total: await blog.count({ where }) };
}

/** Where a blog for search engines is or was public, and its author's site; null for other blogs. */
export async function findAnnounced(id: string) {
  const row = await (await db()).blog.findUnique({ where: { id, writer: INDEXED.writer }, ...SUMMARY });
  if (!row?.user) return null;
  const host = servedHost(row.user);
  const ownOrigin = host && hostOrigin(host);
  // The slug of an author without a name may be from the email address.
  const site = ownOrigin || signedName(row.user) ? siteOf({ slug: row.user.slug, ownOrigin }) : undefined;
  return { site, address: canonicalAddress(ownOrigin ?? siteUrl(), row), tags: row.tags, series: row.series };
}

/** Public blogs (of one user) whose owner opts out of uses by AI companies, newest first. */
export const findOptedOut = async (userId?: string) =>
  (await db()).blog.findMany({
    where: { ...LISTED, aiOptOuts: { hasSome: [...AI_USES] }, ...(userId && { userId }) },
    select: { id: true, aiOptOuts: true },
    orderBy: { createdAt: 'desc' },
    take: MAX_ROBOTS_BLOGS,
  });

type TranslationRow = Pick<BlogRow, 'id' | 'language' | 'locale' | 'slug' | 'publishedAt' | 'createdAt'> & {
  of: string;
};

/** Translations by blog id, at the origins of these blogs, oldest first, without the bin; only of blogs that have any. */
export async function findTranslations(
  blogs: readonly { id: string; shareUrl?: string }[],
  { onlyPublic }: { onlyPublic: boolean },
): Promise<ReadonlyMap<string, BlogTranslation[]>> {
  const shown = onlyPublic ? Prisma.sql`AND other.visibility = 'public' AND other.blocked_at IS NULL` : Prisma.empty;
  const rows = await (await db()).$queryRaw<TranslationRow[]>`
    SELECT blogs.id AS of, other.id, other.language, other.locale, other.slug, other.published_at AS "publishedAt", other.created_at AS "createdAt"
    FROM blogs JOIN blogs other ON other.translation_group_id = blogs.translation_group_id
    WHERE blogs.id = ANY(${blogs.map(({ id }) => id)}) AND other.id <> blogs.id AND other.deleted_at IS NULL ${shown}
    ORDER BY other.created_at, other.id`;
  // Translations have the same owner, so they are on the same host.
  const origins = new Map(blogs.map(({ id, shareUrl }) => [id, shareUrl ? new URL(shareUrl).origin : siteUrl()]));
  const toTranslation = ({ of, locale, ...row }: TranslationRow): BlogTranslation => ({
    id: row.id,
    language: row.language,
    ...(locale && { locale }),
    shareUrl: canonicalAddress(origins.get(of) ?? siteUrl(), row),
    createdAt: row.createdAt.toISOString(),
  });
  return new Map([...Map.groupBy(rows, ({ of }) => of)].map(([of, group]) => [of, group.map(toTranslation)]));
}
