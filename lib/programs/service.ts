import 'server-only';
import type { UserActor } from '@/lib/auth/actor.ts';
import { hashToken } from '@/lib/auth/mutations.ts';
import { SCOPES } from '@/lib/constants/scopes.ts';
import { AppError } from '@/lib/http/errors.ts';
import { isId } from '@/lib/ids.ts';
import { sentence } from '@/lib/messages/catalogue.ts';
import { createAccess, deleteAccess, findPrograms, newSecret } from './mutations.ts';
import type { NewKey } from './schema.ts';

export const listPrograms = ({ user }: UserActor) => findPrograms(user.id);

/** Creates a key, and returns its secret, of which only the hash is stored. @throws AppError conflict */
export async function createKey({ user }: UserActor, { name, scopes }: NewKey) {
  const secret = newSecret('key');
  const inOrder = SCOPES.filter((scope) => scopes.includes(scope));
  const id = await createAccess({ userId: user.id, name, scopes: inOrder, hash: hashToken(secret) });
  return { id, secret };
}

/** Revokes a key or connection: its next request is refused, on every process. @throws AppError not-found */
export async function revoke({ user }: UserActor, id: string): Promise<void> {
  if (isId(id) && (await deleteAccess(user.id, id))) return;
  throw new AppError('not-found', sentence('settingsRefusals.keyMissing'));
}
