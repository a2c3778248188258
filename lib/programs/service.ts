import 'server-only';
import type { UserActor } from '@/lib/auth/actor.ts';
import { PROGRAM_MESSAGES } from '@/lib/constants/program-messages.ts';
import type { AccessToken } from '@/lib/generated/prisma/client.ts';
import { AppError } from '@/lib/http/errors.ts';
import { isId } from '@/lib/ids.ts';
import { deleteProgram, saveKey } from './mutations.ts';
import { findPrograms } from './queries.ts';
import { MAX_KEYS, type NewKey } from './schema.ts';

/** What its user sees of a key or an OAuth connection. Times are ISO 8601. */
const toProgram = ({ id, name, scopes, clientId, createdAt, lastUsedAt }: AccessToken) => ({
  id,
  name,
  scopes,
  isConnection: clientId !== null,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

export const listPrograms = async ({ user }: UserActor) => (await findPrograms(user.id)).map(toProgram);

/** @throws AppError conflict when the user has too many keys */
export async function createKey({ user }: UserActor, key: NewKey) {
  const saved = await saveKey(user.id, key);
  if (!saved) throw new AppError('conflict', PROGRAM_MESSAGES.tooMany(MAX_KEYS));
  return { ...toProgram(saved), secret: saved.secret };
}

/** Revokes a key or connection: its next request is refused, on every process. @throws AppError not-found */
export async function revoke({ user }: UserActor, id: string): Promise<void> {
  if (!isId(id) || !(await deleteProgram(user.id, id))) throw new AppError('not-found', PROGRAM_MESSAGES.missing);
}
