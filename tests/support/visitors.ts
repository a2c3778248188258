import { newVisitorId, visitorCookieHeader } from '@/lib/auth/session.ts';
import { authSecret } from '@/lib/secret.ts';
import { freshAddress } from './requests.ts';

/** A visitor whom the site has met: headers of the browser and the key of the free quota. */
export async function knownVisitor() {
  const id = newVisitorId();
  const cookie = visitorCookieHeader(id, await authSecret(), false).split(';')[0] ?? '';
  return { quotaKey: `visitor:${id}`, headers: { cookie, 'x-client-address': freshAddress() } };
}
