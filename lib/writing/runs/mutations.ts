import 'server-only';
import { createHash } from 'node:crypto';
import { giveBackQuota, reserveQuota } from '@/lib/access/mutations.ts';
import type { QuotaClaim } from '@/lib/access/rules.ts';
import { db } from '@/lib/database/db.ts';
import { Prisma } from '@/lib/database/prisma.ts';
import type { Generation, GenerationEventType } from '@/lib/generated/prisma/client.ts';
import { AppError } from '@/lib/http/errors.ts';
import type { StoredImage } from '@/lib/images/service.ts';
import { claimNext, leaseEnd, NO_LEASE } from '@/lib/jobs/mutations.ts';
import { sentence } from '@/lib/messages/catalogue.ts';
import type { GenerateResponse, StoredRequest } from '../schema.ts';
import type { Usage } from '../usage.ts';
import type { GenerationEvent } from './schema.ts';

type Transaction = Prisma.TransactionClient;

/** A run whose lease has ended counts as dead, in ms. */
export const LEASE_MS = 30_000;

/** Retention of the log of an ended run, and of a failed run, in ms. */
const LOG_RETENTION_MS = 24 * 60 * 60 * 1000;
export const FAILED_RETENTION_MS = 7 * LOG_RETENTION_MS;

/** Distinguishes two requests with the same idempotency key. */
export const hashRequest = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Idempotency key of a batch's blog: written once for each person, whatever the body. */
export const batchItemKey = ({ batchId, index }: { batchId: string; index: number | 'overview' }) =>
  `batch:${batchId}:${index}`;

export const actorUserId = (actor: string): string | undefined => /^user:(.*)$/s.exec(actor)?.[1];

export const canceled = () => new AppError('cancelled-by-client', sentence('writing.failures.canceled'));

const { status, record } = new AppError('unavailable', sentence('writing.failures.notWritten'));

/** The stored failure of a run whose log is gone. */
export const NOT_WRITTEN = { status, ...record };

/** One attempt at a run. Writes for an ended attempt have no effect. */
export type Attempt = { id: string; attempt: number };

