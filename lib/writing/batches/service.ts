import 'server-only';
import { actorRequester } from '@/lib/access/requester.ts';
import { generationTerms, requireQuota } from '@/lib/access/service.ts';
import {
  type Actor,
  actorKey,
  actorKeys,
  isProgram,
  newVisibility,
  requireScope,
  requireSelf,
} from '@/lib/auth/actor.ts';
import { visibleAmong } from '@/lib/blogs/authorization.ts';
import { batchChange } from '@/lib/changes/names.ts';
import { MAX_ANGLE_CHARACTERS } from '@/lib/constants/limits.ts';
import { AppError } from '@/lib/http/errors.ts';
import { isId } from '@/lib/ids.ts';
import { prepareImages } from '@/lib/images/service.ts';
import { sentence } from '@/lib/messages/catalogue.ts';
import { requireHarmless } from '@/lib/safety/service.ts';
import { shortenText } from '@/lib/text/sentences.ts';
import { JUDGING_MS } from '../bounds.ts';
import { modelConnection } from '../generation/choose-writer.ts';
import { runner } from '../queue/runner.ts';
import { canceled, failGeneration } from '../runs/mutations.ts';
import type { BatchBlog, BatchEvent, BatchState } from '../runs/schema.ts';
import { awaitChanges, eventStream, requireRoomToWatch, type StreamedEvent, watchRun } from '../runs/stream.ts';
import { type BatchStart, judgedTexts, withoutPictures } from '../schema.ts';
import { createBatch, deleteBatch, resumeBatch } from './mutations.ts';
import { type FoundBatch, findBatches } from './queries.ts';

/** Batches without the titles of blogs that the actor may not see. */
async function visibleTo(actor: Actor, batches: readonly FoundBatch[]): Promise<BatchState[]> {
  const ids = batches.flatMap(({ blogs, overview = [] }) => blogs.concat(overview).map(({ id }) => id));
  const visible = await visibleAmong(actor, ids);
  const shown = ({ id, title }: BatchBlog) => ({ id, title: id === '' || visible.has(id) ? title : '' });
  return batches.map(({ actor: _, blogs, overview, ...batch }) => ({
    ...batch,
    blogs: blogs.map(shown),
    ...(overview && { overview: shown(overview) }),
  }));
}

/** A batch of the actor, or of their browser before it signed in. */
async function findOwnBatch(actor: Actor, id: string): Promise<BatchState | undefined> {
  const found = isId(id) ? await findBatches({ id }) : [];
  const own = found.filter((batch) => actorKeys(actor).includes(batch.actor));
  return (await visibleTo(actor, own))[0];
}

/** @throws AppError not-found */
export async function requireOwnBatch(actor: Actor, id: string): Promise<BatchState> {
  const batch = await findOwnBatch(actor, id);
  if (!batch) throw new AppError('not-found', sentence('batches.notFound'));
  return batch;
}

/** The actor's batches, newest first, without finished ones whose blogs are all deleted. */
export async function listBatches(actor: Actor): Promise<BatchState[]> {
  const batches = await findBatches({ actors: actorKeys(actor) });
  return visibleTo(
    actor,
    batches.filter(({ size }) => size > 0),
  );
}

/** Streams the state of an own batch, now and after each change, until it ends. */
export async function watchBatch(actor: Actor, id: string): Promise<Response> {
  await requireOwnBatch(actor, id);
  requireRoomToWatch(batchChange(id));
  return eventStream((gone) => watchBatchState(actor, id, gone));
}

/** Stops an own batch and cancels the blog being written; finished blogs stay. */
export async function stopOwnBatch(actor: Actor, id: string): Promise<BatchState> {
  for (let { runId } = await requireOwnBatch(actor, id); runId; { runId } = await requireOwnBatch(actor, id)) {
    await failGeneration(runId, canceled());
    runner().abort(runId);
  }
  return requireOwnBatch(actor, id);
}

/** Continues an own batch from its first missing blog. No effect on one that runs. */
export async function continueBatch(actor: Actor, id: string): Promise<BatchState> {
  await requireOwnBatch(actor, id);
  const terms = await generationTerms(actor);
  const asked = { actor: actorKey(actor), announcedModel: modelConnection()?.model };
  // The user may have started it with public blogs.
  const check = (visibility?: string) => visibility !== 'draft' && requireScope(actor, 'publish');
  if (await resumeBatch(id, asked, terms, check)) runner().notify();
  return requireOwnBatch(actor, id);
}

/** Stops an own batch and removes it from the list; its blogs stay. */
export async function dismissBatch(actor: Actor, id: string): Promise<{ id: string }> {
  await stopOwnBatch(actor, id);
  await deleteBatch(id);
  return { id };
}

/** The state of a batch, now and after each change, until it ends, and the events of its runs. A state's number counts its blogs. */
async function* watchBatchState(actor: Actor, id: string, signal: AbortSignal): AsyncGenerator<StreamedEvent> {
  let last = '';
  for await (const _ of awaitChanges(signal, batchChange(id))) {
    const [batch] = await visibleTo(actor, await findBatches({ id }));
    if (!batch) return;
    const text = JSON.stringify(batch);
    const event: BatchEvent = { type: 'batch', batch };
    if (text !== last) yield { seq: batch.blogs.length, event };
    if (batch.status !== 'running') return;
    last = text;
    // Numbers are the batch's own.
    if (batch.runId) for await (const { event } of watchRun(batch.runId, 0, signal)) yield { event };
  }
}

/** Refuses an actor without quota before their pictures are received; a repeated start passes. */
export async function requireMayStartBatch(actor: Actor, batchId: string | null): Promise<void> {
  if (batchId && (await findOwnBatch(actor, batchId))) return;
  await requireQuota((await generationTerms(actor)).claims);
}

/**
 * Starts a batch: the server writes its blogs one after the other (spec §4, Batch generation). The actor's own batch of
 * this id is answered as it is.
 */
export async function startBatch(actor: Actor, start: BatchStart): Promise<BatchState> {
  if (start.userId) requireSelf(actor, start.userId);
  const { batchId: id, batchSize: size, overview } = start;
  if ((await findBatches({ id })).length > 0) return requireOwnBatch(actor, id);
  await requireHarmless(judgedTexts(start), start.language, AbortSignal.timeout(JUDGING_MS));
  const pictures = await prepareImages(start.userImages, await actorRequester(actor));
  const { userId: _, ...asked } = withoutPictures(start);
  const announcedModel = modelConnection()?.model;
  const topic = asked.topic.replace(/\s+/g, ' ').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  const series = asked.overviewTitle || shortenText(topic, MAX_ANGLE_CHARACTERS);
  const request = {
    ...asked,
    visibility: newVisibility(actor, asked.visibility),
    userDisplayName: isProgram(actor) ? undefined : asked.userDisplayName,
    closePage: false,
    visitorId: actor.visitorId,
    announcedModel,
    ...(overview && { series }),
  };
  const batch = { id, size, actor: actorKey(actor), request };
  if (await createBatch(batch, pictures, await generationTerms(actor))) runner().notify();
  return requireOwnBatch(actor, id);
}
