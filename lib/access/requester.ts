import 'server-only';
import { type Actor, actorKey } from '@/lib/auth/actor.ts';
import { authSecret } from '@/lib/secret.ts';
import { addressHash } from './rules.ts';

/** Requesters take turns where work waits for others (docs/decisions/0090): an account, or all visitors of an address. */

/** Name of an actor's requester. */
export async function requesterOf(actor: Actor): Promise<string> {
  if (actor.kind === 'user') return actorKey(actor);
  return `address:${addressHash(actor.address, await authSecret())}`;
}

/** Name of the requester of a run, from its stored row: for a visitor the address that it counts against. */
export function requesterOfRun({ actor, quotaKeys }: { actor: string; quotaKeys: readonly string[] }): string {
  const [hash] = quotaKeys.flatMap((key) => /^address:[^:]*:(.+)$/.exec(key)?.[1] ?? []);
  return hash && actor.startsWith('visitor:') ? `address:${hash}` : actor;
}
