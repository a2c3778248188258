import 'server-only';
import { db } from '@/lib/database/db.ts';
import { type ModelFetch, Prisma } from '@/lib/generated/prisma/client.ts';
import { claimNext, leaseEnd, NO_LEASE } from '@/lib/jobs/mutations.ts';

/** How long a process may go without a heartbeat before another one takes a fetch over, in ms. */
const LEASE_MS = 15_000;

/** A fetch that this process performs. `attempts` identifies the claim: an outdated one changes nothing. */
export type ClaimedFetch = { id: string; attempts: number };

/** How far a fetch is. */
export type FetchProgress = Pick<ModelFetch, 'sizeBytes' | 'doneBytes' | 'bytesPerSecond' | 'message'>;

/** Queues the fetch of a model; one that is queued or running goes on, one that failed is tried again. */
export async function queueFetch(name: string): Promise<void> {
  await (await db()).$executeRaw`
    INSERT INTO model_fetches (name) VALUES (${name})
    ON CONFLICT (name) DO UPDATE SET status = 'queued', message = '', lease_expires_at = NULL
    WHERE model_fetches.status = 'failed'`;
}

/** Forgets a fetch, wherever it is running: its process notices at the next heartbeat. */
export async function deleteFetch(name: string): Promise<void> {
  await (await db()).modelFetch.deleteMany({ where: { name } });
}

/** Claims the fetch that is next; null when none is due. */
export async function claimFetch(): Promise<ClaimedFetch | null> {
  return claimNext({
    table: 'model_fetches',
    key: 'name',
    leaseMs: LEASE_MS,
    changes: Prisma.sql`status = 'running', attempts = attempts + 1, bytes_per_second = 0`,
    isDue: Prisma.sql`status <> 'failed' AND ${NO_LEASE}`,
    order: Prisma.sql`created_at, name`,
    returning: Prisma.sql`name AS id, attempts`,
  });
}

const claimOf = ({ id, attempts }: ClaimedFetch) => ({ name: id, attempts });

/**
 * Heartbeat: stores how far a fetch is and renews its lease.
 * @returns whether it is still this process's
 */
export async function saveFetchProgress(
  { id, attempts }: ClaimedFetch,
  { sizeBytes, doneBytes, bytesPerSecond, message }: FetchProgress,
): Promise<boolean> {
  const changed = await (await db()).$executeRaw`
    UPDATE model_fetches SET size_bytes = ${sizeBytes}, done_bytes = ${doneBytes},
      bytes_per_second = ${bytesPerSecond}, message = ${message}, lease_expires_at = ${leaseEnd(LEASE_MS)}
    WHERE name = ${id} AND attempts = ${attempts}`;
  return changed > 0;
}

/** Forgets a fetch that has ended well. */
export async function settleFetch(claim: ClaimedFetch): Promise<void> {
  await (await db()).modelFetch.deleteMany({ where: claimOf(claim) });
}

/** Says why a fetch failed; it stays so until the operator tries again or dismisses it. */
export async function failFetch(claim: ClaimedFetch, message: string): Promise<void> {
  await (await db()).modelFetch.updateMany({
    where: claimOf(claim),
    data: { status: 'failed', message, leaseExpiresAt: null },
  });
}

/** Hands a fetch back, to whichever process claims it next, in so many ms. */
export async function postponeFetch({ id, attempts }: ClaimedFetch, inMs: number, message = ''): Promise<void> {
  await (await db()).$executeRaw`
    UPDATE model_fetches SET lease_expires_at = ${leaseEnd(inMs)}, bytes_per_second = 0, message = ${message}
    WHERE name = ${id} AND attempts = ${attempts}`;
}

/** Makes all fetches due at once, where no other process can be performing one. */
export async function releaseFetches(): Promise<void> {
  await (await db()).modelFetch.updateMany({ data: { leaseExpiresAt: null } });
}
