import { expect } from 'vitest';
import { hashToken } from '@/lib/auth/mutations.ts';
import type { Scope } from '@/lib/constants/scopes.ts';
import { db } from '@/lib/database/db.ts';
import type { User } from '@/lib/generated/prisma/client.ts';
import { newId } from '@/lib/ids.ts';
import { api } from './api.ts';
import { eventually } from './eventually.ts';
import { freshAddress } from './requests.ts';

/** Headers of a program with a new key of a user. */
export async function programHeaders({ id: userId }: Pick<User, 'id'>, ...scopes: Scope[]) {
  const [id, secret] = [newId(), `qck_${newId()}`];
  await (await db()).accessToken.create({ data: { id, userId, name: 'Robot', hash: hashToken(secret), scopes } });
  return { authorization: `Bearer ${secret}`, 'x-client-address': freshAddress(), origin: '' };
}

/** A run once it has ended, as its program polls it. */
export const untilEnded = (poll: string, headers: Record<string, string>) =>
  eventually(async () => {
    const run = await (await api.get(poll, headers)).json();
    expect(['succeeded', 'failed']).toContain(run.status);
    return run;
  });
