import { generationChange } from '@/lib/changes/names.ts';
import { onChange, subscriberCount } from '@/lib/changes/subscriptions.ts';
import { AppError } from '@/lib/http/errors.ts';

/** How many in this process watch a run. */
export const watcherCount = (id: string): number => subscriberCount(generationChange(id));

/** Most who may watch one thing at once, in one process. */
const MAX_WATCHERS = 20;

/**
 * Lets one more watch for a change unless too many do.
 * @throws AppError too-many-requests
 */
export function requireRoomToWatch(change: string): void {
  if (subscriberCount(change) < MAX_WATCHERS) return;
  throw new AppError('too-many-requests', 'This is being watched too often already.');
}

/** Changes are announced (lib/changes); how long to wait without an announcement before asking the database, in ms. */
export const POLL_MS = 15_000;

/** Waits for news of what it watches. */
export type Watcher = {
  /**
   * Resolves at once when there was news since it was last asked, else with the next, or after `ms`.
   * Throws the signal's reason.
   */
  news: (ms: number, signal: AbortSignal) => Promise<void>;
  close: () => void;
};

/** Begins to watch for changes (names of lib/changes/names.ts). It must be closed. */
export function openWatcher(...changes: readonly string[]): Watcher {
  let isNew = false;
  let resolve: (() => void) | undefined;
  const notify = () => {
    isNew = true;
    resolve?.();
  };
  const unsubscribe = changes.map((change) => onChange(change, notify));
  return {
    news: async (ms, signal) => {
      signal.throwIfAborted();
      if (!isNew) await untilNotified(ms, signal, (finish) => (resolve = finish));
      isNew = false;
      signal.throwIfAborted();
    },
    close: () => {
      for (const each of unsubscribe) each();
    },
  };
}

function untilNotified(ms: number, signal: AbortSignal, listen: (finish: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    signal.addEventListener('abort', finish, { once: true });
    listen(finish);
  });
}
