import { db } from '@/lib/database/db.ts';
import type { Prisma } from '@/lib/generated/prisma/client.ts';
import { eventually } from './eventually.ts';

/** Others wait for each other, too: only those count whom this backend blocks. */
async function somebodyWaitsFor(backend: number): Promise<void> {
  const waiting = await (await db()).$queryRaw<object[]>`
    SELECT pid FROM pg_stat_activity WHERE ${backend}::int = ANY(pg_blocking_pids(pid))`;
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
    const [own] = await tx.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
    const asked = ask();
    // What does not wait has ended.
    await Promise.race([asked, eventually(() => somebodyWaitsFor(own?.pid ?? 0))]);
    await meanwhile();
    return { answer: asked };
  });
  return answer;
}
