import 'server-only';
import { decode, encode } from 'next-auth/jwt';
import { MEMBER_COOKIE } from '@/lib/constants/cookies.ts';
import { SESSION_SECONDS } from '@/lib/constants/limits.ts';
import { siteUrl } from '@/lib/env.ts';
import type { User } from '@/lib/generated/prisma/client.ts';
import {
  readCookie,
  readSignedValue,
  SESSION_COOKIE,
  setCookieHeader,
  signValue,
  VISITOR_COOKIE,
} from '@/lib/http/cookies.ts';
import { newId } from '@/lib/ids.ts';
import { authSecret } from '@/lib/secret.ts';
import { userPhoto } from '@/lib/users/author.ts';
import { findUser } from '@/lib/users/queries.ts';
import { signedName, userDisplayName } from '@/lib/users/rules.ts';
import { isEndedSession } from './queries.ts';

/** Content of a session cookie: user, session version, and an id that survives renewals (docs/decisions/0018). */
export type SessionToken = { sub?: string; version?: number; sessionId?: string };

export const secureCookies = () => siteUrl().startsWith('https:');

export const cookieHeader = (name: string, value: string, maxAgeSeconds: number) =>
  setCookieHeader({ name, value, maxAgeSeconds, secure: secureCookies() });

const sessionCookieName = () => `${secureCookies() ? '__Secure-' : ''}${SESSION_COOKIE}`;

export function newSessionToken(user: Pick<User, 'id' | 'sessionVersion'>): Required<SessionToken> {
  return { sub: user.id, version: user.sessionVersion, sessionId: newId() };
}

export async function userOfToken(token: SessionToken | null): Promise<User | null> {
  if (!token?.sub || !token.sessionId) return null;
  const [user, isEnded] = await Promise.all([findUser(token.sub), isEndedSession(token.sessionId)]);
  return user && !isEnded && user.sessionVersion === token.version ? user : null;
}

async function sessionToken(cookies: string | null): Promise<SessionToken | null> {
  const cookie = readCookie(cookies, sessionCookieName());
  if (!cookie) return null;
  const secret = await authSecret();
  return (await decode({ token: cookie, secret }).catch(() => null)) as SessionToken | null;
}

export const sessionUser = async (request: Request): Promise<User | null> =>
  userOfToken(await sessionToken(request.headers.get('cookie')));

/** The ids in a browser's cookies. They grant nothing: the session may have ended. */
export async function idsOfBrowser(cookies: string): Promise<{ userId?: string; visitorId?: string }> {
  const token = await sessionToken(cookies);
  const visitorId = readVisitorId(cookies, await authSecret());
  return { ...(token?.sub && { userId: token.sub }), ...(visitorId && { visitorId }) };
}

export async function sessionCookieHeader(user: User): Promise<string> {
  const secret = await authSecret();
  const value = await encode({ token: newSessionToken(user), secret, maxAge: SESSION_SECONDS });
  return cookieHeader(sessionCookieName(), value, SESSION_SECONDS);
}

const PURPOSE = 'visitor';

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

export const newVisitorId = newId;

export const readVisitorId = (cookieHeader: string | null, secret: string): string | undefined =>
  readSignedValue(readCookie(cookieHeader, VISITOR_COOKIE), PURPOSE, secret);

export function visitorCookieHeader(id: string, secret: string, secure: boolean): string {
  const value = signValue(id, PURPOSE, secret);
  return setCookieHeader({ name: VISITOR_COOKIE, value, maxAgeSeconds: ONE_YEAR_SECONDS, secure });
}

const OPERATOR_COOKIE = 'quillcast_operator';

export const readOperatorToken = (cookieHeader: string | null): string | undefined =>
  readCookie(cookieHeader, OPERATOR_COOKIE) || undefined;

export const operatorCookieHeader = (value: string, maxAgeSeconds: number): string =>
  cookieHeader(OPERATOR_COOKIE, value, maxAgeSeconds);

type DeviceUser = Pick<User, 'id' | 'sessionVersion'>;

/** One per account, since people share browsers. */
const cookieName = ({ id }: DeviceUser) => `quillcast_device_${id}`;

/** A new password makes every device unknown, including an attacker's. */
const devicePurpose = ({ id, sessionVersion }: DeviceUser) => `device:${id}:${sessionVersion}`;

export async function deviceCookieHeader(user: DeviceUser): Promise<string> {
  const value = signValue(newId(), devicePurpose(user), await authSecret());
  return cookieHeader(cookieName(user), value, ONE_YEAR_SECONDS);
}

export async function knownDevice(cookieHeader: string | null, user: DeviceUser): Promise<string | undefined> {
  const value = readCookie(cookieHeader, cookieName(user));
  return readSignedValue(value, devicePurpose(user), await authSecret());
}

export const toSessionUser = (user: User) => ({
  uid: user.id,
  email: user.email,
  displayName: userDisplayName(user) as string | null,
  photoURL: userPhoto(user),
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
  interfaceLanguage: user.interfaceLanguage,
  hasVoice: user.hasVoice,
});

/** Gives a response that sets or clears the session's cookie the same for MEMBER_COOKIE. */
export function withMemberCookie(response: Response): Response {
  const name = `${sessionCookieName()}=`;
  const set = response.headers.getSetCookie().findLast((each) => each.startsWith(name));
  const member = set?.replace(/^[^;]*/, `${MEMBER_COOKIE}=1`).replace(/; *HttpOnly/i, '');
  if (member) response.headers.append('Set-Cookie', member);
  return response;
}

export async function signedInResponse(user: User): Promise<Response> {
  const response = Response.json({ user: toSessionUser(user) });
  response.headers.append('Set-Cookie', await sessionCookieHeader(user));
  response.headers.append('Set-Cookie', await deviceCookieHeader(user));
  return withMemberCookie(response);
}

export function endedSessionResponse(): Response {
  const headers = { 'Set-Cookie': cookieHeader(sessionCookieName(), '', 0) };
  return withMemberCookie(Response.json({ success: true }, { headers }));
}
