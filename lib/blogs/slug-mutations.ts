import 'server-only';
import { db } from '@/lib/database/db.ts';
import type { Prisma } from '@/lib/generated/prisma/client.ts';
import { blogSlug } from './slugs.ts';

/** A slug of a title that no other blog, page or redirect of a user has, at least until the transaction ends. */
export async function freeSlug(tx: Prisma.TransactionClient, userId: string, title: string): Promise<string> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`slugs of ${userId}`}))`;
  const base = blogSlug(title);
  const rows = await tx.$queryRaw<{ slug: string }[]>`
    SELECT slug FROM blogs WHERE user_id = ${userId} AND starts_with(slug, ${base})
    UNION SELECT slug FROM site_pages WHERE user_id = ${userId} AND starts_with(slug, ${base})
    UNION SELECT substr(path, 2) FROM redirects WHERE user_id = ${userId} AND starts_with(path, ${`/${base}`})`;
  const taken = new Set(rows.map(({ slug }) => slug));
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  return slug;
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

/** Makes the old address of a blog that others may have lead to the new one. */
export async function keepAddress(tx: Prisma.TransactionClient, blogId: string, userId: string, slug: string) {
  const path = `/${slug}`;
  await tx.redirect.upsert({
    where: { userId_path: { userId, path } },
    create: { userId, path, blogId },
    update: { blogId, target: null },
  });
}
