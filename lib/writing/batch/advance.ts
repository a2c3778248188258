import 'server-only';
import {
  asQuotaRefusal,
  type GenerationTerms,
  termsOfVisitor,
  userTerms,
} from '@/lib/access/service';
import { AppError } from '@/lib/http/errors';
import { log } from '@/lib/log';
import { userIdOf } from '../queue/rules';
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
    await stepBatch(id, await termsOf(batch.actor));
  } catch (error) {
    const refusal = asQuotaRefusal(error);
    if (!(refusal instanceof AppError)) throw error;
    await stopBatch(id, { status: refusal.status, ...refusal.body });
  }
}

/**
 * Goes on with a batch, where there is one, after a run of it has ended. Never throws: what could not be done now is done
 * by the next look of any process.
 */
export async function advanceBatch(id: string | undefined): Promise<void> {
  if (id === undefined) return;
  await advance(id).catch((err) => log().error({ err, batch: id }, 'a batch could not go on'));
}

/** Goes on with every batch that a process has left between two blogs. */
export async function advanceBatches(): Promise<void> {
  for (const id of await findWaitingBatches()) await advanceBatch(id);
}
