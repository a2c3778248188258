import 'server-only';
import { asQuotaRefusal, type GenerationTerms, termsOfVisitor, userTerms } from '@/lib/access/service.ts';
import { GENERATIONS_CHANGE } from '@/lib/changes/names.ts';
import { AppError } from '@/lib/http/errors.ts';
import { createWorker, type Worker } from '@/lib/jobs/worker.ts';
import { log } from '@/lib/log.ts';
import { runner } from '../queue/runner.ts';
import { RECOVERY_MS, userIdOf } from '../runs/rules.ts';
import { stepBatch, stopBatch } from './mutations.ts';
import { findBatch, findWaitingBatches } from './queries.ts';

function termsOf(actor: string): Promise<GenerationTerms> | GenerationTerms {
  const userId = userIdOf(actor);
  return userId === undefined ? termsOfVisitor(actor.slice('visitor:'.length)) : userTerms(userId);
}

async function advance(id: string): Promise<void> {
  const batch = await findBatch(id);
  if (batch?.state.status !== 'running') return;
  try {
    if ((await stepBatch(id, await termsOf(batch.actor))) === 'queued') runner().notify();
  } catch (error) {
    const refusal = asQuotaRefusal(error);
    if (!(refusal instanceof AppError)) throw error;
    await stopBatch(id, { status: refusal.status, ...refusal.body });
  }
}

/** Advances every batch whose newest run has ended. A failure is retried at the next poll of any process. */
export async function advanceBatches(): Promise<void> {
  for (const id of await findWaitingBatches()) {
    await advance(id).catch((err) => log().error({ err, batch: id }, 'a batch could not be advanced'));
  }
}

/** Advances batches when a run ends in any process. A step is one transaction, so there is nothing to claim. */
export const createBatchWorker = (): Worker =>
  createWorker({
    name: 'batches',
    concurrency: 1,
    pollMs: RECOVERY_MS,
    change: GENERATIONS_CHANGE,
    claim: async () => {
      await advanceBatches();
      return null;
    },
    perform: async () => undefined,
  });
