import 'server-only';
import { db } from '@/lib/db';
import { siteUrl } from '@/lib/env';
import type { Blog as BlogRow, User } from '@/lib/generated/prisma/client';
import { sharePath } from '@/lib/routes';
import { displayNameOf } from '@/lib/users/rules';
import type { SourceDocument } from '@/lib/writing/types';
import { ownershipOf } from './rights';
import {
  type Blog,
  type BlogPage,
  type BlogSummary,
  blogSectionsSchema,
  blogSourcesSchema,
  type Page,
} from './schema';

type BlogRowWithUser = BlogRow & { user: Pick<User, 'name' | 'email' | 'slug'> | null };

function toBlog(row: BlogRowWithUser): Blog {
  const sections = blogSectionsSchema.parse(row.sections);
  return {
    id: row.id,
    topic: row.topic,
    language: row.language as Blog['language'],
    length: row.length as Blog['length'],
    content: {
      title: row.title,
      intro: row.intro,
      sections: sections.map((s) => (s.images[0] ? { ...s, image: s.images[0] } : s)),
      conclusion: row.conclusion,
    },
    sources: blogSourcesSchema.parse(row.sources),
    writer: row.writer as Blog['writer'],
    style: row.style as Blog['style'],
    colorTheme: row.colorTheme as Blog['colorTheme'],
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...(row.editedAt && { editedAt: row.editedAt.toISOString() }),
    shareUrl: `${siteUrl()}${sharePath(row.id)}`,
    ...(row.userId && { userId: row.userId }),
    ...(ownershipOf(row).isSample && { isSample: true as const }),
    ...(row.user && {
      userDisplayName: displayNameOf(row.user),
      usernameSlug: row.user.slug,
    }),
  };
}

/** A blog by its id, or null. */
export async function findBlog(id: string): Promise<Blog | null> {
  const row = await (await db()).blog.findUnique({
    where: { id },
    include: { user: { select: { name: true, email: true, slug: true } } },
  });
  return row && toBlog(row);
}

/** A stored picture's bytes and type, or null. */
export async function findImage(id: string) {
  return (await db()).image.findUnique({
    where: { id },
    select: { bytes: true, contentType: true },
  });
}

/** Longest intro that a list needs, in characters: the longest excerpt and a long word, to see where it may be cut. */
const LISTED_INTRO_CHARACTERS = 300;

type SummaryRow = {
  id: string;
  topic: string;
  language: string;
  style: string;
  color_theme: string;
  created_at: Date;
  updated_at: Date;
  title: string;
  intro: string;
};

function toSummary(row: SummaryRow, user: Pick<User, 'name' | 'email' | 'slug'>): BlogSummary {
  return {
    id: row.id,
    topic: row.topic,
    language: row.language as Blog['language'],
    content: { title: row.title, intro: row.intro },
    style: row.style as Blog['style'],
    colorTheme: row.color_theme as Blog['colorTheme'],
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
    shareUrl: `${siteUrl()}${sharePath(row.id)}`,
    userDisplayName: displayNameOf(user),
    usernameSlug: user.slug,
  };
}

/** A page of a user's blogs as lists show them, newest first; the intros are cut by the database. */
export async function findUserBlogs(
  user: Pick<User, 'id' | 'name' | 'email' | 'slug'>,
  { page, pageSize }: Page,
): Promise<{ blogs: BlogSummary[]; total: number }> {
  const prisma = await db();
  const rows = await prisma.$queryRaw<SummaryRow[]>`
    SELECT id, topic, language, style, color_theme, created_at, updated_at, title,
      left(intro, ${LISTED_INTRO_CHARACTERS}::int) AS intro
    FROM blogs WHERE user_id = ${user.id}
    ORDER BY created_at DESC, id LIMIT ${pageSize}::int OFFSET ${(page - 1) * pageSize}::int`;
  const total = await prisma.blog.count({ where: { userId: user.id } });
  return { blogs: rows.map((row) => toSummary(row, user)), total };
}

/** A page of a user's blogs, whole, newest first (spec §3, Profile blogs response). */
export async function findOwnBlogs(userId: string, { page, pageSize }: Page): Promise<BlogPage> {
  const prisma = await db();
  const rows = await prisma.blog.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: pageSize,
    skip: (page - 1) * pageSize,
    include: { user: { select: { name: true, email: true, slug: true } } },
  });
  return { blogs: rows.map(toBlog), total: await prisma.blog.count({ where: { userId } }) };
}

/** All of a user's blogs, whole, oldest first. */
export async function findEverythingOf(userId: string): Promise<Blog[]> {
  const rows = await (await db()).blog.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    include: { user: { select: { name: true, email: true, slug: true } } },
  });
  return rows.map(toBlog);
}

/** Who owns a blog and which visitor made it, or null when there is no such blog. */
export async function findBlogOwnership(id: string) {
  return (await db()).blog.findUnique({ where: { id }, select: { userId: true, visitorId: true } });
}

/** Earlier texts of a blog, newest first. */
export async function findRevisions(blogId: string) {
  return (await db()).blogRevision.findMany({ where: { blogId }, orderBy: { createdAt: 'desc' } });
}

/** The source pages of a blog as they were when it was written, in order. */
export async function findSnapshots(blogId: string): Promise<SourceDocument[]> {
  return (await db()).sourceSnapshot.findMany({
    where: { blogId },
    orderBy: { number: 'asc' },
    select: { number: true, url: true, title: true, text: true },
  });
}

/** Ids of a blog's stored pictures. */
export async function findImageIds(blogId: string): Promise<string[]> {
  const rows = await (await db()).image.findMany({ where: { blogId }, select: { id: true } });
  return rows.map((row) => row.id);
}

/** A page of all blogs for the sitemap, oldest first. */
export async function findBlogsForSitemap(page: number, pageSize: number) {
  return (await db()).blog.findMany({
    select: { id: true, updatedAt: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    skip: page * pageSize,
    take: pageSize,
  });
}

/** Number of all blogs. */
export async function countBlogs(): Promise<number> {
  return (await db()).blog.count();
}

/** Slugs of creators who have published something. */
export async function findCreatorSlugs(limit: number): Promise<string[]> {
  const users = await (await db()).user.findMany({
    where: { blogs: { some: {} } },
    select: { slug: true },
    orderBy: { createdAt: 'asc' },
    take: limit,
  });
  return users.map((user) => user.slug);
}
