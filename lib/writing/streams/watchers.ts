import { generationChange } from '@/lib/changes/names.ts';
import { onChange, subscriberCount } from '@/lib/changes/subscriptions.ts';
import { AppError } from '@/lib/http/errors.ts';

/** Watchers of a run in this process. */
export const watcherCount = (id: string): number => subscriberCount(generationChange(id));

/** Maximum watchers of one thing in one process. */
const MAX_WATCHERS = 20;

/**
 * Refuses one watcher too many.
 * @throws AppError too-many-requests
 */
export function requireRoomToWatch(change: string): void {
  if (subscriberCount(change) < MAX_WATCHERS) return;
  throw new AppError('too-many-requests', 'Too many tabs are following this blog. Close some and try again.');
}

/** Polling interval beside the notifications of lib/changes, in ms. */
export const POLL_MS = 15_000;

export type Watcher = {
  /**
   * Resolves at once if there was news since the last call, else with the next news or after `ms`.
   * Throws the signal's reason.
   */
  news: (ms: number, signal: AbortSignal) => Promise<void>;
  close: () => void;
};

/** Watches for changes (lib/changes/names.ts) until it is closed. */
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
