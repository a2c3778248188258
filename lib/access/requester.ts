import 'server-only';
import { type Actor, actorKey } from '@/lib/auth/actor.ts';
import { authSecret } from '@/lib/secret.ts';
import { addressHash } from './rules.ts';

/** A requester, for fair queues: an account, or all visitors of an address (docs/decisions/0090). */

export async function actorRequester(actor: Actor): Promise<string> {
  if (actor.kind === 'user') return actorKey(actor);
  return `address:${addressHash(actor.address, await authSecret())}`;
}

/** The requester of a stored run; for a visitor, their address. */
export function requesterOfRun({ actor, quotaKeys }: { actor: string; quotaKeys: readonly string[] }): string {
  const [hash] = quotaKeys.flatMap((key) => /^address:[^:]*:(.+)$/.exec(key)?.[1] ?? []);
  return hash && actor.startsWith('visitor:') ? `address:${hash}` : actor;
}
