import 'server-only';
import { freeSlug } from '@/lib/blogs/slug-mutations.ts';
import { blogSlug } from '@/lib/blogs/slugs.ts';
import { MAX_SITE_PAGES } from '@/lib/constants/limits.ts';
import { SITE_MESSAGES } from '@/lib/constants/owner-messages.ts';
import { db } from '@/lib/database/db.ts';
import type { Prisma } from '@/lib/generated/prisma/client.ts';
import { AppError } from '@/lib/http/errors.ts';
import { newId } from '@/lib/ids.ts';
import { addPictures, type PlacedPicture } from '@/lib/images/mutations.ts';
import { SITE_PICTURE } from '@/lib/users/site.ts';
import type { PageChange, SiteChange } from './schema.ts';

/** A new picture; undefined keeps the current one, null removes it. */
export type NewPicture = { id: string; pictures: readonly PlacedPicture[] } | null | undefined;

type SiteData = Omit<SiteChange, 'picture' | 'icon'>;

/** Saves a user's choices for their site. */
export async function saveSite(userId: string, data: SiteData, picture: NewPicture, icon: NewPicture): Promise<void> {
  const ids = {
    ...(picture !== undefined && { pictureId: picture?.id ?? null }),
    ...(icon !== undefined && { iconId: icon?.id ?? null }),
  };
  await (await db()).$transaction(async (tx) => {
    await tx.site.upsert({ where: { userId }, create: { userId, ...data, ...ids }, update: { ...data, ...ids } });
    for (const [kind, changed] of Object.entries({ picture, icon })) {
      if (changed === undefined) continue;
      await tx.image.deleteMany({ where: { userId, id: { startsWith: `${SITE_PICTURE}${kind}-` } } });
      if (changed) await addPictures(tx, { userId }, changed.pictures);
    }
  });
}

/** Adds a page. @throws AppError conflict with the most pages there */
export async function createPage(userId: string, { title, text }: PageChange): Promise<void> {
  await (await db()).$transaction(async (tx) => {
    // Locks the user's addresses, so that simultaneous pages are counted.
    const slug = await freeSlug(tx, userId, title);
    const pages = await tx.sitePage.count({ where: { userId } });
    if (pages >= MAX_SITE_PAGES) throw new AppError('conflict', SITE_MESSAGES.pagesMany);
    await tx.sitePage.create({ data: { id: newId(), userId, slug, title, text } });
  });
}

/** Has the menu follow a page to its new path; without one its entry goes. */
async function changeMenu(tx: Prisma.TransactionClient, userId: string, from: string, to?: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE sites SET menu = COALESCE((
      SELECT jsonb_agg(CASE WHEN entry->>'to' = ${from} THEN jsonb_set(entry, '{to}', to_jsonb(${to ?? ''}::text)) ELSE entry END)
      FROM jsonb_array_elements(menu) entry WHERE entry->>'to' <> ${from} OR ${to !== undefined}), '[]')
    WHERE user_id = ${userId}`;
}

/** The address that a page gets instead of its own, which leads there from then on. */
async function moveAddress(tx: Prisma.TransactionClient, userId: string, slug: string, wanted: string) {
  const [path, back] = [`/${slug}`, `/${blogSlug(wanted)}`];
  await tx.redirect.deleteMany({ where: { userId, path: back, target: path } });
  const next = await freeSlug(tx, userId, wanted);
  const target = `/${next}`;
  await tx.redirect.upsert({
    where: { userId_path: { userId, path } },
    create: { userId, path, target },
    update: { target, blogId: null },
  });
  await changeMenu(tx, userId, path, target);
  return next;
}

/** Changes a page. Returns whether there is one. */
export async function changePage(userId: string, id: string, { slug, ...data }: PageChange): Promise<boolean> {
  return (await db()).$transaction(async (tx) => {
    const page = await tx.sitePage.findUnique({ where: { id, userId }, select: { slug: true } });
    if (!page) return false;
    const isMoved = slug !== undefined && blogSlug(slug) !== page.slug;
    const moved = isMoved && { slug: await moveAddress(tx, userId, page.slug, slug) };
    await tx.sitePage.update({ where: { id }, data: { ...data, ...moved } });
    return true;
  });
}

/** Deletes a page and its entry in the menu. Returns whether there was one. */
export async function deletePage(userId: string, id: string): Promise<boolean> {
  return (await db()).$transaction(async (tx) => {
    const page = await tx.sitePage.findUnique({ where: { id, userId }, select: { slug: true } });
    if (!page) return false;
    await tx.sitePage.delete({ where: { id } });
    await changeMenu(tx, userId, `/${page.slug}`);
    return true;
  });
}
