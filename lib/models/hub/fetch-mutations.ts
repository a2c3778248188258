import 'server-only';
import { db } from '@/lib/database/db.ts';
import { type ModelFetch, Prisma } from '@/lib/generated/prisma/client.ts';
import { claimNext, leaseEnd, NO_LEASE } from '@/lib/jobs/mutations.ts';

/** Time without a heartbeat after which another process takes a download over, in ms. */
const LEASE_MS = 15_000;

/** A download claimed by this process. `attempts` identifies the claim: an outdated one changes nothing. */
export type ClaimedFetch = { id: string; attempts: number };

/** Progress of a download. */
export type FetchProgress = Pick<ModelFetch, 'sizeBytes' | 'doneBytes' | 'bytesPerSecond' | 'message'>;

/** Queues the download of a model, unless it is queued or running. */
export async function queueFetch(name: string): Promise<void> {
  await (await db()).$executeRaw`
    INSERT INTO model_fetches (name) VALUES (${name})
    ON CONFLICT (name) DO UPDATE SET status = 'queued', message = '', lease_expires_at = NULL
    WHERE model_fetches.status = 'failed'`;
}

/** Deletes a download; the process that runs it notices at its next heartbeat. */
export async function deleteFetch(name: string): Promise<void> {
  await (await db()).modelFetch.deleteMany({ where: { name } });
}

/** Claims the next download; null when none is due. */
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
 * Heartbeat: stores progress and renews the lease.
 * @returns whether the claim is still valid
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

/** Deletes a completed download. */
export async function settleFetch(claim: ClaimedFetch): Promise<void> {
  await (await db()).modelFetch.deleteMany({ where: claimOf(claim) });
}

/** Marks a download as failed until the operator retries or dismisses it. */
export async function failFetch(claim: ClaimedFetch, message: string): Promise<void> {
  await (await db()).modelFetch.updateMany({
    where: claimOf(claim),
    data: { status: 'failed', message, leaseExpiresAt: null },
  });
}

/** Releases a download, to be claimed again by any process after a delay. */
export async function postponeFetch({ id, attempts }: ClaimedFetch, inMs: number, message = ''): Promise<void> {
  await (await db()).$executeRaw`
    UPDATE model_fetches SET lease_expires_at = ${leaseEnd(inMs)}, bytes_per_second = 0, message = ${message}
    WHERE name = ${id} AND attempts = ${attempts}`;
}

/** Makes all downloads due now; only if no other process can be running one. */
export async function releaseFetches(): Promise<void> {
  await (await db()).modelFetch.updateMany({ data: { leaseExpiresAt: null } });
}
