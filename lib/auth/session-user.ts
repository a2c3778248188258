import type { User } from '@/lib/generated/prisma/client.ts';
import { photoOf } from '@/lib/users/author.ts';
import { displayNameOf } from '@/lib/users/rules.ts';
import type { SessionUser } from './schema.ts';

/** A stored user as their own browser may know them. */
export function toSessionUser(user: User): SessionUser {
  return {
    uid: user.id,
    email: user.email,
    displayName: displayNameOf(user),
    photoURL: photoOf(user),
    hasChosenName: Boolean(user.name?.trim()),
    hasAvatar: user.avatarId !== null,
    biography: user.biography ?? '',
    links: user.links,
    metadata: { creationTime: user.createdAt.toISOString(), lastSignInTime: user.lastSignInAt.toISOString() },
    slug: user.slug,
    emailVerified: user.emailVerified !== null,
    hasPassword: user.passwordHash !== null,
    defaultVisibility: user.defaultVisibility,
    hidesBranding: user.hidesBranding,
  };
}
