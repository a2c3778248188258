import 'server-only';
import type { Actor } from '@/lib/auth/actor.ts';
import { visibleAmong } from '@/lib/blogs/authorization.ts';
import { batchChange } from '@/lib/changes/names.ts';
import type { StreamedEvent } from '../streams/event-stream.ts';
import { openWatcher, POLL_MS } from '../streams/watchers.ts';
import { findBatch } from './queries.ts';
import type { BatchEvent, BatchState } from './schema.ts';

/** Batches without the titles of blogs that the actor may not see. */
export async function visibleTo(actor: Actor, batches: readonly BatchState[]): Promise<BatchState[]> {
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
export async function* watchBatchState(
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
