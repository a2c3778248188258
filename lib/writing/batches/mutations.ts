import 'server-only';
import type { GenerationTerms } from '@/lib/access/service.ts';
import { db } from '@/lib/database/db.ts';
import { Prisma } from '@/lib/generated/prisma/client.ts';
import { newId } from '@/lib/ids.ts';
import type { StoredImage } from '@/lib/images/service.ts';
import {
  batchItemKey,
  canceled,
  failGeneration,
  NOT_WRITTEN,
  queueGeneration,
  requestHashOf,
} from '../runs/mutations.ts';
import type { StoredRequest } from '../schema.ts';
import type { BatchFailure } from './schema.ts';

type Transaction = Prisma.TransactionClient;

type BatchRequest = StoredRequest & { batchId: string; angles?: readonly string[]; titles?: readonly string[] };

export type NewBatch = { id: string; actor: string; size: number; request: BatchRequest };

type LockedBatch = NewBatch & { status: 'running' | 'stopped' | 'finished' };

async function lockBatch(tx: Transaction, id: string): Promise<LockedBatch | null> {
  const [batch] = await tx.$queryRaw<LockedBatch[]>`
    SELECT id, actor, size, request, status::text AS status FROM batches WHERE id = ${id} FOR UPDATE`;
  return batch ?? null;
}

type Progress = { newest: string; status: string; failure: BatchFailure | null; isUncounted: boolean; done: number };

/** The newest run of a batch with its status and failure, whether no limit counts it, and the number of written blogs. */
async function readProgress(tx: Transaction, batchId: string): Promise<Progress | undefined> {
  const [progress] = await tx.$queryRaw<Progress[]>`
    SELECT run.id AS newest, run.status::text AS status, event.data AS failure, run.quota_keys = '{}' AS "isUncounted", (
      SELECT count(*)::int FROM generations WHERE batch_id = ${batchId} AND status = 'succeeded') AS done
    FROM generations run
      LEFT JOIN generation_events event ON event.generation_id = run.id AND event.type = 'failed'
    WHERE run.batch_id = ${batchId} ORDER BY run.created_at DESC LIMIT 1`;
  return progress;
}

async function queueItem(
  tx: Transaction,
  { id: batchId, actor, request: { angles, titles, ...request } }: NewBatch,
  position: number,
  { claims, priority }: GenerationTerms,
): Promise<void> {
  const idempotencyKey = batchItemKey({ batchId, index: position });
  const id = newId();
  const run = {
    ...{ id, actor, idempotencyKey, batchId, priority },
    requestHash: requestHashOf(idempotencyKey),
    request: { ...request, batchIndex: position, angle: angles?.[position], title: titles?.[position] },
    encryptedPlatforms: null,
  };
  if (!(await queueGeneration(tx, run, claims))) {
    await tx.generation.updateMany({ where: { actor, idempotencyKey }, data: { batchId } });
    return;
  }
  await tx.$executeRaw`
    INSERT INTO generation_pictures
      (generation_id, position, content_type, width, height, bytes, source_type, had_manifest)
    SELECT ${id}, position, content_type, width, height, bytes, source_type, had_manifest
    FROM batch_pictures WHERE batch_id = ${batchId}`;
}

/**
 * Saves a batch with its pictures and queues its first blog, all or nothing.
 * @returns false, and nothing changed, when the batch exists
 * @throws QuotaExceededError; nothing is saved then
 */
export async function createBatch(
  { request, ...batch }: NewBatch,
  pictures: readonly StoredImage[],
  terms: GenerationTerms,
): Promise<boolean> {
  return (await db()).$transaction(async (tx) => {
    const { count } = await tx.batch.createMany({ data: { ...batch, request }, skipDuplicates: true });
    if (count === 0) return false;
    await tx.batchPicture.createMany({
      data: pictures.map(({ id: _, ...picture }, position) => ({ ...picture, batchId: batch.id, position })),
    });
    await queueItem(tx, { request, ...batch }, 0, terms);
    return true;
  });
}

const stopped = (failure: BatchFailure | null) => ({ status: 'stopped' as const, failure: failure ?? Prisma.DbNull });

const FINISHED = { status: 'finished' as const, failure: Prisma.DbNull };

/** Finishes a batch after its last blog, or queues the next one and returns true. */
async function queueNext(tx: Transaction, batch: NewBatch, position: number, terms: GenerationTerms): Promise<boolean> {
  const { id, size, actor, request } = batch;
  const isDone = position >= size;
  const running = { status: 'running' as const, actor, request, failure: Prisma.DbNull };
  await tx.batch.update({ where: { id }, data: isDone ? FINISHED : running });
  if (!isDone) await queueItem(tx, batch, position, terms);
  return !isDone;
}

/**
 * Advances a running batch whose newest run has ended: queues the next blog, finishes the batch after the last one, or
 * stops it after a failure. A lock leaves this to one process.
 * @returns whether a run was queued
 * @throws QuotaExceededError when the next blog is not free; nothing is changed then
 */
export async function stepBatch(id: string, terms: GenerationTerms): Promise<boolean> {
  return (await db()).$transaction(async (tx) => {
    const batch = await lockBatch(tx, id);
    if (batch?.status !== 'running') return false;
    const progress = await readProgress(tx, id);
    if (progress?.status === 'queued' || progress?.status === 'running') return false;
    // Only the operator's cookie tells that there is no limit, and it is not stored.
    const claims = progress?.isUncounted ? [] : terms.claims;
    if (progress?.status === 'succeeded') return queueNext(tx, batch, progress.done, { ...terms, claims });
    await tx.batch.update({ where: { id }, data: stopped(progress?.failure ?? NOT_WRITTEN) });
    return false;
  });
}

/**
 * Continues a stopped batch from its first missing blog, for the current actor and the currently announced model.
 * @returns whether a run was queued
 * @throws QuotaExceededError; nothing is changed then
 */
export async function resumeBatch(
  id: string,
  { actor, announcedModel }: { actor: string; announcedModel: string | undefined },
  terms: GenerationTerms,
): Promise<boolean> {
  return (await db()).$transaction(async (tx) => {
    const batch = await lockBatch(tx, id);
    if (batch?.status !== 'stopped') return false;
    const { done = 0 } = (await readProgress(tx, id)) ?? {};
    return queueNext(tx, { ...batch, actor, request: { ...batch.request, announcedModel } }, done, terms);
  });
}

/**
 * Stops a running batch and cancels its run, both or neither.
 * @param failure null when its user stopped it
 * @returns the run that a process may still be performing; null if there is none
 */
export async function stopBatch(id: string, failure: BatchFailure | null = null): Promise<string | null> {
  return (await db()).$transaction(async (tx) => {
    if ((await lockBatch(tx, id))?.status !== 'running') return null;
    await tx.batch.update({ where: { id }, data: stopped(failure) });
    const progress = await readProgress(tx, id);
    if (!progress) return null;
    await failGeneration(progress.newest, canceled(), null, tx);
    return progress.newest;
  });
}

export async function deleteBatch(id: string): Promise<void> {
  await (await db()).batch.deleteMany({ where: { id } });
}

/** Retention of a batch that no longer runs, in ms. */
const RETENTION_MS = 30 * 24 * 60 * 60 * 1000;

export async function sweepBatches(): Promise<void> {
  await (await db()).batch.deleteMany({
    where: { status: { not: 'running' }, updatedAt: { lt: new Date(Date.now() - RETENTION_MS) } },
  });
}
