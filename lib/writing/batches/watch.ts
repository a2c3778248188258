import 'server-only';
import type { Actor } from '@/lib/auth/actor.ts';
import { batchChange } from '@/lib/changes/names.ts';
import type { WatchedEvent } from '../streams/event-stream.ts';
import { openWatcher, POLL_MS } from '../streams/watchers.ts';
import { findBatch } from './queries.ts';
import { shownTo } from './shown.ts';
import type { BatchEvent } from './state.ts';

/**
 * How a batch stands, now and after each change, until it does not run any more; each event's number is that of the
 * blogs written. Throws the signal's reason.
 */
export async function* watchBatchState(
  actor: Actor,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<WatchedEvent<BatchEvent>> {
  const watcher = openWatcher(batchChange(id));
  let last = '';
  try {
    for (;;) {
      signal.throwIfAborted();
      const batch = await findBatch(id);
      if (!batch) return;
      const state = await shownTo(actor, batch.state);
      const text = JSON.stringify(state);
      if (text !== last) yield { seq: state.blogs.length, event: { type: 'batch', batch: state } };
      if (state.status !== 'running') return;
      last = text;
      await watcher.news(POLL_MS, signal);
    }
  } finally {
    watcher.close();
  }
}
