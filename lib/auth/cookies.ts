import 'server-only';
import type { User } from '@/lib/generated/prisma/client.ts';
import { readCookie, readSignedValue, setCookieHeader, signValue } from '@/lib/http/cookies.ts';
import { newId } from '@/lib/ids.ts';
import { authSecret } from '@/lib/secret.ts';
import { secureCookies } from './session.ts';

/** Cookie of a visitor without an account: an id and its signature. */
const VISITOR_COOKIE = 'quillcast_visitor';

const PURPOSE = 'visitor';

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** A new visitor's id. */
export const newVisitorId = newId;

/** The visitor id in a Cookie header; undefined if missing or forged. */
export function readVisitorId(cookieHeader: string | null, secret: string): string | undefined {
  return readSignedValue(readCookie(cookieHeader, VISITOR_COOKIE), PURPOSE, secret);
}

/** Set-Cookie header that remembers a visitor for a year. */
export function visitorCookieHeader(id: string, secret: string, secure: boolean): string {
  const value = signValue(id, PURPOSE, secret);
  return setCookieHeader({ name: VISITOR_COOKIE, value, maxAgeSeconds: ONE_YEAR_SECONDS, secure });
}

const OPERATOR_COOKIE = 'quillcast_operator';

/** The operator token in a Cookie header, if any. */
export const readOperatorToken = (cookieHeader: string | null): string | undefined =>
  readCookie(cookieHeader, OPERATOR_COOKIE) || undefined;

/** Set-Cookie header that makes a browser the operator's. */
export const operatorCookieHeader = (value: string, maxAgeSeconds: number): string =>
  setCookieHeader({ name: OPERATOR_COOKIE, value, maxAgeSeconds, secure: secureCookies() });

type DeviceUser = Pick<User, 'id' | 'sessionVersion'>;

/** One per account, since people share browsers. */
const cookieName = ({ id }: DeviceUser) => `quillcast_device_${id}`;

/** A new password makes every device unknown, including an attacker's. */
const purposeOf = ({ id, sessionVersion }: DeviceUser) => `device:${id}:${sessionVersion}`;

/** Set-Cookie header that marks a browser as known to the user (docs/decisions/0018). */
export async function deviceCookieHeader(user: DeviceUser): Promise<string> {
  return setCookieHeader({
    name: cookieName(user),
    value: signValue(newId(), purposeOf(user), await authSecret()),
    maxAgeSeconds: ONE_YEAR_SECONDS,
    secure: secureCookies(),
  });
}

/** Id of a browser known to the user; undefined for others. */
export async function knownDevice(cookieHeader: string | null, user: DeviceUser): Promise<string | undefined> {
  const value = readCookie(cookieHeader, cookieName(user));
  return readSignedValue(value, purposeOf(user), await authSecret());
}
