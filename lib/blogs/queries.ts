import 'server-only';
import { db } from '@/lib/database/db.ts';
import { originOf } from '@/lib/domains/origin.ts';
import { servedHost } from '@/lib/domains/rules.ts';
import { siteUrl } from '@/lib/env.ts';
import type { Blog as BlogRow, Prisma, User } from '@/lib/generated/prisma/client.ts';
import { sharePath } from '@/lib/routes.ts';
import { hasPremiumAccess, type Snapshot } from '@/lib/subscription/rules.ts';
import { authorOf } from '@/lib/users/author.ts';
import { displayNameOf } from '@/lib/users/rules.ts';
import { ownershipOf, type StoredAccess } from './rights.ts';
import { INDEXED_WRITERS } from './rules.ts';
import {
  type Blog,
  type BlogPage,
  type BlogSummary,
  blogCoverSchema,
  blogKeyPointsSchema,
  blogQuestionsSchema,
  blogSectionsSchema,
  blogSourcesSchema,
  type Page,
} from './schema.ts';

/** What decides whether the product is named around a user's blogs. */
type BrandingRow = Pick<User, 'hidesBranding'> & { subscriptions: readonly Snapshot[] };

/**
 * Whether the product's name is left out around a user's blogs: they have asked for it, and subscribe at the moment
 * (docs/decisions/0081).
 */
export function brandingOf({ hidesBranding, subscriptions }: BrandingRow): { isUnbranded?: true } {
  return hidesBranding && hasPremiumAccess(subscriptions, new Date()) ? { isUnbranded: true } : {};
}

/** What anybody may find: in profiles, lists and feeds. */
const LISTED = { visibility: 'public', deletedAt: null } as const;

/** What search engines may find as well. */
const INDEXED = { ...LISTED, writer: { in: [...INDEXED_WRITERS] } };

/** What a user has that is not in the bin. */
const ownOf = (userId: string) => ({ userId, deletedAt: null });

const AUTHOR = {
  select: {
    name: true,
    email: true,
    slug: true,
    subscriptions: true,
    customDomain: { select: { verifiedHost: true } },
  },
} as const;

/** What a list needs of a blog; the sections, its largest part, stay in the database. */
const SUMMARY_COLUMNS = {
  id: true,
  topic: true,
  language: true,
  title: true,
  intro: true,
  writer: true,
  description: true,
  cover: true,
  style: true,
  colorTheme: true,
  createdAt: true,
  updatedAt: true,
  user: AUTHOR,
  editedAt: true,
  visibility: true,
  publishAt: true,
  publishedAt: true,
} as const;

/** Whose blogs are asked for: a user's, or those that a visitor made and nobody owns. */
export type BlogOwner = { userId: string } | { userId: null; visitorId: string };

/** A blog in the bin. */
export type DeletedRow = Pick<BlogRow, 'id' | 'title' | 'language' | 'deletedAt'>;

type SummaryRow = Prisma.BlogGetPayload<{ select: typeof SUMMARY_COLUMNS }>;

/** Where a blog is found: under its owner's own domain, where they have one, but for a draft, which nobody else is shown. */
function originOfBlog({ user, visibility }: Pick<SummaryRow, 'user' | 'visibility'>): string {
  const host = visibility === 'draft' ? undefined : user && servedHost(user);
  return host ? originOf(host) : siteUrl();
}

function toSummary(row: SummaryRow): BlogSummary {
  const cover = blogCoverSchema.parse(row.cover);
  return {
    id: row.id,
    topic: row.topic,
    language: row.language,
    content: { title: row.title, intro: row.intro },
    ...(row.description && { description: row.description }),
    ...(cover && { cover }),
    writer: row.writer,
    style: row.style,
    colorTheme: row.colorTheme,
    visibility: row.visibility,
    ...(row.publishAt && { publishAt: row.publishAt.toISOString() }),
    ...(row.publishedAt && { publishedAt: row.publishedAt.toISOString() }),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...(row.editedAt && { editedAt: row.editedAt.toISOString() }),
    shareUrl: `${originOfBlog(row)}${sharePath(row.id)}`,
    ...(row.user && { userDisplayName: displayNameOf(row.user), usernameSlug: row.user.slug }),
  };
}

/** What a whole blog shows of its owner. */
const WITH_AUTHOR = {
  user: { select: { ...AUTHOR.select, avatarId: true, biography: true, links: true, hidesBranding: true } },
} as const;

function toBlog(row: Prisma.BlogGetPayload<{ include: typeof WITH_AUTHOR }>): Blog {
  const sections = blogSectionsSchema.parse(row.sections);
  const keyPoints = blogKeyPointsSchema.parse(row.keyPoints);
  const questions = blogQuestionsSchema.parse(row.questions);
  const summary = toSummary(row);
  const author = row.user && authorOf(row.user);
  return {
    ...summary,
    length: row.length,
    content: {
      ...summary.content,
      sections: sections.map((s) => (s.images[0] ? { ...s, image: s.images[0] } : s)),
      conclusion: row.conclusion,
      ...(keyPoints.length > 0 && { keyPoints }),
      ...(questions.length > 0 && { questions }),
    },
    sources: blogSourcesSchema.parse(row.sources),
    ...(row.advice && { advice: row.advice }),
    ...(row.userId && { userId: row.userId }),
    ...(author && { author }),
    ...(row.user && brandingOf(row.user)),
    ...(ownershipOf(row).isSample && { isSample: true as const }),
  };
}

/** A stored blog with what decides who may see it, and its translation group. */
export type FoundBlog = { blog: Blog; access: StoredAccess; translationGroupId: string | null };

