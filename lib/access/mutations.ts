import 'server-only';
import { db } from '@/lib/db';
import type { Generation, Prisma } from '@/lib/generated/prisma/client';
import { LEASE_MS, type QuotaClaim, userQuotaKey } from './rules';

type Transaction = Prisma.TransactionClient;

/** Thrown inside a transaction so that everything it reserved is rolled back. */
export class QuotaExceededError extends Error {
  readonly claim: QuotaClaim;
  constructor(claim: QuotaClaim) {
    super(`quota ${claim.kind} exceeded`);
    this.claim = claim;
  }
}

/** A run as it is begun. */
export type NewGeneration = {
  id: string;
  actor: string;
  idempotencyKey: string;
  requestHash: string;
};

const leaseEnd = () => new Date(Date.now() + LEASE_MS);

/**
 * Begins a run and reserves its quota, all or nothing.
 * @returns 'begun', or the earlier run that already has this idempotency key
 * @throws QuotaExceededError; nothing is reserved then
 */
export async function beginGeneration(
  run: NewGeneration,
  claims: readonly QuotaClaim[],
): Promise<'begun' | Generation> {
  await releaseDeadGenerations();
  return (await db()).$transaction(async (tx) => {
    const earlier = await insertGeneration(tx, run, claims);
    if (earlier) return earlier;
    for (const claim of claims) await reserve(tx, claim);
    return 'begun';
  });
}

/** Inserts the run, or takes over a failed one of the same key; gives the earlier run otherwise. */
async function insertGeneration(
  tx: Transaction,
  run: NewGeneration,
  claims: readonly QuotaClaim[],
): Promise<Generation | null> {
  const begun = await tx.$queryRaw<{ id: string }[]>`
    INSERT INTO generations
      (id, actor, idempotency_key, request_hash, quota_keys, status, lease_expires_at)
    VALUES (${run.id}, ${run.actor}, ${run.idempotencyKey}, ${run.requestHash},
      ${claims.map((claim) => claim.key)}, 'running', ${leaseEnd()})
    ON CONFLICT (actor, idempotency_key) DO UPDATE SET
      id = excluded.id, request_hash = excluded.request_hash, quota_keys = excluded.quota_keys,
      status = 'running', lease_expires_at = excluded.lease_expires_at, finished_at = NULL
    WHERE generations.status = 'failed'
    RETURNING id`;
  if (begun.length > 0) return null;
  return tx.generation.findUniqueOrThrow({
    where: {
      actor_idempotencyKey: { actor: run.actor, idempotencyKey: run.idempotencyKey },
    },
  });
}

/** Counts one use if the limit allows it, in one statement, so that parallel requests cannot share it. */
async function reserve(tx: Transaction, claim: QuotaClaim): Promise<void> {
  const reserved = await tx.$queryRaw<{ used: number }[]>`
    INSERT INTO quotas (key, used, updated_at) VALUES (${claim.key}, 1, now())
    ON CONFLICT (key) DO UPDATE SET used = quotas.used + 1, updated_at = now()
    WHERE quotas.used < ${claim.limit}
    RETURNING used`;
  if (reserved.length === 0) throw new QuotaExceededError(claim);
}

/** Says that a run is still alive. */
export async function renewLease(id: string): Promise<void> {
  await (await db()).generation.updateMany({
    where: { id, status: 'running' },
    data: { leaseExpiresAt: leaseEnd() },
  });
}

/**
 * Ends a run well, inside the transaction that saves its blog.
 * @throws Error when the run was given up meanwhile (its lease ended), so that nothing is saved
 */
export async function succeedGeneration(
  tx: Transaction,
  id: string,
  blogId: string,
  answer: Prisma.InputJsonValue,
): Promise<void> {
  const { count } = await tx.generation.updateMany({
    where: { id, status: 'running' },
    data: { status: 'succeeded', blogId, answer, finishedAt: new Date() },
  });
  if (count !== 1) throw new Error(`generation ${id} is no longer running`);
}

/** Ends a run badly and gives its quota back; does nothing for a run that has ended. */
export async function failGeneration(id: string): Promise<void> {
  await (await db()).$executeRaw`
    WITH ended AS (
      UPDATE generations SET status = 'failed', finished_at = now()
      WHERE id = ${id} AND status = 'running' RETURNING quota_keys
    )
    UPDATE quotas SET used = greatest(used - 1, 0), updated_at = now()
    WHERE key IN (SELECT unnest(quota_keys) FROM ended)`;
}

/**
 * Gives back the quota of runs that died with their process.
 * @param all also those whose lease still runs; right only where no other process can be running them
 */
export async function releaseDeadGenerations(all = false): Promise<number> {
  const before = all ? leaseEnd() : new Date();
  return (await db()).$executeRaw`
    WITH dead AS (
      UPDATE generations SET status = 'failed', finished_at = now()
      WHERE status = 'running' AND lease_expires_at <= ${before} RETURNING quota_keys
    ), given_back AS (
      SELECT key, count(*)::int AS runs FROM dead, unnest(quota_keys) AS key GROUP BY key
    )
    UPDATE quotas SET used = greatest(used - runs, 0), updated_at = now()
    FROM given_back WHERE quotas.key = given_back.key`;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes what has served its purpose: past address counts, failed runs, expired limits and links. */
export async function sweep(): Promise<void> {
  const prisma = await db();
  const now = Date.now();
  await prisma.quota.deleteMany({
    where: { key: { startsWith: 'address:' }, updatedAt: { lt: new Date(now - 2 * DAY_MS) } },
  });
  await prisma.generation.deleteMany({
    where: { status: 'failed', createdAt: { lt: new Date(now - 7 * DAY_MS) } },
  });
  await prisma.rateLimit.deleteMany({ where: { expire: { lt: new Date(now) } } });
  await prisma.oneTimeToken.deleteMany({ where: { expiresAt: { lt: new Date(now) } } });
}

/**
 * Makes a visitor's ownerless blogs a user's own and counts them as theirs. Whoever comes second gets nothing.
 * @returns ids of the blogs that changed hands
 */
export async function claimVisitorBlogs(visitorId: string, userId: string): Promise<string[]> {
  return (await db()).$transaction(async (tx) => {
    const claimed = await tx.$queryRaw<{ id: string }[]>`
      UPDATE blogs SET user_id = ${userId}, visitor_id = NULL
      WHERE visitor_id = ${visitorId} AND user_id IS NULL RETURNING id`;
    if (claimed.length > 0) await count(tx, userQuotaKey(userId), claimed.length);
    return claimed.map((blog) => blog.id);
  });
}

async function count(tx: Transaction, key: string, uses: number): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO quotas (key, used, updated_at) VALUES (${key}, ${uses}, now())
    ON CONFLICT (key) DO UPDATE SET used = quotas.used + ${uses}, updated_at = now()`;
}
