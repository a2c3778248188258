import 'server-only';
import { requesterOf } from '@/lib/access/requester.ts';
import { asQuotaRefusal, generationTerms, requireQuota } from '@/lib/access/service.ts';
import { type Actor, actorKey, actorKeys, requireSelf } from '@/lib/auth/actor.ts';
import { BATCH_MESSAGES } from '@/lib/constants/batch-messages.ts';
import { AppError } from '@/lib/http/errors.ts';
import { isId } from '@/lib/ids.ts';
import { prepareImages } from '@/lib/images/service.ts';
import { chooseProviders } from '@/lib/research/providers/choose-providers.ts';
import { requireHarmless } from '@/lib/safety/service.ts';
import { connectedModel, settledModelWriter } from '../generation/choose-writer.ts';
import { runner } from '../queue/runner.ts';
import { JUDGING_MS, withoutPictures } from '../runs/rules.ts';
import { type BatchStart, judgedTexts } from '../schema.ts';
import { createBatch } from './mutations.ts';
import { findBatch } from './queries.ts';
import type { BatchState } from './schema.ts';
import { requireOwnBatch } from './service.ts';

/** Refuses a batch whose blogs would all be the same brief. */
async function requireMaterial({ sourceUrls, findSources }: BatchStart): Promise<void> {
  const mayHaveSources = sourceUrls.length > 0 || (findSources && chooseProviders().length > 0);
  if (mayHaveSources || (await settledModelWriter())) return;
  throw new AppError('unprocessable-input', BATCH_MESSAGES.onlyBriefs);
}

/**
 * Refuses an actor without quota before their pictures are received; a repeated start passes.
 * @param batchId from the request's Idempotency-Key
 * @throws AppError sign-in-required, subscription-required
 */
export async function requireMayStartBatch(actor: Actor, batchId: string | null): Promise<void> {
  const batch = batchId && isId(batchId) ? await findBatch(batchId) : null;
  if (batch && actorKeys(actor).includes(batch.actor)) return;
  await requireQuota((await generationTerms(actor)).claims);
}

/**
 * Starts a batch: the server writes its blogs one after the other (spec §4, Batch generation). The actor's own batch of
 * this id is answered as it is.
 * @throws AppError unauthenticated, forbidden, sign-in-required, subscription-required, invalid-input;
 *   unprocessable-input for refused content and a batch of briefs; not-found for another person's id. Nothing is saved then.
 */
export async function startBatch(actor: Actor, start: BatchStart): Promise<BatchState> {
  if (start.userId) requireSelf(actor, start.userId);
  const { batchId: id, batchSize: size } = start;
  if (await findBatch(id)) return requireOwnBatch(actor, id);
  await requireHarmless(judgedTexts(start), start.language, AbortSignal.timeout(JUDGING_MS));
  const terms = await generationTerms(actor);
  // Decoding pictures is costly: refuse first.
  await requireQuota(terms.claims);
  await requireMaterial(start);
  const pictures = await prepareImages(start.userImages, await requesterOf(actor));
  const { userId: _, ...asked } = withoutPictures(start);
  const request = { ...asked, visitorId: actor.visitorId, announcedModel: connectedModel().model ?? undefined };
  const batch = { id, size, actor: actorKey(actor), request };
  const isNew = await createBatch(batch, pictures, terms).catch((error: unknown) => {
    throw asQuotaRefusal(error);
  });
  if (isNew) runner().notify();
  return requireOwnBatch(actor, id);
}
