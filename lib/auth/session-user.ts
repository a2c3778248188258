import 'server-only';
import type { User } from '@/lib/generated/prisma/client.ts';
import { photoOf } from '@/lib/users/author.ts';
import { displayNameOf, signedName } from '@/lib/users/rules.ts';
import type { SessionUser } from './schema.ts';
import { deviceCookieHeader, endedSessionCookieHeader, sessionCookieHeader } from './session.ts';

/** A user as their own browser sees them. */
export function toSessionUser(user: User): SessionUser {
  return {
    uid: user.id,
    email: user.email,
    displayName: displayNameOf(user),
    photoURL: photoOf(user),
    hasChosenName: signedName(user) !== '',
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

/** Responds with the user and the cookies for session and known browser. */
export async function signedInResponse(user: User): Promise<Response> {
  const response = Response.json({ user: toSessionUser(user) });
  response.headers.append('Set-Cookie', await sessionCookieHeader(user));
  response.headers.append('Set-Cookie', await deviceCookieHeader(user));
  return response;
}

export const endedSessionResponse = (): Response =>
  Response.json({ success: true }, { headers: { 'Set-Cookie': endedSessionCookieHeader() } });
