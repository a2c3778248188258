import 'server-only';
import { PrismaAdapter } from '@auth/prisma-adapter';
import type { Adapter, AdapterAccount, AdapterUser } from 'next-auth/adapters';
import { db } from '@/lib/database/db.ts';
import { createUser } from '@/lib/users/mutations.ts';

/** Prisma's adapter with our ids and slugs, and without the provider's tokens, which nothing needs. */
export async function nextAuthAdapter(): Promise<Adapter> {
  const base = PrismaAdapter((await db()) as never) as unknown as Adapter;
  return {
    ...base,
    createUser: async (profile: Omit<AdapterUser, 'id'>) => {
      return createUser({
        email: profile.email.toLowerCase(),
        name: profile.name ?? null,
        image: profile.image ?? null,
        passwordHash: null,
        emailVerified: new Date(),
      });
    },
    // Asked only with the session cookie of a sign-in's browser, whose version nobody has checked: without an answer
    // an identity is never linked to whoever that cookie once belonged to.
    getUser: async () => null,
    linkAccount: async ({ userId, type, provider, providerAccountId }: AdapterAccount) => {
      await (await db()).account.create({ data: { userId, type, provider, providerAccountId } });
    },
  };
}