async function appendEvent(tx: Transaction, id: string, { type, ...data }: GenerationEvent): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO generation_events (generation_id, seq, type, data)
    SELECT ${id}, coalesce(max(seq), 0) + 1,
      ${type satisfies GenerationEventType}::generation_event_type, ${JSON.stringify(data)}::jsonb
    FROM generation_events WHERE generation_id = ${id}`;
}

/** The part of a request kept after the run: topic and place in a batch. */
const KEPT = Prisma.sql`jsonb_strip_nulls(jsonb_build_object('topic', request -> 'topic',
  'batchId', request -> 'batchId', 'batchIndex', request -> 'batchIndex'))`;

type NewGeneration = Pick<
  Generation,
  'id' | 'actor' | 'idempotencyKey' | 'requestHash' | 'priority' | 'encryptedPlatforms'
> & { request: StoredRequest; batchId?: string };

/** A claimed run; its request is unchecked. */
export type ClaimedRun = Attempt & Pick<Generation, 'actor' | 'quotaKeys' | 'request' | 'encryptedPlatforms'>;

/**
 * Queues a run with its pictures and reserves its quota, all or nothing.
 * @returns null, or the earlier run with this idempotency key
 * @throws QuotaExceededError
 */
export async function enqueueGeneration(
  run: NewGeneration,
  claims: readonly QuotaClaim[],
  pictures: readonly StoredImage[],
): Promise<Generation | null> {
  const key = { actor: run.actor, idempotencyKey: run.idempotencyKey };
  return (await db()).$transaction(async (tx) => {
    if (!(await queueGeneration(tx, run, claims))) {
      return tx.generation.findUniqueOrThrow({ where: { actor_idempotencyKey: key } });
    }
    await tx.generationPicture.createMany({
      data: pictures.map(({ id, ...picture }, position) => ({ ...picture, generationId: run.id, position })),
    });
    return null;
  });
}

/** Locks an account, so that it is not deleted meanwhile. */
async function requireUser(tx: Transaction, actor: string): Promise<void> {
  const userId = actorUserId(actor);
  if (userId === undefined) return;
  const users = await tx.$queryRaw<object[]>`
    SELECT id FROM users WHERE id = ${userId} FOR KEY SHARE`;
  if (users.length === 0) throw new AppError('unauthenticated', sentence('writing.runs.signInAgain'));
}

/**
 * Queues a run and reserves its quota.
 * @returns false, and nothing changed, when an unfailed run has this idempotency key
 * @throws QuotaExceededError; roll back then
 */
export async function queueGeneration(tx: Transaction, run: NewGeneration, claims: readonly QuotaClaim[]) {
  await requireUser(tx, run.actor);
  // Frees the key of a failed run for a retry; its log stays for its watchers.
  await tx.$executeRaw`
    UPDATE generations SET idempotency_key = id
    WHERE actor = ${run.actor} AND idempotency_key = ${run.idempotencyKey} AND status = 'failed'`;
  const inserted = await tx.$executeRaw`
    INSERT INTO generations
      (id, actor, idempotency_key, request_hash, quota_keys, status, priority, request,
       encrypted_platforms, batch_id, lease_expires_at)
    VALUES (${run.id}, ${run.actor}, ${run.idempotencyKey}, ${run.requestHash},
      ${claims.map((claim) => claim.key)}, 'queued', ${run.priority},
      ${JSON.stringify(run.request)}::jsonb, ${run.encryptedPlatforms}, ${run.batchId ?? null}, now())
    ON CONFLICT (actor, idempotency_key) DO NOTHING`;
  if (inserted === 0) return false;
  await reserveQuota(tx, claims);
  await appendEvent(tx, run.id, {
    type: 'accepted',
    generationId: run.id,
    startedAt: new Date().toISOString(),
    language: run.request.language,
    sourceCount: run.request.sourceUrls.length,
    isDistributed: run.encryptedPlatforms !== null,
  });
  return true;
}

/** Of a run `next`: none of its batch is being written. */
export const NO_SIBLING_RUNS = Prisma.sql`NOT EXISTS (
  SELECT FROM generations sibling
  WHERE sibling.status = 'running' AND (sibling.batch_id = next.batch_id
    OR (sibling.actor = next.actor AND sibling.request ->> 'batchId' = next.request ->> 'batchId')))`;

/**
 * Claims the next run: premium first, then the actor with the fewest running, then the oldest. One at a time of a
 * batch, in order, so that each blog knows the earlier ones.
 * @param isModelFree false leaves runs for the model in the queue
 */
export const claimNextGeneration = (isModelFree = true): Promise<ClaimedRun | null> =>
  claimNext({
    table: 'generations',
    key: 'id',
    leaseMs: LEASE_MS,
    changes: Prisma.sql`status = 'running', attempts = attempts + 1`,
    oneAtATime: true,
    isDue: Prisma.sql`status = 'queued'
      AND (${isModelFree} OR (request ->> 'withoutModel')::boolean)
      AND ${NO_SIBLING_RUNS}`,
    order: Prisma.sql`priority,
      (SELECT count(*) FROM generations other
       WHERE other.status = 'running' AND other.actor = next.actor),
      created_at, (request ->> 'batchIndex')::int, id`,
    returning: Prisma.sql`id, attempts AS attempt, actor, quota_keys AS "quotaKeys", request, encrypted_platforms AS "encryptedPlatforms"`,
  });

export async function renewLease({ id, attempt }: Attempt): Promise<boolean> {
  const renewed = await (await db()).$executeRaw`
    UPDATE generations SET lease_expires_at = ${leaseEnd(LEASE_MS)}
    WHERE id = ${id} AND status = 'running' AND attempts = ${attempt}`;
  return renewed === 1;
}

/** Locks the batch of a run before its runs, as when a batch is continued or deleted. */
const lockBatch = (tx: Transaction, id: string) => tx.$executeRaw`
  SELECT FROM batches WHERE id = (SELECT batch_id FROM generations WHERE id = ${id}) FOR UPDATE`;

/**
 * Ends a run as its blog is saved; credentials stay.
 * @returns false when this blog was saved before, by a commit whose answer was lost
 * @throws Error when the attempt has ended
 */
export async function succeedGeneration(
  tx: Transaction,
  { id, attempt }: Attempt,
  blogId: string,
  answer: Omit<GenerateResponse, 'id'>,
): Promise<boolean> {
  await lockBatch(tx, id);
  const ended = await tx.$executeRaw`
    UPDATE generations SET status = 'succeeded', blog_id = ${blogId}, finished_at = now(),
      answer = ${JSON.stringify(answer)}::jsonb,
      request = ${KEPT}
    WHERE id = ${id} AND status = 'running' AND attempts = ${attempt}`;
  if (ended !== 1) {
    if ((await tx.generation.count({ where: { id, blogId } })) === 1) return false;
    throw new Error(`generation ${id} is no longer running`);
  }
  // The rest of its batch waits behind runs queued meanwhile.
  await tx.$executeRaw`
    UPDATE generations SET created_at = now()
    WHERE status = 'queued' AND batch_id = (SELECT batch_id FROM generations WHERE id = ${id})`;
  await tx.generationPicture.deleteMany({ where: { generationId: id } });
  await appendEvent(tx, id, { type: 'done', id: blogId, ...answer });
  return true;
}

/**
 * Ends a run with a reason and returns its quota. The rest of its batch leaves the queue.
 * @param attempt without it any unfinished run fails
 * @returns false, and nothing changed, when the run or the attempt has ended
 */
export const failGeneration = async (id: string, reason: AppError, attempt: number | null = null): Promise<boolean> =>
  (await db()).$transaction(async (tx) => {
    await lockBatch(tx, id);
    const [ended] = await tx.$queryRaw<{ quotaKeys: string[]; batchId: string | null }[]>`
      UPDATE generations SET status = 'failed', finished_at = now(), encrypted_platforms = NULL,
        request = ${KEPT}
      WHERE id = ${id} AND status IN ('queued', 'running')
        AND (${attempt}::int IS NULL OR (status = 'running' AND attempts = ${attempt}::int))
      RETURNING quota_keys AS "quotaKeys", batch_id AS "batchId"`;
    if (!ended) return false;
    await giveBackQuota(tx, ended.quotaKeys);
    if (ended.batchId) await endBatch(tx, ended.batchId, reason);
    await tx.generationPicture.deleteMany({ where: { generationId: id } });
    await appendEvent(tx, id, { type: 'failed', status: reason.status, ...reason.record });
    return true;
  });

async function endBatch(tx: Transaction, batchId: string, { code, status, record }: AppError): Promise<void> {
  const left = await tx.$queryRaw<{ quotaKeys: string[] }[]>`
    DELETE FROM generations WHERE batch_id = ${batchId} AND status = 'queued' RETURNING quota_keys AS "quotaKeys"`;
  for (const { quotaKeys } of left) await giveBackQuota(tx, quotaKeys);
  const failure = code === 'cancelled-by-client' ? Prisma.DbNull : { status, ...record };
  await tx.batch.updateMany({ where: { id: batchId }, data: { failure } });
}

/**
 * Puts a run back into its place in the queue.
 * @param isCounted false when the process stops
 * @returns false, and nothing changed, when the attempt has ended
 */
export const requeueGeneration = async ({ id, attempt }: Attempt, isCounted: boolean): Promise<boolean> =>
  (await db()).$transaction(async (tx) => {
    const requeued = await tx.$executeRaw`
      UPDATE generations SET status = 'queued', attempts = attempts - ${isCounted ? 0 : 1}::int
      WHERE id = ${id} AND status = 'running' AND attempts = ${attempt}`;
    if (requeued !== 1) return false;
    await appendEvent(tx, id, { type: 'restarted' });
    return true;
  });

/** Adds usage to a run, unless it has succeeded or a later attempt runs. */
export async function addUsage({ id, attempt }: Attempt, usage: Usage, tx?: Transaction): Promise<void> {
  await (tx ?? (await db())).$executeRaw`
    UPDATE generations SET model_calls = model_calls + ${usage.calls}::int,
      tokens_in = tokens_in + ${usage.tokensIn}::int, tokens_out = tokens_out + ${usage.tokensOut}::int,
      tokens_cached = tokens_cached + ${usage.tokensCached}::int,
      model_seconds = model_seconds + ${usage.seconds}::int
    WHERE id = ${id} AND attempts = ${attempt} AND status <> 'succeeded'`;
}

export async function freeKey(id: string): Promise<void> {
  await (await db()).generation.updateMany({ where: { id, status: 'succeeded' }, data: { idempotencyKey: id } });
}

/** Delay before a run is published again, in ms: its own process has a moment to do it first. */
const REPUBLISH_MS = 60_000;

export type UnpublishedRun = Pick<Generation, 'id' | 'actor' | 'blogId' | 'encryptedPlatforms'>;

export const claimUnpublished = (): Promise<UnpublishedRun | null> =>
  claimNext({
    table: 'generations',
    key: 'id',
    leaseMs: REPUBLISH_MS,
    isDue: Prisma.sql`encrypted_platforms IS NOT NULL AND status = 'succeeded'
      AND finished_at + ${REPUBLISH_MS}::int * interval '1 millisecond' <= now() AND ${NO_LEASE}`,
    order: Prisma.sql`finished_at, id`,
    returning: Prisma.sql`id, actor, blog_id AS "blogId", encrypted_platforms AS "encryptedPlatforms"`,
  });

export async function forgetPlatforms(id: string): Promise<void> {
  await (await db()).generation.updateMany({ where: { id }, data: { encryptedPlatforms: null } });
}

/** Deletes logs after a day and failed runs after a week. */
export async function sweepGenerations(): Promise<void> {
  const prisma = await db();
  const now = Date.now();
  await prisma.generation.deleteMany({
    where: { status: 'failed', createdAt: { lt: new Date(now - FAILED_RETENTION_MS) } },
  });
  const before = new Date(now - LOG_RETENTION_MS);
  await prisma.generationEvent.deleteMany({ where: { generation: { finishedAt: { lt: before } } } });
  await prisma.$executeRaw`
    UPDATE generations SET request = NULL WHERE finished_at < ${before} AND request IS NOT NULL`;
}
