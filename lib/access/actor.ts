import { CLIENT_ADDRESS_HEADER } from '@/lib/http/client-address';
import { authSecret } from '@/lib/secret';
import { newVisitorId, readVisitorId } from './visitor-cookie';

/** Who is asking. Identity comes from signed cookies only, never from a body or query. */
export type Actor = { kind: 'visitor'; visitorId: string; address: string };

/** The actor of a request, and whether the visitor is new and must be given the cookie. */
export async function actorOf(request: Request): Promise<{ actor: Actor; isNew: boolean }> {
  const known = readVisitorId(request.headers.get('cookie'), await authSecret());
  const address = request.headers.get(CLIENT_ADDRESS_HEADER) ?? '0.0.0.0';
  return {
    actor: { kind: 'visitor', visitorId: known ?? newVisitorId(), address },
    isNew: known === undefined,
  };
}

/** The actor's name in stored rows. */
export function actorKey(actor: Actor): string {
  return `visitor:${actor.visitorId}`;
}
