import 'server-only';
import { INDEXED, OLDEST_FIRST } from '@/lib/blogs/queries.ts';
import { db } from '@/lib/database/db.ts';
import { findHostOwners } from '@/lib/domains/queries.ts';

/** Users with an own domain: its sitemap lists their blogs. */
const findUsersElsewhere = async (): Promise<string[]> =>
  (await findHostOwners()).flatMap(({ userId, isPaid }) => (isPaid ? userId : []));

/** Indexed blogs of a user, or those with their canonical address at this site. */
const whereIndexed = async (userId?: string) =>
  userId
    ? { ...INDEXED, userId }
    : { ...INDEXED, OR: [{ userId: null }, { userId: { notIn: await findUsersElsewhere() } }] };

export type SitemapBlog = Awaited<ReturnType<typeof findBlogsForSitemap>>[number];

/** A page (from 0) of the indexed blogs of this site or of one user, oldest first. */
export const findBlogsForSitemap = async (page: number, pageSize: number, userId?: string) =>
  (await db()).blog.findMany({
    where: await whereIndexed(userId),
    select: { id: true, slug: true, language: true, locale: true, createdAt: true, publishedAt: true, updatedAt: true },
    orderBy: OLDEST_FIRST,
    skip: page * pageSize,
    take: pageSize,
  });

export const countIndexedBlogs = async (): Promise<number> => (await db()).blog.count({ where: await whereIndexed() });

/** Slugs of creators with a name and an indexed blog, but for those on own domains. */
export async function findCreatorSlugs(limit: number): Promise<string[]> {
  const users = await (await db()).user.findMany({
    where: { name: { not: null }, id: { notIn: await findUsersElsewhere() }, blogs: { some: INDEXED } },
    select: { slug: true },
    orderBy: { createdAt: 'asc' },
    take: limit,
  });
  return users.map((user) => user.slug);
}

export async function findPagesForSitemap(userId: string) {
  const select = { slug: true, updatedAt: true } as const;
  return (await db()).sitePage.findMany({ where: { userId }, select, orderBy: { slug: 'asc' } });
}
