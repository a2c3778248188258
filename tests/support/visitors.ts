import { newVisitorId, visitorCookieHeader } from '@/lib/auth/session.ts';
import { authSecret } from '@/lib/secret.ts';
import { freshAddress } from './requests.ts';

/** A visitor whom the site has met: their id, the key of their free quota and the headers of their browser. */
export async function knownVisitor() {
  const visitorId = newVisitorId();
  const cookie = visitorCookieHeader(visitorId, await authSecret(), false).split(';')[0] ?? '';
  return { visitorId, quotaKey: `visitor:${visitorId}`, headers: { cookie, 'x-client-address': freshAddress() } };
}
