import 'server-only';
import type { User } from '@/lib/generated/prisma/client.ts';
import { readCookie, setCookieHeader } from '@/lib/http/cookies.ts';
import { readSignedValue, signValue } from '@/lib/http/signed-value.ts';
import { newId } from '@/lib/ids.ts';
import { authSecret } from '@/lib/secret.ts';
import { secureCookies } from './session.ts';

/** Cookie that recognises a visitor without an account: an id and its signature. */
const VISITOR_COOKIE = 'quillcast_visitor';

const PURPOSE = 'visitor';

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** A new visitor's id. */
export const newVisitorId = newId;

/** Reads the visitor's id out of a Cookie header; undefined when absent or not signed by us. */
export function readVisitorId(cookieHeader: string | null, secret: string): string | undefined {
  return readSignedValue(readCookie(cookieHeader, VISITOR_COOKIE), PURPOSE, secret);
}

/** The Set-Cookie header that remembers a visitor for a year. */
export function visitorCookieHeader(id: string, secret: string, secure: boolean): string {
  const value = signValue(id, PURPOSE, secret);
  return setCookieHeader({ name: VISITOR_COOKIE, value, maxAgeSeconds: ONE_YEAR_SECONDS, secure });
}

/** Holds the token of a browser that has used an operator link. */
const OPERATOR_COOKIE = 'quillcast_operator';

/** The token in a Cookie header; undefined when there is none. */
export const readOperatorToken = (cookieHeader: string | null): string | undefined =>
  readCookie(cookieHeader, OPERATOR_COOKIE) || undefined;

/** The Set-Cookie header that makes a browser the operator's for so many seconds. */
export const operatorCookieHeader = (value: string, maxAgeSeconds: number): string =>
  setCookieHeader({ name: OPERATOR_COOKIE, value, maxAgeSeconds, secure: secureCookies() });

type DeviceUser = Pick<User, 'id' | 'sessionVersion'>;

/** One for each account, since a browser may be several people's. */
const cookieName = ({ id }: DeviceUser) => `quillcast_device_${id}`;

/** A new password makes every device unknown again, also one of whoever knew the old password. */
const purposeOf = ({ id, sessionVersion }: DeviceUser) => `device:${id}:${sessionVersion}`;

/** The Set-Cookie header that remembers a browser in which a user has signed in (docs/decisions/0018). */
export async function deviceCookieHeader(user: DeviceUser): Promise<string> {
  return setCookieHeader({
    name: cookieName(user),
    value: signValue(newId(), purposeOf(user), await authSecret()),
    maxAgeSeconds: ONE_YEAR_SECONDS,
    secure: secureCookies(),
  });
}

/** The id of a browser in which the user has signed in before; undefined for any other. */
export async function knownDevice(cookieHeader: string | null, user: DeviceUser): Promise<string | undefined> {
  const value = readCookie(cookieHeader, cookieName(user));
  return readSignedValue(value, purposeOf(user), await authSecret());
}
