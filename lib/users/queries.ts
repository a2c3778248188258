import 'server-only';
import { ACTIVITIES_PAGE_SIZE } from '@/lib/constants/limits.ts';
import { db } from '@/lib/database/db.ts';
import { tell } from '@/lib/http/answer-context.ts';

export const findUser = async (id: string) => (await db()).user.findUnique({ where: { id } });

export const findUserByEmail = async (email: string) => (await db()).user.findUnique({ where: { email } });

export const findUserBySlug = async (slug: string) =>
  (await db()).user.findUnique({ where: { slug }, include: { site: true } });

/** A user's choices for their site, and its pages, the oldest first. */
export const findSite = async (userId: string) => {
  const { site, sitePage } = await db();
  const pages = await sitePage.findMany({ where: { userId }, orderBy: { createdAt: 'asc' }, omit: { userId: true } });
  return { site: await site.findUnique({ where: { userId } }), pages };
};

export const findAccount = async (provider: string, providerAccountId: string) =>
  (await db()).account.findUnique({ where: { provider_providerAccountId: { provider, providerAccountId } } });

export const hasAccount = async (userId: string, provider: string): Promise<boolean> =>
  (await (await db()).account.count({ where: { userId, provider } })) > 0;

const told = <Row extends { text: string }>(row: Row): Row => ({ ...row, text: tell(row.text) });

/** The latest actions on an account, in the language of the answer. */
export async function findActivities(userId: string, before?: bigint) {
  const rows = await (await db()).activity.findMany({
    where: { userId, ...(before !== undefined && { id: { lt: before } }) },
    orderBy: { id: 'desc' },
    take: ACTIVITIES_PAGE_SIZE,
  });
  return rows.map(told);
}

export const findVoice = async (userId: string) =>
  (await db()).voice.findUnique({ where: { userId }, select: { samples: true, rules: true } });

/** The readers who get a user's new blogs by mail, or have to confirm it. */
export const findSubscriberRows = async (userId: string) =>
  (await db()).subscriber.findMany({
    where: { userId },
    select: { email: true, createdAt: true, confirmedAt: true },
    orderBy: { createdAt: 'asc' },
  });

export async function* readUserRevisions(userId: string) {
  const { blogRevision } = await db();
  const where = { blog: { userId } };
  const ids = await blogRevision.findMany({ where, orderBy: { createdAt: 'asc' }, select: { id: true } });
  for (const { id } of ids) {
    const rows = await blogRevision.findMany({ where: { id, ...where } });
    yield rows.map((row) => ({ ...row, name: row.name && tell(row.name) }));
  }
}

/** Everything stored about a user besides account, blogs and their earlier texts, without secrets. */
export async function findBelongings(userId: string) {
  const prisma = await db();
  const where = { userId };
  const ofActor = { where: { actor: `user:${userId}` } };
  const byPath = { where, orderBy: { path: 'asc' }, omit: { userId: true } } as const;
  const createdAt = true;
  return {
    identities: await prisma.account.findMany({
      where,
      select: { provider: true, providerAccountId: true, createdAt },
    }),
    stripe: {
      customers: await prisma.stripeCustomer.findMany({ where, select: { id: true, createdAt } }),
      subscriptions: await prisma.subscription.findMany({ where, orderBy: { createdAt: 'asc' } }),
    },
    remembered: await prisma.platformCredential.findMany({
      where,
      select: { platform: true, target: true, createdAt },
    }),
    programs: await prisma.accessToken.findMany({ where, select: { name: true, scopes: true, createdAt } }),
    batches: await prisma.batch.findMany({ ...ofActor, select: { id: true, size: true, request: true, createdAt } }),
    webhooks: await prisma.webhook.findMany({ where, select: { url: true, events: true, createdAt } }),
    voice: await findVoice(userId),
    subscribers: await findSubscriberRows(userId),
    ...(await findSite(userId)),
    redirects: await prisma.redirect.findMany(byPath),
    missingAddresses: await prisma.missingAddress.findMany(byPath),
    passkeys: await prisma.passkey.findMany({ where, select: { name: true, createdAt: true, lastUsedAt: true } }),
    activities: (await prisma.activity.findMany({ where, select: { text: true, by: true, createdAt: true } })).map(
      told,
    ),
  };
}

/** The newest blog that claimVisitorBlogs would give to a user, or null. */
export const findVisitorsBlog = async (visitorId: string) =>
  (await db()).blog.findFirst({
    where: { userId: null, visitorId, deletedAt: null, blockedAt: null },
    orderBy: { createdAt: 'desc' },
    select: { title: true, language: true },
  });