/** A blog by its id, or null. */
export async function findBlog(id: string): Promise<FoundBlog | null> {
  const row = await (await db()).blog.findUnique({ where: { id }, include: WITH_AUTHOR });
  return row && { blog: toBlog(row), access: row, translationGroupId: row.translationGroupId };
}

/** One page of blogs. */
const pageOf = ({ page, pageSize }: Page) => ({ take: pageSize, skip: (page - 1) * pageSize });

/** A page of a user's public blogs, those published last first. */
const publicPageOf = (userId: string, page: Page) => ({
  ...pageOf(page),
  where: { userId, ...LISTED },
  orderBy: [{ publishedAt: 'desc' }, { id: 'asc' }] satisfies Prisma.BlogOrderByWithRelationInput[],
});

/** A page of a user's public blogs as lists show them, those published last first. */
export async function findUserBlogs(userId: string, page: Page): Promise<{ blogs: BlogSummary[]; total: number }> {
  const prisma = await db();
  const shown = publicPageOf(userId, page);
  const rows = await prisma.blog.findMany({ ...shown, select: SUMMARY_COLUMNS });
  return { blogs: rows.map(toSummary), total: await prisma.blog.count({ where: shown.where }) };
}

/** The same, whole. */
export async function findWholeUserBlogs(userId: string, page: Page): Promise<Blog[]> {
  const rows = await (await db()).blog.findMany({ ...publicPageOf(userId, page), include: WITH_AUTHOR });
  return rows.map(toBlog);
}

/** A page of all blogs that a user has, but for the bin, whole, newest first (spec §3, Profile blogs response). */
export async function findOwnBlogs(userId: string, page: Page): Promise<BlogPage> {
  const prisma = await db();
  const where = ownOf(userId);
  const rows = await prisma.blog.findMany({
    ...pageOf(page),
    where,
    include: WITH_AUTHOR,
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
  });
  return { blogs: rows.map(toBlog), total: await prisma.blog.count({ where }) };
}

/** Some blogs as lists show them, in the order of their ids; one that is not there any more is left out. */
export async function findSummaries(ids: readonly string[]): Promise<BlogSummary[]> {
  const rows = await (await db()).blog.findMany({ where: { id: { in: [...ids] } }, select: SUMMARY_COLUMNS });
  const summaries = new Map(rows.map((row) => [row.id, toSummary(row)]));
  return ids.flatMap((id) => summaries.get(id) ?? []);
}

/**
 * Ids of a user's blogs, but for the bin, oldest first.
 * @param chosen only these
 */
export async function findOwnBlogIds(userId: string, chosen?: readonly string[]): Promise<string[]> {
  const rows = await (await db()).blog.findMany({
    where: { ...ownOf(userId), ...(chosen && { id: { in: [...chosen] } }) },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** Some of a user's blogs, whole, oldest first; those that are gone or in the bin are left out. */
export async function findOwnBlogsByIds(userId: string, ids: readonly string[]): Promise<Blog[]> {
  const rows = await (await db()).blog.findMany({
    where: { ...ownOf(userId), id: { in: [...ids] } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    include: WITH_AUTHOR,
  });
  return rows.map(toBlog);
}

/** All of a user's blogs, those in the bin as well, whole, oldest first. */
export async function findEverythingOf(userId: string): Promise<(Blog & { deletedAt?: string })[]> {
  const rows = await (await db()).blog.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    include: WITH_AUTHOR,
  });
  return rows.map((row) => ({ ...toBlog(row), ...(row.deletedAt && { deletedAt: row.deletedAt.toISOString() }) }));
}

/** What decides who may see and change some blogs, of those that there are. */
export async function findBlogAccess(ids: readonly string[]): Promise<(StoredAccess & { id: string })[]> {
  return (await db()).blog.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, userId: true, visitorId: true, visibility: true, deletedAt: true },
  });
}

/** Whether an id was that of a blog that was deleted for good, or of a picture of one. */
export async function isTombstone(id: string): Promise<boolean> {
  return (await (await db()).tombstone.findUnique({ where: { id } })) !== null;
}

/** What is in the bin of a user or, without an account, of a visitor: deleted last first. */
export async function findBin(owner: BlogOwner, take: number): Promise<{ rows: DeletedRow[]; total: number }> {
  const prisma = await db();
  const where = { ...owner, deletedAt: { not: null } };
  const rows = await prisma.blog.findMany({
    where,
    select: { id: true, title: true, language: true, deletedAt: true },
    orderBy: [{ deletedAt: 'desc' }, { id: 'asc' }],
    take,
  });
  return { rows, total: await prisma.blog.count({ where }) };
}

/** Earlier texts of a blog, newest first. */
export async function findRevisions(blogId: string) {
  return (await db()).blogRevision.findMany({ where: { blogId }, orderBy: { createdAt: 'desc' } });
}

/** A blog's stored pictures. */
export async function findPictures(blogId: string) {
  const select = { id: true, width: true, height: true, unsavedSince: true } as const;
  return (await db()).image.findMany({ where: { blogId }, select });
}

/** A page of the blogs for the sitemap, oldest first. */
export async function findBlogsForSitemap(page: number, pageSize: number) {
  return (await db()).blog.findMany({
    where: INDEXED,
    select: { id: true, language: true, createdAt: true, publishedAt: true, updatedAt: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    skip: page * pageSize,
    take: pageSize,
  });
}

/** Number of blogs for the sitemap. */
export async function countIndexedBlogs(): Promise<number> {
  return (await db()).blog.count({ where: INDEXED });
}

/** Slugs of creators who have published something that search engines may find. */
export async function findCreatorSlugs(limit: number): Promise<string[]> {
  const users = await (await db()).user.findMany({
    where: { blogs: { some: INDEXED } },
    select: { slug: true },
    orderBy: { createdAt: 'asc' },
    take: limit,
  });
  return users.map((user) => user.slug);
}
