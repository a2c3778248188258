import 'server-only';
import { requesterOf } from '@/lib/access/requester.ts';
import { asQuotaRefusal, generationTerms, requireQuota } from '@/lib/access/service.ts';
import { type Actor, actorKey, actorKeys, requireSelf } from '@/lib/auth/actor.ts';
import { batchChange } from '@/lib/changes/names.ts';
import { BATCH_MESSAGES } from '@/lib/constants/batch-messages.ts';
import { AppError } from '@/lib/http/errors.ts';
import { isId } from '@/lib/ids.ts';
import { prepareImages } from '@/lib/images/service.ts';
import { chooseProviders } from '@/lib/research/providers/choose-providers.ts';
import { requireHarmless } from '@/lib/safety/service.ts';
import { settledModelWriter } from '../generation/choose-writer.ts';
import { connectedModel } from '../generation/model-connection.ts';
import { linksInOrder } from '../generation/place-images.ts';
import { runner } from '../queue/runner.ts';
import { JUDGING_MS } from '../runs/rules.ts';
import { eventStream } from '../streams/event-stream.ts';
import { requireRoomToWatch } from '../streams/watchers.ts';
import { voiceIn } from '../voice-schema.ts';
import { createBatch, deleteBatch, resumeBatch, stopBatch } from './mutations.ts';
import { findBatch, findBatches } from './queries.ts';
import type { BatchStart } from './schema.ts';
import { allShownTo, shownTo } from './shown.ts';
import type { BatchState } from './state.ts';
import { watchBatchState } from './watch.ts';

/** A batch of the actor's, or of their browser's before it signed in; those of others do not exist for them. */
async function requireOwnBatch(actor: Actor, id: string): Promise<BatchState> {
  const batch = isId(id) ? await findBatch(id) : null;
  if (batch && actorKeys(actor).includes(batch.actor)) return shownTo(actor, batch.state);
  throw new AppError('not-found', 'This batch could not be found.');
}

/** Refuses a batch of which every blog would be the same brief. */
async function requireMaterial({ sourceUrls, findSources }: BatchStart): Promise<void> {
  const mayHaveSources = sourceUrls.length > 0 || (findSources && chooseProviders().length > 0);
  if (mayHaveSources || (await settledModelWriter())) return;
  throw new AppError('unprocessable-input', BATCH_MESSAGES.onlyBriefs);
}

const announcedModel = () => connectedModel().model ?? undefined;

function toRequest({ visitorId }: Actor, start: BatchStart) {
  const { userImages, imageLinks, userId: _, ...request } = start;
  const links = linksInOrder(userImages, imageLinks);
  return { ...request, links, visitorId, announcedModel: announcedModel() };
}

/**
 * Lets only those on who may still generate, or who repeat the start of a batch of theirs, before its pictures are received.
 * @param batchId from the request's Idempotency-Key
 * @throws AppError sign-in-required, subscription-required
 */
export async function requireMayStartBatch(actor: Actor, batchId: string | null): Promise<void> {
  const batch = batchId && isId(batchId) ? await findBatch(batchId) : null;
  if (batch && actorKeys(actor).includes(batch.actor)) return;
  await requireQuota((await generationTerms(actor)).claims);
}

/**
 * Begins a batch: its blogs are written one after the other, whoever looks (spec §4, Batch generation). One of this id
 * that is the actor's already is given as it stands.
 * @throws AppError unauthenticated, forbidden, sign-in-required, subscription-required, invalid-input;
 *   unprocessable-input for what is never written, and for a batch of briefs; not-found for somebody else's id. Nothing is begun then.
 */
export async function startBatch(actor: Actor, start: BatchStart): Promise<BatchState> {
  if (start.userId) requireSelf(actor, start.userId);
  const { batchId: id, batchSize: size, topic, advancedPrompting, angles, language } = start;
  if (await findBatch(id)) return requireOwnBatch(actor, id);
  const asked = [topic, advancedPrompting, ...voiceIn(start), ...angles];
  await requireHarmless(asked, language, AbortSignal.timeout(JUDGING_MS));
  const terms = await generationTerms(actor);
  // Decoding pictures is costly, so it is not done for someone who would be refused.
  await requireQuota(terms.claims);
  await requireMaterial(start);
  const pictures = await prepareImages(start.userImages, await requesterOf(actor));
  const batch = { id, size, actor: actorKey(actor), request: toRequest(actor, start) };
  const isNew = await createBatch(batch, pictures, terms).catch((error: unknown) => {
    throw asQuotaRefusal(error);
  });
  if (isNew) runner().notify();
  return requireOwnBatch(actor, id);
}

/** The actor's batches that were not dismissed, newest first. */
export async function listBatches(actor: Actor): Promise<BatchState[]> {
  return allShownTo(actor, await findBatches(actorKeys(actor)));
}

/**
 * Answers with how an own batch stands, now and after each change, until it does not run any more.
 * @throws AppError not-found, too-many-requests
 */
export async function watchBatch(actor: Actor, id: string): Promise<Response> {
  await requireOwnBatch(actor, id);
  requireRoomToWatch(batchChange(id));
  return eventStream((gone) => watchBatchState(actor, id, gone));
}

/**
 * Stops an own batch and cancels the blog under way; what is written stays. One that does not run stays as it is.
 * @throws AppError not-found
 */
export async function stopOwnBatch(actor: Actor, id: string): Promise<BatchState> {
  await requireOwnBatch(actor, id);
  const generationId = await stopBatch(id);
  if (generationId) runner().abort(generationId);
  return requireOwnBatch(actor, id);
}

/**
 * Goes on with an own batch from the first blog that is not written. One that runs stays as it is.
 * @throws AppError not-found, sign-in-required, subscription-required
 */
export async function continueBatch(actor: Actor, id: string): Promise<BatchState> {
  await requireOwnBatch(actor, id);
  const terms = await generationTerms(actor);
  const asked = { actor: actorKey(actor), announcedModel: announcedModel() };
  const step = await resumeBatch(id, asked, terms).catch((error: unknown) => {
    throw asQuotaRefusal(error);
  });
  if (step === 'queued') runner().notify();
  return requireOwnBatch(actor, id);
}

/**
 * Takes an own batch out of the list, stopping it where it runs; its blogs stay.
 * @throws AppError not-found
 */
export async function dismissBatch(actor: Actor, id: string): Promise<{ id: string }> {
  await stopOwnBatch(actor, id);
  await deleteBatch(id);
  return { id };
}
