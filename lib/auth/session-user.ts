import type { User } from '@/lib/generated/prisma/client.ts';
import { displayNameOf } from '@/lib/users/rules.ts';
import type { SessionUser } from './schema.ts';

/** A stored user as their own browser may know them. */
export function toSessionUser(user: User): SessionUser {
  return {
    uid: user.id,
    email: user.email,
    displayName: displayNameOf(user),
    photoURL: user.image,
    metadata: {
      creationTime: user.createdAt.toISOString(),
      lastSignInTime: user.lastSignInAt.toISOString(),
    },
    slug: user.slug,
    emailVerified: user.emailVerified !== null,
    hasPassword: user.passwordHash !== null,
    defaultVisibility: user.defaultVisibility,
  };
}
