import 'server-only';
import { asQuotaRefusal, generationTerms } from '@/lib/access/service.ts';
import { type Actor, actorKey, actorKeys } from '@/lib/auth/actor.ts';
import { visibleAmong } from '@/lib/blogs/authorization.ts';
import { batchChange } from '@/lib/changes/names.ts';
import { AppError } from '@/lib/http/errors.ts';
import { isId } from '@/lib/ids.ts';
import { connectedModel } from '../generation/choose-writer.ts';
import { runner } from '../queue/runner.ts';
import { eventStream, type StreamedEvent } from '../streams/event-stream.ts';
import { openWatcher, POLL_MS, requireRoomToWatch } from '../streams/watchers.ts';
import { deleteBatch, resumeBatch, stopBatch } from './mutations.ts';
import { findBatch, findBatches } from './queries.ts';
import type { BatchEvent, BatchState } from './schema.ts';

/**
 * A batch of the actor, or of their browser before it signed in.
 * @throws AppError not-found, also for another person's batch
 */
export async function requireOwnBatch(actor: Actor, id: string): Promise<BatchState> {
  const found = isId(id) ? await findBatch(id) : null;
  const own = found && actorKeys(actor).includes(found.actor) ? [found.state] : [];
  const [batch] = await visibleTo(actor, own);
  if (!batch) throw new AppError('not-found', 'This batch could not be found.');
  return batch;
}

/** The actor's batches, newest first, without dismissed ones. */
export async function listBatches(actor: Actor): Promise<BatchState[]> {
  return visibleTo(actor, await findBatches(actorKeys(actor)));
}

/**
 * Streams the state of an own batch, now and after each change, until it ends.
 * @throws AppError not-found, too-many-requests
 */
export async function watchBatch(actor: Actor, id: string): Promise<Response> {
  await requireOwnBatch(actor, id);
  requireRoomToWatch(batchChange(id));
  return eventStream((gone) => watchBatchState(actor, id, gone));
}

/**
 * Stops an own batch and cancels the blog being written; finished blogs stay. No effect on one that does not run.
 * @throws AppError not-found
 */
export async function stopOwnBatch(actor: Actor, id: string): Promise<BatchState> {
  await requireOwnBatch(actor, id);
  const generationId = await stopBatch(id);
  if (generationId) runner().abort(generationId);
  return requireOwnBatch(actor, id);
}

/**
 * Continues an own batch from its first missing blog. No effect on one that runs.
 * @throws AppError not-found, sign-in-required, subscription-required
 */
export async function continueBatch(actor: Actor, id: string): Promise<BatchState> {
  await requireOwnBatch(actor, id);
  const terms = await generationTerms(actor);
  const asked = { actor: actorKey(actor), announcedModel: connectedModel().model ?? undefined };
  const step = await resumeBatch(id, asked, terms).catch((error: unknown) => {
    throw asQuotaRefusal(error);
  });
  if (step === 'queued') runner().notify();
  return requireOwnBatch(actor, id);
}

/**
 * Stops an own batch and removes it from the list; its blogs stay.
 * @throws AppError not-found
 */
export async function dismissBatch(actor: Actor, id: string): Promise<{ id: string }> {
  await stopOwnBatch(actor, id);
  await deleteBatch(id);
  return { id };
}

/** Batches without the titles of blogs that the actor may not see. */
async function visibleTo(actor: Actor, batches: readonly BatchState[]): Promise<BatchState[]> {
  const ids = batches.flatMap(({ blogs }) => blogs.map(({ id }) => id));
  const visible = await visibleAmong(actor, ids);
  return batches.map(({ blogs, ...batch }) => ({
    ...batch,
    blogs: blogs.map(({ id, title }) => ({ id, title: visible.has(id) ? title : '' })),
  }));
}

/**
 * The state of a batch, now and after each change, until it ends; an event's number is that of the blogs written. Throws
 * the signal's reason.
 */
async function* watchBatchState(
  actor: Actor,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<StreamedEvent<BatchEvent>> {
  const watcher = openWatcher(batchChange(id));
  let last = '';
  try {
    for (;;) {
      signal.throwIfAborted();
      const found = await findBatch(id);
      const [batch] = await visibleTo(actor, found ? [found.state] : []);
      if (!batch) return;
      const text = JSON.stringify(batch);
      if (text !== last) yield { seq: batch.blogs.length, event: { type: 'batch', batch } };
      if (batch.status !== 'running') return;
      last = text;
      await watcher.news(POLL_MS, signal);
    }
  } finally {
    watcher.close();
  }
}
