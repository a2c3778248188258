import 'server-only';
import { db } from '@/lib/database/db.ts';
import { hasPremiumAccess } from '@/lib/subscription/rules.ts';

export const findDomain = async (userId: string) => (await db()).customDomain.findUnique({ where: { userId } });

/** The hosts of users; the readers of those who no longer subscribe are redirected to this site. */
export async function findHostOwners() {
  const rows = await (await db()).customDomain.findMany({
    where: { verifiedHost: { not: null } },
    select: { userId: true, verifiedHost: true, user: { select: { slug: true, subscriptions: true } } },
  });
  return rows.map(({ userId, verifiedHost, user: { slug, subscriptions } }) => {
    return { host: verifiedHost ?? '', userId, slug, isPaid: hasPremiumAccess(subscriptions, new Date()) };
  });
}

export type HostOwner = Awaited<ReturnType<typeof findHostOwners>>[number];

/** The id of the user whose host is in service, or null. */
export async function findOwnerOfHost(host: string): Promise<string | null> {
  const row = await (await db()).customDomain.findUnique({ where: { verifiedHost: host }, select: { userId: true } });
  return row?.userId ?? null;
}

/** The blog at a readable address of an own domain; undefined if there is none. */
export async function findBlogIdAt(host: string, slug: string): Promise<string | undefined> {
  const where = { slug, user: { customDomain: { verifiedHost: host } } };
  return (await (await db()).blog.findFirst({ where, select: { id: true } }))?.id;
}
