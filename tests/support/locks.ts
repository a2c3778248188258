import { db } from '@/lib/database/db.ts';
import type { Prisma } from '@/lib/generated/prisma/client.ts';
import { eventually } from './eventually.ts';

async function somebodyWaits(): Promise<void> {
  const waiting = await (await db()).$queryRaw<object[]>`
    SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
  if (waiting.length === 0) throw new Error('Nobody waits for a lock.');
}

/**
 * Sends a request while a transaction locks its rows, and commits once the request waits for them.
 * @param write the transaction's writes
 * @param meanwhile runs while the request waits
 * @returns the response
 */
export async function askedDuring(
  write: (tx: Prisma.TransactionClient) => Promise<unknown>,
  ask: () => Promise<Response>,
  meanwhile: () => Promise<unknown> = async () => undefined,
): Promise<Response> {
  const { answer } = await (await db()).$transaction(async (tx) => {
    await write(tx);
    const asked = ask();
    // What does not wait has ended.
    await Promise.race([asked, eventually(somebodyWaits)]);
    await meanwhile();
    return { answer: asked };
  });
  return answer;
}
