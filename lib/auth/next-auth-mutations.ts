import 'server-only';
import { PrismaAdapter } from '@auth/prisma-adapter';
import type { Adapter, AdapterAccount, AdapterUser } from 'next-auth/adapters';
import { db } from '@/lib/database/db.ts';
import { createUser } from '@/lib/users/mutations.ts';
import { signupNotification } from '@/lib/users/signup-notification.ts';

/** Prisma's adapter with our ids and slugs, without the provider's tokens. */
export async function nextAuthAdapter(): Promise<Adapter> {
  const base = PrismaAdapter((await db()) as never) as unknown as Adapter;
  return {
    ...base,
    createUser: async (profile: Omit<AdapterUser, 'id'>) => {
      const { email, name = null, image = null } = profile;
      const data = { email: email.toLowerCase(), name, image, passwordHash: null, emailVerified: new Date() };
      // The sign-in that creates an account is a new signup (spec §4).
      return createUser(data, (user) => signupNotification(user, 'google'));
    },
    // Called with an unverified session cookie: null keeps an identity from being linked to that cookie's user.
    getUser: async () => null,
    linkAccount: async ({ userId, type, provider, providerAccountId }: AdapterAccount) => {
      await (await db()).account.create({ data: { userId, type, provider, providerAccountId } });
    },
  };
}
