import 'server-only';
import {
  asQuotaRefusal,
  type GenerationTerms,
  termsOfVisitor,
  userTerms,
} from '@/lib/access/service';
import { GENERATIONS_CHANGE } from '@/lib/changes/names';
import { AppError } from '@/lib/http/errors';
import { createWorker, type Worker } from '@/lib/jobs/worker';
import { log } from '@/lib/log';
import { runner } from '../queue/runner';
import { RECOVERY_MS, userIdOf } from '../runs/rules';
import { stepBatch, stopBatch } from './mutations';
import { findBatch, findWaitingBatches } from './queries';

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

/** Goes on with every batch whose newest run has ended. What cannot be done now is done by the next look of any process. */
export async function advanceBatches(): Promise<void> {
  for (const id of await findWaitingBatches()) {
    await advance(id).catch((err) => log().error({ err, batch: id }, 'a batch could not go on'));
  }
}

/** What goes on with batches whenever a run has ended, in whichever process. A step is one transaction: nothing is claimed. */
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
