import 'server-only';
import { db } from '@/lib/db';

/** A user by id, or null. */
export async function findUser(id: string) {
  return (await db()).user.findUnique({ where: { id } });
}

/** A user by email address (lower case), or null. */
export async function findUserByEmail(email: string) {
  return (await db()).user.findUnique({ where: { email } });
}

/** A user by the readable part of their public address, or null. */
export async function findUserBySlug(slug: string) {
  return (await db()).user.findUnique({ where: { slug } });
}

/** Slugs that begin with a text, to choose a free one. */
export async function findSlugsLike(base: string): Promise<string[]> {
  const rows = await (await db()).user.findMany({
    where: { slug: { startsWith: base } },
    select: { slug: true },
  });
  return rows.map((row) => row.slug);
}

/** Someone's identity at a provider, by the provider's own id for them, or null. */
export async function findAccount(provider: string, providerAccountId: string) {
  return (await db()).account.findUnique({
    where: { provider_providerAccountId: { provider, providerAccountId } },
  });
}

/** Whether a user has an identity at a provider. */
export async function hasAccount(userId: string, provider: string): Promise<boolean> {
  return (await (await db()).account.count({ where: { userId, provider } })) > 0;
}
