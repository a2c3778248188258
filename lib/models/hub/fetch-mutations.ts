import 'server-only';
import { db } from '@/lib/database/db.ts';
import { Prisma } from '@/lib/database/prisma.ts';
import { claimNext, leaseEnd, NO_LEASE } from '@/lib/jobs/mutations.ts';
import type { FetchProgress } from './download.ts';

/** Time without a heartbeat after which another process takes a download over, in ms. */
const LEASE_MS = 15_000;

/** A download claimed by this process. `attempts` identifies the claim: an outdated one changes nothing. */
export type ClaimedFetch = { id: string; attempts: number };

export async function queueFetch(name: string): Promise<void> {
  await (await db()).$executeRaw`
    INSERT INTO model_fetches (name) VALUES (${name})
    ON CONFLICT (name) DO UPDATE SET status = 'queued', message = '', lease_expires_at = NULL
    WHERE model_fetches.status = 'failed'`;
}

export async function deleteFetch(name: string): Promise<void> {
  await (await db()).modelFetch.deleteMany({ where: { name } });
}

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

async function change({ id, attempts }: ClaimedFetch, changes: Prisma.Sql): Promise<boolean> {
  const changed = await (await db()).$executeRaw`
    UPDATE model_fetches SET ${changes} WHERE name = ${id} AND attempts = ${attempts}`;
  return changed > 0;
}

export const saveFetchProgress = (claim: ClaimedFetch, progress: FetchProgress): Promise<boolean> =>
  change(
    claim,
    Prisma.sql`size_bytes = ${progress.sizeBytes}, done_bytes = ${progress.doneBytes},
      bytes_per_second = ${progress.bytesPerSecond}, message = ${progress.message}, lease_expires_at = ${leaseEnd(LEASE_MS)}`,
  );

export async function settleFetch({ id, attempts }: ClaimedFetch): Promise<void> {
  await (await db()).modelFetch.deleteMany({ where: { name: id, attempts } });
}

export const failFetch = (claim: ClaimedFetch, message: string): Promise<boolean> =>
  change(claim, Prisma.sql`status = 'failed', message = ${message}, lease_expires_at = NULL`);

export const releaseFetch = (claim: ClaimedFetch): Promise<boolean> =>
  change(claim, Prisma.sql`lease_expires_at = NULL, bytes_per_second = 0`);

/** Makes all downloads due now; only if no other process can be running one. */
export async function releaseFetches(): Promise<void> {
  await (await db()).modelFetch.updateMany({ data: { leaseExpiresAt: null } });
}
