import 'server-only';
import type { UserActor } from '@/lib/auth/actor.ts';
import { PROGRAM_MESSAGES } from '@/lib/constants/program-messages.ts';
import { AppError } from '@/lib/http/errors.ts';
import { isId } from '@/lib/ids.ts';
import { deleteProgram, saveKey } from './mutations.ts';
import { findPrograms } from './queries.ts';
import { type CreatedKey, MAX_KEYS, type NewKey, type Program } from './schema.ts';

const toProgram = ({ clientId, ...found }: Awaited<ReturnType<typeof findPrograms>>[number]): Program => ({
  ...found,
  isConnection: clientId !== null,
  createdAt: found.createdAt.toISOString(),
  lastUsedAt: found.lastUsedAt?.toISOString() ?? null,
});

export const listPrograms = async ({ user }: UserActor): Promise<Program[]> =>
  (await findPrograms(user.id)).map(toProgram);

/** @throws AppError conflict when the user has too many keys */
export async function createKey({ user }: UserActor, key: NewKey): Promise<CreatedKey> {
  const saved = await saveKey(user.id, key);
  if (!saved) throw new AppError('conflict', PROGRAM_MESSAGES.tooMany(MAX_KEYS));
  return { ...toProgram(saved), secret: saved.secret };
}

/** Revokes a key or connection: its next request is refused, on every process. @throws AppError not-found */
export async function revoke({ user }: UserActor, id: string): Promise<void> {
  if (!isId(id) || !(await deleteProgram(user.id, id))) throw new AppError('not-found', PROGRAM_MESSAGES.missing);
}
