import 'server-only';
import type { User } from '@/lib/generated/prisma/client.ts';
import { readCookie, setCookieHeader } from '@/lib/http/cookies.ts';
import { readSignedValue, signValue } from '@/lib/http/signed-value.ts';
import { newId } from '@/lib/ids.ts';
import { authSecret } from '@/lib/secret.ts';
import { secureCookies } from './session.ts';

/** How long a browser counts as known after its last sign-in. */
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

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
