import { createHash } from 'node:crypto';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import { freshAddress } from './requests.ts';

type Columns = Partial<{ expiresAt: Date; clientId: string; lastUsedAt: Date; name: string }>;

/** A key of a user, and the headers of a program that has it. */
export async function programOf(
  { id: userId }: { id: string },
  scopes: ('read' | 'write' | 'publish' | 'check')[],
  columns: Columns = {},
) {
  const secret = `qck_${newId()}${newId()}`;
  const hash = createHash('sha256').update(secret).digest('base64url');
  const data = { id: newId(), userId, name: 'Deploy', hash, scopes, ...columns };
  const { id } = await (await db()).accessToken.create({ data });
  // Programs send neither an origin nor cookies.
  return { id, secret, headers: { authorization: `Bearer ${secret}`, origin: '', 'x-client-address': freshAddress() } };
}

/** An OAuth connection whose access token has expired. */
export async function expiredConnectionOf(user: { id: string }, scopes: ('read' | 'write' | 'publish' | 'check')[]) {
  const client = { id: newId(), name: 'Assistant', redirectUris: ['https://assistant.example/callback'] };
  const { id: clientId } = await (await db()).oAuthClient.create({ data: client });
  return programOf(user, scopes, { clientId, expiresAt: new Date(Date.now() - 1000) });
}
