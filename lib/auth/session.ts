import 'server-only';
import { decode, encode } from 'next-auth/jwt';
import { SESSION_SECONDS } from '@/lib/constants/limits';
import { siteUrl } from '@/lib/env';
import type { User } from '@/lib/generated/prisma/client';
import { readCookie } from '@/lib/http/cookies';
import { authSecret } from '@/lib/secret';
import { findUser } from '@/lib/users/queries';

/** What a session cookie holds: whose it is, and the version that ends it when raised. */
export type SessionToken = { sub?: string; version?: number };

/** Whether cookies are marked for https only. */
export const secureCookies = () => siteUrl().startsWith('https:');

/** Name of the session cookie, as next-auth expects it. */
const sessionCookieName = () => `${secureCookies() ? '__Secure-' : ''}next-auth.session-token`;

/** Content of a new session's token. */
export function sessionTokenOf(user: Pick<User, 'id' | 'sessionVersion'>): Required<SessionToken> {
  return { sub: user.id, version: user.sessionVersion };
}

/** The user of a token, or null when the account is gone or its sessions were ended since. */
export async function userOfToken(token: SessionToken | null): Promise<User | null> {
  const user = token?.sub ? await findUser(token.sub) : null;
  return user && user.sessionVersion === token?.version ? user : null;
}

/** The signed-in user of a request, from its session cookie alone; null when signed out. */
export async function sessionUser(request: Request): Promise<User | null> {
  const cookie = readCookie(request.headers.get('cookie'), sessionCookieName());
  if (!cookie) return null;
  const secret = await authSecret();
  const token = await decode({ token: cookie, secret }).catch(() => null);
  return userOfToken(token as SessionToken | null);
}

/** The Set-Cookie header that signs a user in. */
export async function sessionCookieHeader(user: User): Promise<string> {
  const secret = await authSecret();
  const value = await encode({ token: sessionTokenOf(user), secret, maxAge: SESSION_SECONDS });
  return cookieHeader(value, SESSION_SECONDS);
}

/** The Set-Cookie header that signs a user out. */
export function endedSessionCookieHeader(): string {
  return cookieHeader('', 0);
}

function cookieHeader(value: string, maxAge: number): string {
  const attributes = `Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax`;
  return `${sessionCookieName()}=${value}; ${attributes}${secureCookies() ? '; Secure' : ''}`;
}
