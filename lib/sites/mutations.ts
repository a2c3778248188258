import 'server-only';
import { freeSlug } from '@/lib/blogs/slug-mutations.ts';
import { blogSlug } from '@/lib/blogs/slugs.ts';
import { MAX_SITE_PAGES } from '@/lib/constants/limits.ts';
import { db } from '@/lib/database/db.ts';
import type { Prisma } from '@/lib/generated/prisma/client.ts';
import { AppError } from '@/lib/http/errors.ts';
import { newId } from '@/lib/ids.ts';
import { type OwnPicture, pictureId, replaceOwnPicture } from '@/lib/images/mutations.ts';
import { sentence } from '@/lib/messages/catalogue.ts';
import { SITE_PICTURE, siteChoices } from '@/lib/users/site.ts';
import type { PageChange, SiteChange } from './schema.ts';

type NewPictures = Record<'picture' | 'icon', OwnPicture>;

export async function saveSite(userId: string, choices: Omit<SiteChange, keyof NewPictures>, pictures: NewPictures) {
  const data = { ...choices, pictureId: pictureId(pictures.picture), iconId: pictureId(pictures.icon) };
  await (await db()).$transaction(async (tx) => {
    await tx.site.upsert({ where: { userId }, create: { userId, ...data }, update: data });
    for (const [kind, picture] of Object.entries(pictures)) {
      await replaceOwnPicture(tx, { userId, id: { startsWith: `${SITE_PICTURE}${kind}-` } }, picture);
    }
  });
}

/** Adds a page, or changes that with the id. @throws AppError conflict with the most pages there, not-found */
export async function savePage(userId: string, { slug: wanted, ...data }: PageChange, id?: string): Promise<void> {
  await (await db()).$transaction(async (tx) => {
    if (id === undefined) {
      // Locks the user's addresses, so that simultaneous pages are counted.
      const slug = await freeSlug(tx, userId, wanted || data.title);
      const pages = await tx.sitePage.count({ where: { userId } });
      if (pages >= MAX_SITE_PAGES) throw new AppError('conflict', sentence('siteSettings.pages.many'));
      await tx.sitePage.create({ data: { id: newId(), userId, slug, ...data } });
      return;
    }
    const { slug } = await requirePage(tx, userId, id);
    const next = wanted && blogSlug(wanted) !== slug ? await freeSlug(tx, userId, wanted) : slug;
    await tx.sitePage.update({ where: { id }, data: { ...data, slug: next } });
    if (next === slug) return;
    if (wanted && next !== blogSlug(wanted)) throw new AppError('conflict', sentence('blogAddress.taken'));
    await changeMenu(tx, userId, slug, next);
    const moved = { userId, path: `/${slug}`, target: `/${next}` };
    const where = { userId_path: { userId, path: moved.path } };
    await tx.redirect.upsert({ where, create: moved, update: moved });
  });
}

/** Deletes a page and its entry in the menu. @throws AppError not-found */
export async function deletePage(userId: string, id: string): Promise<void> {
  await (await db()).$transaction(async (tx) => {
    const { slug } = await requirePage(tx, userId, id);
    await tx.sitePage.delete({ where: { id } });
    await changeMenu(tx, userId, slug);
  });
}

async function requirePage(tx: Prisma.TransactionClient, userId: string, id: string) {
  const page = await tx.sitePage.findUnique({ where: { id, userId }, select: { slug: true } });
  if (!page) throw new AppError('not-found', sentence('settingsRefusals.pageGone'));
  return page;
}

/** Has the menu follow a page to its new slug; without one its entry goes. */
async function changeMenu(tx: Prisma.TransactionClient, userId: string, from: string, to?: string): Promise<void> {
  const site = await tx.site.findUnique({ where: { userId } });
  if (!site) return;
  const follow = (entry: { label: string; to: string }) => (to ? [{ ...entry, to: `/${to}` }] : []);
  const menu = siteChoices(site).menu.flatMap((entry) => (entry.to === `/${from}` ? follow(entry) : [entry]));
  await tx.site.update({ where: { userId }, data: { menu } });
}
