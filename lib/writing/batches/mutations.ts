import 'server-only';
import { asQuotaRefusal, type GenerationTerms } from '@/lib/access/service.ts';
import { db } from '@/lib/database/db.ts';
import { Prisma } from '@/lib/database/prisma.ts';
import { AppError } from '@/lib/http/errors.ts';
import { newId } from '@/lib/ids.ts';
import type { StoredImage } from '@/lib/images/service.ts';
import { batchItemKey, hashRequest, queueGeneration } from '../runs/mutations.ts';
import type { BatchStart, StoredRequest } from '../schema.ts';

type Transaction = Prisma.TransactionClient;

type BatchRequest = StoredRequest & Partial<BatchStart> & { batchId: string };

export type NewBatch = { id: string; actor: string; size: number; request: BatchRequest };

/** Queues a blog by its index, or the overview, which is written last as it has none. */
async function queueItem(
  tx: Transaction,
  { id: batchId, actor, request: { angles, titles, ...request } }: NewBatch,
  index: number | 'overview',
  { claims, priority }: GenerationTerms,
): Promise<void> {
  const idempotencyKey = batchItemKey({ batchId, index });
  const own =
    index === 'overview'
      ? { overviewOf: batchId, title: request.overviewTitle, sourceUrls: [] }
      : { batchIndex: index, angle: angles?.[index], title: titles?.[index] };
  const run = {
    ...{ id: newId(), actor, idempotencyKey, batchId, priority },
    requestHash: hashRequest(idempotencyKey),
    request: { ...request, ...own },
    encryptedPlatforms: null,
  };
  if (await queueGeneration(tx, run, claims)) return;
  await tx.generation.updateMany({ where: { actor, idempotencyKey }, data: { batchId } });
}

/** Queues the blogs that are not written yet, as many as the quota allows; the batch keeps why there are no more. */
async function queueItems(tx: Transaction, batch: NewBatch, terms: GenerationTerms): Promise<void> {
  const { id, size, actor, request } = batch;
  const first = await tx.generation.count({ where: { batchId: id, status: 'succeeded' } });
  let failure: Prisma.InputJsonObject | undefined;
  for (let index = first; index < size && !failure; index += 1) {
    await tx.$executeRaw`SAVEPOINT item`;
    try {
      await queueItem(tx, batch, index, terms);
    } catch (error) {
      const refusal = asQuotaRefusal(error);
      if (index === first || !(refusal instanceof AppError)) throw refusal;
      await tx.$executeRaw`ROLLBACK TO SAVEPOINT item`;
      failure = { status: refusal.status, ...refusal.record };
    }
  }
  if (request.overview && !failure) await queueItem(tx, batch, 'overview', { ...terms, claims: [] });
  await tx.batch.update({ where: { id }, data: { actor, request, failure: failure ?? Prisma.DbNull } });
}

/**
 * Saves a batch with its pictures and queues its blogs.
 * @returns false, and nothing changed, when the batch exists
 * @throws AppError sign-in-required, subscription-required when not even the first blog is free
 */
export const createBatch = async (batch: NewBatch, pictures: readonly StoredImage[], terms: GenerationTerms) =>
  (await db()).$transaction(async (tx) => {
    const { count } = await tx.batch.createMany({ data: batch, skipDuplicates: true });
    if (count === 0) return false;
    await tx.batchPicture.createMany({
      data: pictures.map(({ id: _, ...picture }, position) => ({ ...picture, batchId: batch.id, position })),
    });
    await queueItems(tx, batch, terms);
    return true;
  });

/**
 * Continues a stopped batch from its first missing blog, for the current actor and the currently announced model.
 * @returns false, and nothing changed, when it runs or is finished
 * @throws AppError sign-in-required, subscription-required; what `check` of its visibility throws
 */
export const resumeBatch = async (
  id: string,
  { actor, announcedModel }: { actor: string; announcedModel: string | undefined },
  terms: GenerationTerms,
  check: (visibility: BatchRequest['visibility']) => void,
): Promise<boolean> =>
  (await db()).$transaction(async (tx) => {
    const [batch] = await tx.$queryRaw<NewBatch[]>`
      SELECT id, actor, size, request FROM batches
      WHERE id = ${id} AND size + coalesce((request ->> 'overview')::boolean, false)::int > (
        SELECT count(*) FROM generations WHERE batch_id = ${id} AND status <> 'failed')
        AND NOT EXISTS (SELECT FROM generations WHERE batch_id = ${id} AND status IN ('queued', 'running'))
      FOR UPDATE`;
    if (!batch) return false;
    check(batch.request.visibility);
    await queueItems(tx, { ...batch, actor, request: { ...batch.request, announcedModel } }, terms);
    return true;
  });

export async function deleteBatch(id: string): Promise<void> {
  await (await db()).batch.deleteMany({ where: { id } });
}

/** Retention of a batch that no longer runs, in ms. */
const RETENTION_MS = 30 * 24 * 60 * 60 * 1000;

export async function sweepBatches(): Promise<void> {
  await (await db()).batch.deleteMany({
    where: { runs: { none: { finishedAt: null } }, updatedAt: { lt: new Date(Date.now() - RETENTION_MS) } },
  });
}
