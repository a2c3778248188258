import 'server-only';
import { randomBytes } from 'node:crypto';
import { db } from '@/lib/database/db.ts';
import type { Prisma } from '@/lib/generated/prisma/client.ts';
import { blogSlug } from './slugs.ts';

/** Blogs of one title with a number; later ones get a random one, so that no save reads thousands of slugs. */
const MAX_NUMBER = 30;

/** A slug of a title that no other blog, page or redirect of a user has, at least until the transaction ends. */
export async function freeSlug(tx: Prisma.TransactionClient, userId: string, title: string, blogId = '') {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`slugs of ${userId}`}))`;
  const base = blogSlug(title);
  const slugs = [base, ...Array.from({ length: MAX_NUMBER - 1 }, (_, at) => `${base}-${at + 2}`)];
  const rows = await tx.$queryRaw<{ slug: string }[]>`
    SELECT slug FROM blogs WHERE user_id = ${userId} AND slug = ANY(${slugs}) AND id <> ${blogId}
    UNION ALL SELECT slug FROM site_pages WHERE user_id = ${userId} AND slug = ANY(${slugs})
    UNION ALL SELECT substr(path, 2) FROM redirects
      WHERE user_id = ${userId} AND path = ANY(${slugs.map((slug) => `/${slug}`)}) AND blog_id IS DISTINCT FROM ${blogId}`;
  const taken = new Set(rows.map(({ slug }) => slug));
  return slugs.find((slug) => !taken.has(slug)) ?? `${base}-${randomBytes(4).toString('hex')}`;
}

/** Gives slugs to users' blogs from before slugs, until the signal aborts. */
export async function assignMissingSlugs(stop: AbortSignal): Promise<void> {
  const prisma = await db();
  const unnamed = await prisma.blog.findMany({
    where: { slug: null, userId: { not: null } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, userId: true, title: true },
  });
  for (const { id, userId, title } of unnamed) {
    if (!userId || stop.aborted) continue;
    await prisma.$transaction(async (tx) => {
      const slug = await freeSlug(tx, userId, title);
      // In SQL, as `updatedAt` must not change.
      await tx.$executeRaw`UPDATE blogs SET slug = ${slug} WHERE id = ${id} AND user_id = ${userId} AND slug IS NULL`;
    });
  }
}

/** Gives a blog the address its owner chose; the old one leads to it. @returns its slug, or null if that is taken */
export async function changeSlug(blogId: string, userId: string, wished: string): Promise<string | null> {
  return (await db()).$transaction(async (tx) => {
    const slug = await freeSlug(tx, userId, wished, blogId);
    if (slug !== blogSlug(wished)) return null;
    const before = await tx.blog.findUniqueOrThrow({ where: { id: blogId } });
    // In SQL, as `updatedAt` must not change.
    await tx.$executeRaw`UPDATE blogs SET slug = ${slug} WHERE id = ${blogId}`;
    if (before.publishedAt && before.slug && before.slug !== slug) {
      const old = { userId, path: `/${before.slug}` };
      const update = { blogId, target: null };
      await tx.redirect.upsert({ where: { userId_path: old }, create: { ...old, ...update }, update });
    }
    return slug;
  });
}
